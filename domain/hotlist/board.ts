/** A squad's hotlist as a board: a column for each status. */
import type { HotlistCompany, Priority } from "./hotlist-company.ts";
import { HOTLIST_STATUSES, type HotlistStatus } from "./status.ts";

export interface BoardCard extends HotlistCompany {
  /** How many notes the entry has. */
  readonly notes: number;
}

export interface BoardColumn {
  readonly status: HotlistStatus;
  /** All entries; `cards` may be the first of them. */
  readonly count: number;
  readonly fundingUsd: number;
  readonly cards: readonly BoardCard[];
}

/** The status that each entry is being moved to. */
export type PendingMoves = ReadonlyMap<string, HotlistStatus>;

const RANKS: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };

/** Where a card that is moved now comes in a column: the last of its priority, because it has been there the shortest. */
export function positionOf(cards: readonly BoardCard[], priority: Priority): number {
  const index = cards.findIndex((card) => RANKS[card.priority] > RANKS[priority]);
  return index === -1 ? cards.length : index;
}

/** The board as it will be when the moves are saved. */
export function withMoves(columns: readonly BoardColumn[], moves: PendingMoves): readonly BoardColumn[] {
  if (moves.size === 0) return columns;
  const moved = columns.flatMap(({ status, cards }) =>
    cards.flatMap((card) => {
      const target = moves.get(card.id);
      return target === undefined || target === status ? [] : { card, from: status, to: target };
    }),
  );
  if (moved.length === 0) return columns;
  const ids = new Set(moved.map(({ card }) => card.id));
  return columns.map((column) => {
    const arriving = moved.filter(({ to }) => to === column.status);
    let cards = column.cards.filter(({ id }) => !ids.has(id));
    for (const { card } of arriving) {
      const position = positionOf(cards, card.priority);
      cards = [...cards.slice(0, position), { ...card, status: column.status }, ...cards.slice(position)];
    }
    const left = moved.filter(({ from }) => from === column.status).length;
    return { ...column, cards, count: column.count - left + arriving.length };
  });
}

/** The status before or after; null at the end. */
export function statusBeside(status: HotlistStatus, step: -1 | 1): HotlistStatus | null {
  return HOTLIST_STATUSES[HOTLIST_STATUSES.indexOf(status) + step] ?? null;
}
