import { Stack, Text } from "@mantine/core";
import { useSetPassword, useSignOut } from "#web/data/account/credentials.ts";
import { toast } from "#web/ui/toast.tsx";
import { authMessages } from "../messages.ts";
import { useLockout } from "../use-lockout.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { TextButton } from "./text-button.tsx";

/** After a recovery link: the only screen until the new password is set. */
export function NewPasswordScreen({ email }: { email: string | null }) {
  const setPassword = useSetPassword();
  const signOut = useSignOut();
  const lockout = useLockout();

  async function save(password: string) {
    await setPassword.mutateAsync(password);
    lockout.reset();
    toast.success(authMessages.passwordSetTitle, authMessages.passwordSet);
  }

  return (
    <AuthFrame title="Set a new password" lead={email === null ? "For your account." : `For ${email}.`}>
      <Stack gap="md">
        <NewPasswordForm
          email={email}
          label="New password"
          submitLabel="Set password"
          isBusy={setPassword.isPending}
          onSubmit={save}
        />
        <Text size="sm" ta="center" c="dimmed">
          Not now? <TextButton onClick={() => signOut.mutate()}>Back to sign in</TextButton>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
