import { Card } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { hotlistCsvColumns } from "#domain/hotlist/csv-columns.ts";
import { filterHotlist } from "#domain/hotlist/filter.ts";
import type { HotlistCompany, Priority } from "#domain/hotlist/hotlist-company.ts";
import { sortHotlist } from "#domain/hotlist/sort.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { matchesFilter } from "#domain/views/match.ts";
import { useOperationEntries } from "#web/data/history/operation-rows.ts";
import { useLiveHotlist } from "#web/data/hotlist/live.ts";
import { useHotlist } from "#web/data/hotlist/queries.ts";
import { setShownEntries } from "#web/data/hotlist/shown-entries.ts";
import { useNoteCounts } from "#web/data/hotlist-note/queries.ts";
import { useChangedRows } from "#web/data/news/changed-rows.ts";
import { useCompanyOtherNames } from "#web/data/other-name/company-names.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { localDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { OnlyChangedButton } from "#web/ui/changed-rows.tsx";
import { SelectAll } from "#web/ui/data-table/checkboxes.tsx";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { useRowHeight } from "#web/ui/data-table/density.ts";
import { rowsOf } from "#web/ui/data-table/types.ts";
import { useRowKeys } from "#web/ui/data-table/use-row-keys.ts";
import { useRowSelection } from "#web/ui/data-table/use-row-selection.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useRowHighlight } from "#web/ui/use-row-highlight.ts";
import { hotlistMessages as messages } from "../messages.ts";
import { useEntryWork } from "../use-entry-work.tsx";
import { useHotlistColumns } from "../use-hotlist-columns.tsx";
import { useHotlistView } from "../use-hotlist-view.ts";
import { useKeysHelp } from "../use-keys-help.tsx";
import { useRemoveCompany } from "../use-remove-company.ts";
import type { ViewSlots, WorkSlots } from "../work-slots.ts";
import { NoCompanies } from "./hotlist-filters.tsx";
import { HotlistToolbar } from "./hotlist-toolbar.tsx";

const parts = () => import("./work-parts.ts");
const BulkBar = lazy(() => loadPart(async () => ({ default: (await parts()).BulkBar })));

const NONE: readonly HotlistCompany[] = [];
const ROW_HEIGHT_PX = 56;
/** The table's left and right border. */
const BORDERS_PX = 2;
const PRIORITY_KEYS: Readonly<Record<string, Priority>> = { "1": "high", "2": "medium", "3": "low" };

/** Opening an entry and coming back is one visit. */
const isEntryAt = (pathname: string) => pathname.startsWith(`${paths.company}/`);

interface HotlistTableProps extends WorkSlots {
  readonly squad: Squad;
  readonly viewSlots: ViewSlots;
}

export function HotlistTable({ squad, viewSlots, ...slots }: HotlistTableProps) {
  const { view } = viewSlots;
  const { filter: viewFilter } = view;
  const hotlist = useHotlist(squad.id);
  const filters = useHotlistView();
  const { filter, operation, isOnlyChanged, setOnlyChanged, sort, clearFilter, setSort } = filters;
  const { ids: changedIds } = useChangedRows(`hotlist:${squad.id}`, isEntryAt);
  const { highlighted, highlight } = useRowHighlight();
  useLiveHotlist(squad.id, highlight);
  const noteCounts = useNoteCounts(squad.id).data;
  const [clearings, setClearings] = useState(0);
  const [nowMs] = useState(Date.now);
  const [today] = useState(() => localDay());
  const [utcToday] = useState(() => new Date().toISOString().slice(0, 10));
  const remove = useRemoveCompany(squad, highlight);
  const own = useRowHeight(ROW_HEIGHT_PX);
  const rowHeight = view.rowHeight ?? own.rowHeight;
  const all = hotlist.data ?? NONE;
  const otherNamesOf = useCompanyOtherNames(filter.search !== "");
  const changed = useOperationEntries(operation, squad.id);
  const listed = useMemo(
    () =>
      all.filter(
        ({ id }) => (operation === null || changed.data?.has(id) === true) && (!isOnlyChanged || changedIds.has(id)),
      ),
    [all, operation, changed.data, isOnlyChanged, changedIds],
  );
  const rows = useMemo(() => {
    const found = filterHotlist(listed, filter, otherNamesOf);
    const viewed =
      viewFilter === null ? found : found.filter((entry) => matchesFilter(viewFilter, entry, "hotlist", utcToday));
    return sortHotlist(viewed, sort);
  }, [listed, filter, viewFilter, sort, otherNamesOf, utcToday]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  useEffect(() => setShownEntries(ids), [ids]);
  const entryById = useMemo(() => new Map(all.map((entry) => [entry.id, entry])), [all]);
  const selection = useRowSelection(ids, entryById);
  const { selected, toggle } = selection;
  const { writes, memberOf, edit, isEditing, openPanel, overlays } = useEntryWork({
    ...slots,
    entries: all,
    today,
    nowMs,
  });
  const notesOf = useCallback((id: string) => noteCounts?.get(id) ?? 0, [noteCounts]);
  const { ref: frame, width } = useElementSize();
  const selectAll = useMemo(
    () => (
      <SelectAll
        label={messages.selectAll}
        isAll={selected.size > 0 && selected.size >= ids.length}
        onToggle={selection.toggleAll}
      />
    ),
    [selected, ids, selection.toggleAll],
  );
  const context = useMemo(
    () => ({
      onDelete: remove,
      onEdit: edit,
      onOpenPanel: openPanel,
      onSelect: toggle,
      selected,
      selectAll,
      memberOf,
      notesOf,
      changedIds,
      today,
      nowMs,
    }),
    [remove, edit, openPanel, toggle, selected, selectAll, memberOf, notesOf, changedIds, today, nowMs],
  );
  const { columns, card, button: columnsButton } = useHotlistColumns(context, width - BORDERS_PX, view);
  const help = useKeysHelp();
  const keys = useRowKeys({
    ids,
    isPaused: isEditing,
    actions: {
      Enter: openPanel,
      x: (id) => toggle(id, false),
      e: (id, row) => openEditor(id, "next", row),
      s: (id, row) => openEditor(id, "status", row),
      o: (id, row) => openEditor(id, "owner", row),
      a: (id, row) => {
        const entry = entryById.get(id);
        if (entry !== undefined && row !== null) slots.onAddTo(entry, row);
      },
      ...Object.fromEntries(Object.keys(PRIORITY_KEYS).map((key) => [key, (id: string) => setPriority(id, key)])),
    },
    onRange: (id) => toggle(id, true, keys.currentId),
    onSelectAll: selection.selectAll,
    onHelp: help.show,
    onFilter: viewSlots.onOpenFilter,
    onEscape: selection.clear,
  });

  /** Beside the value's cell, or beside the row if it has none. */
  function openEditor(id: string, field: "status" | "owner" | "next", row: HTMLElement | null) {
    const entry = entryById.get(id);
    const opener = row?.querySelector<HTMLElement>(`[data-edits="${field}"]`) ?? row?.querySelector<HTMLElement>("a");
    if (entry !== undefined && opener && row !== null) edit(entry, field, opener, row);
  }

  function setPriority(id: string, key: string) {
    const [entry, priority] = [entryById.get(id), PRIORITY_KEYS[key]];
    if (entry === undefined || priority === undefined || entry.priority === priority) return;
    void writes.save(entry, { priority }, messages.priority);
  }

  function clearFilters() {
    clearFilter();
    // The search box owns its text; remounting clears it.
    setClearings((count) => count + 1);
  }

  const isPending = hotlist.isPending || (operation !== null && changed.isPending);
  const failed = hotlist.isLoadingError ? hotlist : changed.isLoadingError ? changed : null;
  const errorMessage = failed === null ? null : messages.loadFailed(failed.error.message);
  useEffect(() => {
    if (errorMessage !== null) toast.error(messages.errorTitle, errorMessage);
  }, [errorMessage]);

  if (failed !== null) {
    return (
      <LoadFailed
        title="Couldn't load this hotlist"
        message={messages.loadFailed(failed.error.message)}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <>
      <Card padding={0} ref={frame}>
        <HotlistToolbar
          {...{ squad, all, rows, isPending, filters, clearings, viewSlots, rowHeight }}
          tools={
            <>
              <OnlyChangedButton
                count={changedIds.size}
                isOnlyChanged={isOnlyChanged}
                onToggle={() => setOnlyChanged(!isOnlyChanged)}
              />
              {columnsButton}
              {help.button}
            </>
          }
          onRowHeight={(height) => {
            if (!view.isSelected) own.setRowHeight(height);
            view.changeRowHeight(height);
          }}
        />
        <DataTable
          label={`${squad.name} hotlist`}
          columns={columns}
          rows={rowsOf(rows)}
          rowId={({ id }) => id}
          isLoading={isPending}
          loadingText={messages.loading}
          empty={<NoCompanies squad={squad} isFiltered={all.length > 0} onClear={clearFilters} />}
          sort={sort}
          onSort={setSort}
          card={card}
          highlighted={highlighted}
          selected={selected}
          currentIndex={keys.currentId === null ? -1 : ids.indexOf(keys.currentId)}
          viewKey={JSON.stringify([filter, view.filterText, isOnlyChanged, operation, sort])}
          rowHeight={rowHeight}
          printed={() => ({ columns: hotlistCsvColumns, rows })}
          isWide
        />
      </Card>
      <Suspense>
        {selected.size > 0 && (
          <BulkBar
            squad={squad}
            entries={all.filter(({ id }) => selected.has(id))}
            matching={rows.length}
            memberOf={memberOf}
            renderDecision={slots.renderDecision}
            renderSelected={slots.renderSelected}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
          />
        )}
      </Suspense>
      {help.popover}
      {overlays}
    </>
  );
}
