import { formatDateRange } from "./date-range.ts";
import { type MonthSpan, monthCount, spanOf } from "./duration.ts";
import type { Position } from "./parse-profile.ts";
import type { CalendarMonth } from "./partial-date.ts";
import { groupPositions } from "./positions.ts";

/** A chart of positions over time. Horizontal coordinates are fractions of its width, 0 to 1. */
export interface Timeline {
  /** By company, newest first; overlapping positions of a company take several rows. */
  readonly rows: readonly TimelineRow[];
  /** Starts of years, left to right. */
  readonly years: readonly { readonly year: number; readonly at: number }[];
  /** The months at both ends, since the year 0. */
  readonly months: MonthSpan;
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

/** Omits positions without both dates; null where none has both. */
export function timeline(positions: readonly Position[], today: CalendarMonth): Timeline | null {
  const rows = groupPositions(positions, today).flatMap((group) =>
    toRows(group.positions.flatMap((position) => placedPosition(position, today))).map((row) => ({
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
    months: { from: first, to: last },
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

interface PlacedPosition {
  readonly position: Position;
  readonly span: MonthSpan;
}

function placedPosition(position: Position, today: CalendarMonth): readonly PlacedPosition[] {
  const span = spanOf(position.dates, today);
  return span === null ? [] : [{ position, span }];
}

/** Puts each item into the first row with room. */
function toRows(items: readonly PlacedPosition[]): readonly (readonly PlacedPosition[])[] {
  const rows: PlacedPosition[][] = [];
  for (const item of items) {
    const free = rows.find((row) => row.every(({ span }) => span.to <= item.span.from || item.span.to <= span.from));
    if (free === undefined) rows.push([item]);
    else free.push(item);
  }
  return rows;
}
