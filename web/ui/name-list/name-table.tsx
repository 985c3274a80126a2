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
  /** Other names, shown below the name. */
  readonly otherNames?: readonly string[];
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
  /** Search and filters above the table. */
  readonly children: ReactNode;
  readonly exportButton: ReactNode;
  readonly onDelete: (row: Row) => void;
  /** A button before the delete button. Must be stable between renders. */
  readonly rowAction?: (row: Row) => ReactNode;
}

const NAME_WIDTH_PX = 180;
const ACTIONS_WIDTH_PX = 120;

export function NameTable<Row extends NamedRow>({
  header,
  order,
  onDelete,
  rowAction,
  children,
  exportButton,
  ...table
}: NameTableProps<Row>) {
  const { sort, onSort, sorted } = order;
  const columns = useMemo(() => columnsOf(header, onDelete, rowAction), [header, onDelete, rowAction]);
  return (
    <Card padding={0}>
      <Group p="lg" gap="sm" data-print="hidden">
        {children}
        {/* Together on a phone. */}
        <Group gap="sm" wrap="nowrap">
          {exportButton}
          <PrintButton isDisabled={sorted.length === 0} />
        </Group>
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

function columnsOf<Row extends NamedRow>(
  header: string,
  onDelete: (row: Row) => void,
  rowAction: ((row: Row) => ReactNode) | undefined,
): readonly TableColumn<Row>[] {
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
        <Group gap={4} wrap="nowrap" justify="flex-end">
          {rowAction?.(row)}
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
        </Group>
      ),
    },
  ];
}

function Name({ row: { name, isNew, otherNames } }: { row: NamedRow }) {
  const others = otherNames?.join(", ") ?? "";
  return (
    <Group gap="sm" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text
          size="sm"
          lh={1.35}
          lineClamp={others === "" ? 2 : 1}
          title={name}
          style={{ whiteSpace: "normal", overflowWrap: "anywhere" }}
        >
          {name}
        </Text>
        {others !== "" && (
          <Text size="xs" lh={1.3} c="dimmed" truncate title={others}>
            Also known as {others}
          </Text>
        )}
      </div>
      {isNew && <NewBadge />}
    </Group>
  );
}
