import { asObject, asText } from "../company/parse-json.ts";
import { cleanName } from "../company-names/clean-name.ts";
import type { HotlistEntry } from "./new-entry.ts";
import type { SquadId } from "./squads.ts";

/**
 * The hotlist row for a line of "Batch Add", from the flat response of `GET /api/fetch-crunchbase` (specification,
 * section 7). `url` is normalized. Missing fields and fields of a wrong type become null.
 */
export function parseHotlistEntry(squadId: SquadId, response: unknown, url: string): HotlistEntry {
  const company = asObject(response);
  const text = (column: string) => asText(company[column]) ?? null;
  const name = (column: string) => cleanName(text(column) ?? "") || null;
  return {
    squad_id: squadId,
    company_name: name("name"),
    company_url: url,
    founded_year: typeof company.founded_year === "number" ? company.founded_year : null,
    employee_count: text("employee_count"),
    total_funding: text("total_funding"),
    aaa_investors: text("aaa_investors"),
    sector: name("sector"),
    geography: name("geography"),
    funding_stage: text("funding_stage"),
    priority: "medium",
  };
}
