import { Button, Group, Modal, Text } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { useBackend } from "../../../backend/client.ts";
import { keep } from "../../../lib/kept.ts";
import { FullPageLoader } from "../../../ui/full-page-loader.tsx";
import { authMessages } from "../messages.ts";
import { ENDED_BY_INACTIVITY, useInactivity } from "../use-inactivity.ts";

/** Ends the session after two hours without a sign of life, and asks a minute before. */
export function InactivityGuard({ sessionId, children }: { sessionId: string; children: ReactNode }) {
  const { client } = useBackend();
  const { presence, stay } = useInactivity(sessionId);
  const isExpired = presence.kind === "expired";

  useEffect(() => {
    keep(ENDED_BY_INACTIVITY, isExpired || undefined);
    // The session of this browser alone: its user may be at work at another.
    if (isExpired) void client.auth.signOut({ scope: "local" });
  }, [client, isExpired]);

  if (isExpired) return <FullPageLoader label="Signing you out" />;
  return (
    <>
      {children}
      <Modal
        opened={presence.kind === "warning"}
        onClose={stay}
        title={authMessages.stillThere}
        centered
        radius="lg"
        padding="lg"
        styles={{ title: { fontWeight: 650 } }}
        closeButtonProps={{ "aria-label": "Stay signed in" }}
      >
        <Text size="sm" role="timer">
          {presence.kind === "warning" && authMessages.endsIn(Math.ceil(presence.leftMs / 1000))}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button onClick={stay} data-autofocus>
            Stay signed in
          </Button>
        </Group>
      </Modal>
    </>
  );
}
