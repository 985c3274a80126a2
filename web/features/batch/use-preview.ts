import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { findCompanies } from "#domain/batch/find-companies.ts";
import { previewBatch } from "#domain/batch/preview.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import type { Suggestion } from "#domain/batch/suggestions.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { useBackend } from "#web/backend/client.ts";
import { useSuggestions } from "#web/data/batch/suggestions.ts";
import { sightingsQuery } from "#web/data/sighting/queries.ts";

const DELAY_MS = 300;
const NO_SIGHTINGS: ReadonlyMap<string, Sighting> = new Map();

export type LinesOf = (pasted: string, sightings: ReadonlyMap<string, Sighting>) => readonly BatchLine[];

/** What a batch of the pasted text would do; nothing is requested of the provider. `linesOf` must be stable. */
export function usePreview(pasted: string, linesOf: LinesOf) {
  const [text] = useDebouncedValue(pasted, DELAY_MS);
  const found = useMemo(() => findCompanies(text), [text]);
  const urls = useMemo(() => found.flatMap((line) => (line.kind === "company" ? [line.url] : [])), [found]);
  const sightings = useSightings(urls);
  const invalid = useMemo(() => found.filter((line) => line.kind === "invalid"), [found]);
  const groups = useMemo(() => invalid.map(({ lookups }) => lookups), [invalid]);
  const matches = useSuggestions(groups);
  const suggestions = useMemo(
    () =>
      new Map<number, readonly Suggestion[]>(
        invalid.flatMap(({ line }, index) => {
          const names = matches.get(index);
          return names === undefined ? [] : [[line, names]];
        }),
      ),
    [invalid, matches],
  );
  const lines = useMemo(() => unusableFirst(linesOf(text, sightings)), [linesOf, text, sightings]);
  return { lines, sightings, suggestions, counts: useMemo(() => previewBatch(lines, sightings), [lines, sightings]) };
}

/** By URL; empty while loading. */
export function useSightings(urls: readonly string[]): ReadonlyMap<string, Sighting> {
  const backend = useBackend();
  const { data } = useQuery({
    ...sightingsQuery(backend, urls),
    enabled: urls.length > 0,
    placeholderData: keepPreviousData,
  });
  return urls.length === 0 ? NO_SIGHTINGS : (data ?? NO_SIGHTINGS);
}

function unusableFirst(lines: readonly BatchLine[]): readonly BatchLine[] {
  return [...lines.filter(({ url }) => url === null), ...lines.filter(({ url }) => url !== null)];
}
