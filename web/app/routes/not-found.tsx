import { Anchor, Center, Stack, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "#web/backend/session.tsx";
import { paths } from "#web/paths.ts";

export function NotFoundRoute() {
  const isInShell = useSession().status === "signed-in";
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = "Page not found · Venture Research";
    console.warn("404: there is no page at", pathname);
  }, [pathname]);
  return (
    <Center component={isInShell ? "div" : "main"} mih={isInShell ? "60vh" : "100vh"} p="lg">
      <Stack align="center" gap="xs">
        <Title order={1} fz="4rem" lh={1} c="dimmed">
          404
        </Title>
        <Text size="lg">Oops! Page not found</Text>
        <Anchor component={Link} to={paths.welcome} mt="sm">
          Return to Home
        </Anchor>
      </Stack>
    </Center>
  );
}
