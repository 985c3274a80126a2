/** What each source last said about companies: the table `company_sources`. */

import { companyUrl } from "../../../domain/company/company-url.ts";
import type { CompanyFactsRow, CompanySource } from "../../../domain/company/facts-row.ts";
import { asObject, asText } from "../../../domain/company/parse-json.ts";
import { type Rest, readRows } from "../_shared/backend.ts";
import type { ProviderError } from "../_shared/errors.ts";
import type { Candidate, ChosenEntries, OrganizationResponse } from "./company-provider.ts";

/** Values by column of `company_facts`; unknown ones are missing. */
export type SourceFacts = Readonly<Record<string, unknown>>;

export interface SourceEntry {
  /** Normalized. */
  readonly url: string;
  /** Empty if the source does not have the company. */
  readonly facts: SourceFacts;
  /** By column. */
  readonly as_of: Readonly<Record<string, string>>;
  readonly source_url: string | null;
  /** Empty unless the source has several entries for the company. */
  readonly candidates: readonly Candidate[];
  /** ISO 8601. */
  readonly fetched_at: string;
}

export interface SourceStore {
  /** Entries that are not older than `since` (ISO 8601). @throws DatabaseCallError */
  read(source: CompanySource, urls: readonly string[], since: string): Promise<readonly SourceEntry[]>;
  /** @throws DatabaseCallError */
  write(source: CompanySource, entries: readonly SourceEntry[]): Promise<void>;
  /** The entries that colleagues have chosen, by permalink. @throws DatabaseCallError */
  readChosen(source: CompanySource, permalinks: readonly string[]): Promise<ChosenEntries>;
  /** @throws DatabaseCallError */
  writeChosen(source: CompanySource, url: string, chosen: string): Promise<void>;
  /** Keeps what the source said before. @throws DatabaseCallError */
  writeError(source: CompanySource, urls: readonly string[], error: ProviderError, at: string): Promise<void>;
}

const TABLE = "company_sources";
/** So that the URL of a request stays short. */
const URLS_PER_READ = 25;

export function createSourceStore(rest: Rest): SourceStore {
  async function upsert(rows: readonly object[]): Promise<void> {
    if (rows.length === 0) return;
    const prefer = "resolution=merge-duplicates,return=minimal";
    await rest(`${TABLE}?on_conflict=url,source`, { method: "POST", prefer, body: rows });
  }

  return {
    async read(source, urls, since) {
      const entries: SourceEntry[] = [];
      for (let start = 0; start < urls.length; start += URLS_PER_READ) {
        const list = urls.slice(start, start + URLS_PER_READ).map((url) => JSON.stringify(url));
        const query = new URLSearchParams({
          select: "url,facts,as_of,source_url,candidates,fetched_at",
          url: `in.(${list.join(",")})`,
          source: `eq.${source}`,
          fetched_at: `gte.${since}`,
          error: "is.null",
        });
        entries.push(...readRows(await rest(`${TABLE}?${query}`)).map(readEntry));
      }
      return entries;
    },
    async readChosen(source, permalinks) {
      const byUrl = new Map(permalinks.map((permalink) => [companyUrl(permalink), permalink]));
      const rows: unknown[] = [];
      const urls = [...byUrl.keys()];
      for (let start = 0; start < urls.length; start += URLS_PER_READ) {
        const list = urls.slice(start, start + URLS_PER_READ).map((url) => JSON.stringify(url));
        const url = `in.(${list.join(",")})`;
        const query = new URLSearchParams({ select: "url,chosen", url, source: `eq.${source}`, chosen: "not.is.null" });
        rows.push(...readRows(await rest(`${TABLE}?${query}`)));
      }
      return new Map(
        rows.flatMap((row) => {
          const { url, chosen } = asObject(row);
          const [permalink, id] = [byUrl.get(asText(url) ?? ""), asText(chosen)];
          return permalink === undefined || id === undefined ? [] : [[permalink, id] as const];
        }),
      );
    },
    writeChosen: (source, url, chosen) => upsert([{ url, source, chosen }]),
    write: (source, entries) => upsert(entries.map((entry) => ({ ...entry, source, error: null, error_at: null }))),
    writeError: (source, urls, error, at) =>
      upsert(urls.map((url) => ({ url, source, error: error.message, error_at: at }))),
  };
}

function readEntry(row: unknown): SourceEntry {
  const { url, facts, as_of, source_url, candidates, fetched_at } = asObject(row);
  return {
    url: asText(url) ?? "",
    facts: asObject(facts),
    as_of: asObject(as_of) as Readonly<Record<string, string>>,
    source_url: asText(source_url) ?? null,
    candidates: (Array.isArray(candidates) ? candidates : []) as readonly Candidate[],
    fetched_at: asText(fetched_at) ?? "",
  };
}

/** `row` is null for a company that the source does not have. */
export function sourceEntry(
  url: string,
  row: CompanyFactsRow | null,
  { provenance, candidates = [] }: Pick<OrganizationResponse, "provenance" | "candidates">,
  fetchedAt: string,
): SourceEntry {
  const { url: _url, source: _source, ...columns } = row ?? { url, source: null };
  const facts = Object.entries(columns).filter(([, value]) => value !== null);
  return {
    url,
    facts: candidates.length > 0 ? {} : Object.fromEntries(facts),
    candidates,
    as_of: provenance?.asOf ?? {},
    source_url: provenance?.url ?? (row?.source === "crunchbase" ? url : null),
    fetched_at: fetchedAt,
  };
}
