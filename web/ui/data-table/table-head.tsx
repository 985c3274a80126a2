import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import classes from "./data-table.module.css";
import type { TableColumn } from "./types.ts";
import type { ColumnModel } from "./use-column-model.ts";

interface TableHeadProps<Row> {
  readonly table: ColumnModel<Row>;
  readonly columns: readonly TableColumn<Row>[];
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

export function TableHead<Row>({ table, columns }: TableHeadProps<Row>) {
  const alignOf = new Map(columns.map(({ id, align }) => [id, align]));
  const headOf = new Map(columns.map(({ id, head }) => [id, head]));
  const labelOf = new Map(columns.map(({ id, label }) => [id, label]));
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {group.headers.map(({ id, column }) => {
            const sorted = column.getIsSorted();
            const text = String(column.columnDef.header);
            return (
              <th
                key={id}
                scope="col"
                className={classes.head}
                data-align={alignOf.get(column.id)}
                aria-sort={sorted === false ? undefined : ARIA_SORT[sorted]}
              >
                {column.getCanSort() ? (
                  <UnstyledButton
                    className={classes.sort}
                    data-sorted={sorted !== false || undefined}
                    onClick={column.getToggleSortingHandler()}
                  >
                    {text}
                    <SortIcon sorted={sorted} />
                  </UnstyledButton>
                ) : (
                  <>
                    {headOf.get(column.id) ?? text}
                    {labelOf.has(column.id) && text === "" && headOf.get(column.id) === undefined && (
                      <VisuallyHidden>{labelOf.get(column.id)}</VisuallyHidden>
                    )}
                  </>
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

function SortIcon({ sorted }: { sorted: false | "asc" | "desc" }) {
  if (sorted === "asc") return <IconArrowUp size={14} aria-hidden />;
  if (sorted === "desc") return <IconArrowDown size={14} aria-hidden />;
  return <IconArrowsSort size={14} className={classes.unsorted} aria-hidden />;
}
