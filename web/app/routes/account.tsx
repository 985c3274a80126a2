import { Stack } from "@mantine/core";
import { useSession } from "#web/backend/session.tsx";
import { ChangePassword } from "#web/features/account/components/change-password.tsx";
import { Sessions } from "#web/features/account/components/sessions.tsx";
import { TwoFactor } from "#web/features/account/components/two-factor.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/account`: two-factor sign-in, password and sessions. */
export function AccountRoute() {
  const session = useSession();
  const email = session.status === "signed-in" ? session.email : null;
  return (
    <>
      <PageHeader title="Account" description={email === null ? undefined : `Signed in as ${email}.`} />
      <Stack gap="lg" maw={640}>
        <TwoFactor email={email} />
        <ChangePassword email={email} />
        <Sessions />
      </Stack>
    </>
  );
}
