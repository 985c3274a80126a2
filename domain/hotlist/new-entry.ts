import { type CompanyFacts, type FactColumns, factColumns } from "../company/facts.ts";
import { cleanName } from "../company-names/clean-name.ts";
import type { SquadId } from "./squads.ts";

/** A new row of `squad_hotlist_companies`; the database adds id and created_at. */
export interface HotlistEntry extends FactColumns {
  readonly squad_id: SquadId;
  readonly company_name: string | null;
  readonly company_url: string;
  readonly sector: string | null;
  readonly geography: string | null;
  readonly funding_stage: string | null;
  readonly priority: "medium";
}

/**
 * The row that "Add to hotlist" writes (decisions, "Hotlist fields"). `url` is normalized; `typedGeography`, from the
 * Geography field, overrides the company's country.
 */
export function createHotlistEntry(
  squadId: SquadId,
  facts: CompanyFacts,
  url: string,
  typedGeography?: string | null,
): HotlistEntry {
  const typed = cleanName(typedGeography ?? "");
  return {
    squad_id: squadId,
    company_name: facts.name,
    company_url: url,
    ...factColumns(facts),
    sector: facts.sector,
    geography: typed === "" ? facts.geography : typed,
    funding_stage: facts.fundingStage,
    priority: "medium",
  };
}
