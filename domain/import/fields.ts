/** What a column of a file can be imported as. */
export type ImportField =
  | "company_name"
  | "url"
  | "linkedin"
  | "website"
  | "founded_year"
  | "employee_count"
  | "total_funding"
  | "funding_currency"
  | "aaa_investors"
  | "short_description"
  | "categories"
  | "city"
  | "country"
  | "headquarters"
  | "last_round_type"
  | "last_round_on"
  | "operating_status"
  | "sector"
  | "geography"
  | "funding_stage"
  | "priority";

/** A field, or what happens to a column without one: its text is kept in `extra`, or left out. */
export type ColumnTarget = ImportField | "extra" | "leave_out";

/** The label of a field on screens and in messages. */
export const FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  company_name: "Company Name",
  url: "Crunchbase URL",
  linkedin: "LinkedIn",
  website: "Website",
  founded_year: "Founded Year",
  employee_count: "Employee Count",
  total_funding: "Total Funding",
  funding_currency: "Currency of Total Funding",
  aaa_investors: "Top Investors",
  short_description: "Description",
  categories: "Industries",
  city: "City",
  country: "Country",
  headquarters: "Headquarters (city, region, country)",
  last_round_type: "Last Round",
  last_round_on: "Last Round Date",
  operating_status: "Status",
  sector: "Sector",
  geography: "Location",
  funding_stage: "Stage",
  priority: "Priority",
};

/** Only a hotlist has these. */
export const ENTRY_FIELDS: readonly ImportField[] = ["sector", "geography", "funding_stage", "priority"];

/** The columns of `company_facts` that an import can write, besides `extra`. */
export const COMPANY_COLUMNS = [
  "company_name",
  "url",
  "linkedin_slug",
  "website_domain",
  "founded_year",
  "employee_count",
  "total_funding",
  "aaa_investors",
  "short_description",
  "categories",
  "city",
  "country",
  "last_round_type",
  "last_round_on",
  "operating_status",
] as const;
/** The columns of `squad_hotlist_companies` that only the team fills. */
export const ENTRY_COLUMNS = ["sector", "geography", "funding_stage", "priority"] as const;

export type CompanyColumn = (typeof COMPANY_COLUMNS)[number];
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];
export type ImportColumn = CompanyColumn | EntryColumn | "extra";

/** Values of one line. A column is absent if no column of the file is mapped to it, and null if the cell is blank. */
export interface ImportValues {
  readonly company_name?: string | null;
  readonly url?: string | null;
  readonly linkedin_slug?: string | null;
  readonly website_domain?: string | null;
  readonly founded_year?: number | null;
  readonly employee_count?: string | null;
  readonly total_funding?: string | null;
  readonly aaa_investors?: string | null;
  readonly short_description?: string | null;
  /** Empty if the cell is blank. */
  readonly categories?: readonly string[];
  readonly city?: string | null;
  readonly country?: string | null;
  readonly last_round_type?: string | null;
  /** ISO date. */
  readonly last_round_on?: string | null;
  readonly operating_status?: OperatingStatus | null;
  readonly sector?: string | null;
  readonly geography?: string | null;
  readonly funding_stage?: string | null;
  readonly priority?: "high" | "medium" | "low" | null;
  /** Texts of the columns that have no field, by header. */
  readonly extra?: Readonly<Record<string, string>>;
}

export type OperatingStatus = "active" | "closed" | "acquired" | "ipo";

/** The columns that a field fills. `headquarters` fills two; the currency decides about the funding. */
export const COLUMNS_OF_FIELD: Readonly<Record<ImportField, readonly ImportColumn[]>> = {
  company_name: ["company_name"],
  url: ["url"],
  linkedin: ["linkedin_slug"],
  website: ["website_domain"],
  founded_year: ["founded_year"],
  employee_count: ["employee_count"],
  total_funding: ["total_funding"],
  funding_currency: [],
  aaa_investors: ["aaa_investors"],
  short_description: ["short_description"],
  categories: ["categories"],
  city: ["city"],
  country: ["country"],
  headquarters: ["city", "country"],
  last_round_type: ["last_round_type"],
  last_round_on: ["last_round_on"],
  operating_status: ["operating_status"],
  sector: ["sector"],
  geography: ["geography"],
  funding_stage: ["funding_stage"],
  priority: ["priority"],
};
