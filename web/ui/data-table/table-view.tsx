import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import classes from "./data-table.module.css";
import { linesOf } from "./density.ts";
import { openRow } from "./open-row.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import { SKELETON_ROWS, type TableColumn, type ViewProps } from "./types.ts";
import { useReportRange } from "./use-report-range.ts";
import { useScrollPosition } from "./use-scroll-position.ts";

const OVERSCAN_ROWS = 6;
/** More than fit on a screen: loading rows reuse this many elements. */
const SKELETON_KEYS = 128;
const HEAD_HEIGHT_PX = 44;
const FIRST_GUESS_PX = 700;

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
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    // The sticky header lies over the rows.
    scrollPaddingEnd: HEAD_HEIGHT_PX,
    initialRect: { width: 0, height: FIRST_GUESS_PX },
  });
  // The library keeps the sizes of before.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    if (currentIndex >= 0) virtualizer.scrollToIndex(currentIndex, { align: "auto" });
  }, [virtualizer, currentIndex]);
  const onScroll = useScrollPosition(scroller, { label, viewKey, isLoading });
  const items = virtualizer.getVirtualItems();
  const first = items.at(0);
  const last = items.at(-1);
  useReportRange(props.onRange, first?.index, last?.index);

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
          <Spacer height={first?.start ?? 0} columns={columns.length} />
          {items.map(({ index }) => {
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
          <Spacer height={virtualizer.getTotalSize() - (last?.end ?? 0)} columns={columns.length} />
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
