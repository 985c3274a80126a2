import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "#web/paths.ts";
import { hotlistMessages } from "../messages.ts";

export function CompanyNotFound() {
  return (
    <Center mih="50vh">
      <Stack align="center" gap="xs">
        <title>Company not found · Venture Research</title>
        <Title order={1}>{hotlistMessages.notFound}</Title>
        <Text c="dimmed" ta="center" maw={420}>
          {hotlistMessages.notFoundReason}
        </Text>
        <Button component={Link} to={paths.squadPicker} variant="light" mt="sm">
          Go Back
        </Button>
      </Stack>
    </Center>
  );
}
