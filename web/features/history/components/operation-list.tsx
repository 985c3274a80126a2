import { Button, Card } from "@mantine/core";
import { useMemo, useState } from "react";
import type { Operation } from "#domain/history/entry.ts";
import { useOperations } from "#web/data/history/queries.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { rowsOf } from "#web/ui/data-table/types.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { historyMessages } from "../messages.ts";
import { operationCard, operationColumns, operationPrintColumns } from "./operation-columns.tsx";
import { UndoDialog } from "./undo-dialog.tsx";

const messages = historyMessages.operations;
const ROW_HEIGHT_PX = 56;

interface OperationListProps {
  /** The reader's user ID. */
  readonly you: string | null;
}

/** Imports and bulk changes, each with its undo. */
export function OperationList({ you }: OperationListProps) {
  const operations = useOperations();
  const [undoing, setUndoing] = useState<Operation | null>(null);
  const pages = operations.data?.pages;
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? [], [pages]);
  const columns = useMemo(() => operationColumns({ you, onUndo: setUndoing }), [you]);
  const card = useMemo(() => operationCard({ you, onUndo: setUndoing }), [you]);

  if (operations.isLoadingError) {
    return (
      <LoadFailed
        title="Couldn't load imports and bulk changes"
        message={operations.error.message}
        isRetrying={operations.isFetching}
        onRetry={() => void operations.refetch()}
      />
    );
  }
  return (
    <>
      <Card padding={0}>
        <DataTable
          label={messages.title}
          columns={columns}
          rows={rowsOf(entries)}
          rowId={({ id }) => id}
          isLoading={operations.isPending}
          loadingText={messages.loading}
          empty={<EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
          rowHeight={ROW_HEIGHT_PX}
          card={card}
          printed={() => ({ columns: operationPrintColumns(you), rows: entries })}
        />
      </Card>
      {operations.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={operations.isFetchingNextPage}
          onClick={() => void operations.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {undoing !== null && (
        <UndoDialog key={undoing.id} operation={undoing} you={you} onClose={() => setUndoing(null)} />
      )}
    </>
  );
}
