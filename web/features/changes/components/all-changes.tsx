import { Button, Card, Group, Skeleton, Stack, Text, VisuallyHidden } from "@mantine/core";
import { IconEyeCheck } from "@tabler/icons-react";
import { useState } from "react";
import { isDay } from "#domain/views/days.ts";
import { useNews } from "#web/data/news/queries.ts";
import { useMarkSeenOnLeaving } from "#web/data/news/visit.ts";
import { formatDay, formatMoment } from "#web/lib/dates.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { changesMessages as messages } from "../messages.ts";
import { isNewsAt, useReader } from "../use-reader.ts";
import { NewsDays } from "./news-days.tsx";
import { NewsList } from "./news-list.tsx";

const MAX_COMPANIES = 50;
const DAY_MS = 86_400_000;
const NO_PEOPLE: ReadonlyMap<string, string> = new Map();
const SCOPES = ["all", "squads", "owned", "companies"] as const;
const TIMES = ["visit", "7", "30"] as const;

/** The changes by company, filtered by whose companies and by time. */
export function AllChanges() {
  const { params, change } = useUrlState();
  const scope = SCOPES.find((known) => known === params.get("show")) ?? "all";
  const time = TIMES.find((known) => known === params.get("days")) ?? "visit";
  // The list does not move while it is read.
  const [openedAt] = useState(Date.now);
  const day = readDay(params.get("day"));
  const isVisit = day === null && time === "visit";
  const since = isVisit ? null : (day?.since ?? new Date(openedAt - Number(time) * DAY_MS).toISOString());
  const until = day?.until ?? null;
  const news = useNews({ since, until, scope, includeOwn: !isVisit, maxCompanies: MAX_COMPANIES });
  // A filtered list does not show everything.
  const markAllSeen = useMarkSeenOnLeaving(
    "all",
    scope === "all" && isVisit ? (news.data?.readAt ?? null) : null,
    isNewsAt,
  );
  const reader = useReader(news.data?.people ?? NO_PEOPLE);
  const isEmpty = news.data !== undefined && news.data.companies.length + news.data.operations.length === 0;

  return (
    <Stack gap="lg">
      <Group gap="sm" justify="space-between">
        <Group gap="sm">
          <SegmentedControl
            aria-label={messages.show}
            size="xs"
            value={scope}
            onChange={(show) => change({ show: show === "all" ? null : show })}
            data={SCOPES.map((value) => ({ value, label: messages.scopes[value] }))}
          />
          <SegmentedControl
            aria-label={messages.time}
            size="xs"
            value={day === null ? time : ""}
            onChange={(days) => change({ days: days === "visit" ? null : days, day: null })}
            data={TIMES.map((value) => ({ value, label: messages.times[value] }))}
          />
        </Group>
        {scope === "all" && isVisit && !isEmpty && news.isSuccess && (
          <Button variant="default" leftSection={<IconEyeCheck size={16} />} onClick={() => void markAllSeen()}>
            {messages.markAllSeen}
          </Button>
        )}
      </Group>
      <NewsDays day={params.get("day")} />
      {scope === "squads" && (
        <Text size="sm" c="dimmed">
          {messages.squadsHint}
        </Text>
      )}
      {news.isPending && <Skeleton h={240} radius="lg" role="status" aria-label={messages.loading} />}
      {news.isLoadingError && (
        <LoadFailed
          title={messages.failed}
          message={news.error.message}
          isRetrying={news.isFetching}
          onRetry={() => void news.refetch()}
        />
      )}
      {news.data !== undefined && (
        <Card component="section" aria-label={messages.title}>
          {isEmpty ? (
            <EmptyState title={isVisit ? messages.upToDate : messages.nothing}>{messages.nothingHint}</EmptyState>
          ) : (
            <NewsList companies={news.data.companies} operations={news.data.operations} reader={reader} />
          )}
          <Group justify="space-between" mt="md">
            {day === null ? (
              <Text size="xs" c="dimmed">
                {messages.since(formatMoment(news.data.since))}
              </Text>
            ) : (
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  {formatDay(day.text)}
                </Text>
                <Button size="compact-xs" variant="subtle" onClick={() => change({ day: null })}>
                  {messages.showAllDays}
                </Button>
              </Group>
            )}
            {news.hasNextPage && (
              <Button
                variant="default"
                size="xs"
                loading={news.isFetchingNextPage}
                onClick={() => void news.fetchNextPage()}
              >
                {messages.more}
              </Button>
            )}
          </Group>
          <VisuallyHidden role="status">{news.data.companies.length} companies</VisuallyHidden>
        </Card>
      )}
    </Stack>
  );
}

/** A day of this browser's time zone, from `YYYY-MM-DD`; null for another text. */
function readDay(
  text: string | null,
): { readonly text: string; readonly since: string; readonly until: string } | null {
  const [year = 0, month = 1, date = 1] = /^\d{4}-\d{2}-\d{2}$/.test(text ?? "")
    ? (text ?? "").split("-").map(Number)
    : [];
  if (text === null || !isDay(text) || year === 0) return null;
  const at = (offset: number) => new Date(year, month - 1, date + offset).toISOString();
  // `since` itself is not shown.
  return { text, since: new Date(Date.parse(at(0)) - 1).toISOString(), until: at(1) };
}
