import { useState } from "react";
import { useNavigate } from "react-router";
import { readInvitationLink } from "#web/data/account/credentials.ts";
import { AcceptInvitationScreen } from "#web/features/auth/components/accept-invitation-screen.tsx";
import { paths } from "#web/paths.ts";

/** `/accept-invitation#token_hash=…`: an invited person chooses a password. */
export function AcceptInvitationRoute() {
  const navigate = useNavigate();
  const [link] = useState(() => readInvitationLink(window.location.hash));
  return <AcceptInvitationScreen link={link} onSignedIn={() => void navigate(paths.overview, { replace: true })} />;
}
