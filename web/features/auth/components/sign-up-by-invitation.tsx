import { Alert, Skeleton } from "@mantine/core";
import { IconMailOpened } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useBackend } from "#web/backend/client.ts";
import { authSettingsQuery } from "#web/data/account/queries.ts";
import { authMessages } from "../messages.ts";

/** The sign-up form, or what to do where accounts are by invitation. */
export function SignUpByInvitation({ children }: { children: ReactNode }) {
  const settings = useQuery(authSettingsQuery(useBackend()));
  if (settings.isPending) return <Skeleton h={230} />;
  if (settings.data?.acceptsSignUps !== false) return children;
  return (
    <Alert color="blue" icon={<IconMailOpened size={18} />} title={authMessages.byInvitationTitle}>
      {authMessages.byInvitation}
    </Alert>
  );
}
