import { Button, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isValidPassword } from "#domain/session/credentials.ts";
import { BackendError } from "#web/backend/errors.ts";
import { useSetPassword, useSignOut } from "#web/data/account/credentials.ts";
import { toast } from "#web/ui/toast.tsx";
import { authMessages } from "../messages.ts";
import { useLockout } from "../use-lockout.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { TextButton } from "./text-button.tsx";

/** After a recovery link: the only screen until the new password is set. */
export function NewPasswordScreen({ email }: { email: string | null }) {
  const setPassword = useSetPassword();
  const signOut = useSignOut();
  const lockout = useLockout();
  const form = useForm({
    initialValues: { password: "", confirmation: "" },
    validate: {
      password: (password) => (isValidPassword(password) ? null : authMessages.shortPassword),
      confirmation: (confirmation, { password }) => (confirmation === password ? null : authMessages.unequalPasswords),
    },
    enhanceGetInputProps: () => ({ disabled: setPassword.isPending }),
  });

  async function save({ password }: typeof form.values) {
    try {
      await setPassword.mutateAsync(password);
      lockout.reset();
      toast.success(authMessages.passwordSetTitle, authMessages.passwordSet);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      form.setFieldError("password", error.message);
    }
  }

  return (
    <AuthFrame title="Set a new password" lead={email === null ? "For your account." : `For ${email}.`}>
      <Stack gap="md">
        <form onSubmit={form.onSubmit((values) => void save(values))} noValidate>
          <Stack gap="md">
            <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
            <PasswordInput
              label="New password"
              description="At least 8 characters"
              autoComplete="new-password"
              {...form.getInputProps("password")}
            />
            <PasswordInput
              label="Confirm new password"
              autoComplete="new-password"
              {...form.getInputProps("confirmation")}
            />
            <Button type="submit" size="md" disabled={setPassword.isPending} fullWidth>
              {setPassword.isPending ? authMessages.processing : "Set password"}
            </Button>
          </Stack>
        </form>
        <Text size="sm" ta="center" c="dimmed">
          Not now? <TextButton onClick={() => signOut.mutate()}>Back to sign in</TextButton>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
