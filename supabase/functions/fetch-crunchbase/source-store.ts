/** What each source last said about companies: the table `company_sources`. */

import type { CompanyFactsRow, FactSource } from "../../../domain/company/facts-row.ts";
import { asList, asObject, asText, type JsonObject } from "../../../domain/company/parse-json.ts";
import type { CompanyProfile } from "../../../domain/company/profile.ts";
import type { Rest } from "../_shared/backend.ts";
import { parseJson } from "../_shared/capped-body.ts";
import { DatabaseCallError, type ProviderError } from "../_shared/errors.ts";
import type { ClaimSlot, HeldSlot } from "./call-limiter.ts";
import type { Candidate, Organization } from "./company-provider.ts";

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
  /** Legal Entity Identifier; missing where the source does not say it. */
  readonly lei?: string | undefined;
  /** ISO 8601. */
  readonly fetched_at: string;
  /** Why the source's response about this company could not be used. */
  readonly error?: string | undefined;
}

export interface StoredEntry extends SourceEntry {
  /** The id of the entry that a colleague has chosen. */
  readonly chosen: string | null;
}

export interface SourceStore {
  /** At most 100. `fetched_at` is empty for a company that the source never had. @throws DatabaseCallError */
  read(source: FactSource, urls: readonly string[]): Promise<readonly StoredEntry[]>;
  /** Like `read`. Also claims a slot, if one of the companies was last fetched before `since` (ISO 8601). @throws DatabaseCallError */
  readAndClaim(
    source: FactSource,
    urls: readonly string[],
    since: string,
    claim: ClaimSlot,
  ): Promise<readonly StoredEntry[]>;
  /**
   * At most 100. The profiles, by URL, are stored as the companies' full responses. Gives the slot back, also if storing fails.
   * @throws DatabaseCallError
   */
  write(
    source: FactSource,
    entries: readonly SourceEntry[],
    also?: { readonly profiles?: ReadonlyMap<string, CompanyProfile> | undefined; readonly slot?: HeldSlot | null },
  ): Promise<void>;
  /** @throws DatabaseCallError */
  writeChosen(source: FactSource, url: string, chosen: string): Promise<void>;
  /** Keeps what the source said before. @throws DatabaseCallError */
  writeError(source: FactSource, urls: readonly string[], error: ProviderError, at: string): Promise<void>;
}

const TABLE = "company_sources";

export function createSourceStore(rest: Rest): SourceStore {
  async function upsert(rows: readonly object[]): Promise<void> {
    if (rows.length === 0) return;
    const prefer = "resolution=merge-duplicates,return=minimal";
    await rest(`${TABLE}?on_conflict=url,source`, { method: "POST", prefer, body: rows });
  }

  async function read(source: FactSource, urls: readonly string[]): Promise<readonly StoredEntry[]> {
    return readEntries(parseJson(await rest("rpc/read_company_sources", { method: "POST", body: { source, urls } })));
  }

  return {
    read,
    readAndClaim: (source, urls, since, claim) =>
      claim(async (limit) => {
        if (limit === null) return { result: await read(source, urls), slot: null };
        const body = { ...limit, source, urls, since };
        const response = await rest("rpc/read_company_sources_and_take_slot", { method: "POST", body });
        const { entries, slot } = asObject(parseJson(response));
        return { result: readEntries(entries), slot };
      }),
    writeChosen: (source, url, chosen) => upsert([{ url, source, chosen }]),
    async write(source, entries, { profiles, slot = null } = {}) {
      if (entries.length === 0 && slot === null) return;
      const withProfiles =
        profiles === undefined ? entries : entries.map((entry) => ({ ...entry, profile: profiles.get(entry.url) }));
      const body = { source, entries: withProfiles, ...(slot !== null && { slot: slot.token }) };
      try {
        await rest("rpc/store_company_sources", { method: "POST", body });
      } catch (error) {
        await slot?.release();
        throw error;
      }
    },
    writeError: (source, urls, error, at) =>
      upsert(urls.map((url) => ({ url, source, error: error.message, error_at: at }))),
  };
}

/** @throws DatabaseCallError */
function readEntries(rows: unknown): readonly StoredEntry[] {
  const entries = asList(rows, readEntry);
  if (entries === undefined) {
    throw new DatabaseCallError("database_rejected", "read_company_sources did not return a list");
  }
  return entries;
}

function readEntry(row: JsonObject): StoredEntry {
  const { url, facts, as_of, source_url, candidates, chosen, lei, fetched_at, error } = row;
  return {
    url: asText(url) ?? "",
    facts: asObject(facts),
    as_of: asObject(as_of) as Readonly<Record<string, string>>,
    source_url: asText(source_url) ?? null,
    candidates: (Array.isArray(candidates) ? candidates : []) as readonly Candidate[],
    chosen: asText(chosen) ?? null,
    lei: asText(lei),
    fetched_at: asText(fetched_at) ?? "",
    error: asText(error),
  };
}

/** `row` is null for a company that the source does not have. */
export function sourceEntry(
  url: string,
  row: CompanyFactsRow | null,
  { provenance, candidates = [] }: Pick<Organization, "provenance" | "candidates">,
  fetchedAt: string,
  /** The day of all values, for sample data. */
  asOf?: string,
): SourceEntry {
  const known = knownFacts(row);
  return {
    url,
    facts: candidates.length > 0 ? {} : known,
    candidates,
    as_of:
      provenance?.asOf ??
      (asOf === undefined ? {} : Object.fromEntries(Object.keys(known).map((column) => [column, asOf]))),
    lei: provenance?.lei,
    source_url: provenance?.url ?? (row?.source === "crunchbase" ? url : null),
    fetched_at: fetchedAt,
  };
}

function knownFacts(row: CompanyFactsRow | null): SourceFacts {
  const known: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row ?? {})) {
    if (value !== null && column !== "url" && column !== "source") known[column] = value;
  }
  return known;
}
