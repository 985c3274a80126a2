import { Button, Center, Code, Group, Stack, Text, Title } from "@mantine/core";
import { paths } from "#web/paths.ts";

/** Replaces the whole page, or one screen inside the shell. */
export function UnexpectedError({ reason, isPage = false }: { reason: string; isPage?: boolean }) {
  return (
    <Center component={isPage ? "main" : "div"} mih={isPage ? "100vh" : "50vh"} p="lg">
      <Stack align="center" gap="sm" miw={0} maw={520}>
        <Title order={1} ta="center">
          Unexpected Application Error!
        </Title>
        <Text c="dimmed" ta="center">
          Something went wrong on this page. Your saved data is safe. Reload the page or go to the overview.
        </Text>
        <Code block maw="100%" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {reason}
        </Code>
        <Group mt="sm">
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <Button variant="default" component="a" href={paths.overview}>
            Go to Overview
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
