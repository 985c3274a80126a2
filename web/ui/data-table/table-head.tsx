import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import classes from "./data-table.module.css";
import type { Sort, SortDirection, TableColumn } from "./types.ts";

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort?: Sort | null | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ id, header, head, label, align, firstSort }) => {
          const sorted = sort?.column === id ? sort.direction : undefined;
          return (
            <th key={id} scope="col" className={classes.head} data-align={align} aria-sort={sorted}>
              {firstSort === undefined ? (
                <>
                  {head ?? header}
                  {label !== undefined && header === "" && head === undefined && (
                    <VisuallyHidden>{label}</VisuallyHidden>
                  )}
                </>
              ) : (
                <UnstyledButton
                  className={classes.sort}
                  data-sorted={sorted !== undefined || undefined}
                  onClick={() => onSort?.({ column: id, direction: nextDirection(sorted, firstSort) })}
                >
                  {header}
                  <SortIcon sorted={sorted} />
                </UnstyledButton>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** A click never removes the order. */
function nextDirection(sorted: SortDirection | undefined, first: SortDirection): SortDirection {
  if (sorted === undefined) return first;
  return sorted === "ascending" ? "descending" : "ascending";
}

function SortIcon({ sorted }: { sorted: SortDirection | undefined }) {
  if (sorted === "ascending") return <IconArrowUp size={14} aria-hidden />;
  if (sorted === "descending") return <IconArrowDown size={14} aria-hidden />;
  return <IconArrowsSort size={14} className={classes.unsorted} aria-hidden />;
}
