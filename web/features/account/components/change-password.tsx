import { Button, Card, Group, PasswordInput, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isValidPassword } from "#domain/session/credentials.ts";
import { BackendError } from "#web/backend/errors.ts";
import { useChangePassword } from "#web/data/account/credentials.ts";
import { toast } from "#web/ui/toast.tsx";
import { accountMessages } from "../messages.ts";

export function ChangePassword({ email }: { email: string | null }) {
  const changePassword = useChangePassword();
  const form = useForm({
    initialValues: { current: "", next: "", confirmation: "" },
    validate: {
      current: (current) => (current === "" ? accountMessages.currentMissing : null),
      next: (next) => (isValidPassword(next) ? null : accountMessages.shortPassword),
      confirmation: (confirmation, { next }) => (confirmation === next ? null : accountMessages.unequalPasswords),
    },
    enhanceGetInputProps: () => ({ disabled: changePassword.isPending }),
  });

  const submit = form.onSubmit((values) =>
    changePassword.mutate(values, {
      onSuccess: () => {
        form.reset();
        toast.success(accountMessages.passwordChangedTitle, accountMessages.passwordChanged);
      },
      onError,
    }),
  );

  function onError(error: Error) {
    const code = error instanceof BackendError ? error.code : "";
    if (code === "current_password_invalid") form.setFieldError("current", accountMessages.currentWrong);
    else if (code === "over_request_rate_limit") form.setFieldError("current", error.message);
    else if (code === "same_password") form.setFieldError("next", accountMessages.samePassword);
    else if (code === "weak_password") form.setFieldError("next", error.message);
    else toast.error(accountMessages.errorTitle, error.message);
  }

  return (
    <Card component="section" aria-labelledby="change-password">
      <Title order={2} id="change-password">
        Password
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        Changing your password signs you out on all other devices.
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
          <PasswordInput label="Current password" autoComplete="current-password" {...form.getInputProps("current")} />
          <PasswordInput
            label="New password"
            description="At least 8 characters"
            autoComplete="new-password"
            {...form.getInputProps("next")}
          />
          <PasswordInput
            label="Confirm new password"
            autoComplete="new-password"
            {...form.getInputProps("confirmation")}
          />
          <Group>
            <Button type="submit" disabled={changePassword.isPending}>
              {changePassword.isPending ? accountMessages.processing : "Change password"}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
