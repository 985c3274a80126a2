import type { TopInvestorMatcher } from "../company/top-investors.ts";
import type { FundingRound } from "../funding/rounds.ts";
import type { DateRange } from "../profile/date-range.ts";
import { type Days, daysAfter, daysOf, daysOfText, type Order, orderOf } from "./intervals.ts";
import { roundKind, stageRank } from "./stages.ts";

/** What is known of a company's funding. */
export interface FundingHistory {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly foundedOn: string | null;
  readonly rounds: readonly FundingRound[];
}

/** The rounds that set a stage, around a day of the tenure. All dated. */
export interface StageAt {
  /** The latest round that was surely before; null where none was. */
  readonly after: FundingRound | null;
  /** Before or after: the dates are not exact enough. In order. */
  readonly around: readonly FundingRound[];
  /** The next round that was surely after. */
  readonly before: FundingRound | null;
}

/** A company's rounds relative to the time a person worked there. By intervals: nothing is guessed from a year. */
export interface Tenure {
  /** Null where the start or every round is undated. */
  readonly joined: StageAt | null;
  /** Null also for a position that is still held. */
  readonly left: StageAt | null;
  /** Surely while there, oldest first: new money for shares, and the rest. */
  readonly equity: readonly FundingRound[];
  readonly others: readonly FundingRound[];
  /** Equity rounds that may have been while there. */
  readonly possible: readonly FundingRound[];
  /** Top investors by when they came in, in the list's order. */
  readonly investors: readonly InvestorEntry[];
  readonly sinceFounding: SinceFounding | null;
}

export interface InvestorEntry {
  /** As on the list of top investors. */
  readonly name: string;
  readonly when: InvestorTiming;
  /** Led one of its rounds. */
  readonly isLead: boolean;
  /** Its rounds, in Crunchbase's order. */
  readonly rounds: readonly FundingRound[];
}

/** When an investor's first round was: before, during or after the tenure; `open` where the dates do not say. */
export type InvestorTiming = "before" | "during" | "after" | "open";
export type SinceFounding = "first_year" | "first_two_years" | "before";

interface DatedRound {
  readonly round: FundingRound;
  readonly days: Days;
}

/** The bounds of a tenure; unknown ends are infinite. */
export interface Bounds {
  readonly start: Days;
  readonly end: Days;
}

/** Null for dates that contradict each other, and where the position has none. */
export function boundsOf({ start, end, isOpen }: DateRange): Bounds | null {
  if (start === null && end === null) return null;
  const first = start === null ? null : daysOf(start);
  // Rounds are in the past, before the end of a position that is still held.
  const last = isOpen ? FOREVER : end === null ? null : daysOf(end);
  const from = first?.from ?? Number.NEGATIVE_INFINITY;
  const to = last?.to ?? Number.POSITIVE_INFINITY;
  // A position does not end before it starts.
  return to < from
    ? null
    : { start: { from, to: Math.min(first?.to ?? to, to) }, end: { from: Math.max(last?.from ?? from, from), to } };
}

const FOREVER: Days = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };

export function tenureOf(dates: DateRange, company: FundingHistory, topInvestors: TopInvestorMatcher): Tenure | null {
  const bounds = boundsOf(dates);
  if (bounds === null) return null;
  const dated = company.rounds
    .flatMap((round) => {
      const days = daysOfText(round.announcedOn);
      return days === null ? [] : { round, days };
    })
    .toSorted(byTime);
  const stages = dated.filter(({ round }) => roundKind(round) === "stage");
  const during = (wanted: Order | "during") =>
    dated.flatMap(({ round, days }) => (timingOf(days, bounds) === wanted ? [round] : []));
  const surely = during("during");
  return {
    joined: dates.start === null ? null : stageAt(stages, bounds.start),
    left: dates.isOpen || dates.end === null ? null : stageAt(stages, bounds.end),
    equity: surely.filter((round) => roundKind(round) !== "other"),
    others: surely.filter((round) => roundKind(round) === "other"),
    possible: during("open").filter((round) => roundKind(round) !== "other"),
    investors: investorsOf(company.rounds, bounds, topInvestors),
    sinceFounding: dates.start === null ? null : sinceFounding(bounds.start, daysOfText(company.foundedOn)),
  };
}

/** When something was that happened on one of the days. */
export function timingOf(days: Days, { start, end }: Bounds): InvestorTiming {
  if (orderOf(days, start) === "before") return "before";
  if (orderOf(days, end) === "after") return "after";
  return orderOf(days, start) === "after" && orderOf(days, end) === "before" ? "during" : "open";
}

function stageAt(stages: readonly DatedRound[], day: Days): StageAt | null {
  if (stages.length === 0) return null;
  const ordered = (order: Order) => stages.filter(({ days }) => orderOf(days, day) === order);
  return {
    after: ordered("before").toSorted(byEnd).at(-1)?.round ?? null,
    around: ordered("open").map(({ round }) => round),
    before: ordered("after")[0]?.round ?? null,
  };
}

/** By the round in which each investor came in, its first one. */
function investorsOf(
  rounds: readonly FundingRound[],
  bounds: Bounds,
  topInvestors: TopInvestorMatcher,
): readonly InvestorEntry[] {
  const found = new Map<string, { first: Days; isLead: boolean; rounds: FundingRound[] }>();
  for (const round of rounds) {
    // An undated round may have been at any time.
    const days = daysOfText(round.announcedOn) ?? { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
    for (const { name, isLead } of round.investors) {
      const listed = topInvestors.match(name);
      if (listed === null) continue;
      const entry = found.get(listed);
      found.set(listed, {
        first: entry === undefined ? days : earlier(entry.first, days),
        isLead: isLead || entry?.isLead === true,
        rounds: entry === undefined ? [round] : entry.rounds.includes(round) ? entry.rounds : [...entry.rounds, round],
      });
    }
  }
  return topInvestors.matchAll(found.keys()).flatMap((name) => {
    const entry = found.get(name);
    if (entry === undefined) return [];
    const { first, isLead } = entry;
    return { name, when: timingOf(first, bounds), isLead, rounds: entry.rounds };
  });
}

/** The first of two days. */
function earlier(a: Days, b: Days): Days {
  return { from: Math.min(a.from, b.from), to: Math.min(a.to, b.to) };
}

function sinceFounding(start: Days, founded: Days | null): SinceFounding | null {
  if (founded === null) return null;
  if (start.to < founded.from) return "before";
  if (start.to < daysAfter(founded, 12).from) return "first_year";
  return start.to < daysAfter(founded, 24).from ? "first_two_years" : null;
}

function byTime(a: DatedRound, b: DatedRound): number {
  return a.days.from - b.days.from || a.days.to - b.days.to || rankOf(a) - rankOf(b);
}

function byEnd(a: DatedRound, b: DatedRound): number {
  return a.days.to - b.days.to || a.days.from - b.days.from || rankOf(a) - rankOf(b);
}

function rankOf({ round }: DatedRound): number {
  return stageRank(round) ?? -1;
}
