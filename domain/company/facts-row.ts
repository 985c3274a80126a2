import { cleanName } from "../company-names/clean-name.ts";
import { parseCompanyUrl } from "./company-url.ts";
import { type CompanyFacts, type FactColumns, factColumns } from "./facts.ts";

/** An insert into `company_facts` (specification, section 7). */
export interface CompanyFactsRow extends FactColumns {
  /** Normalized; unique. */
  readonly url: string;
  readonly company_name: string;
}

/** The constraint `company_facts_company_name_length`. */
const NAME_LIMIT = 300;

/** Without a name, the permalink is the name. */
export function companyFactsRow(url: string, facts: CompanyFacts): CompanyFactsRow {
  const parsed = parseCompanyUrl(url);
  const name = cleanName(facts.name ?? "") || (parsed.ok ? parsed.permalink : url);
  return { url, company_name: name.slice(0, NAME_LIMIT), ...factColumns(facts) };
}
