import { Button, Group, Skeleton, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { type HistoryItem, historyItems, type ValueChange } from "#domain/history/sentences.ts";
import { useSession } from "#web/backend/session.tsx";
import type { PublishedTable } from "#web/backend/table-changes.ts";
import { useRowHistory } from "#web/data/history/queries.ts";
import { usePutBack } from "#web/data/history/writes.ts";
import { formatDay, formatMoment } from "#web/lib/dates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { toast } from "#web/ui/toast.tsx";
import { historyMessages as messages, restoreProblem } from "../messages.ts";
import classes from "./history.module.css";

interface RowHistoryProps {
  readonly tableName: PublishedTable;
  readonly rowId: string;
}

/** The changes of one row in sentences, each value with "Put back". */
export function RowHistory({ tableName, rowId }: RowHistoryProps) {
  const history = useRowHistory(tableName, rowId);
  const session = useSession();
  const putBack = usePutBack();
  const [announced, announce] = useState("");
  const you = session.status === "signed-in" ? session.userId : null;

  async function restore({ changeId, field, label, from }: ValueChange) {
    try {
      const problem = restoreProblem(await putBack.mutateAsync({ changeId, field }));
      if (problem === null) {
        toast.success(messages.putBackTitle, messages.isAgain(label, from));
        announce(messages.isAgain(label, from));
      } else toast.error(messages.putBackFailedTitle, problem);
    } catch (error) {
      toast.error(messages.putBackFailedTitle, errorMessage(error));
    }
  }

  if (history.isLoadingError) {
    return (
      <LoadFailed
        title={messages.loadFailed}
        message={history.error.message}
        isRetrying={history.isFetching}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (history.isPending) return <Loading />;
  const items = historyItems(
    history.data.pages.flatMap(({ entries }) => entries),
    you,
  );
  const since = history.data.pages[0]?.since ?? "";
  return (
    <>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {messages.none(formatDay(since))}
        </Text>
      )}
      <ol className={classes.list} aria-label={messages.title}>
        {items.map((item) => (
          <Item key={item.id} item={item} isBusy={putBack.isPending} onPutBack={(change) => void restore(change)} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {messages.showEarlier}
        </Button>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

interface ItemProps {
  readonly item: HistoryItem;
  readonly isBusy: boolean;
  readonly onPutBack: (change: ValueChange) => void;
}

function Item({ item, isBusy, onPutBack }: ItemProps) {
  const { sentence, email, source, at, changes } = item;
  const [only] = changes;
  return (
    <li className={classes.item}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div className={classes.text}>
          <Text size="sm" title={email ?? undefined}>
            {sentence}
          </Text>
          <Text size="xs" c="dimmed">
            {[source, formatMoment(at)].filter((part) => part !== null).join(" · ")}
          </Text>
        </div>
        {changes.length === 1 && only !== undefined && (
          <PutBackButton change={only} isBusy={isBusy} onClick={() => onPutBack(only)} />
        )}
      </Group>
      {changes.length > 1 && (
        <dl className={classes.changes}>
          {changes.map((change) => (
            <div key={change.field} className={classes.change}>
              <dt>{change.label}</dt>
              <dd>
                <span className={classes.from}>{change.from ?? "Empty"}</span> → {change.to ?? "Empty"}
              </dd>
              <dd>
                <PutBackButton change={change} isBusy={isBusy} onClick={() => onPutBack(change)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

interface PutBackButtonProps {
  readonly change: ValueChange;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function PutBackButton({ change: { label, from }, isBusy, onClick }: PutBackButtonProps) {
  return (
    <Button variant="default" size="compact-sm" style={{ flexShrink: 0 }} disabled={isBusy} onClick={onClick}>
      {messages.putBack}
      <VisuallyHidden>
        {" "}
        {label} to {from ?? "empty"}
      </VisuallyHidden>
    </Button>
  );
}

function Loading() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading history">
      <Skeleton height={14} width="60%" />
      <Skeleton height={12} width="35%" />
      <Skeleton height={14} width="50%" />
    </Stack>
  );
}
