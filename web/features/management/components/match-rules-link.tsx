import { Button } from "@mantine/core";
import { IconListCheck } from "@tabler/icons-react";
import { Link } from "react-router";
import { paths } from "#web/paths.ts";

export function MatchRulesLink() {
  return (
    <Button
      component={Link}
      to={paths.matchRules}
      variant="default"
      data-print="hidden"
      leftSection={<IconListCheck size={16} stroke={1.7} />}
    >
      How names match
    </Button>
  );
}
