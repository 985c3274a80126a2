import { Alert, Stack, Text } from "@mantine/core";
import { IconClockPause, IconLinkOff, IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { useBackend } from "#web/backend/client.ts";
import { readStored } from "#web/lib/local-storage.ts";
import { authMessages } from "../messages.ts";
import { ENDED_BY_INACTIVITY } from "../use-inactivity.ts";
import { useLockout } from "../use-lockout.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import { RecoverForm } from "./recover-form.tsx";
import { SignUpByInvitation } from "./sign-up-by-invitation.tsx";
import { TextButton } from "./text-button.tsx";

type Mode = "sign-in" | "sign-up" | "recover";

const words = {
  "sign-in": { title: "Sign in", lead: "Welcome back.", question: "New here?", toggle: "Create an account" },
  "sign-up": {
    title: "Create your account",
    lead: "One account for all of your team's tools.",
    question: "Already have an account?",
    toggle: "Sign in instead",
  },
  recover: {
    title: "Forgot your password?",
    lead: "We'll email you a link to reset it.",
    question: "Remember your password?",
    toggle: "Back to sign in",
  },
} as const;

export function AuthScreen() {
  const [mode, setMode] = useState<Mode>("sign-in");
  const [email, setEmail] = useState("");
  const { emailLink } = useBackend();
  const lockout = useLockout();
  const isLocked = lockout.isLocked && mode === "sign-in";
  const credentials = { email, onEmail: setEmail, lockout, onForgot: () => setMode("recover") };

  return (
    <AuthFrame title={words[mode].title} lead={words[mode].lead}>
      <Stack gap="md">
        {isLocked && (
          <Alert color="red" icon={<IconLock size={18} />} role="alert">
            {authMessages.lockedBanner}
          </Alert>
        )}
        {emailLink.error !== null && mode === "sign-in" && (
          <Alert color="blue" icon={<IconLinkOff size={18} />} title={authMessages.linkFailedTitle}>
            {authMessages.linkFailed}
          </Alert>
        )}
        {readStored(ENDED_BY_INACTIVITY) === true && mode === "sign-in" && (
          <Alert color="blue" icon={<IconClockPause size={18} />} title={authMessages.endedByInactivityTitle}>
            {authMessages.endedByInactivity}
          </Alert>
        )}
        {mode === "recover" && <RecoverForm email={email} onEmail={setEmail} />}
        {mode === "sign-in" && <CredentialsForm key={mode} mode={mode} {...credentials} />}
        {mode === "sign-up" && (
          <SignUpByInvitation>
            <CredentialsForm key={mode} mode={mode} {...credentials} />
          </SignUpByInvitation>
        )}
        <Text size="sm" ta="center" c="dimmed">
          {words[mode].question}{" "}
          <TextButton onClick={() => setMode(mode === "sign-in" ? "sign-up" : "sign-in")}>
            {words[mode].toggle}
          </TextButton>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
