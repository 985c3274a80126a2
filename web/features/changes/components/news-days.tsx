import { Skeleton } from "@mantine/core";
import { useNewsDays } from "#web/data/news/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { Bars } from "#web/ui/bars.tsx";
import { changesMessages as messages } from "../messages.ts";

const DAYS = 14;
const COLOR = "var(--mantine-primary-color-filled)";

/** A bar a day, the height of what changed; it leads to that day's changes. Nothing if it cannot be loaded: the list says why. */
export function NewsDays({ day: shown = null }: { readonly day?: string | null }) {
  const days = useNewsDays(DAYS);
  if (days.isPending) return <Skeleton h={103} radius="md" />;
  if (days.data === undefined) return null;
  return (
    <Bars
      caption={messages.days(DAYS)}
      isCompact
      bars={days.data.map(({ day, news }) => ({
        key: day,
        label: String(Number(day.slice(8))),
        value: news,
        valueLabel: news === 0 ? "" : String(news),
        description: messages.onDay(formatDay(day), news),
        to: paths.changesOn(day),
        color: shown === null || day === shown ? COLOR : `color-mix(in srgb, ${COLOR} 45%, transparent)`,
      }))}
    />
  );
}
