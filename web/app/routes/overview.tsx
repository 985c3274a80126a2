import { Button, Stack, Title } from "@mantine/core";
import { IconBook2 } from "@tabler/icons-react";
import { Link } from "react-router";
import { TeamNumbers } from "#web/features/overview/components/team-numbers.tsx";
import { ToolCards } from "#web/features/overview/components/tool-cards.tsx";
import { databases, tools } from "#web/features/overview/tools.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/overview` */
export function OverviewRoute() {
  return (
    <>
      <PageHeader
        title="Overview"
        description="Everything your team needs to find, assess and track companies."
        actions={
          <Button
            component={Link}
            to={paths.toolsExplanation}
            variant="default"
            leftSection={<IconBook2 size={18} stroke={1.7} />}
          >
            Detailed Tools Documentation
          </Button>
        }
      />
      <Stack gap="xl">
        <TeamNumbers />
        <Stack component="section" gap="md" aria-labelledby="tools">
          <Title order={2} id="tools">
            Tools
          </Title>
          <ToolCards tools={tools} />
        </Stack>
        <Stack component="section" gap="md" aria-labelledby="databases">
          <Title order={2} id="databases">
            Database Management
          </Title>
          <ToolCards tools={databases} />
        </Stack>
      </Stack>
    </>
  );
}
