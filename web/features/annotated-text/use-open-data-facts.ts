import { useQuery } from "@tanstack/react-query";
import { parseFactColumns } from "#domain/company/facts.ts";
import { isSameCompany } from "#domain/company/guess-permalink.ts";
import { asText } from "#domain/company/parse-json.ts";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { employedSince } from "#domain/text/employed-since.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { fetchOpenData } from "#web/data/company/crunchbase.ts";
import { knownNameKeys } from "#web/data/known-name/keys.ts";
import { useOpenData } from "#web/data/provenance/queries.ts";
import { guessUrl, wasThere } from "./use-fetch-company.ts";
import type { AnalyzedText, FoundEntry } from "./worker-messages.ts";

/** What open data says about 50 companies costs three requests to Wikidata; the rest is left to a click. */
const MAX_COMPANIES = 50;

interface AskedCompany {
  readonly entry: FoundEntry;
  readonly url: string;
  /** A list has the URL; otherwise it is a guess, and the found name must agree. */
  readonly isKnownUrl: boolean;
}

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
    queryFn: () => askOpenData(backend, analyzed, asked),
  });
  return { facts: result.data, isAsking: isOn.isLoading || (isEnabled && result.isPending && !result.isError) };
}

function companiesToAsk(
  { annotation }: AnalyzedText,
  known: (entry: FoundEntry) => KnownCompany | null,
): readonly AskedCompany[] {
  if (annotation.analysis !== "enhanced") return [];
  return annotation.entries
    .flatMap((entry) => {
      const company = entry.kind === "company" ? known(entry) : null;
      if (entry.kind !== "company" || company?.facts) return [];
      const url = company?.url ?? guessUrl(entry.name);
      return url === null ? [] : [{ entry, url, isKnownUrl: company?.url != null }];
    })
    .slice(0, MAX_COMPANIES);
}

async function askOpenData(
  backend: Backend,
  analyzed: AnalyzedText | null,
  asked: readonly AskedCompany[],
): Promise<ReadonlyMap<FoundEntry, KnownCompany>> {
  const urls = [...new Set(asked.map(({ url }) => url))];
  const companies = new Map((await fetchOpenData(backend, urls)).map((company) => [company.url, company]));
  const found = new Map<FoundEntry, KnownCompany>();
  for (const { entry, url, isKnownUrl } of asked) {
    const company = companies.get(url);
    const name = asText(company?.facts.company_name);
    if (company === undefined || name === undefined) continue;
    const facts = parseFactColumns(company.facts);
    const since = analyzed === null ? null : employedSince(analyzed.outline, entry.lookupNames);
    const isRight = isKnownUrl || entry.lookupNames.some((known) => isSameCompany(known, name));
    if (!isRight || !wasThere(facts.foundedYear, since)) continue;
    const { fetchedAt } = company;
    found.set(entry, { url, hotlists: [], facts: { ...facts, source: "company_facts", factsAt: fetchedAt } });
  }
  return found;
}
