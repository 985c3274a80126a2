import { Button, Card, Group } from "@mantine/core";
import { IconRestore } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTrash } from "#web/data/history/queries.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { rowsOf } from "#web/ui/data-table/types.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { historyMessages } from "../messages.ts";
import { useRestore } from "../use-restore.ts";
import { ReplaceQuestion } from "./replace-question.tsx";
import { trashCard, trashColumns, trashPrintColumns } from "./trash-columns.tsx";

const messages = historyMessages.trash;
const ROW_HEIGHT_PX = 56;

interface TrashListProps {
  /** The reader's user ID. */
  readonly you: string | null;
}

/** Deleted rows, restored one by one or several at once. */
export function TrashList({ you }: TrashListProps) {
  const [search, setSearch] = useState("");
  const [openedAt] = useState(Date.now);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const trash = useTrash(search);
  const restore = useRestore();
  const pages = trash.data?.pages;
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? [], [pages]);
  const historyDays = pages?.[0]?.historyDays ?? null;
  const chosen = entries.filter(({ id }) => selected.has(id));

  const { isBusy, one } = restore;
  const context = useMemo(
    () => ({
      you,
      historyDays,
      nowMs: openedAt,
      isBusy,
      selected,
      onRestore: one,
      onSelect: (id: number) =>
        setSelected((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id])),
    }),
    [you, historyDays, openedAt, isBusy, selected, one],
  );
  const columns = useMemo(() => trashColumns(context), [context]);
  const card = useMemo(() => trashCard(context), [context]);

  if (trash.isLoadingError) {
    return (
      <LoadFailed
        title="Couldn't load deleted rows"
        message={trash.error.message}
        isRetrying={trash.isFetching}
        onRetry={() => void trash.refetch()}
      />
    );
  }
  return (
    <>
      <Card padding={0}>
        <Group p="lg" gap="sm">
          <SearchBox placeholder={messages.search} onSearch={setSearch} />
          {chosen.length > 0 && (
            <Button
              leftSection={<IconRestore size={16} />}
              loading={restore.isBusy}
              onClick={async () => {
                await restore.several(chosen);
                setSelected(new Set());
              }}
            >
              Restore {chosen.length.toLocaleString("en")} selected
            </Button>
          )}
        </Group>
        <DataTable
          label={messages.title}
          columns={columns}
          rows={rowsOf(entries)}
          rowId={({ id }) => String(id)}
          isLoading={trash.isPending}
          loadingText={messages.loading}
          empty={
            search.trim() === "" ? (
              <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
            ) : (
              <EmptyState title={messages.notFound} />
            )
          }
          isStale={trash.isPlaceholderData}
          viewKey={search}
          rowHeight={ROW_HEIGHT_PX}
          card={card}
          printed={() => ({ columns: trashPrintColumns(you), rows: entries })}
        />
      </Card>
      {trash.hasNextPage && (
        <Button variant="default" mt="md" loading={trash.isFetchingNextPage} onClick={() => void trash.fetchNextPage()}>
          Show more
        </Button>
      )}
      <ReplaceQuestion conflict={restore.conflict} onAnswer={restore.answer} />
    </>
  );
}
