import { Alert, Button, Stack } from "@mantine/core";
import { IconCheck, IconLinkOff } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { BackendError } from "#web/backend/errors.ts";
import { type ConfirmationLink, useConfirmEmail } from "#web/data/account/confirmation.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.tsx";
import { authMessages } from "../messages.ts";
import { AuthFrame } from "./auth-frame.tsx";

interface ConfirmEmailScreenProps {
  /** Null if the URL has no token. */
  readonly link: ConfirmationLink | null;
  readonly onSignedIn: () => void;
}

/** Confirms by a button, not by opening: mail servers open links to scan them, and a stranger may have signed up. */
export function ConfirmEmailScreen({ link, onSignedIn }: ConfirmEmailScreenProps) {
  const confirm = useConfirmEmail();
  const [step, setStep] = useState<"ask" | "other-address" | "expired">(link === null ? "expired" : "ask");

  async function save(confirmed: ConfirmationLink) {
    try {
      if (await confirm.mutateAsync(confirmed)) onSignedIn();
      else setStep("other-address");
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      if (error.code === "otp_expired") setStep("expired");
      else toast.error(authMessages.errorTitle, error.message);
    }
  }

  if (link === null || step === "expired") {
    return (
      <AuthFrame title={authMessages.confirmEmailTitle} lead={`${authMessages.linkFailedTitle}.`}>
        <Stack gap="md">
          <Alert color="blue" icon={<IconLinkOff size={18} />} role="alert">
            {authMessages.confirmFailed}
          </Alert>
          <Button component={Link} to={paths.auth} variant="default" fullWidth>
            Go to sign in
          </Button>
        </Stack>
      </AuthFrame>
    );
  }
  if (step === "other-address") {
    return (
      <AuthFrame title={authMessages.confirmOtherTitle} lead="This address is confirmed.">
        <Alert color="blue" icon={<IconCheck size={18} />} role="status">
          {authMessages.confirmOther}
        </Alert>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={authMessages.confirmEmailTitle}
      lead={link.type === "signup" ? authMessages.confirmSignup : authMessages.confirmEmailChange}
    >
      <Button fullWidth loading={confirm.isPending} onClick={() => void save(link)}>
        {authMessages.confirmEmail}
      </Button>
    </AuthFrame>
  );
}
