import type { TopInvestorMatcher } from "../company/top-investors.ts";
import { joinInvestors } from "../company/top-investors.ts";
import { investmentTypeLabel } from "../funding/investment-type.ts";
import { type CellResult, cut, invalid, quoted, readCell, readLine, valid } from "./cell-text.ts";
import { countryName, FLAG, isCountry, withoutFlags } from "./countries.ts";
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
  // `['Fintech', 'SaaS']` is a list of Python.
  const plain = /^\[.*\]$/s.test(text) ? text.replace(/[[\]'"]/g, "") : text;
  for (const part of plain.split(/[,;|\n]/)) {
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
  // `Accel (Jane Doe)` names the partner.
  const names = text
    .replace(/\s*\([^()]*\)/g, "")
    .split(/[,;|\n]/)
    .flatMap((name) => name.trim() || []);
  return valid({
    top: joinInvestors(topInvestors.matchAll(names)),
    hasOthers: names.some((name) => topInvestors.match(name) === null),
  });
}

const STATUSES: Readonly<Record<string, OperatingStatus>> = {
  active: "active",
  operating: "active",
  operational: "active",
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
  const status = statusOf(text);
  return status === null
    ? invalid(`${quoted(text)} is not a status. Use Active, Closed, Acquired or IPO.`)
    : valid(status);
}

/** `Alive / Active` is active. */
function statusOf(text: string): OperatingStatus | null {
  const key = text.trim().toLowerCase();
  if (Object.hasOwn(STATUSES, key)) return STATUSES[key] ?? null;
  const parts = new Set(key.split("/").map((part) => STATUSES[part.trim()]));
  const [status] = parts;
  return parts.size === 1 ? (status ?? null) : null;
}

const MOSTLY = 0.6;

/** Whether most values of a column are statuses of a company; a team's own column "Status" has others. */
export function areStatuses(samples: readonly string[]): boolean {
  const filled = samples.filter((sample) => sample.trim() !== "");
  return filled.length > 0 && filled.filter((sample) => statusOf(sample) !== null).length >= MOSTLY * filled.length;
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
  return value === null ? { value, problem } : valid(countryName(withoutFlags(value)));
}

export function readCity(cell: string): CellResult<string> {
  const { value, problem } = readLine(cell, PLACE_LENGTH);
  return value === null ? { value, problem } : valid(value.replace(FLAG, "").trim() || null);
}

/** Codes of states of the USA. Some are codes of countries, too. */
const US_STATES = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC" +
    " SD TN TX UT VT VA WA WV WI WY"
  ).split(" "),
);
const NUMBERED_STREET = /^\d+\w?\s+\p{L}/u;
const NAMED_STREET =
  /str\. ?\d|(?:stra(?:ß|ss)e|weg|platz|allee|gasse|damm|ufer|ring|street|avenue|road|drive|lane|square|suite|floor|rue|calle|via)\b.*\d|\b(?:st|ave|rd|blvd)\.?$/iu;
/** Before a city, as in Europe. */
const POSTAL_CODE = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+(?=\p{L})/u;

/** `Munich, Bayern, Germany`, or an address. The first of several places counts. */
export function readHeadquarters(
  cell: string,
): CellResult<{ readonly city: string | null; readonly country: string | null }> {
  const { value: line, problem } = readLine(cell, 3 * PLACE_LENGTH);
  if (line === null) return { value: null, problem };
  const [place = ""] = line.includes(",") ? line.split(/[;|]/) : [line];
  const parts = [...partsOf(withoutFlags(place))];
  const last = parts.at(-1) ?? "";
  // `8001 Zürich, Switzerland` has no street.
  if (NUMBERED_STREET.test(parts[0] ?? "") && (parts.length > 2 || !isCountry(last))) parts.shift();
  while (parts.length > 1 && NAMED_STREET.test(parts[0] ?? "")) parts.shift();
  const first = (parts[0] ?? "").replace(POSTAL_CODE, "");
  if (parts.length < 2) {
    const name = countryName(first);
    return valid(name === first ? { city: cut(first, PLACE_LENGTH), country: null } : { city: null, country: name });
  }
  return valid({ city: cut(first, PLACE_LENGTH), country: countryOfPart(last, parts.length === 2) });
}

/** Other separators count only before a country: `Stratford-upon-Avon`, `Frankfurt (Main)`. */
function partsOf(place: string): readonly string[] {
  const parts = place.split(/[,;]/).flatMap((part) => part.trim() || []);
  const [, city = "", inBrackets, behind] =
    /^([^()/]+?)\s*(?:\(([^()]+)\)|(?:\/|\s[-–—]\s)([^()/]+))$/.exec(parts[0] ?? "") ?? [];
  const country = (inBrackets ?? behind ?? "").trim();
  return parts.length === 1 && isCountry(country) ? [city.trim(), country] : parts;
}

/** Behind a city, two letters may be a state of the USA: `Dover, DE` is no German city. */
function countryOfPart(text: string, isBehindCity: boolean): string | null {
  const name = cut(countryName(text), PLACE_LENGTH);
  if (!isBehindCity || !US_STATES.has(text)) return name === text && /^[A-Z]{2}$/.test(text) ? null : name;
  return name === text ? countryName("US") : null;
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
