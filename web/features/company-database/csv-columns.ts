import type { CsvColumn } from "#domain/export/csv.ts";
import type { CompanyRow } from "#web/data/company/table.ts";

export const csvColumns: readonly CsvColumn<CompanyRow>[] = [
  { header: "Company Name", value: ({ company_name }) => company_name },
  { header: "Founded Year", value: ({ founded_year }) => founded_year },
  { header: "Employee Count", value: ({ employee_count }) => employee_count },
  { header: "Total Funding", value: ({ total_funding }) => total_funding },
  { header: "Top Investors", value: ({ aaa_investors }) => aaa_investors },
  { header: "Crunchbase URL", value: ({ url }) => url },
  { header: "Facts as of", value: ({ as_of, updated_at }) => as_of ?? updated_at.slice(0, 10) },
  { header: "Added on", value: ({ created_at }) => created_at.slice(0, 10) },
];
