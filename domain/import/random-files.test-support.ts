/** Files with the damage of real ones, and the companies that the database has before. */
import { companyUrl } from "../company/company-url.ts";
import { COMPANY_COLUMNS, type ImportColumn } from "./fields.ts";
import type { Decision, ExistingCompany, ImportPlan, Policies, Policy } from "./plan-types.ts";

export interface RandomFile {
  readonly bytes: Uint8Array;
  readonly existing: readonly Omit<ExistingCompany, "id" | "extra" | "only_screened">[];
  readonly policies: Policies;
  /** Decides some of the lines that are possibly the same. */
  decide(plan: ImportPlan): ReadonlyMap<number, Decision>;
}

type Pick = <Item>(items: readonly Item[]) => Item;

const WORDS = ["Acme", "Beta", "Gamma", "Délta", "Epsilon", "Zeta & Co", "Èta", "Theta.io", "Iota", "Kappa"];
const FORMS = ["", "", "", " GmbH", " Inc.", ", Ltd"];
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  name: ["Company Name", "Organization Name", "name", "Company"],
  url: ["Crunchbase URL", "Organization Name URL", "cb_url"],
  linkedin: ["LinkedIn", "linkedin_url"],
  website: ["Website", "Domain", "Homepage"],
  founded: ["Founded Date", "Founded Year", "founded_on"],
  employees: ["Number of Employees", "Employee Count"],
  funding: ["Total Funding Amount (in USD)", "Total Funding"],
  investors: ["Top 5 Investors", "Top Investors"],
  place: ["Headquarters Location", "HQ"],
  industries: ["Industries", "Categories"],
  round: ["Last Funding Type"],
  roundDate: ["Last Funding Date"],
  status: ["Operating Status"],
  comment: ["Comment", "Notes, internal"],
  description: ["Description", "Short Description"],
};
const VALUES: Readonly<Record<string, readonly string[]>> = {
  founded: ["2011", "2012-05-01", "3/14/2019", "abc", "", "#N/A", "1899"],
  employees: ["11-50", "Nov-50", "10001+", "1,200", "many", "", "11–50", "Jan-10"],
  funding: ["1,400,000", "$12.5M", "€3m", "1.2E+09", "", "-", "12", "#REF!", "250M USD"],
  investors: ["Sequoia Capital", "Accel, Some Angel", "", "Unlisted Ventures", "Index Ventures; Accel"],
  place: ["Munich, Bayern, Germany", "Paris, France", "", "Austin, TX", "DEU", "Köln, Nordrhein-Westfalen, Germany"],
  industries: ["SaaS, FinTech", "games_video", "", "SaaS,SaaS, "],
  round: ["Series A", "Seed", "", "Venture - Series Unknown"],
  roundDate: ["2021-01-02", "14.03.2019", "1/2/2020", "", "soon", "2/30/2020"],
  status: ["Active", "Was Acquired", "", "strange", "IPO"],
  comment: ["", "=SUM(A1)", 'says "hi"', "two\nlines", "ü".repeat(200), "'=1+1"],
  description: ["", "Sells things.", "a; b, c\td", "x".repeat(2500)],
};
const KEY_COLUMNS: readonly ImportColumn[] = ["company_name", "url", "linkedin_slug", "website_domain"];
const OTHER_COLUMNS: readonly ImportColumn[] = [
  ...COMPANY_COLUMNS.filter((column) => !KEY_COLUMNS.includes(column)),
  "extra",
];
const POLICIES: readonly Policy[] = ["fill", "fill", "take", "take_blank", "leave"];

/** The same for the same seed. Names of different seeds have nothing in common. */
export function randomFile(seed: number): RandomFile {
  const random = generator(seed);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] as never;
  const chance = (share: number) => random() < share;
  const suffix = `x${seed}`;
  const slug = (word: string) => `${word.toLowerCase().replace(/[^a-z]/g, "")}-${suffix}`;
  const existing = WORDS.slice(0, 6).map((word) => ({
    company_name: `${word} ${suffix}${pick(FORMS)}`,
    url: chance(0.5) ? companyUrl(slug(word)) : null,
    linkedin_slug: chance(0.3) ? slug(word) : null,
    website_domain: chance(0.3) ? `${slug(word)}.com` : null,
    founded_year: chance(0.5) ? 2011 : null,
    employee_count: chance(0.5) ? "1-10" : null,
    total_funding: chance(0.5) ? "5M USD" : null,
    aaa_investors: null,
    short_description: null,
    categories: chance(0.5) ? ["SaaS"] : [],
    city: chance(0.5) ? "Oslo" : null,
    country: chance(0.3) ? "Germany" : null,
    last_round_type: null,
    last_round_on: null,
    operating_status: chance(0.5) ? "active" : null,
  }));
  const cellOf = (column: string, word: string): string => {
    if (column === "name")
      return pick([
        `${word} ${suffix}`,
        `${word} ${suffix}`,
        `${word} ${suffix}${pick(FORMS)}`,
        `${word} ${suffix}`.toUpperCase(),
        "",
        chance(0.3) ? "#NAME?" : ` ${word} ${suffix} `,
      ]);
    if (column === "url")
      return pick(["", "", companyUrl(slug(word)), `www.crunchbase.com/organization/${slug(word)}?x=1`, "not a link"]);
    if (column === "linkedin")
      return pick(["", "", `https://de.linkedin.com/company/${slug(word)}/`, "linkedin.com/in/person"]);
    if (column === "website")
      return pick(["", "", `https://www.${slug(word)}.com/about`, `${slug(word)}.com`, "facebook.com/x"]);
    const text = pick(VALUES[column] ?? [""]);
    return chance(0.01) ? `${text}\0` : text;
  };
  const columns = [
    "name",
    ...Object.keys(HEADERS)
      .slice(1)
      .filter(() => chance(0.5)),
  ].toSorted(() => random() - 0.5);
  const header = columns.map((column) => pick(HEADERS[column] ?? []));
  const lines = Array.from({ length: 4 + Math.floor(random() * 30) }, () => {
    const word = pick(WORDS);
    return columns.map((column) => cellOf(column, word));
  });
  const policies = Object.fromEntries([
    ...KEY_COLUMNS.map((column) => [column, pick<Policy>(["fill", "fill", "leave"])]),
    ...OTHER_COLUMNS.map((column) => [column, pick(POLICIES)]),
  ]);
  return {
    bytes: encoded([header, ...lines], pick, chance),
    existing,
    policies,
    decide: (plan) =>
      new Map(
        plan.lines.flatMap(({ line, kind, candidates: [first] }): [number, Decision][] => {
          if (kind !== "possibly_same" || first === undefined || chance(0.4)) return [];
          return [[line, chance(0.5) ? "another" : { same: first.id }]];
        }),
      ),
  };
}

function encoded(rows: readonly (readonly string[])[], pick: Pick, chance: (share: number) => boolean): Uint8Array {
  const delimiter = pick([",", ",", ";", "\t"]);
  const end = pick(["\n", "\r\n", "\r"]);
  const quotedCell = (cell: string) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = rows.map((cells) => cells.map(quotedCell).join(delimiter));
  const [header = ""] = lines;
  const damaged = lines.flatMap((line, index) => {
    if (index === 0) return [line];
    if (chance(0.01)) return [`"${line.replaceAll('"', "")}`];
    if (chance(0.03)) return [line, line];
    if (chance(0.03)) return [line, ""];
    return chance(0.01) ? [line, header] : [line];
  });
  const text = `${pick(["", "", "\uFEFF"])}${damaged.join(end)}${pick(["", end])}`;
  const latin = chance(0.2)
    ? Uint8Array.from(text.replace("\uFEFF", ""), (letter) => Math.min(letter.charCodeAt(0), 255))
    : null;
  return latin ?? utf8(text);
}

function utf8(text: string): Uint8Array {
  return Uint8Array.from(unescape(encodeURIComponent(text)), (letter) => letter.charCodeAt(0));
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
