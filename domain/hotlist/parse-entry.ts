import { asObject, asText } from "../company/parse-json.ts";
import type { HotlistEntry } from "./new-entry.ts";
import type { SquadId } from "./squads.ts";

/**
 * The row that a line of "Batch Add" writes, out of the flat answer of `GET /api/fetch-crunchbase` (specification,
 * section 7). `url` is the company's normalized address. What the answer lacks, or has under a wrong type, is not known.
 */
export function parseHotlistEntry(squadId: SquadId, answer: unknown, url: string): HotlistEntry {
  const company = asObject(answer);
  const text = (column: string) => asText(company[column]) ?? null;
  return {
    squad_id: squadId,
    company_name: text("name"),
    company_url: url,
    founded_year: typeof company.founded_year === "number" ? company.founded_year : null,
    employee_count: text("employee_count"),
    total_funding: text("total_funding"),
    aaa_investors: text("aaa_investors"),
    sector: text("sector"),
    geography: text("geography"),
    funding_stage: text("funding_stage"),
    priority: "medium",
  };
}
