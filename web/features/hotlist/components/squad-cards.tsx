import { Button, Card, Group, SimpleGrid, Skeleton, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { IconBolt, IconDna2, IconPigMoney, IconServer2, IconSparkles } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Squad, type SquadId, squads } from "#domain/hotlist/squads.ts";
import { useHotlistCounts } from "#web/data/hotlist/counts.ts";
import { openBatchState, paths } from "#web/paths.ts";

const ICONS: Readonly<Record<SquadId, typeof IconBolt>> = {
  genai: IconSparkles,
  fintech: IconPigMoney,
  enterprise: IconServer2,
  climate: IconBolt,
  techbio: IconDna2,
};

export function SquadCards() {
  const counts = useHotlistCounts();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      {squads.map((squad) => (
        <SquadCard key={squad.id} squad={squad}>
          {counts.isPending && <Skeleton h={21} w={90} />}
          {counts.isLoadingError && "Couldn't load the number of companies"}
          {counts.data !== undefined && companies(counts.data.get(squad.id) ?? 0)}
        </SquadCard>
      ))}
    </SimpleGrid>
  );
}

function SquadCard({ squad, children }: { squad: Squad; children: ReactNode }) {
  const Icon = ICONS[squad.id];
  const address = paths.hotlistOf(squad.id);
  return (
    <Card component="section" aria-label={squad.name}>
      <Group gap="md" wrap="nowrap" mb="lg">
        <ThemeIcon variant="light" size={44} radius="md">
          <Icon size={24} stroke={1.6} />
        </ThemeIcon>
        <Stack gap={2}>
          <Title order={2}>{squad.name}</Title>
          <Text c="dimmed" size="sm" component="div">
            {children}
          </Text>
        </Stack>
      </Group>
      <Group gap="xs" mt="auto" grow>
        <Button component={Link} to={address} variant="light" px="xs" aria-label={`View Hotlist of ${squad.name}`}>
          View Hotlist
        </Button>
        <Button
          component={Link}
          to={address}
          state={openBatchState}
          variant="default"
          px="xs"
          aria-label={`Batch Upload to ${squad.name}`}
        >
          Batch Upload
        </Button>
      </Group>
    </Card>
  );
}

function companies(count: number): string {
  if (count === 0) return "No companies yet";
  return count === 1 ? "1 company" : `${count.toLocaleString("en")} companies`;
}
