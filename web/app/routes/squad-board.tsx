import { Button, Card, CloseButton, Group, Text } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { Squad } from "#domain/hotlist/squads.ts";
import type { Group as FilterGroup } from "#domain/views/filter.ts";
import { matchesFilter } from "#domain/views/match.ts";
import type { BoardFilter } from "#web/data/board/queries.ts";
import { useHotlistCounts } from "#web/data/hotlist/counts.ts";
import { useLiveHotlist } from "#web/data/hotlist/live.ts";
import { useHotlist } from "#web/data/hotlist/queries.ts";
import { Board } from "#web/features/board/components/board.tsx";
import { boardMessages as messages } from "#web/features/board/messages.ts";
import { hotlistMessages } from "#web/features/hotlist/messages.ts";
import { useHotlistView } from "#web/features/hotlist/use-hotlist-view.ts";
import type { ViewSlots } from "#web/features/hotlist/work-slots.ts";
import { paths } from "#web/paths.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";
import type { MoveEntry } from "./entry-moves.tsx";

interface SquadBoardProps {
  readonly squad: Squad;
  readonly move: MoveEntry;
  readonly viewSlots: ViewSlots;
}

/** `/squad-hotlist/{squadId}?layout=board`, with the list's search, filters and views. */
export function SquadBoard({ squad, move, viewSlots }: SquadBoardProps) {
  const navigate = useNavigate();
  const { params } = useUrlState();
  const { filter, setFilter, clearFilter } = useHotlistView();
  const [clearings, setClearings] = useState(0);
  /** How many cards the columns have; null until they are loaded. */
  const [shown, setShown] = useState<number | null>(null);
  const total = useHotlistCounts().data?.get(squad.id) ?? null;
  const { view, parts } = viewSlots;
  const { search, sector, geography } = filter;
  const boardFilter = useMemo<BoardFilter>(
    () => ({
      ...(search !== "" && { search }),
      ...(sector !== null && { sector }),
      ...(geography !== null && { geography }),
    }),
    [search, sector, geography],
  );
  const isFiltered = Object.keys(boardFilter).length > 0 || view.filter !== null;

  function clear() {
    clearFilter();
    // The search box owns its text; remounting clears it.
    setClearings((count) => count + 1);
  }

  const board = (matching: BoardFilter) => (
    <Board
      squad={squad}
      filter={matching}
      onCount={setShown}
      onMove={move}
      onOpen={(id) => void navigate(paths.companyOf(id), { state: { hotlistSearch: `?${params}` } })}
    />
  );
  return (
    <>
      <Card padding={0} mb="md" data-print="hidden">
        <Group px="lg" py="sm" gap="sm">
          <Group gap="xs" wrap="nowrap" flex="1 1 16rem" miw={0}>
            {parts.tabs}
            <Text size="xs" c="dimmed" role="status" lh="24px" mih={24} style={{ whiteSpace: "nowrap" }}>
              {shown === null ? "" : hotlistMessages.count(shown, isFiltered ? Math.max(total ?? shown, shown) : shown)}
            </Text>
          </Group>
          <SearchBox
            key={clearings}
            placeholder={hotlistMessages.search}
            initialValue={search}
            onSearch={(text) => setFilter({ search: text })}
          />
          {parts.filterButton}
          {sector !== null && (
            <Applied label={messages.sector} value={sector} onClear={() => setFilter({ sector: null })} />
          )}
          {geography !== null && (
            <Applied label={messages.location} value={geography} onClear={() => setFilter({ location: null })} />
          )}
          {isFiltered && (
            <Button variant="subtle" size="compact-sm" onClick={clear}>
              {messages.clear}
            </Button>
          )}
          {isFiltered && shown === 0 && (
            <Text size="sm" c="dimmed">
              {messages.noMatch}
            </Text>
          )}
        </Group>
        {parts.chips}
      </Card>
      {view.filter === null ? (
        board(boardFilter)
      ) : (
        <Viewed squad={squad} filter={view.filter} boardFilter={boardFilter} render={board} />
      )}
    </>
  );
}

interface ViewedProps {
  readonly squad: Squad;
  readonly filter: FilterGroup;
  readonly boardFilter: BoardFilter;
  readonly render: (filter: BoardFilter) => ReactNode;
}

/** The board of the entries that a view's filter matches. The filter runs in the browser, as in the list. */
function Viewed({ squad, filter, boardFilter, render }: ViewedProps) {
  const hotlist = useHotlist(squad.id);
  useLiveHotlist(squad.id, () => undefined);
  const [utcToday] = useState(() => new Date().toISOString().slice(0, 10));
  const matching = useMemo(
    () =>
      hotlist.data && {
        ...boardFilter,
        ids: hotlist.data
          .filter((entry) => matchesFilter(filter, entry, "hotlist", utcToday))
          .map(({ id }) => id)
          .toSorted(),
      },
    [hotlist.data, boardFilter, filter, utcToday],
  );
  if (matching !== undefined) return render(matching);
  return hotlist.isLoadingError ? (
    <LoadFailed
      title={messages.loadFailed}
      message={hotlist.error.message}
      isRetrying={hotlist.isFetching}
      onRetry={() => void hotlist.refetch()}
    />
  ) : (
    <Text size="sm" c="dimmed" role="status">
      {messages.loading}
    </Text>
  );
}

/** A filter that the list has a field for. */
function Applied({ label, value, onClear }: { label: string; value: string; onClear: () => void }) {
  return (
    <Group gap={2} wrap="nowrap">
      <Text size="sm">
        {label}: {value}
      </Text>
      <CloseButton size="sm" aria-label={messages.removeFilter(label)} onClick={onClear} />
    </Group>
  );
}
