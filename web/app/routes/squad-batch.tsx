import type { Sighting } from "#domain/hotlist/sighting.ts";
import { HotlistBatch, type HotlistBatchProps } from "#web/features/batch/components/hotlist-batch.tsx";
import { SightingChips } from "#web/features/sightings/components/sighting-chips.tsx";

const renderSighting = (sighting: Sighting) => <SightingChips sighting={sighting} />;

/** Batch Add of a hotlist, which says where each company was seen before. */
export function SquadBatch(props: HotlistBatchProps) {
  return <HotlistBatch {...props} renderSighting={renderSighting} />;
}
