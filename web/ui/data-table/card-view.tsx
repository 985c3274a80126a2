import { ActionIcon, Group, NativeSelect, Skeleton } from "@mantine/core";
import { IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import classes from "./data-table.module.css";
import { openRow } from "./open-row.ts";
import { SKELETON_ROWS, type ViewProps } from "./types.ts";
import { useReportRange } from "./use-report-range.ts";

const CARD_HEIGHT_PX = 112;
const OVERSCAN_CARDS = 8;

/** Rows as cards that scroll with the page. */
export function CardView<Row>(props: ViewProps<Row>) {
  const { label, rows, isLoading, highlighted, card, isStale } = props;
  const list = useRef<HTMLUListElement>(null);
  const [listTop, setListTop] = useState(0);
  useLayoutEffect(() => {
    setListTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useWindowVirtualizer({
    count: isLoading ? SKELETON_ROWS : rows.count,
    estimateSize: () => CARD_HEIGHT_PX,
    overscan: OVERSCAN_CARDS,
    scrollMargin: listTop,
  });
  const items = virtualizer.getVirtualItems();
  useReportRange(props.onRange, items.at(0)?.index, items.at(-1)?.index);

  return (
    <>
      <SortChoice {...props} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard uses the link in the card */}
      <ul
        onClick={openRow}
        ref={list}
        className={classes.cards}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={label}
        data-stale={isStale || undefined}
      >
        {items.map(({ index, start }) => {
          const row = isLoading ? undefined : rows.at(index);
          const id = row === undefined ? null : props.rowId(row);
          return (
            <li
              key={id ?? `row ${index}`}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.card}
              data-highlighted={(id !== null && highlighted?.has(id)) || undefined}
              style={{ transform: `translateY(${start - listTop}px)` }}
              aria-setsize={rows.count}
              aria-posinset={index + 1}
            >
              {row === undefined ? <CardSkeleton /> : card?.(row)}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function CardSkeleton() {
  return (
    <div style={{ height: CARD_HEIGHT_PX - 32 }}>
      <Skeleton height={14} width="45%" />
      <Skeleton height={12} width="80%" mt="sm" />
      <Skeleton height={12} width="60%" mt="xs" />
    </div>
  );
}

/** Replaces the header that cards do not have. */
function SortChoice<Row>({ columns, sort, onSort }: ViewProps<Row>) {
  const sortable = columns.filter(({ firstSort }) => firstSort !== undefined);
  if (!sort || sortable.length === 0) return null;
  const isAscending = sort.direction === "ascending";
  return (
    <Group className={classes.sortChoice} gap="xs" wrap="nowrap">
      <NativeSelect
        flex={1}
        aria-label="Sort by"
        value={sort.column}
        data={sortable.map(({ id, header }) => ({ value: id, label: `Sort by ${header}` }))}
        onChange={({ currentTarget: { value } }) =>
          onSort?.({ column: value, direction: sortable.find(({ id }) => id === value)?.firstSort ?? "ascending" })
        }
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={isAscending ? "Sorted ascending. Sort descending" : "Sorted descending. Sort ascending"}
        onClick={() => onSort?.({ column: sort.column, direction: isAscending ? "descending" : "ascending" })}
      >
        {isAscending ? <IconSortAscending size={18} /> : <IconSortDescending size={18} />}
      </ActionIcon>
    </Group>
  );
}
