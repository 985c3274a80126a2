import { type ReactNode, useMemo, useRef } from "react";
import { formatRoundAmount } from "#domain/funding/amount.ts";
import { type BoardCard, type BoardColumn, positionOf } from "#domain/hotlist/board.ts";
import { STATUS_COLORS, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { useDropTarget } from "#web/ui/drag-and-drop.ts";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { boardMessages as messages } from "../messages.ts";
import classes from "./board.module.css";

const CARD_HEIGHT_PX = 84;
/** The place of a dragged card. */
const PLACEHOLDER = "placeholder";
type Item = BoardCard | typeof PLACEHOLDER;

interface ColumnProps {
  readonly column: BoardColumn;
  /** A card of any column; undefined if it is gone. */
  readonly cardById: (id: unknown) => BoardCard | undefined;
  /** The index of the focused card; null if it is in another column. */
  readonly focusedIndex: number | null;
  readonly renderCard: (card: BoardCard) => ReactNode;
  readonly onDrop: (card: BoardCard) => void;
  readonly onEnd: () => void;
}

export function Column({ column, cardById, focusedIndex, renderCard, onDrop, onEnd }: ColumnProps) {
  const { status, count, fundingUsd, cards } = column;
  const element = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const over = useDropTarget(element, {
    scroller,
    onDrop: ({ id }) => {
      const card = cardById(id);
      if (card !== undefined) onDrop(card);
    },
  });
  const dragged = over === null ? undefined : cardById(over.id);
  const placeAt = dragged === undefined || dragged.status === status ? null : positionOf(cards, dragged.priority);
  const items = useMemo<readonly Item[]>(
    () => (placeAt === null ? cards : [...cards.slice(0, placeAt), PLACEHOLDER, ...cards.slice(placeAt)]),
    [cards, placeAt],
  );
  const label = STATUS_LABELS[status];
  return (
    <section
      ref={element}
      className={classes.column}
      data-over={placeAt !== null || undefined}
      aria-label={messages.column(label, count)}
    >
      <h2 className={classes.head}>
        <span className={classes.dot} style={{ background: `var(--mantine-color-${STATUS_COLORS[status]}-filled)` }} />
        {label} <span className={classes.count}>{count.toLocaleString("en")}</span>
        {fundingUsd > 0 && <span className={classes.sum}>{formatRoundAmount(fundingUsd)}</span>}
      </h2>
      <div className={classes.body}>
        <VirtualList
          label={messages.cards(label)}
          items={items}
          itemKey={(item) => (item === PLACEHOLDER ? PLACEHOLDER : item.id)}
          renderItem={(item) =>
            item === PLACEHOLDER ? <div className={classes.placeholder} aria-hidden /> : renderCard(item)
          }
          itemHeight={CARD_HEIGHT_PX}
          maxHeight="100%"
          shownIndex={focusedIndex}
          isPlain
          frameRef={scroller}
          onEnd={onEnd}
        />
        {items.length === 0 && <p className={classes.empty}>{messages.empty}</p>}
      </div>
    </section>
  );
}
