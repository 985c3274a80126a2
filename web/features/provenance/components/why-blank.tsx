import { type FactColumn, staleness } from "#domain/provenance/provenance.ts";
import { type CompanyKey, useProvenance } from "#web/data/provenance/queries.ts";
import { FactMark } from "./fact-mark.tsx";

interface WhyBlankProps {
  readonly company: CompanyKey;
  readonly column: FactColumn;
}

/** Beside an N/A: opens the card with its reason. Nothing for a company that the team does not have. */
export function WhyBlank({ company, column }: WhyBlankProps) {
  const { data } = useProvenance(company);
  const fact = data?.facts.find((one) => one.column === column);
  if (!data || fact === undefined || fact.value !== null) return null;
  return <FactMark companyId={data.id} url={data.url} fact={fact} age={staleness(0)} />;
}
