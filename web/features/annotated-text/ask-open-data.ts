/** Loaded when open data is asked. */
import { parseFactColumns } from "#domain/company/facts.ts";
import { isSameCompany } from "#domain/company/guess-permalink.ts";
import { asText } from "#domain/company/parse-json.ts";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { employedSince } from "#domain/text/employed-since.ts";
import type { Backend } from "#web/backend/client.ts";
import { fetchOpenData } from "#web/data/company/crunchbase.ts";
import { wasThere } from "./was-there.ts";
import type { AnalyzedText, FoundEntry } from "./worker-messages.ts";

export interface AskedCompany {
  readonly entry: FoundEntry;
  readonly url: string;
  /** A list has the URL; otherwise it is a guess, and the found name must agree. */
  readonly isKnownUrl: boolean;
}

export async function askOpenData(
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
