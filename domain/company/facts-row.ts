import { parseCompanyUrl } from "./company-url.ts";
import { type CompanyFacts, type FactColumns, factColumns } from "./facts.ts";

/** What is written to `company_facts` (specification, section 7); the database adds the rest. */
export interface CompanyFactsRow extends FactColumns {
  /** Normalized; one row each. */
  readonly url: string;
  readonly company_name: string;
}

/** `company_facts_company_name_length`. */
const NAME_LIMIT = 300;

/** A company that the data service has no name for goes by its permalink. */
export function companyFactsRow(url: string, facts: CompanyFacts): CompanyFactsRow {
  const address = parseCompanyUrl(url);
  const name = facts.name?.trim() || (address.ok ? address.permalink : url);
  return { url, company_name: name.slice(0, NAME_LIMIT), ...factColumns(facts) };
}
