import { ActionIcon, Card, Group, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { DataTable } from "../data-table/data-table.tsx";
import { rowsOf, type TableColumn } from "../data-table/types.ts";
import { NewBadge } from "../new-rows.tsx";
import { PrintButton } from "../print-button.tsx";
import type { NameOrder } from "./use-name-order.ts";

export interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

interface NameTableProps<Row extends NamedRow> {
  readonly label: string;
  /** Header of the name column. */
  readonly header: string;
  readonly order: NameOrder<Row>;
  readonly isLoading: boolean;
  readonly loadingText: string;
  readonly empty: ReactNode;
  readonly highlighted?: ReadonlySet<string>;
  /** Search, filters and buttons above the table. */
  readonly children: ReactNode;
  readonly onDelete: (row: Row) => void;
}

const NAME_WIDTH_PX = 180;
const ACTIONS_WIDTH_PX = 92;

export function NameTable<Row extends NamedRow>({ header, order, onDelete, children, ...table }: NameTableProps<Row>) {
  const { sort, onSort, sorted } = order;
  const columns = useMemo(() => columnsOf(header, onDelete), [header, onDelete]);
  return (
    <Card padding={0}>
      <Group p="lg" gap="sm" data-print="hidden">
        {children}
        <PrintButton isDisabled={sorted.length === 0} />
      </Group>
      <DataTable
        {...table}
        columns={columns}
        rows={rowsOf(sorted)}
        rowId={({ id }) => id}
        sort={sort}
        onSort={onSort}
        viewKey={sort.direction}
        printed={() => ({ columns: [{ header, value: ({ name }) => name }], rows: sorted })}
      />
    </Card>
  );
}

function columnsOf<Row extends NamedRow>(header: string, onDelete: (row: Row) => void): readonly TableColumn<Row>[] {
  return [
    {
      id: "name",
      header,
      width: NAME_WIDTH_PX,
      grows: true,
      firstSort: "ascending",
      cell: (row) => <Name row={row} />,
    },
    {
      id: "actions",
      header: "Actions",
      width: ACTIONS_WIDTH_PX,
      align: "end",
      cell: (row) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          title={`Delete ${row.name}`}
          aria-label={`Delete ${row.name}`}
          onClick={() => onDelete(row)}
        >
          <IconTrash size={17} stroke={1.7} />
        </ActionIcon>
      ),
    },
  ];
}

function Name({ row: { name, isNew } }: { row: NamedRow }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" lh={1.35} lineClamp={2} title={name} style={{ whiteSpace: "normal", overflowWrap: "anywhere" }}>
        {name}
      </Text>
      {isNew && <NewBadge />}
    </Group>
  );
}
