import { Alert, Button, Stack } from "@mantine/core";
import { IconLinkOff } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { BackendError } from "#web/backend/errors.ts";
import { type InvitationLink, useAcceptInvitation, useSetPassword } from "#web/data/account/credentials.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.tsx";
import { authMessages } from "../messages.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

interface AcceptInvitationScreenProps {
  /** Null if the URL has no token. */
  readonly link: InvitationLink | null;
  readonly onSignedIn: () => void;
}

/** Opens with an invitation's link. The link is used up when the password is sent, so that link previews do no harm. */
export function AcceptInvitationScreen({ link, onSignedIn }: AcceptInvitationScreenProps) {
  const accept = useAcceptInvitation();
  const setPassword = useSetPassword();
  const [isAccepted, setAccepted] = useState(false);
  const [hasExpired, setExpired] = useState(false);

  async function save(password: string) {
    if (!isAccepted && link !== null) {
      try {
        await accept.mutateAsync(link.tokenHash);
      } catch (error) {
        if (error instanceof BackendError && error.code === "otp_expired") return setExpired(true);
        throw error;
      }
      // A rejected password can be corrected: the session is open.
      setAccepted(true);
    }
    await setPassword.mutateAsync(password);
    toast.success(authMessages.invitationAcceptedTitle, authMessages.invitationAccepted);
    onSignedIn();
  }

  if (link === null || hasExpired) {
    return (
      <AuthFrame title={authMessages.invitationFailedTitle} lead={authMessages.invitationFailedLead}>
        <Stack gap="md">
          <Alert color="blue" icon={<IconLinkOff size={18} />} role="alert">
            {authMessages.invitationFailed}
          </Alert>
          <Button component={Link} to={paths.auth} variant="default" fullWidth>
            Go to sign in
          </Button>
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Welcome to Venture Research"
      lead={link.email === null ? "Choose a password to sign in." : `Choose a password for ${link.email}.`}
    >
      <NewPasswordForm
        email={link.email}
        label="Password"
        submitLabel="Accept invitation"
        isBusy={accept.isPending || setPassword.isPending}
        onSubmit={save}
      />
    </AuthFrame>
  );
}
