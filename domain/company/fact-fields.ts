import { investmentTypeLabel } from "../funding/investment-type.ts";

/** What the screens call the facts of a company, by column of `company_facts`. */
export const FACT_LABELS = {
  company_name: "Company Name",
  founded_year: "Founded Year",
  employee_count: "Employee Count",
  total_funding: "Total Funding",
  aaa_investors: "Top Investors",
  website_domain: "Website",
  linkedin_slug: "LinkedIn page",
  short_description: "Description",
  categories: "Categories",
  city: "City",
  country: "Country",
  last_round_type: "Last Round",
  last_round_on: "Last Round Date",
  register_number: "Register number",
} as const;

/** A fact as the screens show it; null if it is empty. */
export function factValue(column: string, value: string | number | readonly string[] | null): string | null {
  if (value === null || value === "") return null;
  if (typeof value === "object") return value.length === 0 ? null : value.join(", ");
  return column === "last_round_type" ? investmentTypeLabel(String(value)) : String(value);
}
