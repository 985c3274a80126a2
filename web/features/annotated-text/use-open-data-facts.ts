import { useQuery } from "@tanstack/react-query";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { useBackend } from "#web/backend/client.ts";
import { knownNameKeys } from "#web/data/known-name/keys.ts";
import { useOpenData } from "#web/data/provenance/open-data.ts";
import { loadPart } from "#web/lib/chunk.ts";
import type { AskedCompany } from "./ask-open-data.ts";
import { guessUrl } from "./guess-url.ts";
import type { AnalyzedText, FoundEntry } from "./worker-messages.ts";

/** What open data says about 50 companies costs three requests to Wikidata; the rest is left to a click. */
const MAX_COMPANIES = 50;

/**
 * Completes the companies of an enhanced analysis that the team knows nothing about, where open data is on: it costs nothing.
 * `known` is null until the team's own facts are loaded.
 */
export function useOpenDataFacts(
  analyzed: AnalyzedText | null,
  known: ((entry: FoundEntry) => KnownCompany | null) | null,
) {
  const backend = useBackend();
  const asked = analyzed === null || known === null ? [] : companiesToAsk(analyzed, known);
  const isOn = useOpenData(asked.length > 0);
  const isEnabled = asked.length > 0 && isOn.data === true;
  const result = useQuery({
    queryKey: knownNameKeys.openData(analyzed?.id),
    enabled: isEnabled,
    // A click on "Fetch facts" asks again, and shows the reason.
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { askOpenData } = await loadPart(() => import("./ask-open-data.ts"));
      return askOpenData(backend, analyzed, asked);
    },
  });
  return { facts: result.data, isAsking: isOn.isLoading || (isEnabled && result.isPending && !result.isError) };
}

function companiesToAsk(
  { annotation }: AnalyzedText,
  known: (entry: FoundEntry) => KnownCompany | null,
): readonly AskedCompany[] {
  const asked: AskedCompany[] = [];
  if (annotation.analysis !== "enhanced") return asked;
  for (const entry of annotation.entries) {
    const company = entry.kind === "company" ? known(entry) : null;
    if (entry.kind !== "company" || company?.facts) continue;
    const url = company?.url ?? guessUrl(entry.name);
    if (url !== null) asked.push({ entry, url, isKnownUrl: company?.url != null });
    if (asked.length === MAX_COMPANIES) break;
  }
  return asked;
}
