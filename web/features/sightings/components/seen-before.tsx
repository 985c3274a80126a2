import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useBackend } from "../../../backend/client.ts";
import { sightingsQuery } from "../../../backend/sightings.ts";
import { sightingMessages } from "../messages.ts";
import { SightingChips } from "./sighting-chips.tsx";

interface SeenBeforeProps {
  /** Normalised. */
  readonly url: string;
  readonly name: string | null;
}

/** One line that says whether the team has met a company before. Without an answer there is no line. */
export function SeenBefore({ url, name }: SeenBeforeProps) {
  const seen = useQuery(sightingsQuery(useBackend(), [url], name === null ? [] : [name]));
  if (!seen.isSuccess) return null;
  const sighting = seen.data.get(url);
  return (
    <Group data-print="hidden" component="section" aria-label={sightingMessages.title} gap="sm">
      <Text size="sm" fw={600}>
        {sightingMessages.title}
      </Text>
      {sighting === undefined ? (
        <Text size="sm" c="dimmed">
          {sightingMessages.never}
        </Text>
      ) : (
        <SightingChips sighting={sighting} />
      )}
    </Group>
  );
}
