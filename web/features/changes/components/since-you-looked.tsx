import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { useNews } from "#web/data/news/queries.ts";
import { useMarkSeenOnLeaving } from "#web/data/news/visit.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { changesMessages as messages } from "../messages.ts";
import { isNewsAt, useReader } from "../use-reader.ts";
import { NewsDays } from "./news-days.tsx";
import { NewsList } from "./news-list.tsx";

const SHOWN_COMPANIES = 6;
const NO_PEOPLE: ReadonlyMap<string, string> = new Map();

/** The newest changes of colleagues since the user's last visit. */
export function SinceYouLooked() {
  const news = useNews({ since: null, until: null, scope: "all", includeOwn: false, maxCompanies: SHOWN_COMPANIES });
  const markAllSeen = useMarkSeenOnLeaving("all", news.data?.readAt ?? null, isNewsAt);
  const reader = useReader(news.data?.people ?? NO_PEOPLE);
  if (news.isPending) return <Skeleton h={296} radius="lg" role="status" aria-label={messages.loading} />;
  if (news.isLoadingError) {
    return (
      <LoadFailed
        title={messages.failed}
        message={news.error.message}
        isRetrying={news.isFetching}
        onRetry={() => void news.refetch()}
      />
    );
  }
  const { companies, operations, since } = news.data;
  const isEmpty = companies.length + operations.length === 0;
  return (
    <Stack gap="md">
      <Card component="section" aria-labelledby="since-you-looked">
        <Group justify="space-between" gap="xs" mb="xs" mih={30}>
          <Title order={2} id="since-you-looked">
            {messages.sinceLooked}
          </Title>
          {!isEmpty && (
            <Button size="compact-xs" variant="subtle" onClick={() => void markAllSeen()}>
              {messages.markAllSeen}
            </Button>
          )}
        </Group>
        {isEmpty ? (
          <Text size="sm" c="dimmed">
            {messages.upToDate}
          </Text>
        ) : (
          <NewsList {...{ companies, operations, reader }} />
        )}
        <Group justify="space-between" gap="xs" mt="sm">
          <Text size="xs" c="dimmed">
            {messages.since(formatMoment(since))}
          </Text>
          <Anchor component={Link} to={paths.changes} size="sm">
            {messages.seeAll}
          </Anchor>
        </Group>
      </Card>
      <Card>
        <NewsDays />
      </Card>
    </Stack>
  );
}
