import type { DateRange } from "../profile/date-range.ts";
import { formatMonths, spanOf } from "../profile/duration.ts";
import { type CalendarMonth, formatPartialDate } from "../profile/partial-date.ts";
import type { Career, CareerPosition } from "./career.ts";
import { monthsBetween } from "./intervals.ts";
import type { SummaryPart } from "./linked-career.ts";
import { boundsOf } from "./tenure.ts";

/** Shorter gaps are not worth a line. */
const GAP_MONTHS = 6;
const DAYS_PER_MONTH = 30.44;
/** Of these lines, the longest are shown. */
const MOST_PARTS = 5;

interface Stay {
  readonly position: CareerPosition;
  /** Days since 1970, as wide and as narrow as the dates allow. */
  readonly widest: readonly [from: number, to: number];
  readonly narrowest: readonly [from: number, to: number];
}

/**
 * Times over six months that surely lie between all dated positions. Studies that fall into one are said. A position of which only the
 * start or the end is known may fill the time after it or before it.
 */
export function gapsOf({ positions, educations }: Pick<Career, "positions" | "educations">): readonly SummaryPart[] {
  const halfDated = positions.filter(({ dates }) => isHalfDated(dates));
  const stays = staysOf(positions).toSorted((a, b) => a.widest[0] - b.widest[0]);
  const parts: { readonly part: SummaryPart; readonly months: number }[] = [];
  let last: Stay | null = null;
  for (const stay of stays) {
    if (last !== null) {
      const months = monthsBetween(last.widest[1] + 1, stay.widest[0]);
      const isFilled = halfDated.some(({ dates }) => mayFill(dates, last as Stay, stay));
      if (months > GAP_MONTHS && !isFilled) {
        const studies = educations.filter((education) => overlapsDays(education, last?.widest[1] ?? 0, stay.widest[0]));
        parts.push({
          months,
          part: {
            text: gapText(
              last.position,
              stay.position,
              months,
              studies.flatMap(({ school }) => school ?? []),
            ),
            evidence: [last.position.evidence, stay.position.evidence, ...studies.map(({ evidence }) => evidence)],
          },
        });
      }
    }
    if (last === null || stay.widest[1] > last.widest[1]) last = stay;
  }
  return longest(parts);
}

function isHalfDated({ start, end, isOpen }: DateRange): boolean {
  return start === null ? end !== null : end === null && !isOpen;
}

/** Whether it starts after the one before the gap, or ends before the one behind it */
function mayFill(dates: DateRange, before: Stay, after: Stay): boolean {
  const bounds = boundsOf(dates);
  if (bounds === null) return false;
  if (dates.end === null) return bounds.start.to >= before.widest[0] && bounds.start.from < after.widest[0];
  return bounds.end.to > before.widest[1] && bounds.end.from <= after.widest[1];
}

function gapText(before: CareerPosition, after: CareerPosition, months: number, schools: readonly string[]): string {
  const from = before.dates.end === null ? "" : formatPartialDate(before.dates.end);
  const to = after.dates.start === null ? "" : formatPartialDate(after.dates.start);
  const studies = schools.length === 0 ? "" : `, studies at ${[...new Set(schools)].join(" and ")}`;
  return `at least ${formatMonths(months)} between ${from} and ${to}${studies}`;
}

/** Pairs of positions at different employers that surely overlap for more than a month. */
export function overlapsOf(positions: readonly CareerPosition[], today: CalendarMonth): readonly SummaryPart[] {
  const stays = staysOf(positions);
  const parts: { readonly part: SummaryPart; readonly months: number }[] = [];
  for (const [index, a] of stays.entries()) {
    for (const b of stays.slice(index + 1)) {
      if (a.position.company === b.position.company) continue;
      const from = Math.max(a.narrowest[0], b.narrowest[0]);
      const end = Math.min(a.narrowest[1], b.narrowest[1]);
      if (from > end || (Number.isFinite(end) && end - from < DAYS_PER_MONTH)) continue;
      const months = overlapMonths(a.position, b.position, today);
      if (months <= 0) continue;
      const names = [a, b].map(({ position }) => position.company ?? position.title ?? "a position").join(" and ");
      const text = `${names} (${formatMonths(months)})`;
      parts.push({
        months,
        part: { text, evidence: [a.position.evidence, b.position.evidence] },
      });
    }
  }
  return longest(parts);
}

function overlapMonths(a: CareerPosition, b: CareerPosition, today: CalendarMonth): number {
  const one = spanOf(a.dates, today);
  const other = spanOf(b.dates, today);
  return one === null || other === null ? 0 : Math.min(one.to, other.to) - Math.max(one.from, other.from);
}

function staysOf(positions: readonly CareerPosition[]): readonly Stay[] {
  return positions.flatMap((position) => {
    const bounds = boundsOf(position.dates);
    if (bounds === null || isHalfDated(position.dates)) return [];
    const { start, end } = bounds;
    return { position, widest: [start.from, end.to] as const, narrowest: [start.to, end.from] as const };
  });
}

function overlapsDays({ dates }: Career["educations"][number], from: number, to: number): boolean {
  const bounds = boundsOf(dates);
  return bounds !== null && dates.end !== null && bounds.end.to > from && bounds.start.from < to;
}

function longest(parts: readonly { readonly part: SummaryPart; readonly months: number }[]): readonly SummaryPart[] {
  const shown = parts.toSorted((a, b) => b.months - a.months).slice(0, MOST_PARTS);
  const rest = parts.length - shown.length;
  const more: readonly SummaryPart[] =
    rest === 0 ? [] : [{ text: `${rest} more`, evidence: parts.flatMap(({ part }) => part.evidence) }];
  return [...shown.map(({ part }) => part), ...more];
}
