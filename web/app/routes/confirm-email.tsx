import { useState } from "react";
import { useNavigate } from "react-router";
import { readConfirmationLink } from "#web/data/account/confirmation.ts";
import { ConfirmEmailScreen } from "#web/features/auth/components/confirm-email-screen.tsx";
import { paths } from "#web/paths.ts";

/** `/confirm-email#token_hash=…&type=…`: a person confirms their email address. */
export function ConfirmEmailRoute() {
  const navigate = useNavigate();
  const [link] = useState(() => readConfirmationLink(window.location.hash));
  return <ConfirmEmailScreen link={link} onSignedIn={() => void navigate(paths.welcome, { replace: true })} />;
}
