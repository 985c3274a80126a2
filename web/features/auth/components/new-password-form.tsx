import { Button, PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isValidPassword } from "#domain/session/credentials.ts";
import { BackendError } from "#web/backend/errors.ts";
import { authMessages } from "../messages.ts";

interface NewPasswordFormProps {
  readonly email: string | null;
  readonly label: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** A `BackendError` is shown beside the field. */
  readonly onSubmit: (password: string) => Promise<void>;
}

/** A new password, typed twice. */
export function NewPasswordForm({ email, label, submitLabel, isBusy, onSubmit }: NewPasswordFormProps) {
  const form = useForm({
    initialValues: { password: "", confirmation: "" },
    validate: {
      password: (password) => (isValidPassword(password) ? null : authMessages.shortPassword),
      confirmation: (confirmation, { password }) => (confirmation === password ? null : authMessages.unequalPasswords),
    },
    enhanceGetInputProps: () => ({ disabled: isBusy }),
  });

  async function submit({ password }: typeof form.values) {
    try {
      await onSubmit(password);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      form.setFieldError("password", error.message);
    }
  }

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack gap="md">
        {/* Password managers store the password under it. */}
        <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
        <PasswordInput
          label={label}
          description="At least 8 characters"
          autoComplete="new-password"
          // Mantine's password field does not set it.
          aria-invalid={form.errors.password !== undefined}
          {...form.getInputProps("password")}
        />
        <PasswordInput
          label={`Confirm ${label.toLowerCase()}`}
          autoComplete="new-password"
          // Mantine's password field does not set it.
          aria-invalid={form.errors.confirmation !== undefined}
          {...form.getInputProps("confirmation")}
        />
        <Button type="submit" size="md" disabled={isBusy} fullWidth>
          {isBusy ? authMessages.processing : submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
