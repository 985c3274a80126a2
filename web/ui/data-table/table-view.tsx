import { type ReactNode, useRef } from "react";
import classes from "./data-table.module.css";
import { linesOf } from "./density.ts";
import { openRow } from "./open-row.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import { SKELETON_ROWS, type TableColumn, type ViewProps } from "./types.ts";
import { useReportRange } from "./use-report-range.ts";
import { useRowWindow } from "./use-row-window.ts";
import { useScrollPosition } from "./use-scroll-position.ts";

/** More than fit on a screen: loading rows reuse this many elements. */
const SKELETON_KEYS = 128;

/** A semantic table with a sticky header: visible rows between two spacers. */
export function TableView<Row>(props: ViewProps<Row>) {
  const {
    label,
    columns,
    rows,
    isLoading,
    highlighted,
    viewKey,
    rowHeight,
    isStale,
    selected,
    currentIndex = -1,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const count = isLoading ? SKELETON_ROWS : rows.count;
  const { first, last } = useRowWindow(scroller, { count, rowHeight, currentIndex });
  const onScroll = useScrollPosition(scroller, { label, viewKey, isLoading });
  const indexes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  useReportRange(props.onRange, indexes.at(0), indexes.at(-1));

  return (
    <section
      ref={scroller}
      onScroll={onScroll}
      className={classes.scroller}
      data-table
      data-stale={isStale || undefined}
      data-lines={linesOf(rowHeight)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <table
        className={classes.table}
        style={{ minWidth: `calc(${columns.map(widthOf).join(" + ")})` }}
        aria-rowcount={isLoading ? -1 : rows.count + 1}
        aria-busy={isLoading}
        aria-label={label}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={column.grows ? undefined : { width: widthOf(column) }} />
          ))}
        </colgroup>
        <TableHead columns={columns} sort={props.sort} onSort={props.onSort} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard uses the link in the row */}
        <tbody onClick={openRow}>
          <Spacer height={first * rowHeight} columns={columns.length} />
          {indexes.map((index) => {
            const row = isLoading ? undefined : rows.at(index);
            const id = row === undefined ? null : props.rowId(row);
            return (
              <TableRow
                key={id ?? `on its way ${index % SKELETON_KEYS}`}
                row={row}
                index={index}
                columns={columns}
                height={rowHeight}
                id={id ?? undefined}
                isSelected={id !== null && (selected?.has(id) ?? false)}
                isCurrent={index === currentIndex}
                isHighlighted={id !== null && (highlighted?.has(id) ?? false)}
              />
            );
          })}
          <Spacer height={(count - 1 - last) * rowHeight} columns={columns.length} />
        </tbody>
      </table>
    </section>
  );
}

function widthOf<Row>({ width, windowShare }: TableColumn<Row>): string {
  return windowShare === undefined ? `${width}px` : `max(${width}px, ${windowShare}vw)`;
}

function Spacer({ height, columns }: { height: number; columns: number }): ReactNode {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it holds nothing, and is hidden */}
      <td className={classes.spacer} colSpan={columns} style={{ height }} />
    </tr>
  );
}
