import { Group, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { useBackend } from "#web/backend/client.ts";
import { sightingsQuery } from "#web/data/sighting/queries.ts";
import { sightingMessages } from "../messages.ts";
import { SightingChips } from "./sighting-chips.tsx";

interface SeenBeforeProps {
  /** Normalized. */
  readonly url: string;
  readonly name: string | null;
}

/** Renders nothing if the lookup fails. */
export function SeenBefore({ url, name }: SeenBeforeProps) {
  const seen = useQuery(sightingsQuery(useBackend(), [url], name === null ? [] : [name]));
  if (seen.isLoadingError) return null;
  const sighting = seen.data?.get(url);
  // "Not yet" while it is looked up again, as after adding the company, would contradict what the user did.
  const isKnown = seen.data !== undefined && (isListed(sighting) || !seen.isFetching);
  return (
    <Group data-print="hidden" component="section" aria-label={sightingMessages.title} gap="sm">
      <Text size="sm" fw={600}>
        {sightingMessages.title}
      </Text>
      {isKnown ? <Answer sighting={sighting} /> : <Skeleton h={18} w={180} />}
    </Group>
  );
}

/** In the database or on a hotlist, not only screened. */
function isListed(sighting: Sighting | undefined): boolean {
  return sighting !== undefined && (sighting.factsAt !== null || sighting.hotlists.length > 0);
}

function Answer({ sighting }: { sighting: Sighting | undefined }) {
  return (
    <>
      {sighting !== undefined && <SightingChips sighting={sighting} />}
      {!isListed(sighting) && (
        <Text size="sm" c="dimmed">
          {sightingMessages.never}
        </Text>
      )}
    </>
  );
}
