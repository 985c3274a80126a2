import { formatDateRange } from "../profile/date-range.ts";
import { formatMonths, type MonthSpan, monthCount, monthsCovered, spanOf } from "../profile/duration.ts";
import { type CalendarMonth, formatPartialDate } from "../profile/partial-date.ts";
import { type Career, type CareerPosition, describe, type Evidence } from "./career.ts";
import { contradictionsOf } from "./contradictions.ts";
import { gapsOf, overlapsOf } from "./gaps.ts";
import { investorsBehind } from "./investors.ts";
import type { LinkedCareer, LinkedEmployer, SummaryPart } from "./linked-career.ts";
import { roleOf } from "./roles.ts";

/** One line of the summary. */
export interface SummaryLine {
  readonly id: SummaryLineId;
  readonly label: string;
  readonly parts: readonly SummaryPart[];
}

export type SummaryLineId =
  | "worked"
  | "gaps"
  | "overlaps"
  | "current"
  | "employers"
  | "longest"
  | "founder"
  | "lead"
  | "known-employers"
  | "known-schools"
  | "investors"
  | "undated"
  | "contradictions";

/**
 * The lines in the order shown; a line about which the career says nothing is omitted. There is no score and no age. Before the
 * employers and schools are looked up, their lines are there, without parts.
 */
export function summaryOf(linked: LinkedCareer, today: CalendarMonth, areNamesKnown = true): readonly SummaryLine[] {
  const { career, employers } = linked;
  const { positions } = career;
  const lines: readonly SummaryLine[] = [
    { id: "worked", label: "Years worked", parts: yearsWorked(positions, today) },
    { id: "current", label: "Current", parts: currentParts(positions, today) },
    { id: "employers", label: "Time at each employer", parts: timeAtEmployers(linked, today) },
    { id: "longest", label: "Longest", parts: longest(linked, today) },
    { id: "founder", label: "Founder", parts: withRole(positions, "founder", today) },
    { id: "lead", label: "Lead roles", parts: withRole(positions, "lead", today) },
    { id: "known-employers", label: "Known employers", parts: knownEmployers(linked) },
    { id: "known-schools", label: "Known schools", parts: knownSchools(linked) },
    { id: "investors", label: "Top investors", parts: investorParts(positions, employers) },
    { id: "gaps", label: "Gaps", parts: gapsOf(career) },
    { id: "overlaps", label: "Overlaps", parts: overlapsOf(positions, today) },
    { id: "undated", label: "Without dates", parts: undated(positions) },
    { id: "contradictions", label: "Contradicting dates", parts: contradictionsOf(career, today) },
  ];
  const awaited = new Set<SummaryLineId>();
  if (!areNamesKnown && employers.length > 0) awaited.add("known-employers");
  if (!areNamesKnown && career.educations.length > 0) awaited.add("known-schools");
  return lines.filter(({ id, parts }) => parts.length > 0 || awaited.has(id));
}

/** The summary for the clipboard: one line each. */
export function summaryText(career: Pick<Career, "name">, lines: readonly SummaryLine[]): string {
  const body = lines.map(({ label, parts }) => `${label}: ${parts.map(({ text }) => text).join(" · ")}`);
  return [...(career.name === null ? [] : [career.name]), ...body].join("\n");
}

/** Months in positions, overlaps counted once; null where no position has both dates. */
export function monthsWorked(positions: readonly CareerPosition[], today: CalendarMonth): number | null {
  const spans = spansOf(positions, today);
  return spans.length === 0 ? null : monthsCovered(spans);
}

function yearsWorked(positions: readonly CareerPosition[], today: CalendarMonth): readonly SummaryPart[] {
  const months = monthsWorked(positions, today);
  if (months === null) return [];
  const dated = positions.filter(({ dates }) => spanOf(dates, today) !== null);
  const first = Math.min(...spansOf(dated, today).map(({ from }) => from));
  const earliest = dated.find(({ dates }) => spanOf(dates, today)?.from === first)?.dates.start;
  const since = earliest === null || earliest === undefined ? "" : ` since ${formatPartialDate(earliest)}`;
  const count = dated.length === 1 ? "1 position" : `${dated.length} positions`;
  return [{ text: `${formatMonths(months)} in ${count}${since}`, evidence: dated.map(({ evidence }) => evidence) }];
}

function currentParts(positions: readonly CareerPosition[], today: CalendarMonth): readonly SummaryPart[] {
  return positions
    .filter(({ dates }) => dates.isOpen)
    .map((position) => ({
      text: `${describe(position)}${position.dates.start === null ? "" : ` (${formatDateRange(position.dates, today)})`}`,
      evidence: [position.evidence],
    }));
}

/** Employers with the time there, longest first; those without dates last. */
function employerTimes({ career, employers }: LinkedCareer, today: CalendarMonth) {
  return employers
    .map(({ name, positions }) => {
      const held = positions.flatMap((index) => career.positions[index] ?? []);
      return { name, held, months: monthsWorked(held, today), evidence: held.map(({ evidence }) => evidence) };
    })
    .toSorted((a, b) => (b.months ?? -1) - (a.months ?? -1));
}

function timeAtEmployers(linked: LinkedCareer, today: CalendarMonth): readonly SummaryPart[] {
  return employerTimes(linked, today).map(({ name, held, months, evidence }) => ({
    text: months === null ? `${name} (${knownDate(held)})` : `${name} ${formatMonths(months)}`,
    evidence,
  }));
}

/** Of positions whose time is not known: at most one end of one of them is */
function knownDate(held: readonly CareerPosition[]): string {
  const known = held.find(({ dates: { start, end } }) => (start === null) !== (end === null));
  if (known?.dates.start != null) return `from ${formatPartialDate(known.dates.start)}, end unknown`;
  return known?.dates.end == null ? "no dates" : `until ${formatPartialDate(known.dates.end)}, start unknown`;
}

function longest(linked: LinkedCareer, today: CalendarMonth): readonly SummaryPart[] {
  const timed = employerTimes(linked, today).flatMap(({ name, months, evidence }) =>
    months === null ? [] : { name, months, evidence },
  );
  const [first] = timed;
  if (first === undefined || timed.length < 2) return [];
  const average = Math.round(timed.reduce((sum, { months }) => sum + months, 0) / timed.length);
  return [
    { text: `${first.name}, ${formatMonths(first.months)}`, evidence: first.evidence },
    {
      text: `average per employer ${formatMonths(Math.max(1, average))}`,
      evidence: timed.flatMap((item) => item.evidence),
    },
  ];
}

function withRole(
  positions: readonly CareerPosition[],
  role: "founder" | "lead",
  today: CalendarMonth,
): readonly SummaryPart[] {
  return positions
    .filter(({ title }) => roleOf(title) === role)
    .map((position) => {
      const dates = formatDateRange(position.dates, today);
      return { text: `${describe(position)}${dates === "" ? "" : ` (${dates})`}`, evidence: [position.evidence] };
    });
}

function knownEmployers({ career, employers }: LinkedCareer): readonly SummaryPart[] {
  return employers
    .filter(({ listed, link }) => listed?.kind === "company" || link.kind === "linked")
    .map(({ name, positions }) => ({ text: name, evidence: evidenceOf(career.positions, positions) }));
}

function knownSchools({ career, schools }: LinkedCareer): readonly SummaryPart[] {
  const parts = new Map<string, Evidence[]>();
  for (const [index, education] of career.educations.entries()) {
    const listed = schools[index] ?? null;
    if (listed === null) continue;
    parts.set(listed.name, [...(parts.get(listed.name) ?? []), education.evidence]);
  }
  return [...parts].map(([text, evidence]) => ({ text, evidence }));
}

function investorParts(
  positions: readonly CareerPosition[],
  employers: readonly LinkedEmployer[],
): readonly SummaryPart[] {
  return investorsBehind(employers).map(({ employer, investors }) => ({
    text: `${employer.name}: ${investors.join(", ")}`,
    evidence: evidenceOf(positions, employer.positions),
  }));
}

function undated(positions: readonly CareerPosition[]): readonly SummaryPart[] {
  const without = positions.filter(({ dates }) => dates.start === null && dates.end === null);
  if (without.length === 0) return [];
  const text = `${without.length} of ${positions.length} positions ${without.length === 1 ? "has" : "have"} no dates`;
  return [{ text, evidence: without.map(({ evidence }) => evidence) }];
}

function evidenceOf(positions: readonly CareerPosition[], indexes: readonly number[]): readonly Evidence[] {
  return indexes.flatMap((index) => positions[index]?.evidence ?? []);
}

function spansOf(positions: readonly CareerPosition[], today: CalendarMonth): readonly MonthSpan[] {
  return positions.flatMap(({ dates }) => spanOf(dates, today) ?? []).filter((span) => monthCount(span) > 0);
}
