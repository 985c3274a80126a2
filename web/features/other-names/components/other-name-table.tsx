import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useCallback, useMemo } from "react";
import { compareNames } from "#domain/search/compare-names.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import { useLiveOtherNames } from "#web/data/other-name/live.ts";
import { type StoredOtherName, useOtherNames } from "#web/data/other-name/queries.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { rowsOf, type TableColumn } from "#web/ui/data-table/types.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { otherNameMessages as messages } from "../messages.ts";
import { useOtherNameActions } from "../use-other-name-actions.ts";

const NONE: readonly StoredOtherName[] = [];

/** All other names that the team added, also those of a company or university that no list has any more. */
export function OtherNameTable({ search }: { search: string }) {
  const otherNames = useOtherNames();
  useLiveOtherNames();
  const { removeName } = useOtherNameActions();
  const columns = useMemo(() => columnsOf(removeName), [removeName]);
  const card = useCallback((row: StoredOtherName) => <NameCard row={row} onRemove={removeName} />, [removeName]);
  const all = otherNames.data ?? NONE;
  const rows = useMemo(() => {
    const isWanted = createNameFilter(search);
    return all
      .filter(({ name, otherName }) => isWanted(otherName) || isWanted(name))
      .sort((a, b) => compareNames(a.otherName, b.otherName));
  }, [all, search]);
  if (otherNames.isLoadingError) {
    return (
      <LoadFailed
        title="Couldn't load other names"
        message={otherNames.error.message}
        isRetrying={otherNames.isFetching}
        onRetry={() => void otherNames.refetch()}
      />
    );
  }
  return (
    <DataTable
      label="Other names"
      columns={columns}
      rows={rowsOf(rows)}
      rowId={({ id }) => id}
      isLoading={otherNames.isPending}
      loadingText={messages.loading}
      empty={
        search === "" ? (
          <EmptyState title={messages.noneAdded}>{messages.noneAddedHint}</EmptyState>
        ) : (
          <EmptyState title={messages.noneFound} />
        )
      }
      card={card}
      printed={() => ({
        columns: [
          { header: "Other name", value: ({ otherName }) => otherName },
          { header: "Of", value: ({ name }) => name },
          { header: "Kind", value: ({ kind }) => messages.kinds[kind] },
        ],
        rows,
      })}
    />
  );
}

type OnRemove = (name: StoredOtherName) => Promise<void>;

function columnsOf(onRemove: OnRemove): readonly TableColumn<StoredOtherName>[] {
  return [
    { id: "other-name", header: "Other name", width: 220, grows: true, cell: (row) => <Name text={row.otherName} /> },
    { id: "name", header: "Of", width: 260, grows: true, cell: (row) => <Name text={row.name} /> },
    { id: "kind", header: "Kind", width: 120, cell: ({ kind }) => messages.kinds[kind] },
    {
      id: "actions",
      header: "Actions",
      width: 92,
      align: "end",
      cell: (row) => <RemoveButton row={row} onRemove={onRemove} />,
    },
  ];
}

function Name({ text }: { text: string }) {
  return (
    <Text size="sm" truncate title={text}>
      {text}
    </Text>
  );
}

function RemoveButton({ row, onRemove }: { row: StoredOtherName; onRemove: OnRemove }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      title={messages.remove(row.otherName)}
      aria-label={messages.remove(row.otherName)}
      onClick={() => void onRemove(row)}
    >
      <IconX size={17} stroke={1.7} />
    </ActionIcon>
  );
}

function NameCard({ row, onRemove }: { row: StoredOtherName; onRemove: OnRemove }) {
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap">
      <Stack gap={4} miw={0}>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {row.otherName}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {messages.kinds[row.kind]}: {row.name}
        </Text>
      </Stack>
      <RemoveButton row={row} onRemove={onRemove} />
    </Group>
  );
}
