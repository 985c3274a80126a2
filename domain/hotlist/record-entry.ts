import type { FactColumns } from "../company/facts.ts";
import { cleanName } from "../company-names/clean-name.ts";
import type { SquadId } from "./squads.ts";

/** The columns of a company record that a hotlist entry takes over. */
export interface RecordForEntry extends FactColumns {
  readonly company_name: string;
  readonly url: string | null;
  readonly categories: readonly string[];
  readonly country: string | null;
  readonly last_round_type: string | null;
}

/** A new row of `squad_hotlist_companies` besides what the user chooses. */
export interface EntryFacts extends Partial<FactColumns> {
  readonly squad_id: SquadId;
  readonly company_name: string | null;
  readonly company_url: string | null;
  readonly sector?: string | null;
  readonly geography?: string | null;
  readonly funding_stage?: string | null;
}

/** The hotlist row for a company of the database (decisions, "Hotlist fields"). */
export function entryOfRecord(squadId: SquadId, record: RecordForEntry): EntryFacts {
  const { founded_year, employee_count, total_funding, aaa_investors } = record;
  return {
    squad_id: squadId,
    company_name: record.company_name,
    company_url: record.url,
    founded_year,
    employee_count,
    total_funding,
    aaa_investors,
    sector: record.categories[0] ?? null,
    geography: record.country,
    funding_stage: record.last_round_type,
  };
}

/** The hotlist row for a company of which only the name, and perhaps the URL, is known. */
export function entryOfName(squadId: SquadId, name: string, url: string | null): EntryFacts {
  return { squad_id: squadId, company_name: cleanName(name), company_url: url };
}
