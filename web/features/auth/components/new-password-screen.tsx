import { Button, PasswordInput, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { isValidPassword } from "#domain/session/credentials.ts";
import { BackendError } from "#web/backend/errors.ts";
import { useSetPassword, useSignOut } from "#web/data/account/credentials.ts";
import { toast } from "#web/ui/toast.tsx";
import { authMessages } from "../messages.ts";
import { useLockout } from "../use-lockout.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { TextButton } from "./text-button.tsx";

/** For whoever came by a recovery link: nothing else is to be had before the new password is set. */
export function NewPasswordScreen({ email }: { email: string | null }) {
  const setPassword = useSetPassword();
  const signOut = useSignOut();
  const lockout = useLockout();
  const [first, setFirst] = useState("");
  const [second, setSecond] = useState("");
  const [faults, setFaults] = useState<{ readonly first?: string; readonly second?: string }>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValidPassword(first)) return setFaults({ first: authMessages.shortPassword });
    if (first !== second) return setFaults({ second: authMessages.unequalPasswords });
    void send(first);
  }

  async function send(password: string) {
    try {
      await setPassword.mutateAsync(password);
      lockout.lift();
      toast.success(authMessages.passwordSetTitle, authMessages.passwordSet);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      setFaults({ first: error.message });
    }
  }

  return (
    <AuthFrame title="Set a new password" lead={email === null ? "For your account." : `For ${email}.`}>
      <Stack gap="md">
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
            <PasswordInput
              label="New password"
              description="At least 8 characters"
              autoComplete="new-password"
              disabled={setPassword.isPending}
              value={first}
              error={faults.first}
              onChange={(event) => {
                setFirst(event.currentTarget.value);
                setFaults({});
              }}
            />
            <PasswordInput
              label="Confirm new password"
              autoComplete="new-password"
              disabled={setPassword.isPending}
              value={second}
              error={faults.second}
              onChange={(event) => {
                setSecond(event.currentTarget.value);
                setFaults({});
              }}
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
