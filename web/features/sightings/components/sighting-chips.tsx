import { Badge, Group } from "@mantine/core";
import { IconDatabase, IconFlame } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { formatDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { sightingMessages } from "../messages.ts";

/** Where the team has met a company before, each place with its day. */
export function SightingChips({ sighting }: { sighting: Sighting }) {
  return (
    <Group component="span" gap={6} display="inline-flex">
      {sighting.factsAt !== null && (
        <Badge
          variant="light"
          color="gray"
          c="var(--mantine-color-text)"
          tt="none"
          fw={500}
          leftSection={<IconDatabase size={12} aria-hidden />}
        >
          {sightingMessages.inDatabase(formatDay(sighting.factsAt))}
        </Badge>
      )}
      {sighting.hotlists.map(({ id, squad, addedAt }) => (
        <Badge
          key={id}
          component={Link}
          to={paths.companyOf(id)}
          variant="light"
          c="var(--mantine-color-text)"
          tt="none"
          fw={500}
          style={{ cursor: "pointer" }}
          leftSection={<IconFlame size={12} aria-hidden />}
        >
          {sightingMessages.inHotlist(squad.name, formatDay(addedAt))}
        </Badge>
      ))}
    </Group>
  );
}
