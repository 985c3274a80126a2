import { Group } from "@mantine/core";
import { IconDatabase, IconEye, IconFlame } from "@tabler/icons-react";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { formatDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { Tag, TagLink } from "#web/ui/tag.tsx";
import { sightingMessages } from "../messages.ts";

/** Who screened a company first, and the database and hotlists that contain it, each with its date. */
export function SightingChips({ sighting }: { sighting: Sighting }) {
  return (
    <Group component="span" gap={6} display="inline-flex">
      {sighting.screened !== null && (
        <Tag color="gray" icon={<IconEye size={12} aria-hidden />}>
          {sightingMessages.screened(sighting.screened.by, formatDay(sighting.screened.at))}
        </Tag>
      )}
      {sighting.factsAt !== null && (
        <Tag color="gray" icon={<IconDatabase size={12} aria-hidden />}>
          {sightingMessages.inDatabase(formatDay(sighting.asOf ?? sighting.factsAt))}
        </Tag>
      )}
      {sighting.hotlists.map(({ id, squad, addedAt }) => (
        <TagLink key={id} to={paths.companyOf(id)} icon={<IconFlame size={12} aria-hidden />}>
          {sightingMessages.inHotlist(squad.name, formatDay(addedAt))}
        </TagLink>
      ))}
    </Group>
  );
}
