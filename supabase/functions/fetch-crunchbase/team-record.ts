/** What the team's record of a company has in place of a provider's values. */
import type { CompanySource } from "../../../domain/company/facts-row.ts";
import { parseProvenance } from "../../../domain/provenance/provenance.ts";
import { type RecordedFacts, recordedFacts } from "../../../domain/provenance/recorded-facts.ts";
import type { Rest } from "../_shared/backend.ts";
import { parseJson } from "../_shared/capped-body.ts";

/** By its normalized URL; nothing for a company that the team does not have. @throws DatabaseCallError */
export async function readRecordedFacts(rest: Rest, url: string, provider: CompanySource): Promise<RecordedFacts> {
  const provenance = parseProvenance(
    parseJson(await rest("rpc/company_provenance", { method: "POST", body: { url } })),
  );
  return recordedFacts(provenance?.facts ?? [], provider);
}
