import { Button, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { BackendError } from "#web/backend/errors.ts";
import { useSignOut, useVerifyCode } from "#web/data/account/credentials.ts";
import { CodeInput } from "#web/ui/code-input.tsx";
import { toast } from "#web/ui/toast.tsx";
import { authMessages } from "../messages.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { TextButton } from "./text-button.tsx";

/** The second factor, after the password. */
export function SecondStepScreen({ factorIds }: { factorIds: readonly string[] }) {
  const showCode = useVerifyCode();
  const signOut = useSignOut();
  const [code, setCode] = useState("");
  const [codeError, setCodeError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length !== 6) return setCodeError(authMessages.codeLength);
    showCode.mutate({ factorIds, code }, { onError });
  }

  function onError(error: Error) {
    if (error instanceof BackendError && error.code === "mfa_verification_failed") {
      setCode("");
      setCodeError(authMessages.wrongCode);
    } else if (error instanceof BackendError && error.code === "over_request_rate_limit") {
      setCodeError(authMessages.lockedBanner);
      toast.error(authMessages.tooManyTitle, authMessages.tooMany);
    } else {
      toast.error(authMessages.errorTitle, error.message);
    }
  }

  return (
    <AuthFrame
      title="Two-factor sign-in"
      lead="Enter the 6-digit code your authenticator app shows for Venture Research."
    >
      <Stack gap="md">
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <CodeInput
              value={code}
              error={codeError}
              disabled={showCode.isPending}
              focused
              onChange={(value) => {
                setCode(value);
                setCodeError(null);
              }}
            />
            <Button type="submit" size="md" disabled={showCode.isPending} fullWidth>
              {showCode.isPending ? authMessages.processing : "Continue"}
            </Button>
          </Stack>
        </form>
        <Text size="sm" ta="center" c="dimmed">
          Lost your device? Ask your administrator.{" "}
          <TextButton onClick={() => signOut.mutate()}>Use a different account</TextButton>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
