import { describe, expect, test } from "vitest";
import { toCsv } from "../export/csv.ts";
import { layoutKey, suggestMapping } from "./layouts.ts";
import { readTable } from "./read-file.ts";
import { mergeRounds } from "./rounds.ts";
import { isFileError } from "./table.ts";
import { readRows } from "./values.ts";

function rowsOf(csv: string) {
  const table = readTable(new TextEncoder().encode(csv));
  if (isFileError(table)) throw new Error(table.message);
  const samples = table.header.map((_, column) => table.rows.slice(0, 20).map(({ cells }) => cells[column] ?? ""));
  const { layout, columns } = suggestMapping(table.header, samples);
  const rows = readRows(table.rows, columns);
  return { layout: layout?.id ?? null, fields: columns.map(({ field }) => field), rows };
}

describe("known layouts", () => {
  test.each([
    [
      "crunchbase_companies",
      "Organization Name,Organization Name URL,Industries,Headquarters Location,Description,CB Rank (Company),Operating Status,Founded Date,Founded Date Precision,Website,LinkedIn,Full Description,Number of Employees,Last Funding Date,Last Funding Type,Total Funding Amount,Total Funding Amount Currency,Total Funding Amount Currency (in USD),Top 5 Investors",
      "company_name,url,categories,headquarters,short_description,extra,operating_status,founded_year,leave_out,website,linkedin,leave_out,employee_count,last_round_on,last_round_type,leave_out,funding_currency,total_funding,aaa_investors",
    ],
    [
      "crunchbase_companies",
      "Organization Name,Total Funding Amount (in USD),Number of Employees",
      "company_name,total_funding,employee_count",
    ],
    [
      "crunchbase_rounds",
      "Transaction Name,Transaction Name URL,Organization Name,Organization Name URL,Organization Website,Funding Type,Money Raised,Money Raised Currency,Money Raised (in USD),Announced Date,Investor Names",
      "leave_out,leave_out,company_name,url,website,last_round_type,leave_out,leave_out,extra,last_round_on,aaa_investors",
    ],
    [
      "crunchbase_2013",
      "permalink,name,category_code,funding_total_usd,status,country_code,state_code,region,city,funding_rounds,founded_at,founded_year,first_funding_at,last_funding_at",
      "url,company_name,categories,total_funding,operating_status,country,leave_out,leave_out,city,leave_out,leave_out,founded_year,leave_out,leave_out",
    ],
    [
      "crunchbase_bulk",
      "uuid,name,type,permalink,cb_url,domain,homepage_url,country_code,city,status,short_description,category_list,total_funding_usd,total_funding,founded_on,last_funding_on,employee_count,linkedin_url",
      "leave_out,company_name,leave_out,leave_out,url,website,leave_out,country,city,operating_status,short_description,categories,total_funding,leave_out,founded_year,last_round_on,employee_count,linkedin",
    ],
    ["affinity", "Affinity Row ID,Name,Organization URL,Status,Owners", "leave_out,company_name,website,extra,extra"],
    ["attio", "Record ID,Record,Domains,Description", "leave_out,company_name,website,short_description"],
    [
      "hubspot",
      "Record ID,Company name,Company Domain Name,City,Country/Region",
      "leave_out,company_name,website,city,country",
    ],
    ["pipedrive", "ID,Name,Owner,Open deals,Address", "leave_out,company_name,extra,extra,headquarters"],
    [
      "own_companies",
      "Company Name,Founded Year,Employee Count,Total Funding,Top Investors,Crunchbase URL,Facts as of,Added on",
      "company_name,founded_year,employee_count,total_funding,aaa_investors,url,leave_out,leave_out",
    ],
    [
      "own_hotlist",
      "Company Name,Priority,Sector,Location,Stage,Founded Year,Crunchbase URL,Added",
      "company_name,priority,sector,geography,funding_stage,founded_year,url,leave_out",
    ],
    [null, "Startup,Homepage,Comment", "company_name,website,extra"],
  ])("%s maps without a hand", (layout, header, fields) => {
    const mapping = suggestMapping(header.split(","));
    expect(mapping.layout?.id ?? null).toBe(layout);
    expect(mapping.columns.map(({ field }) => field).join(",")).toBe(fields);
  });

  test("values decide where headers do not", () => {
    const mapping = suggestMapping(
      ["Company", "Link", "URL", "Site"],
      [["Acme"], ["https://www.crunchbase.com/organization/acme"], ["linkedin.com/company/acme", ""], ["acme.com"]],
    );
    expect(mapping.columns.map(({ field, confidence }) => `${field} ${confidence}`)).toEqual([
      "company_name sure",
      "url likely",
      "linkedin likely",
      "website sure",
    ]);
  });

  test("the key of a layout does not depend on order and spelling of the headers", () => {
    expect(layoutKey(["Company Name", "Website"])).toBe(layoutKey(["website", "company_name"]));
    expect(layoutKey(["Company Name", "Website"])).not.toBe(layoutKey(["Company Name"]));
  });
});

test("an export of the Company Database is read back exactly", () => {
  const company = {
    company_name: '=Acme, "the" GmbH',
    founded_year: 2011,
    employee_count: "11-50",
    total_funding: "350K USD",
    aaa_investors: "Sequoia Capital, Accel",
    url: "https://www.crunchbase.com/organization/acme",
  };
  const csv = toCsv(
    [
      { header: "Company Name", value: ({ company_name }) => company_name },
      { header: "Founded Year", value: ({ founded_year }) => founded_year },
      { header: "Employee Count", value: ({ employee_count }) => employee_count },
      { header: "Total Funding", value: ({ total_funding }) => total_funding },
      { header: "Top Investors", value: ({ aaa_investors }) => aaa_investors },
      { header: "Crunchbase URL", value: ({ url }) => url },
      { header: "Facts as of", value: () => "2026-01-01" },
    ],
    [company],
  );
  expect(rowsOf(csv)).toMatchObject({ layout: "own_companies", rows: [{ values: company, problems: [] }] });
});

test("of the rounds of a company, the newest counts, with the investors of all", () => {
  const { rows } = rowsOf(
    "Transaction Name,Organization Name,Organization Name URL,Funding Type,Announced Date,Investor Names\n" +
      "Seed - Acme,Acme,https://www.crunchbase.com/organization/acme,Seed,2019-03-14,Accel\n" +
      "Series A - Acme,Acme,https://www.crunchbase.com/organization/acme,Series A,2021-01-02,Sequoia Capital\n" +
      "Seed - Beta,Beta,https://www.crunchbase.com/organization/beta,Seed,2020-01-02,Some Angel\n",
  );
  const merged = mergeRounds(rows);
  expect(merged.map(({ supersededBy }) => supersededBy)).toEqual([3, undefined, undefined]);
  expect(merged[1]?.values).toMatchObject({
    last_round_type: "series_a",
    last_round_on: "2021-01-02",
    aaa_investors: "Accel, Sequoia Capital",
  });
});
