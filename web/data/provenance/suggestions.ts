import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CompanyLookup } from "#domain/batch/paste-lookups.ts";
import type { Suggestion } from "#domain/batch/suggestions.ts";
import { useBackend } from "#web/backend/client.ts";
import { useSuggestions } from "../batch/suggestions.ts";
import { findCompanies } from "../company/crunchbase.ts";
import { provenanceKeys } from "./keys.ts";
import { useOpenData } from "./open-data.ts";

const MAX_SUGGESTIONS = 4;

/** What a text without a Crunchbase link may mean: companies of the database, then of open data. A user confirms them. */
export function useCompanySuggestions(lookups: readonly CompanyLookup[]): readonly Suggestion[] {
  const backend = useBackend();
  const stored = useSuggestions([lookups]).get(0) ?? [];
  const domain = lookups.find((lookup) => lookup.domain !== null)?.domain ?? null;
  const name = lookups.find((lookup) => lookup.name !== null)?.name ?? null;
  const isOn = useOpenData(lookups.length > 0).data === true;
  const { data: found = [] } = useQuery({
    queryKey: [...provenanceKeys.openData, domain, name],
    enabled: isOn && (domain !== null || name !== null),
    placeholderData: keepPreviousData,
    queryFn: () =>
      domain === null
        ? findCompanies(backend, { name: name ?? "", source: "wikidata" })
        : findCompanies(backend, { website: domain, source: "wikidata" }),
  });
  const urls = new Set(stored.map(({ url }) => url));
  return [...stored, ...found.filter(({ url }) => !urls.has(url))].slice(0, MAX_SUGGESTIONS);
}
