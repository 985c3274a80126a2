/**
 * When to look again at a company that was passed or parked. The database function `private.revisit_reason` is the same law; a test
 * compares the two.
 */
import { asNonNegativeNumber, asObject, asText, asTexts, isObject, type JsonObject } from "../company/parse-json.ts";
import { formatRoundAmount } from "../funding/amount.ts";
import { investmentTypeLabel } from "../funding/investment-type.ts";

export type RevisitTerm =
  | { readonly new_round: true }
  | { readonly top_investor: true }
  | { readonly employees_at_least: number }
  | { readonly funding_at_least_usd: number }
  /** Investment types, such as `series_a`. */
  | { readonly stage_in: readonly string[] };

/** What the database knows of the company. */
export interface RevisitFacts {
  /** The lower end of the band: `51-100` is 51. */
  readonly employees: number | null;
  readonly fundingUsd: number | null;
  /** Top investors, each once. */
  readonly investors: readonly string[];
  /** Investment type of the last round, such as `series_b`. */
  readonly round: string | null;
  /** `YYYY-MM-DD`. */
  readonly roundOn: string | null;
  /** The amount of the last round. */
  readonly roundUsd?: number | null;
}

export interface RevisitCondition {
  /** One is enough. */
  readonly any: readonly RevisitTerm[];
  /** The facts when it was set, and the day. Filled in by the database; null before. */
  readonly from: (RevisitFacts & { readonly on: string | null }) | null;
}

const MAX_TERMS = 10;
const MAX_STAGES = 30;

/** The condition in a column `revisit_when`; null if it has none or another shape. */
export function parseRevisit(value: unknown): RevisitCondition | null {
  const { any, from } = asObject(value);
  if (!Array.isArray(any) || any.length === 0 || any.length > MAX_TERMS) return null;
  const terms = any.map(parseTerm);
  return terms.includes(null) ? null : { any: terms.filter((term) => term !== null), from: parseFrom(from) };
}

function parseTerm(value: unknown): RevisitTerm | null {
  const [entry, ...others] = Object.entries(asObject(value));
  if (entry === undefined || others.length > 0) return null;
  const [key, item] = entry;
  if (key === "new_round" && item === true) return { new_round: true };
  if (key === "top_investor" && item === true) return { top_investor: true };
  if (key === "employees_at_least" && isCount(item)) return { employees_at_least: item };
  if (key === "funding_at_least_usd" && isCount(item)) return { funding_at_least_usd: item };
  if (key === "stage_in" && isStages(item)) return { stage_in: item };
  return null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 999_999_999_999_999;
}

function isStages(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= MAX_STAGES &&
    value.every((stage) => typeof stage === "string" && /^[a-z0-9_]{1,50}$/.test(stage))
  );
}

function parseFrom(value: unknown): RevisitCondition["from"] {
  if (!isObject(value)) return null;
  return { ...parseFacts(value), on: asText(value.on) ?? null };
}

function parseFacts(value: JsonObject): RevisitFacts {
  return {
    employees: asNonNegativeNumber(value.employees) ?? null,
    fundingUsd: asNonNegativeNumber(value.funding_usd) ?? null,
    investors: asTexts(value.investors) ?? [],
    round: asText(value.round) ?? null,
    roundOn: asText(value.round_on) ?? null,
  };
}

export function isRevisitMet(condition: RevisitCondition, facts: RevisitFacts): boolean {
  return revisitReason(condition, facts) !== null;
}

/** The terms that are met, in words: `New round: Series B, $40.0M on 3 Oct 2026`; null if none is. */
export function revisitReason({ any, from }: RevisitCondition, facts: RevisitFacts): string | null {
  const reasons = any.flatMap((term) => reasonOf(term, from, facts) ?? []);
  return reasons.length === 0 ? null : reasons.join("; ");
}

function reasonOf(term: RevisitTerm, from: RevisitCondition["from"], facts: RevisitFacts): string | null {
  if ("new_round" in term) return isNewRound(from, facts) ? `New round: ${describeRound(facts)}` : null;
  if ("top_investor" in term) {
    const known = new Set(from?.investors);
    const added = facts.investors.filter((investor) => !known.has(investor));
    return added.length === 0 ? null : `New top investor: ${added.join(", ")}`;
  }
  if ("employees_at_least" in term) {
    return hasReached(term.employees_at_least, from?.employees, facts.employees)
      ? `At least ${facts.employees} people`
      : null;
  }
  if ("funding_at_least_usd" in term) {
    return hasReached(term.funding_at_least_usd, from?.fundingUsd, facts.fundingUsd)
      ? `Total funding: ${formatRoundAmount(facts.fundingUsd)}`
      : null;
  }
  const { round } = facts;
  const isReached = round !== null && term.stage_in.includes(round) && (from?.round ?? null) !== round;
  return isReached ? `Stage: ${investmentTypeLabel(round)}` : null;
}

/** A round whose day became known later is new only if it is later than the decision. */
function isNewRound(from: RevisitCondition["from"], { round, roundOn }: RevisitFacts): boolean {
  if (roundOn !== null) return roundOn > (from?.roundOn ?? from?.on ?? "");
  const earlier = from?.round ?? null;
  return round !== null && earlier !== null && round !== earlier;
}

/** What was reached already when the condition was set does not count. */
function hasReached(limit: number, before: number | null | undefined, now: number | null): boolean {
  return now !== null && now >= limit && (before === null || before === undefined || before < limit);
}

function describeRound({ round, roundOn, roundUsd }: RevisitFacts): string {
  const amount = roundUsd === null || roundUsd === undefined ? "" : `, ${formatRoundAmount(roundUsd)}`;
  return `${investmentTypeLabel(round)}${amount}${roundOn === null ? "" : ` on ${formatDay(roundOn)}`}`;
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `2026-10-03` as `3 Oct 2026`. */
function formatDay(day: string): string {
  const [year = "", month, date] = day.split("-");
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** What is waited for, as a list of phrases: `A new round`, `At least 51 people`, `On 3 Oct 2026`. */
export function describeRevisit(condition: RevisitCondition | null, on: string | null = null): readonly string[] {
  const phrases = (condition?.any ?? []).map(describeTerm);
  return on === null ? phrases : [...phrases, `On ${formatDay(on)}`];
}

function describeTerm(term: RevisitTerm): string {
  if ("new_round" in term) return "A new round";
  if ("top_investor" in term) return "A new top investor";
  if ("employees_at_least" in term) return `At least ${term.employees_at_least.toLocaleString("en")} people`;
  if ("funding_at_least_usd" in term) return `At least ${formatRoundAmount(term.funding_at_least_usd)} of funding`;
  return term.stage_in.map(investmentTypeLabel).join(" or ");
}

/**
 * Why it is time to look again at an entry; null if it is not. A met condition is stored with the entry; a day counts when it has
 * come. `today`: `YYYY-MM-DD`.
 */
export function revisitDueReason(
  entry: { readonly revisitDue: string | null; readonly revisitOn: string | null },
  today: string,
): string | null {
  if (entry.revisitDue !== null) return entry.revisitDue;
  return entry.revisitOn !== null && entry.revisitOn <= today ? `Planned for ${formatDay(entry.revisitOn)}` : null;
}
