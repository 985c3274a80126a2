import type { TopInvestorMatcher } from "../company/top-investors.ts";
import { joinInvestors } from "../company/top-investors.ts";
import { investmentTypeLabel } from "../funding/investment-type.ts";
import { type CellResult, cut, invalid, quoted, readCell, readLine, valid } from "./cell-text.ts";
import { countryName } from "./countries.ts";
import type { OperatingStatus } from "./fields.ts";

const MAX_CATEGORIES = 30;
const CATEGORY_LENGTH = 60;
const CATEGORIES_LENGTH = 1200;
const PLACE_LENGTH = 300;

/** Split at commas, semicolons and bars; `games_video` is `games video`. */
export function readCategories(cell: string): CellResult<readonly string[]> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const names = new Set<string>();
  let length = 0;
  for (const part of text.split(/[,;|\n]/)) {
    const name = readLine(part.replaceAll("_", " "), CATEGORY_LENGTH).value;
    length += name?.length ?? 0;
    if (name === null || names.size === MAX_CATEGORIES || length > CATEGORIES_LENGTH) continue;
    names.add(name);
  }
  return valid(names.size === 0 ? null : [...names]);
}

export interface Investors {
  /** As stored: top investors only. */
  readonly top: string | null;
  /** True if the cell names others, too. */
  readonly hasOthers: boolean;
}

export function readInvestors(cell: string, topInvestors: TopInvestorMatcher): CellResult<Investors> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const names = text.split(/[,;|\n]/).flatMap((name) => name.trim() || []);
  return valid({
    top: joinInvestors(topInvestors.matchAll(names)),
    hasOthers: names.some((name) => topInvestors.match(name) === null),
  });
}

const STATUSES: Readonly<Record<string, OperatingStatus>> = {
  active: "active",
  operating: "active",
  alive: "active",
  private: "active",
  open: "active",
  live: "active",
  closed: "closed",
  inactive: "closed",
  dead: "closed",
  deadpooled: "closed",
  "out of business": "closed",
  dissolved: "closed",
  insolvent: "closed",
  bankrupt: "closed",
  acquired: "acquired",
  "was acquired": "acquired",
  exited: "acquired",
  merged: "acquired",
  "m&a": "acquired",
  ipo: "ipo",
  public: "ipo",
  listed: "ipo",
  "went public": "ipo",
  delisted: "ipo",
};

export function readStatus(cell: string): CellResult<OperatingStatus> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const status = STATUSES[text.toLowerCase()];
  return status === undefined
    ? invalid(`${quoted(text)} is not a status. Use Active, Closed, Acquired or IPO.`)
    : valid(status);
}

const ROUND_TYPES: ReadonlyMap<string, string> = new Map(
  [
    "angel",
    "convertible_note",
    "corporate_round",
    "debt_financing",
    "equity_crowdfunding",
    "grant",
    "initial_coin_offering",
    "non_equity_assistance",
    "post_ipo_debt",
    "post_ipo_equity",
    "post_ipo_secondary",
    "pre_seed",
    "private_equity",
    "product_crowdfunding",
    "secondary_market",
    "seed",
    ..."abcdefghij".split("").map((letter) => `series_${letter}`),
    "series_unknown",
    "undisclosed",
  ].flatMap((type) => [
    [type, type],
    [wordsOf(investmentTypeLabel(type)), type],
  ]),
);

/** Crunchbase's type, such as `series_a`; a type that it does not have is kept as it is written. */
export function readRoundType(cell: string): CellResult<string> {
  const { value: text, problem } = readLine(cell, PLACE_LENGTH);
  if (text === null) return { value: null, problem };
  const words = wordsOf(text).replace(/ round$/, "");
  return valid(ROUND_TYPES.get(words) ?? ROUND_TYPES.get(words.replaceAll(" ", "_")) ?? text);
}

const PRIORITIES: Readonly<Record<string, "high" | "medium" | "low">> = {
  high: "high",
  hoch: "high",
  "1": "high",
  medium: "medium",
  mid: "medium",
  mittel: "medium",
  "2": "medium",
  low: "low",
  niedrig: "low",
  "3": "low",
};

export function readPriority(cell: string): CellResult<"high" | "medium" | "low"> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const priority = PRIORITIES[text.toLowerCase()];
  return priority === undefined
    ? invalid(`${quoted(text)} is not a priority. Use High, Medium or Low.`)
    : valid(priority);
}

export function readCountry(cell: string): CellResult<string> {
  const { value, problem } = readLine(cell, PLACE_LENGTH);
  return value === null ? { value, problem } : valid(countryName(value));
}

/** `Munich, Bayern, Germany`. Of two parts, a second one of two letters is a state of the USA. */
export function readHeadquarters(
  cell: string,
): CellResult<{ readonly city: string | null; readonly country: string | null }> {
  const { value: text, problem } = readLine(cell, 3 * PLACE_LENGTH);
  if (text === null) return { value: null, problem };
  const parts = text.split(/[,;]/).flatMap((part) => part.trim() || []);
  const [first = ""] = parts;
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) {
    const name = countryName(first);
    return valid(name === first ? { city: cut(first, PLACE_LENGTH), country: null } : { city: null, country: name });
  }
  const country = parts.length === 2 && /^[A-Z]{2}$/.test(last) ? null : cut(countryName(last), PLACE_LENGTH);
  return valid({ city: cut(first, PLACE_LENGTH), country });
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
