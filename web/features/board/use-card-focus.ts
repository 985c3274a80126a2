import { type KeyboardEvent, useCallback, useState } from "react";
import type { BoardCard, BoardColumn } from "#domain/hotlist/board.ts";

interface Focused {
  readonly id: string;
  /** Counts the requests to focus the card; null after a click or Tab, which have focused it. */
  readonly request: number | null;
}

/** One card of the board takes the focus by Tab; the arrow keys lead to the others. */
export function useCardFocus(columns: readonly BoardColumn[]) {
  const [focused, setFocused] = useState<Focused | null>(null);
  const all = columns.flatMap(({ cards }) => cards);
  const current = all.some(({ id }) => id === focused?.id) ? (focused as Focused) : null;
  const currentId = current?.id ?? all[0]?.id ?? null;

  const request = useCallback(
    (id: string) => setFocused((before) => ({ id, request: (before?.request ?? 0) + 1 })),
    [],
  );
  const onFocus = useCallback(
    (id: string) => setFocused((before) => (before?.id === id ? before : { id, request: null })),
    [],
  );

  /** Whether the key moved the focus. */
  function onArrow(event: KeyboardEvent, card: BoardCard): boolean {
    const column = columns.findIndex(({ cards }) => cards.some(({ id }) => id === card.id));
    const index = columns[column]?.cards.findIndex(({ id }) => id === card.id) ?? -1;
    const target = targetOf(event.key, column, index);
    if (target === undefined) return false;
    request(target.id);
    return true;
  }

  function targetOf(key: string, column: number, index: number): BoardCard | undefined {
    if (key === "ArrowDown") return columns[column]?.cards[index + 1];
    if (key === "ArrowUp") return columns[column]?.cards[index - 1];
    if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
    const beside = key === "ArrowRight" ? columns.slice(column + 1) : columns.slice(0, column).toReversed();
    const cards = beside.find((other) => other.cards.length > 0)?.cards;
    return cards?.[Math.min(index, cards.length - 1)];
  }

  return {
    currentId,
    requestOf: (id: string) => (id === current?.id ? current.request : null),
    request,
    onFocus,
    onArrow,
  };
}
