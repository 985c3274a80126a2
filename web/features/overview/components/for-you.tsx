import { Button, Card, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { shortName } from "#domain/history/short-name.ts";
import { findSquad } from "#domain/hotlist/squads.ts";
import { type InboxItem, isEmpty } from "#domain/news/for-you.ts";
import { useForYou, useMarkRead } from "#web/data/inbox/queries.ts";
import { formatDay, localDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { homeMessages as messages } from "../messages.ts";
import classes from "./for-you.module.css";

/** Mentions, assigned entries, companies to look at again and this week's next steps of the user. */
export function ForYou() {
  const today = localDay();
  const forYou = useForYou(today);
  const markRead = useMarkRead();
  const read = (ids: readonly number[] | null) => markRead.mutate({ ids, readAt: new Date().toISOString() });

  if (forYou.isPending) return <Skeleton h={180} radius="lg" role="status" aria-label={messages.loadingForYou} />;
  if (forYou.isLoadingError) {
    return (
      <LoadFailed
        title={messages.forYouFailed}
        message={forYou.error.message}
        isRetrying={forYou.isFetching}
        onRetry={() => void forYou.refetch()}
      />
    );
  }
  const { inbox, unread, revisits, nextSteps } = forYou.data;
  return (
    <Card component="section" aria-labelledby="for-you">
      <Group justify="space-between" mb="xs" mih={30}>
        <Title order={2} id="for-you">
          {messages.forYou}
        </Title>
        {unread > 0 && (
          <Button size="compact-xs" variant="subtle" onClick={() => read(null)}>
            {messages.markAllRead}
          </Button>
        )}
      </Group>
      {isEmpty(forYou.data) && (
        <Text size="sm" c="dimmed">
          {messages.nothingWaits}
        </Text>
      )}
      <Stack gap="md">
        {inbox.length > 0 && (
          <ul className={classes.list}>
            {inbox.map((item) => (
              <Row
                key={item.id}
                to={item.entryId === null ? null : paths.companyOf(item.entryId)}
                isUnread={!item.isRead}
                onOpen={() => item.isRead || read([item.id])}
                title={item.companyName ?? item.text}
                detail={titleOf(item)}
                text={item.companyName === null || item.kind === "assigned" ? null : item.text}
                at={formatDay(item.at)}
              />
            ))}
          </ul>
        )}
        {revisits.length > 0 && (
          <Section title={messages.lookAgain}>
            {revisits.map(({ id, companyName, squadId, on }) => (
              <Row
                key={id}
                to={paths.companyOf(id)}
                title={companyName}
                detail={findSquad(squadId)?.name ?? squadId}
                at={formatDay(on)}
              />
            ))}
          </Section>
        )}
        {nextSteps.length > 0 && (
          <Section title={messages.nextSteps}>
            {nextSteps.map(({ id, companyName, squadId, nextStep, on }) => (
              <Row
                key={id}
                to={paths.companyOf(id)}
                title={companyName}
                detail={`${findSquad(squadId)?.name ?? squadId} · ${nextStep}`}
                at={on < today ? `${formatDay(on)} · ${messages.overdue}` : formatDay(on)}
                isLate={on < today}
              />
            ))}
          </Section>
        )}
      </Stack>
    </Card>
  );
}

function titleOf({ kind, actor }: InboxItem): string {
  if (kind === "revisit") return messages.revisit;
  const who = shortName(actor, null);
  return kind === "mention" ? messages.mentioned(who) : messages.assigned(who);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text component="h3" size="xs" fw={600} c="dimmed" mb={4}>
        {title}
      </Text>
      <ul className={classes.list}>{children}</ul>
    </div>
  );
}

interface RowProps {
  /** Null if there is no single entry. */
  readonly to: string | null;
  readonly title: string;
  readonly detail: string;
  readonly text?: string | null;
  readonly at: string;
  readonly isUnread?: boolean;
  readonly isLate?: boolean;
  readonly onOpen?: () => void;
}

function Row({ to, title, detail, text = null, at, isUnread = false, isLate = false, onOpen }: RowProps) {
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <div className={classes.line}>
        {isUnread && (
          <span className={classes.dot}>
            <VisuallyHidden>{messages.unread}</VisuallyHidden>
          </span>
        )}
        {to === null ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <Link to={to} className={classes.title} onClick={onOpen}>
            {title}
          </Link>
        )}{" "}
        <span className={classes.at} data-late={isLate || undefined}>
          {at}
        </span>
      </div>
      <div className={classes.text}>{detail}</div>
      {text !== null && <div className={classes.text}>{text}</div>}
    </li>
  );
}
