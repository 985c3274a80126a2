import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "react-router";

export function BackLink({ to }: { to: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      color="gray"
      c="dimmed"
      size="compact-sm"
      leftSection={<IconArrowLeft size={16} />}
      ml={-8}
      w="fit-content"
    >
      Back
    </Button>
  );
}
