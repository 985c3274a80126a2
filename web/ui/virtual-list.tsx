import { useVirtualizer } from "@tanstack/react-virtual";
import { type Key, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import classes from "./virtual-list.module.css";

interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => Key;
  readonly renderItem: (item: Item) => ReactNode;
  /** In pixels; items may be taller. */
  readonly itemHeight: number;
  readonly maxHeight: number | string;
  /** The index of an item to scroll to whenever it changes; null for none. */
  readonly shownIndex?: number | null;
  /** Without a border, for a list that fills its card. */
  readonly isPlain?: boolean;
  /** The scrolling frame. */
  readonly frameRef?: RefObject<HTMLElement | null>;
  /** Called when the last item is near. */
  readonly onEnd?: () => void;
}

const OVERSCAN_ITEMS = 6;
const FIRST_HEIGHT_PX = 700;

/** A virtualized list in a scrolling frame. */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  itemHeight,
  maxHeight,
  shownIndex = null,
  isPlain = false,
  frameRef,
  onEnd,
}: VirtualListProps<Item>) {
  const ownFrame = useRef<HTMLElement>(null);
  const frame = frameRef ?? ownFrame;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => itemHeight,
    // A measured height belongs to its item, also when items are added before it.
    getItemKey: (index) => itemKey(items[index] as Item),
    overscan: OVERSCAN_ITEMS,
    initialRect: { width: 0, height: typeof maxHeight === "number" ? maxHeight : FIRST_HEIGHT_PX },
  });
  useEffect(() => {
    if (shownIndex !== null) virtualizer.scrollToIndex(shownIndex, { align: "auto" });
  }, [shownIndex, virtualizer]);
  const isAtEnd = (virtualizer.getVirtualItems().at(-1)?.index ?? -1) >= items.length - 1;
  const reportEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isAtEnd && items.length > 0) reportEnd();
  }, [isAtEnd, items.length]);
  return (
    <section
      ref={frame}
      className={classes.frame}
      style={{ maxHeight }}
      data-plain={isPlain || undefined}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard
      tabIndex={0}
    >
      <ul className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index] as Item;
          return (
            <li
              key={itemKey(item)}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.item}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {renderItem(item)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
