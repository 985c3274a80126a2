import type { CsvColumn } from "../export/csv.ts";
import { investmentTypeLabel } from "../funding/investment-type.ts";
import type { HotlistCompany } from "./hotlist-company.ts";

/** All columns, including those the screen has no room for. */
export const hotlistCsvColumns: readonly CsvColumn<HotlistCompany>[] = [
  { header: "Company Name", value: ({ company_name }) => company_name },
  { header: "Priority", value: ({ priority }) => priority },
  { header: "Sector", value: ({ sector }) => sector },
  { header: "Location", value: ({ geography }) => geography },
  {
    header: "Stage",
    value: ({ funding_stage }) => (funding_stage === null ? null : investmentTypeLabel(funding_stage)),
  },
  { header: "Founded Year", value: ({ founded_year }) => founded_year },
  { header: "Employee Count", value: ({ employee_count }) => employee_count },
  { header: "Total Funding", value: ({ total_funding }) => total_funding },
  { header: "Top Investors", value: ({ aaa_investors }) => aaa_investors },
  { header: "Crunchbase URL", value: ({ company_url }) => company_url },
  { header: "Added", value: ({ created_at }) => created_at.slice(0, 10) },
];
