import { asObject } from "#domain/company/parse-json.ts";
import { parseEntryWork } from "#domain/hotlist/entry-work.ts";
import { type HotlistCompany, priorities } from "#domain/hotlist/hotlist-company.ts";
import type { Tables } from "#supabase/database.types.ts";

/** Reads a row; unknown values become those of a new entry. */
export function toHotlistEntry(row: Tables<"squad_hotlist_companies">): HotlistCompany {
  const authors = Object.entries(asObject(row.authors)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    id: row.id,
    created_at: row.created_at,
    squad_id: row.squad_id,
    company_name: row.company_name,
    company_url: row.company_url,
    founded_year: row.founded_year,
    employee_count: row.employee_count,
    total_funding: row.total_funding,
    aaa_investors: row.aaa_investors,
    sector: row.sector,
    geography: row.geography,
    funding_stage: row.funding_stage,
    ...parseEntryWork(row),
    priority: priorities.find((priority) => priority === row.priority) ?? "medium",
    authors: Object.fromEntries(authors),
  };
}
