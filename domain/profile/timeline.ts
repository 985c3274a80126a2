import { formatDateRange } from "./date-range.ts";
import { type MonthSpan, monthCount, spanOf } from "./duration.ts";
import type { Position } from "./parse-profile.ts";
import type { CalendarMonth } from "./partial-date.ts";
import { groupPositions } from "./positions.ts";

/** A small chart of positions over time. Places are parts of its width: 0 is its left end, 1 its right. */
export interface Timeline {
  /** One company after the other, newest first; where positions overlap, a company has more than one row. */
  readonly rows: readonly TimelineRow[];
  /** The beginnings of years, left to right. */
  readonly years: readonly { readonly year: number; readonly at: number }[];
}

interface TimelineRow {
  readonly company: string | null;
  readonly bars: readonly TimelineBar[];
}

interface TimelineBar {
  readonly title: string | null;
  /** Such as `Jan 2022 - Present`. */
  readonly dates: string;
  readonly months: number;
  readonly from: number;
  readonly width: number;
}

/** Positions laid out over time; those without both dates have no place. Null where none has one. */
export function timeline(positions: readonly Position[], today: CalendarMonth): Timeline | null {
  const rows = groupPositions(positions, today).flatMap((group) =>
    withoutOverlap(group.positions.flatMap((position) => placed(position, today))).map((row) => ({
      company: group.company,
      row,
    })),
  );
  const spans = rows.flatMap(({ row }) => row.map(({ span }) => span));
  if (spans.length === 0) return null;
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)) / 12) * 12;
  const last = Math.ceil(Math.max(...spans.map(({ to }) => to)) / 12) * 12;
  const at = (month: number) => (month - first) / (last - first);
  return {
    rows: rows.map(({ company, row }) => ({
      company,
      bars: row.map(({ position, span }) => ({
        title: position.title,
        dates: formatDateRange(position.dates, today),
        months: monthCount(span),
        from: at(span.from),
        width: monthCount(span) / (last - first),
      })),
    })),
    years: Array.from({ length: (last - first) / 12 }, (_, index) => ({
      year: first / 12 + index,
      at: at(first + index * 12),
    })),
  };
}

interface Placed {
  readonly position: Position;
  readonly span: MonthSpan;
}

function placed(position: Position, today: CalendarMonth): readonly Placed[] {
  const span = spanOf(position.dates, today);
  return span === null ? [] : [{ position, span }];
}

/** Each item goes to the first row that has room for it. */
function withoutOverlap(items: readonly Placed[]): readonly (readonly Placed[])[] {
  const rows: Placed[][] = [];
  for (const item of items) {
    const free = rows.find((row) => row.every(({ span }) => span.to <= item.span.from || item.span.to <= span.from));
    if (free === undefined) rows.push([item]);
    else free.push(item);
  }
  return rows;
}
