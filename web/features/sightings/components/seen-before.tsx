import { Group, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { useBackend } from "#web/backend/client.ts";
import { companySightingQuery } from "#web/data/sighting/queries.ts";
import { sightingMessages } from "../messages.ts";
import { SightingSentence } from "./sighting-sentence.tsx";

interface SeenBeforeProps {
  /** Normalized; null if the company has none. */
  readonly url: string | null;
  readonly name: string | null;
  /** Records without a URL are not found by name: only their hotlists are shown. */
  readonly isInDatabase?: boolean;
}

/** Renders nothing if the lookup fails. */
export function SeenBefore({ url, name, isInDatabase = false }: SeenBeforeProps) {
  const seen = useQuery(companySightingQuery(useBackend(), url, name));
  if (seen.isLoadingError) return null;
  const sighting = seen.data ?? undefined;
  if (isInDatabase && !isListed(sighting)) return null;
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
      {sighting !== undefined && (isListed(sighting) || sighting.screened !== null) && (
        <SightingSentence sighting={sighting} />
      )}
      {!isListed(sighting) && (
        <Text size="sm" c="dimmed">
          {sightingMessages.never}
        </Text>
      )}
    </>
  );
}
