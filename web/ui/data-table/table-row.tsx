import { memo, useEffect, useRef } from "react";
import classes from "./data-table.module.css";
import type { TableColumn } from "./types.ts";

interface TableRowProps<Row> {
  /** Undefined while it loads. */
  readonly row: Row | undefined;
  readonly index: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly height: number;
  readonly isHighlighted: boolean;
  readonly id?: string | undefined;
  readonly isSelected?: boolean;
  readonly isCurrent?: boolean;
}

/** ARIA row numbers start at 1, with the header. */
const FIRST_ROW = 2;

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, height, isHighlighted, id, isSelected = false, isCurrent = false } = props;
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Not while the user types in a field above the table.
    const isFree = activeElement === document.body || activeElement?.closest("[data-table]") !== null;
    if (isCurrent && isFree) element.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    <tr
      ref={element}
      data-row-id={id}
      tabIndex={isCurrent ? -1 : undefined}
      aria-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      className={classes.row}
      style={{ height }}
      aria-rowindex={index + FIRST_ROW}
      data-even={index % 2 === 1 || undefined}
      data-highlighted={isHighlighted || undefined}
    >
      {columns.map(({ id, align, cell }) => (
        <td key={id} className={classes.cell} data-align={align}>
          {row === undefined ? <span className={classes.skeleton} /> : cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Memoized: rows that stay on screen do not re-render during scrolling. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
