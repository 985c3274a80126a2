import type { SquadId } from "#domain/hotlist/squads.ts";
import type { ExistingEntry } from "#domain/import/plan-types.ts";
import type { Backend } from "#web/backend/client.ts";
import { allRows } from "../rows/all-rows.ts";

/** What an import compares its lines with. Throws `BackendError`. */
export function fetchEntries({ client }: Backend, squadId: SquadId): Promise<readonly ExistingEntry[]> {
  return allRows((from, to) =>
    client
      .from("squad_hotlist_companies")
      .select("id,company_id,company_url,company_name,sector,geography,funding_stage,priority", { count: "exact" })
      .eq("squad_id", squadId)
      .order("id")
      .range(from, to),
  );
}
