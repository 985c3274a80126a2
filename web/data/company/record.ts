import type { RecordForEntry } from "#domain/hotlist/record-entry.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";

const COLUMNS =
  "company_name,url,founded_year,employee_count,total_funding,aaa_investors,categories,country,last_round_type";

interface RecordKey {
  /** Normalized. */
  readonly url: string | null;
  readonly companyId: string | null;
}

/** A company's record, by its id or its URL; null if there is none. Throws `BackendError`. */
export async function fetchRecord({ client }: Backend, { url, companyId }: RecordKey): Promise<RecordForEntry | null> {
  if (url === null && companyId === null) return null;
  const query = client.from("company_facts").select(COLUMNS);
  const { data, error, status } = await (companyId === null ? query.eq("url", url ?? "") : query.eq("id", companyId))
    .limit(1)
    .maybeSingle();
  if (error) throw toTableError(error, status);
  return data;
}
