import { formatRoundAmount } from "../funding/amount.ts";
import type { FundingRound } from "../funding/rounds.ts";
import { type DateRange, formatDateRange } from "../profile/date-range.ts";
import { formatPartialDate, type PartialDate, parsePartialDate } from "../profile/partial-date.ts";
import type { FundingHistory, StageAt, Tenure } from "./tenure.ts";

/** A statement, and the rounds and dates that it follows from. */
export interface TenureStatement {
  readonly text: string;
  readonly because: readonly string[];
}

interface TenureContext {
  readonly dates: DateRange;
  readonly company: FundingHistory & { readonly name: string };
  /** Not the first position at this employer: "joined" would be wrong. */
  readonly isLaterRole: boolean;
  readonly today: PartialDate;
}

/** What the rounds say of a position, in the order of importance; empty where they say nothing. */
export function tenureStatements(tenure: Tenure, context: TenureContext): readonly TenureStatement[] {
  const { dates, company, isLaterRole, today } = context;
  const position = `Position: ${formatDateRange(dates, today)}`;
  const statements: TenureStatement[] = [];
  const verb = isLaterRole ? "took this role" : "joined";
  if (tenure.joined !== null && dates.start !== null) {
    const text = stageText(verb, tenure.joined, dates.start);
    if (text !== null) statements.push({ text, because: [position, ...roundsOf(tenure.joined).map(describeRound)] });
  }
  if (tenure.sinceFounding !== null) {
    const founded = `${company.name} was founded in ${company.foundedOn === null ? "" : formatDay(company.foundedOn)}`;
    statements.push({ text: FOUNDING_TEXTS[tenure.sinceFounding], because: [position, founded] });
  }
  if (tenure.equity.length > 0) {
    statements.push({ text: raisedText(tenure.equity), because: [position, ...tenure.equity.map(describeRound)] });
  }
  if (tenure.possible.length > 0) {
    const names = list(tenure.possible.map(nameWithDate));
    const text = `${names} may have been while there: the dates are not exact enough`;
    statements.push({ text, because: [position, ...tenure.possible.map(describeRound)] });
  }
  if (tenure.others.length > 0) {
    const text = `also while there: ${list(tenure.others.map(nameWithDate))}`;
    statements.push({ text, because: [position, ...tenure.others.map(describeRound)] });
  }
  const cameIn = tenure.investors.filter(({ when }) => when === "during");
  if (cameIn.length > 0) {
    const because = new Set(cameIn.flatMap(({ rounds }) => rounds.map(describeRound)));
    statements.push({ text: `${list(cameIn.map(({ name }) => name))} came in`, because: [position, ...because] });
  }
  if (tenure.left !== null && dates.end !== null && tenure.left.before !== null) {
    const text = stageText("left", tenure.left, dates.end);
    if (text !== null) statements.push({ text, because: [position, ...roundsOf(tenure.left).map(describeRound)] });
  }
  return statements;
}

const FOUNDING_TEXTS = {
  first_year: "in the first year",
  first_two_years: "in the first two years",
  before: "started before it was founded",
} as const;

/** The stage at a day as one phrase; null where no round is dated. */
function stageText(verb: string, { after, around, before }: StageAt, day: PartialDate): string | null {
  if (around.length > 0) {
    const names = list(around.map(({ label }) => label));
    const bounds = [
      after === null ? "" : `after ${nameWithDate(after)}`,
      before === null ? "" : `before ${nameWithDate(before)}`,
    ].filter((bound) => bound !== "");
    const text = `${verb} around ${names} (${coarsest(day, around)}: before or after)`;
    return bounds.length === 0 ? text : `${text}, ${bounds.join(", ")}`;
  }
  if (after !== null && before !== null) return `${verb} between ${nameWithDate(after)} and ${nameWithDate(before)}`;
  if (after !== null) return `${verb} after ${nameWithDate(after)}`;
  return before === null ? null : `${verb} before ${nameWithDate(before)}`;
}

/** `2 rounds, $62.0M while there`. */
function raisedText(rounds: readonly FundingRound[]): string {
  const amounts = rounds.flatMap(({ raisedUsd }) => raisedUsd ?? []);
  const count = `${rounds.length} ${rounds.length === 1 ? "round" : "rounds"}`;
  const undisclosed = rounds.length - amounts.length;
  if (amounts.length === 0) return `${count} while there, amount undisclosed`;
  const sum = formatRoundAmount(amounts.reduce((total, amount) => total + amount, 0));
  return `${count}, ${sum} while there${undisclosed === 0 ? "" : ` (${undisclosed} undisclosed)`}`;
}

/** `Series A (Jun 2018)`. */
export function nameWithDate({ label, announcedOn }: FundingRound): string {
  return announcedOn === null ? label : `${label} (${formatDay(announcedOn)})`;
}

/** `Series A, Jun 2018, $12.0M: Index Ventures (lead), Accel`. */
export function describeRound({ label, announcedOn, raisedUsd, investors }: FundingRound): string {
  const parts = [label, announcedOn === null ? "date unknown" : formatDay(announcedOn), formatRoundAmount(raisedUsd)];
  const names = investors.map(({ name, isLead }) => (isLead ? `${name} (lead)` : name));
  return names.length === 0 ? parts.join(", ") : `${parts.join(", ")}: ${names.join(", ")}`;
}

/** The month of a round; the year where only that is known. */
function formatDay(date: string): string {
  const parsed = parsePartialDate(date);
  return parsed === null ? date : formatPartialDate(parsed);
}

/** The least exact of the dates that are compared. */
function coarsest(day: PartialDate, rounds: readonly FundingRound[]): string {
  const dates = [day, ...rounds.flatMap(({ announcedOn }) => parsePartialDate(announcedOn) ?? [])];
  return formatPartialDate(dates.find(({ month }) => month === null) ?? day);
}

function roundsOf({ after, around, before }: StageAt): readonly FundingRound[] {
  return [after, ...around, before].filter((round) => round !== null);
}

/** `Seed, Series A and Series B`. */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
