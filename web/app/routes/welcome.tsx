import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import { useSignOut } from "#web/data/account/credentials.ts";
import { paths } from "#web/paths.ts";

export function WelcomeRoute() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Stack align="center" justify="center" mih="60vh" gap="xs">
      <title>Welcome · Venture Research</title>
      <Title order={1} ta="center">
        Welcome to Your App
      </Title>
      <Text c="dimmed">You are now signed in!</Text>
      <Group mt="lg" justify="center">
        <Button component={Link} to={paths.overview}>
          Go to Overview
        </Button>
        <Button component={Link} to={paths.screener} variant="light">
          Explore Our Tools
        </Button>
        <Button
          variant="default"
          loading={signOut.isPending}
          onClick={async () => {
            await signOut.mutateAsync();
            await navigate(paths.auth);
          }}
        >
          Sign Out
        </Button>
      </Group>
    </Stack>
  );
}
