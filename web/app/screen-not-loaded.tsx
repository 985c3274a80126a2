import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useBackend } from "#web/backend/client.ts";
import { useConnection } from "#web/backend/use-connection.ts";
import { isNewVersionOut } from "#web/lib/chunk.ts";

type Cause = "unknown" | "no-response" | "new-version" | "other";

const texts = {
  offline: "You're offline. This screen opens by itself when you're back online.",
  unreachable: "The server isn't responding. This screen opens by itself when it does.",
  other: "Something went wrong while loading it. Your saved data is safe.",
};

/** Replaces a screen that could not be loaded. Without a connection, the screen opens by itself later. */
export function ScreenNotLoaded({ isPage = false }: { isPage?: boolean }) {
  const { connection } = useBackend();
  const state = useConnection();
  const [cause, setCause] = useState<Cause>("unknown");
  const navigate = useNavigate();
  const { pathname, search, hash, state: locationState } = useLocation();

  /** Without a page reload, which would fail offline. */
  function openAgain() {
    void navigate(pathname + search + hash, { replace: true, state: locationState });
  }

  useEffect(() => {
    isNewVersionOut().then(
      (isOut) => setCause(isOut ? "new-version" : "other"),
      () => {
        setCause("no-response");
        connection.check();
      },
    );
  }, [connection]);
  const onBack = useEffectEvent(() => {
    if (cause === "no-response") openAgain();
  });
  useEffect(() => connection.subscribe(() => connection.current() === "online" && onBack()), [connection]);

  if (cause === "unknown") return null;
  const isNewVersion = cause === "new-version";
  return (
    <Center component={isPage ? "main" : "div"} mih={isPage ? "100vh" : "50vh"} p="lg">
      <Stack align="center" gap="xs" role="alert" maw={460} ta="center">
        <title>{`${isNewVersion ? "New version" : "Screen not loaded"} · Venture Research`}</title>
        <Title order={1}>{isNewVersion ? "A new version is available" : "This screen couldn't be loaded"}</Title>
        <Text c="dimmed">
          {isNewVersion ? "Reload to open this screen." : texts[state === "online" ? "other" : state]}
        </Text>
        <Button mt="sm" onClick={cause === "no-response" ? openAgain : () => window.location.reload()}>
          {isNewVersion ? "Reload" : "Try again"}
        </Button>
      </Stack>
    </Center>
  );
}
