import { Card } from "@mantine/core";
import { formatMonths } from "#domain/profile/duration.ts";
import type { Position } from "#domain/profile/parse-profile.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { timeline } from "#domain/profile/timeline.ts";
import { SpansOverTime } from "#web/ui/spans-over-time.tsx";

/** Year labels that fit below a chart of the page's width. */
const MOST_TICKS = 8;
const UNNAMED = "Unnamed company";

interface CareerTimelineProps {
  readonly positions: readonly Position[];
  readonly today: CalendarMonth;
  readonly marksOf?: MarksOf | undefined;
}

/** What happened at a company, such as its funding rounds: months since the year 0. */
export type MarksOf = (company: string) => readonly { readonly month: number; readonly description: string }[];

/** Renders nothing if no position has both dates. */
export function CareerTimeline({ positions, today, marksOf }: CareerTimelineProps) {
  const chart = timeline(positions, today);
  if (chart === null) return null;
  const step = Math.ceil(chart.years.length / MOST_TICKS);
  return (
    <Card component="section" aria-label="Timeline">
      <SpansOverTime
        caption="Positions over time"
        rows={chart.rows.map(({ company, bars }, row) => ({
          key: `${row}`,
          label: company ?? UNNAMED,
          marks: (company === null || marksOf === undefined ? [] : marksOf(company))
            .filter(({ month }) => month >= chart.months.from && month < chart.months.to)
            .map(({ month, description }, mark) => ({
              key: `${mark}`,
              at: (month - chart.months.from) / (chart.months.to - chart.months.from),
              description,
            })),
          spans: bars.map(({ title, dates, months, from, width }, bar) => ({
            key: `${bar}`,
            from,
            width,
            description: `${title ?? company ?? UNNAMED}: ${dates}, ${formatMonths(months)}`,
          })),
        }))}
        ticks={chart.years.filter((_, index) => index % step === 0).map(({ year, at }) => ({ label: `${year}`, at }))}
      />
    </Card>
  );
}
