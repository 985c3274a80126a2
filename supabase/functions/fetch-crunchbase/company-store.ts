import type { CompanyFactsRow } from "../../../domain/company/facts-row.ts";
import { type CompanyProfile, parseCompanyProfile } from "../../../domain/company/profile.ts";
import { type Rest, readRows, upsertRowByUrl } from "../_shared/backend.ts";
import type { ProfileStore } from "../_shared/cached-lookup.ts";
import type { CompanyProvider } from "./company-provider.ts";

const TABLE = "company_profiles";

interface Row {
  readonly url: string;
  readonly data: unknown;
  readonly source: CompanyProvider["source"];
  readonly fetched_at: string;
  readonly as_of: string | null;
}

/** `asOf` is the provider's. */
export function createCompanyStore(
  rest: Rest,
  asOf: CompanyProvider["asOf"],
): ProfileStore<CompanyProfile, CompanyProvider["source"]> {
  return {
    /** Also what was fetched under another permalink of the company. */
    async read(url) {
      const isCompany = encodeURIComponent(`(url.eq."${url}",permalink_urls.cs."{${url}}")`);
      const newest = `${TABLE}?or=${isCompany}&select=url,data,source,fetched_at&order=fetched_at.desc&limit=1`;
      const [row] = readRows(await rest(newest)) as readonly Omit<Row, "as_of">[];
      if (row === undefined) return null;
      return { url: row.url, profile: parseCompanyProfile(row.data), source: row.source, fetchedAt: row.fetched_at };
    },
    write({ url, profile, source, fetchedAt }) {
      const row: Row = { url, data: profile, source, fetched_at: fetchedAt, as_of: asOf ?? null };
      return upsertRowByUrl(rest, TABLE, row);
    },
  };
}

/** Stores the company's record with who screened it first. @throws DatabaseCallError */
export async function keepScreenedCompany(rest: Rest, company: CompanyFactsRow, userId: string): Promise<void> {
  await rest("rpc/keep_screened_company", { method: "POST", actingUser: userId, body: { company } });
}
