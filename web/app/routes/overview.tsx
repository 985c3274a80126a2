import { Button, SimpleGrid, Stack, Title } from "@mantine/core";
import { IconBook2 } from "@tabler/icons-react";
import { Link } from "react-router";
import { SinceYouLooked } from "#web/features/changes/components/since-you-looked.tsx";
import { AnythingField } from "#web/features/overview/components/anything-field.tsx";
import { ForYou } from "#web/features/overview/components/for-you.tsx";
import { TeamNumbers } from "#web/features/overview/components/team-numbers.tsx";
import { ToolCards } from "#web/features/overview/components/tool-cards.tsx";
import { databases, tools } from "#web/features/overview/tools.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { openSearch } from "../shell/search-slot.tsx";

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
      <Stack gap="xl" data-wide="text">
        <AnythingField onSearch={openSearch} />
        <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: "start" }}>
          <SinceYouLooked />
          <ForYou />
        </SimpleGrid>
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
