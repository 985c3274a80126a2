/** Statements of a Wikidata entity, as `wbgetentities` returns them. */
import { asObject, isObject, type JsonObject } from "../company/parse-json.ts";

/** A day, month or year of Wikidata. Months and days that are unknown are null. */
export interface WikidataDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

export interface Statement {
  readonly value: unknown;
  /** By property. */
  readonly qualifiers: unknown;
}

const POINT_IN_TIME = "P585";
const END_TIME = "P582";

/**
 * The statements of a property that hold today, in their order: without deprecated and ended ones and those without a known value.
 * Preferred statements displace normal ones, as on the page of the entity.
 */
export function currentStatements(entity: JsonObject, property: string): readonly Statement[] {
  const claims = asObject(entity.claims)[property];
  const statements: Statement[] = [];
  if (!Array.isArray(claims)) return statements;
  let hasPreferred = false;
  for (const claim of claims) {
    if (!isObject(claim) || !isUsable(claim)) continue;
    const isPreferred = claim.rank === "preferred";
    if (isPreferred && !hasPreferred) statements.length = 0;
    hasPreferred ||= isPreferred;
    const value = isPreferred === hasPreferred ? snakValue(claim.mainsnak) : undefined;
    if (value !== undefined) statements.push({ value, qualifiers: claim.qualifiers });
  }
  return statements;
}

function isUsable({ rank, qualifiers }: JsonObject): boolean {
  return rank !== "deprecated" && !(isObject(qualifiers) && Array.isArray(qualifiers[END_TIME]));
}

/** Undefined for `somevalue` ("unknown") and `novalue`. */
function snakValue(snak: unknown): unknown {
  const { snaktype, datavalue } = asObject(snak);
  return snaktype === "value" ? asObject(datavalue).value : undefined;
}

/** The day, month or year that the statement is true of (qualifier P585). */
export function pointInTimeOf({ qualifiers }: Statement): WikidataDate | null {
  const snaks = isObject(qualifiers) ? qualifiers[POINT_IN_TIME] : undefined;
  return Array.isArray(snaks) ? parseWikidataDate(snakValue(snaks[0])) : null;
}

const PRECISION = { year: 9, month: 10, day: 11 };

/** `+2010-00-00T00:00:00Z` with precision 9 is the year 2010. Null for less than a year's precision and years before 1. */
export function parseWikidataDate(value: unknown): WikidataDate | null {
  const { time, precision } = asObject(value);
  if (typeof time !== "string" || typeof precision !== "number" || precision < PRECISION.year) return null;
  const [, year, month, day] = /^\+0*(\d{1,4})-(\d{2})-(\d{2})T/.exec(time) ?? [];
  if (year === undefined || Number(year) === 0) return null;
  const knownMonth = precision >= PRECISION.month ? within(Number(month), 12) : null;
  const knownDay = precision >= PRECISION.day && knownMonth !== null ? within(Number(day), 31) : null;
  return { year: Number(year), month: knownMonth, day: knownDay };
}

function within(number: number, most: number): number | null {
  return number >= 1 && number <= most ? number : null;
}

/** The ID of a linked entity, such as `Q62`. */
export function parseEntityId(value: unknown): string | null {
  const { id } = asObject(value);
  return typeof id === "string" && /^Q[1-9]\d{0,11}$/.test(id) ? id : null;
}

/** A whole number without a unit. */
export function parseCount(value: unknown): number | null {
  const { amount, unit } = asObject(value);
  if (typeof amount !== "string" || unit !== "1" || !/^\+\d{1,9}(?:\.0+)?$/.test(amount)) return null;
  return Number(amount);
}
