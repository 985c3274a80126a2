import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { asList, asNonNegativeNumber, asObject } from "#domain/company/parse-json.ts";
import type { BoardCard, BoardColumn } from "#domain/hotlist/board.ts";
import { findStatus, HOTLIST_STATUSES, type HotlistStatus } from "#domain/hotlist/status.ts";
import type { Json, Tables } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { toHotlistEntry } from "../hotlist/entry.ts";
import { hotlistKeys } from "../hotlist/keys.ts";

/** Absent keys filter nothing. */
export interface BoardFilter {
  readonly search?: string;
  readonly sector?: string;
  readonly geography?: string;
  /** Of the entries that a view's filter matches. */
  readonly ids?: readonly string[];
}

const LIVE_INTERVAL_MS = 300;
/** With the space below it. */
const CARD_HEIGHT_PX = 84;
/** Of a column, rendered outside of the screen. */
const CARDS_IN_ADVANCE = 10;
/** As many as the database returns. */
const MAX_FIRST_CARDS = 100;

const keyOf = (squadId: string, filter: BoardFilter) => [...hotlistKeys.all, "board", squadId, filter] as const;

/** A squad's board, of each column the cards that fit the screen and those loaded since. Follows colleagues' changes. */
export function useBoard(squadId: string, filter: BoardFilter) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const queryKey = keyOf(squadId, filter);
  useTableChanges("squad_hotlist_companies", LIVE_INTERVAL_MS, () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    refetchOnWindowFocus: true,
    placeholderData: (previous) => previous,
    queryFn: async () => {
      const shown = queryClient.getQueryData<readonly BoardColumn[]>(queryKey) ?? [];
      const { data, error, status } = await backend.client.rpc("hotlist_board", {
        squad: squadId,
        filter: toJson(filter),
        first: Math.min(Math.max(cardsOfScreen(), ...shown.map(({ cards }) => cards.length)), MAX_FIRST_CARDS),
      });
      if (error) throw toTableError(error, status);
      const columns = readColumns(data);
      return Promise.all(
        columns.map((column) => {
          const length = shown.find((other) => other.status === column.status)?.cards.length ?? 0;
          return loadUntil(backend, squadId, filter, column, length);
        }),
      );
    },
  });
}

function cardsOfScreen(): number {
  return Math.ceil(window.innerHeight / CARD_HEIGHT_PX) + CARDS_IN_ADVANCE;
}

/** Functions to load the next cards of a column, and to load the board again after a move. */
export function useBoardActions(squadId: string, filter: BoardFilter) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const refetch = useCallback(
    () => queryClient.invalidateQueries({ queryKey: keyOf(squadId, filter) }),
    [queryClient, squadId, filter],
  );
  const loadMore = useCallback(
    async (status: HotlistStatus) => {
      const queryKey = keyOf(squadId, filter);
      const column = columnOf(queryClient, queryKey, status);
      if (column === undefined) return;
      const longer = await loadUntil(backend, squadId, filter, column, column.cards.length + 1);
      queryClient.setQueryData<readonly BoardColumn[]>(queryKey, (columns) =>
        // A live change has replaced the column: it is loaded again when its end is reached.
        columns?.map((other) => (other === column ? longer : other)),
      );
    },
    [backend, queryClient, squadId, filter],
  );
  return { refetch, loadMore };
}

function columnOf(queryClient: QueryClient, queryKey: ReturnType<typeof keyOf>, status: HotlistStatus) {
  return queryClient.getQueryData<readonly BoardColumn[]>(queryKey)?.find((column) => column.status === status);
}

async function loadUntil(
  { client }: Backend,
  squad: string,
  filter: BoardFilter,
  column: BoardColumn,
  length: number,
): Promise<BoardColumn> {
  const cards = [...column.cards];
  while (cards.length < Math.min(length, column.count)) {
    const last = cards.at(-1);
    if (last === undefined) break;
    const after = { priority: last.priority, status_since: last.statusSince, id: last.id };
    // Each page begins after the one before.
    // oxlint-disable-next-line no-await-in-loop
    const { data, error, status } = await client.rpc("hotlist_board_more", {
      squad,
      status: column.status,
      filter: toJson(filter),
      after,
    });
    if (error) throw toTableError(error, status);
    const more = readCards(data);
    if (more.length === 0) break;
    cards.push(...more);
  }
  return { ...column, cards };
}

const EMPTY = { count: 0, fundingUsd: 0, cards: [] };

function readColumns(data: unknown): readonly BoardColumn[] {
  const columns = asList(data, (column) => ({
    status: findStatus(column.status),
    count: asNonNegativeNumber(column.count) ?? 0,
    fundingUsd: asNonNegativeNumber(column.funding_usd) ?? 0,
    cards: readCards(column.entries),
  }));
  return HOTLIST_STATUSES.map((status) => {
    const { count, fundingUsd, cards } = columns?.find((column) => column.status === status) ?? EMPTY;
    return { status, count, fundingUsd, cards };
  });
}

function readCards(data: unknown): readonly BoardCard[] {
  return (
    asList(data, (row) => ({
      ...toHotlistEntry(row as unknown as Tables<"squad_hotlist_companies">),
      notes: asNonNegativeNumber(asObject(row).notes) ?? 0,
    })) ?? []
  );
}

function toJson(filter: BoardFilter): Json {
  const { ids, ...others } = filter;
  return { ...others, ...(ids !== undefined && { ids: [...ids] }) };
}
