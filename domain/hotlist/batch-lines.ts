import { findCompanies } from "../batch/find-companies.ts";
import type { BatchLine } from "../batch/run.ts";
import { parseCompanyUrl } from "../company/company-url.ts";
import { companyUrlErrorMessages } from "../company/url-error-messages.ts";
import { alreadyInHotlist } from "./already-in-hotlist.ts";
import { type HotlistCompany, hotlistCompanyName } from "./hotlist-company.ts";
import type { Squad } from "./squads.ts";

/**
 * The lines of a paste for "Batch Add". Invalid URLs, repeated companies and companies already in the hotlist have their
 * outcome at once; only the others wait for a request.
 */
export function hotlistBatchLines(
  pasted: string,
  squad: Squad,
  hotlist: readonly Pick<HotlistCompany, "company_name" | "company_url">[],
): readonly BatchLine[] {
  const nameByUrl = new Map<string, string>();
  for (const company of hotlist) {
    const parsed = parseCompanyUrl(company.company_url ?? "");
    if (parsed.ok) nameByUrl.set(parsed.url, hotlistCompanyName(company));
  }
  const failed = (reason: string) => ({ kind: "failed", reason, canRetry: false }) as const;
  return findCompanies(pasted).map((pastedLine): BatchLine => {
    const { line, part, text } = pastedLine;
    if (pastedLine.kind === "invalid")
      return { line, part, text, url: null, outcome: failed(companyUrlErrorMessages[pastedLine.reason]) };
    const { url } = pastedLine;
    if (pastedLine.kind === "repeated")
      return { line, part, text, url, outcome: { kind: "repeated", firstLine: pastedLine.firstLine } };
    const name = nameByUrl.get(url);
    if (name !== undefined) return { line, part, text, url, outcome: failed(alreadyInHotlist(name, squad.name)) };
    return { line, part, text, url, outcome: { kind: "waiting" } };
  });
}
