import { NativeSelect, Text, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type BoardCard, statusBeside, withMoves } from "#domain/hotlist/board.ts";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { findStatus, type HotlistStatus, isClosed, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { type BoardFilter, useBoard, useBoardActions } from "#web/data/board/queries.ts";
import { setShownEntries } from "#web/data/hotlist/shown-entries.ts";
import { useTeamMembers } from "#web/data/team/queries.ts";
import { useAutoScroll } from "#web/ui/drag-and-drop.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { useIsTouchDragging } from "#web/ui/touch-drag.ts";
import { boardMessages as messages } from "../messages.ts";
import { useCardFocus } from "../use-card-focus.ts";
import classes from "./board.module.css";
import { Card } from "./board-card.tsx";
import { Column } from "./board-column.tsx";
import { MoveMenu } from "./move-menu.tsx";
import { StatusStrip } from "./status-strip.tsx";

interface BoardProps {
  readonly squad: Squad;
  readonly filter: BoardFilter;
  /** How many cards the columns have; null until they are loaded. */
  readonly onCount: (count: number | null) => void;
  /** Writes the move; null if the entry stayed where it was. */
  readonly onMove: (entry: HotlistCompany, status: HotlistStatus) => Promise<HotlistCompany | null>;
  readonly onOpen: (id: string) => void;
}

/** Mantine's `sm`. */
const NARROW = "(max-width: 47.99em)";
const NONE: ReadonlyMap<string, HotlistStatus> = new Map();

export function Board({ squad, filter, onCount, onMove, onOpen }: BoardProps) {
  const board = useBoard(squad.id, filter);
  const { refetch, loadMore } = useBoardActions(squad.id, filter);
  const members = useTeamMembers();
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const [moves, setMoves] = useState(NONE);
  const [announcement, setAnnouncement] = useState("");
  const [menuFor, setMenuFor] = useState<string | null>(null);
  const [shownStatus, setShownStatus] = useState<HotlistStatus>("sourced");
  const frame = useRef<HTMLDivElement>(null);
  useAutoScroll(frame);
  const isTouchDragging = useIsTouchDragging();
  const columns = useMemo(() => withMoves(board.data ?? [], moves), [board.data, moves]);
  const byId = useMemo(
    () => new Map(columns.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const))),
    [columns],
  );
  const names = useMemo(() => new Map(members.data?.map(({ id, name }) => [id, name])), [members.data]);
  const shown = isNarrow ? columns.filter(({ status }) => status === shownStatus) : columns;
  const focus = useCardFocus(shown);
  useEffect(() => setShownEntries([...byId.keys()]), [byId]);
  const count = board.data === undefined ? null : board.data.reduce((sum, column) => sum + column.count, 0);
  useEffect(() => onCount(count), [onCount, count]);

  async function move(card: BoardCard, status: HotlistStatus) {
    setMenuFor(null);
    // The card that is shown has the status of a move under way: the write compares with the saved one.
    const saved = board.data?.flatMap(({ cards }) => cards).find(({ id }) => id === card.id);
    if (saved === undefined || status === card.status || moves.has(card.id)) return;
    // Passing asks first: the card stays until there is a reason.
    if (!isClosed(status)) setMoves((before) => new Map(before).set(card.id, status));
    const moved = await onMove(saved, status);
    // An entry that stayed may have been removed by a colleague.
    if (moved === null) void refetch();
    else await refetch();
    setMoves((before) => new Map([...before].filter(([id]) => id !== card.id)));
    focus.request(card.id);
    if (moved !== null) setAnnouncement(`${card.id} ${moved.status}`);
  }

  /** Said when the board shows where the card is. */
  const said = useMemo(() => {
    const [id, status] = announcement.split(" ");
    const column = columns.find((other) => other.status === status);
    const index = column?.cards.findIndex((card) => card.id === id) ?? -1;
    const card = column?.cards[index];
    if (column === undefined || card === undefined) return "";
    return messages.moved(hotlistCompanyName(card), STATUS_LABELS[column.status], index + 1, column.count);
  }, [announcement, columns]);

  function onKey(event: KeyboardEvent, card: BoardCard) {
    const step = event.key === "ArrowRight" ? 1 : -1;
    if (event.altKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      const status = statusBeside(card.status, step);
      if (status !== null) void move(card, status);
    } else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === "Enter" || event.key === "m") setMenuFor(card.id);
    else if (event.key === "o" || event.key === " ") onOpen(card.id);
    else if (!focus.onArrow(event, card)) return;
    event.preventDefault();
  }

  const cardById = useCallback((id: unknown) => byId.get(String(id)), [byId]);
  const menuCard = menuFor === null ? undefined : byId.get(menuFor);
  if (board.isLoadingError) {
    return (
      <LoadFailed
        title={messages.loadFailed}
        message={board.error.message}
        isRetrying={board.isFetching}
        onRetry={() => void board.refetch()}
      />
    );
  }
  return (
    <div data-wide>
      {isNarrow && (
        <NativeSelect
          label={messages.showColumn}
          description={messages.holdHint}
          inputWrapperOrder={["label", "input", "description"]}
          mb="sm"
          value={shownStatus}
          data={columns.map(({ status, count }) => ({
            value: status,
            label: `${STATUS_LABELS[status]} (${count.toLocaleString("en")})`,
          }))}
          onChange={(event) => setShownStatus(findStatus(event.currentTarget.value) ?? "sourced")}
        />
      )}
      {board.isPending && (
        <Text size="sm" c="dimmed" role="status">
          {messages.loading}
        </Text>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={frame} className={classes.board} role="group" aria-label={messages.board(squad.name)}>
        {shown.map((column) => {
          const focusedIndex = column.cards.findIndex(
            ({ id }) => id === focus.currentId && focus.requestOf(id) !== null,
          );
          return (
            <Column
              key={column.status}
              column={column}
              cardById={cardById}
              focusedIndex={focusedIndex === -1 ? null : focusedIndex}
              onDrop={(card) => void move(card, column.status)}
              onEnd={() => void loadMore(column.status)}
              renderCard={(card) => (
                <Card
                  card={card}
                  owner={card.owner === null ? null : (names.get(card.owner) ?? null)}
                  isCurrent={card.id === focus.currentId}
                  focusRequest={focus.requestOf(card.id)}
                  isMoving={moves.has(card.id)}
                  onFocus={focus.onFocus}
                  onKey={onKey}
                  onOpen={onOpen}
                  onMenu={setMenuFor}
                />
              )}
            />
          );
        })}
      </div>
      {isNarrow && isTouchDragging && (
        <StatusStrip cardById={cardById} onDrop={(card, status) => void move(card, status)} />
      )}
      <VisuallyHidden id="board-hint">{messages.hint}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {menuCard !== undefined && (
        <MoveMenu
          card={menuCard}
          onMove={(status) => void move(menuCard, status)}
          onClose={() => {
            setMenuFor(null);
            focus.request(menuCard.id);
          }}
        />
      )}
    </div>
  );
}
