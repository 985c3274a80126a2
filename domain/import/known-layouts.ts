import type { ColumnTarget } from "./fields.ts";

export type LayoutId =
  | "own_companies"
  | "own_hotlist"
  | "crunchbase_companies"
  | "crunchbase_rounds"
  | "crunchbase_bulk"
  | "crunchbase_2013"
  | "affinity"
  | "attio"
  | "hubspot"
  | "pipedrive"
  | "pitchbook"
  | "dealroom"
  | "y_combinator";

export interface KnownLayout {
  readonly id: LayoutId;
  /** As in "This is a {name}". */
  readonly name: string;
  /** Normalized headers of the file; one of each group. Users choose the columns of an export, so these are few. */
  readonly signs: readonly string[];
  /** Where a header means something else than in other files. */
  readonly columns: Readonly<Record<string, ColumnTarget>>;
  /** Headers that say nothing about the company, or repeat another column in another form. */
  readonly leftOut: string;
  /** What its amounts are multiplied with, if the headers do not say it. */
  readonly amountFactor?: number;
}

/** The first layout whose signs are all there counts, so special ones come first. */
export const knownLayouts: readonly KnownLayout[] = [
  {
    id: "own_companies",
    name: "Company Database export of this app",
    signs: ["company name", "crunchbase url", "facts as of"],
    columns: {},
    leftOut: "facts as of|added on",
  },
  {
    id: "own_hotlist",
    name: "hotlist export of this app",
    signs: ["company name", "priority", "stage", "crunchbase url", "added"],
    columns: { location: "geography" },
    leftOut: "added",
  },
  {
    id: "crunchbase_rounds",
    name: "Crunchbase funding round export",
    signs: ["transaction name", "organization name", "funding type|announced date|money raised"],
    columns: {
      "funding type": "last_round_type",
      "announced date": "last_round_on",
      "organization location": "headquarters",
      "investor names": "aaa_investors",
    },
    leftOut:
      "transaction name|transaction name url|money raised|money raised currency|funding stage|pre money valuation" +
      "|pre money valuation currency|number of funding rounds|number of investors|total funding amount currency|equity only funding",
  },
  {
    id: "crunchbase_companies",
    name: "Crunchbase company export",
    signs: [
      "organization name",
      "organization name url|cb rank company|top 5 investors|headquarters location|number of employees|industries",
    ],
    columns: { description: "short_description" },
    leftOut:
      "full description|funding status|funding stage|founded date precision|exit date precision|closed date precision" +
      "|last funding amount|last funding amount currency|last equity funding amount|last equity funding amount currency" +
      "|total equity funding amount|total equity funding amount currency|contact email|phone number|headquarters regions|number of articles",
  },
  {
    id: "crunchbase_bulk",
    name: "Crunchbase bulk export",
    signs: ["cb url", "short description", "category list"],
    columns: { status: "operating_status", domain: "website" },
    leftOut:
      "uuid|permalink|rank|type|created at|updated at|email|phone|logo url|total funding|homepage url|address|roles" +
      "|primary role|total funding currency code|category groups list|postal code|state code|region|num exits",
  },
  {
    id: "crunchbase_2013",
    name: "Crunchbase data file of 2013",
    signs: ["permalink", "name", "category code|category list|market", "funding total usd"],
    columns: { permalink: "url", status: "operating_status", "founded year": "founded_year" },
    leftOut:
      "founded at|founded month|founded quarter|state code|region|first funding at|last funding at|last milestone at|funding rounds" +
      "|seed|venture|equity crowdfunding|undisclosed|convertible note|debt financing|angel|grant|private equity|post ipo equity" +
      "|post ipo debt|secondary market|product crowdfunding|round a|round b|round c|round d|round e|round f|round g|round h",
  },
  {
    id: "affinity",
    name: "Affinity export",
    signs: ["organization url|domain", "owners|affinity row id|organization id|list entry id", "name"],
    columns: { "organization url": "website", status: "extra" },
    leftOut: "affinity row id|organization id|list entry id|people",
  },
  {
    id: "attio",
    name: "Attio export",
    signs: ["record|record id", "domains"],
    columns: { record: "company_name", "primary location": "headquarters" },
    leftOut: "record id",
  },
  {
    id: "hubspot",
    name: "HubSpot export",
    signs: ["company domain name", "company name|name"],
    columns: { "country region": "country" },
    leftOut: "record id|phone number",
  },
  {
    id: "pipedrive",
    name: "Pipedrive export",
    signs: [
      "organization name|name",
      "organization id|id|organization owner|owner",
      "open deals|organization open deals|organization address|won deals",
    ],
    columns: { "organization address": "headquarters" },
    leftOut: "id|organization id",
  },
  {
    id: "pitchbook",
    name: "PitchBook export",
    signs: [
      "companies|company",
      "hq location|hq city|primary industry sector|primary industry code",
      "last financing date|total raised",
    ],
    columns: { companies: "company_name", company: "company_name" },
    leftOut: "company id|view company online|exchange|hq post code",
    amountFactor: 1e6,
  },
  {
    id: "dealroom",
    name: "Dealroom export",
    signs: ["name", "launch date|growth stage", "hq country|hq city"],
    columns: { name: "company_name", "growth stage": "extra" },
    leftOut: "profile url|employees range",
  },
  {
    id: "y_combinator",
    name: "Y Combinator directory",
    signs: ["name|company|company name", "batch", "one liner|team size|all locations|industries"],
    columns: { name: "company_name", "all locations": "headquarters" },
    leftOut: "url|slug|logo url|small logo thumb url",
  },
];
