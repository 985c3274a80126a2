import { parsePaste } from "../batch/parse-paste.ts";
import type { BatchLine } from "../batch/run.ts";
import { parseCompanyUrl } from "../company/company-url.ts";
import { companyUrlErrorMessages } from "../company/url-error-messages.ts";
import { type HotlistCompany, hotlistCompanyName } from "./hotlist-company.ts";
import type { Squad } from "./squads.ts";

/** Why a company is not added a second time (specification, section 5). */
export function alreadyInHotlist(name: string, squad: string): string {
  return `${name} is already in the ${squad} hotlist`;
}

/**
 * The lines of a paste for "Batch Add". Only those wait that are worth a request: not what is no company's address, nor
 * a company for the second time, nor one that the squad has.
 */
export function hotlistBatchLines(
  pasted: string,
  squad: Squad,
  hotlist: readonly Pick<HotlistCompany, "company_name" | "company_url">[],
): readonly BatchLine[] {
  const nameByUrl = new Map<string, string>();
  for (const company of hotlist) {
    const address = parseCompanyUrl(company.company_url ?? "");
    if (address.ok) nameByUrl.set(address.url, hotlistCompanyName(company));
  }
  const settled = (reason: string) => ({ kind: "failed", reason, canRetry: false }) as const;
  return parsePaste(pasted).map((read): BatchLine => {
    const { line, text } = read;
    if (read.kind === "refused")
      return { line, text, url: null, outcome: settled(companyUrlErrorMessages[read.reason]) };
    const { url } = read;
    if (read.kind === "repeated") return { line, text, url, outcome: { kind: "repeated", firstLine: read.firstLine } };
    const name = nameByUrl.get(url);
    if (name !== undefined) return { line, text, url, outcome: settled(alreadyInHotlist(name, squad.name)) };
    return { line, text, url, outcome: { kind: "waiting" } };
  });
}
