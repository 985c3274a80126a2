/** Two to five companies side by side: the result of the database function `compare_companies`. */
import { formatRoundAmount } from "../funding/amount.ts";
import { investmentTypeLabel } from "../funding/investment-type.ts";
import { type FundingRound, fundingRounds, knownFundingUsd } from "../funding/rounds.ts";
import { parsePerson } from "../history/entry.ts";
import { nameOf } from "../history/short-name.ts";
import { findSquad } from "../hotlist/squads.ts";
import { findStatus, STATUS_LABELS } from "../hotlist/status.ts";
import { COMPARED_MIN } from "./compared-keys.ts";
import { asList, asNonNegativeNumber, asText, asTexts, isObject, type JsonObject } from "./parse-json.ts";
import { parseCompanyProfile } from "./profile.ts";
import { splitInvestors } from "./top-investors.ts";

export interface ComparedCompany {
  /** As in the URL of the screen: a permalink or an id. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  /** Normalized; null if it is not known. */
  readonly url: string | null;
  readonly topInvestors: readonly string[];
  readonly rounds: readonly FundingRound[];
  /** By the label of the row; an unknown value has no key. */
  readonly values: ReadonlyMap<string, string>;
}

export interface ComparisonRow {
  readonly label: string;
  /** One for each company; null for an unknown value. */
  readonly values: readonly (string | null)[];
  /** `single`: at most one is known, so that nothing can be compared. */
  readonly kind: "same" | "different" | "single";
}

/** Null for each unknown company, in the order of the keys. */
export function parseComparison(
  result: unknown,
): readonly { readonly key: string; readonly company: ComparedCompany | null }[] {
  return asList(result, (item) => ({ key: asText(item.key) ?? "", company: parseCompany(item) })) ?? [];
}

const ROWS = [
  "Description",
  "Founded",
  "Team size",
  "Total funding",
  "Latest round",
  "Top investors",
  "Categories",
  "Location",
  "Website",
  "Company status",
  "Hotlists",
  "Facts as of",
] as const;
type RowLabel = (typeof ROWS)[number];

const OPERATING_STATUS: Readonly<Record<string, string>> = {
  active: "Active",
  closed: "Closed",
  acquired: "Acquired",
  ipo: "Public",
};

function parseCompany({ key, company, rounds, entries }: JsonObject): ComparedCompany | null {
  if (!isObject(company)) return null;
  const [id, name] = [asText(company.id), asText(company.company_name)];
  if (id === undefined || name === undefined) return null;
  const parsedRounds = fundingRounds(parseCompanyProfile({ cards: { raised_funding_rounds: rounds } }));
  const topInvestors = splitInvestors(asText(company.aaa_investors) ?? null);
  const values: Readonly<Record<RowLabel, string | undefined>> = {
    Description: asText(company.short_description),
    Founded: asNonNegativeNumber(company.founded_year)?.toString(),
    "Team size": asText(company.employee_count),
    "Total funding": asText(company.total_funding) ?? knownFunding(parsedRounds),
    "Latest round": latestRound(company, parsedRounds),
    "Top investors": joined(topInvestors),
    Categories: joined(asTexts(company.categories) ?? []),
    Location: joined([company.city, company.country].flatMap((part) => asText(part) ?? [])),
    Website: asText(company.website_domain),
    "Company status": OPERATING_STATUS[asText(company.operating_status) ?? ""],
    Hotlists: joined((asList(entries, hotlistOf) ?? []).filter((part) => part !== "")),
    "Facts as of": (asText(company.as_of) ?? asText(company.updated_at))?.slice(0, "2026-01-01".length),
  };
  return {
    key: asText(key) ?? "",
    id,
    name,
    url: asText(company.url) ?? null,
    topInvestors,
    rounds: parsedRounds,
    values: new Map(ROWS.flatMap((row) => (values[row] === undefined ? [] : [[row, values[row]] as const]))),
  };
}

function joined(parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : parts.join(", ");
}

/** As the company page says it where no total is known. */
function knownFunding(rounds: readonly FundingRound[]): string | undefined {
  const usd = knownFundingUsd(rounds);
  return usd === null ? undefined : `≥ ${formatRoundAmount(usd)} from known rounds`;
}

function latestRound(company: JsonObject, [newest]: readonly FundingRound[]): string | undefined {
  const type = asText(company.last_round_type);
  const [label, on] =
    newest !== undefined && newest.announcedOn !== null
      ? [newest.label, newest.announcedOn]
      : [type === undefined ? undefined : investmentTypeLabel(type), asText(company.last_round_on)];
  return label === undefined ? undefined : [label, ...(on === undefined ? [] : [on])].join(", ");
}

/** Such as `Fintech: Meeting, grace`. */
function hotlistOf(entry: JsonObject): string {
  const squad = findSquad(asText(entry.squad_id));
  const status = findStatus(entry.status);
  if (squad === null || status === null) return "";
  const email = parsePerson(entry.owner)?.email ?? null;
  return `${squad.name}: ${STATUS_LABELS[status]}${email === null ? "" : ` (${nameOf(email)})`}`;
}

/** The rows in which at least one company has a value. */
export function comparisonRows(companies: readonly ComparedCompany[]): readonly ComparisonRow[] {
  return ROWS.map((label) => {
    const values = companies.map((company) => company.values.get(label) ?? null);
    const known = values.filter((value) => value !== null);
    const kind = known.length < COMPARED_MIN ? "single" : new Set(known).size === 1 ? "same" : "different";
    return { label, values, kind } as const;
  }).filter(({ values }) => values.some((value) => value !== null));
}

/** Top investors of at least two of the companies, those of the most companies first. */
export function sharedInvestors(
  companies: readonly ComparedCompany[],
): readonly { readonly investor: string; readonly companies: readonly string[] }[] {
  const byInvestor = new Map<string, string[]>();
  for (const { name, topInvestors } of companies)
    for (const investor of new Set(topInvestors)) byInvestor.set(investor, [...(byInvestor.get(investor) ?? []), name]);
  return [...byInvestor]
    .filter(([, names]) => names.length >= COMPARED_MIN)
    .map(([investor, names]) => ({ investor, companies: names }))
    .toSorted((a, b) => b.companies.length - a.companies.length || (a.investor < b.investor ? -1 : 1));
}

/** For the clipboard: tab-separated lines. */
export function comparisonText(companies: readonly ComparedCompany[]): string {
  return tableOf(companies)
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, " ")).join("\t"))
    .join("\n");
}

/** For the clipboard: an HTML table. */
export function comparisonHtml(companies: readonly ComparedCompany[]): string {
  const rows = tableOf(companies).map((cells, row) =>
    cells.map((cell, column) => {
      const tag = row === 0 || column === 0 ? "th" : "td";
      return `<${tag}>${escapeHtml(cell)}</${tag}>`;
    }),
  );
  return `<table>${rows.map((cells) => `<tr>${cells.join("")}</tr>`).join("")}</table>`;
}

function tableOf(companies: readonly ComparedCompany[]): readonly (readonly string[])[] {
  return [
    ["Company", ...companies.map(({ name }) => name)],
    ...comparisonRows(companies).map(({ label, values }) => [label].concat(values.map((value) => value ?? ""))),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
