import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { paths } from "#web/paths.ts";

/** Opens the company's profile in the database. */
export function companyPath({ id, url }: { readonly id: string; readonly url: string | null }): string {
  const parsed = parseCompanyUrl(url ?? "");
  return parsed.ok ? paths.companyProfileOf(parsed.permalink) : paths.companyRecordOf(id);
}
