import { Card, Group, Text } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { hotlistCsvColumns } from "#domain/hotlist/csv-columns.ts";
import { distinctValues, filterHotlist } from "#domain/hotlist/filter.ts";
import type { HotlistCompany, Priority } from "#domain/hotlist/hotlist-company.ts";
import { sortHotlist } from "#domain/hotlist/sort.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { useOperationEntries } from "#web/data/history/operation-rows.ts";
import { useLiveHotlist } from "#web/data/hotlist/live.ts";
import { useHotlist } from "#web/data/hotlist/queries.ts";
import { setShownEntries } from "#web/data/hotlist/shown-entries.ts";
import { useNoteCounts } from "#web/data/hotlist-note/queries.ts";
import { useCompanyOtherNames } from "#web/data/other-name/company-names.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { localDay } from "#web/lib/dates.ts";
import { SelectAll } from "#web/ui/data-table/checkboxes.tsx";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { useRowHeight } from "#web/ui/data-table/density.ts";
import { DensityMenu } from "#web/ui/data-table/density-menu.tsx";
import { rowsOf } from "#web/ui/data-table/types.ts";
import { useRowKeys } from "#web/ui/data-table/use-row-keys.ts";
import { useRowSelection } from "#web/ui/data-table/use-row-selection.ts";
import { ExportButton } from "#web/ui/export-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PrintButton } from "#web/ui/print-button.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useRowHighlight } from "#web/ui/use-row-highlight.ts";
import { exportHotlist } from "../export-hotlist.ts";
import { hotlistMessages as messages } from "../messages.ts";
import { useEntryWork } from "../use-entry-work.tsx";
import { useHotlistColumns } from "../use-hotlist-columns.tsx";
import { useHotlistView } from "../use-hotlist-view.ts";
import { useRemoveCompany } from "../use-remove-company.ts";
import { useTableTools } from "../use-table-tools.tsx";
import type { WorkSlots } from "../work-slots.ts";
import { NoCompanies, ValueFilter } from "./hotlist-filters.tsx";

const parts = () => import("./work-parts.ts");
const BulkBar = lazy(() => loadPart(async () => ({ default: (await parts()).BulkBar })));

const NONE: readonly HotlistCompany[] = [];
const ROW_HEIGHT_PX = 56;
/** The table's left and right border. */
const BORDERS_PX = 2;
const PRIORITY_KEYS: Readonly<Record<string, Priority>> = { "1": "high", "2": "medium", "3": "low" };

interface HotlistTableProps extends WorkSlots {
  readonly squad: Squad;
}

export function HotlistTable({ squad, ...slots }: HotlistTableProps) {
  const backend = useBackend();
  const hotlist = useHotlist(squad.id);
  const { filter, operation, sort, setFilter, clearFilter, setSort } = useHotlistView();
  const { highlighted, highlight } = useRowHighlight();
  useLiveHotlist(squad.id, highlight);
  const noteCounts = useNoteCounts(squad.id).data;
  const [clearings, setClearings] = useState(0);
  const [nowMs] = useState(Date.now);
  const [today] = useState(() => localDay());
  const remove = useRemoveCompany(squad, highlight);
  const { rowHeight, setRowHeight } = useRowHeight(ROW_HEIGHT_PX);
  const all = hotlist.data ?? NONE;
  const otherNamesOf = useCompanyOtherNames(filter.search !== "");
  const changed = useOperationEntries(operation, squad.id);
  const listed = useMemo(
    () => (operation === null ? all : all.filter(({ id }) => changed.data?.has(id))),
    [all, operation, changed.data],
  );
  const rows = useMemo(
    () => sortHotlist(filterHotlist(listed, filter, otherNamesOf), sort),
    [listed, filter, sort, otherNamesOf],
  );
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
    () => ({ onDelete: remove, onEdit: edit, onSelect: toggle, selected, selectAll, memberOf, notesOf, today, nowMs }),
    [remove, edit, toggle, selected, selectAll, memberOf, notesOf, today, nowMs],
  );
  const { columns, card, ...columnChoice } = useHotlistColumns(context, width - BORDERS_PX);
  const tools = useTableTools(columnChoice);
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
    onHelp: tools.showKeys,
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
        <Group p="lg" pb="sm" gap="sm" data-print="hidden">
          <SearchBox
            key={clearings}
            placeholder={messages.search}
            initialValue={filter.search}
            onSearch={(search) => setFilter({ search })}
          />
          <ValueFilter
            label="Sector"
            everything="All sectors"
            values={distinctValues(all, "sector")}
            value={filter.sector}
            onChange={(sector) => setFilter({ sector })}
          />
          <ValueFilter
            label="Location"
            everything="All locations"
            values={distinctValues(all, "geography")}
            value={filter.geography}
            onChange={(location) => setFilter({ location })}
          />
          {/* Together on a phone. */}
          <Group gap="sm" wrap="nowrap">
            <ExportButton
              fileName={`${squad.id}-hotlist`}
              count={rows.length}
              produce={() => exportHotlist(backend, squad, filter, rows)}
            />
            <PrintButton isDisabled={rows.length === 0} />
            <DensityMenu rowHeight={rowHeight} onChoose={setRowHeight} />
          </Group>
        </Group>
        <Group px="lg" pb={6} gap={4} wrap="nowrap" data-print="hidden">
          <Text size="xs" c="dimmed" role="status" mih={24} lh="24px" flex={1}>
            {isPending ? "" : messages.count(rows.length, all.length)}
          </Text>
          {tools.buttons}
        </Group>
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
          viewKey={JSON.stringify([filter, operation, sort])}
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
      {tools.popover}
      {overlays}
    </>
  );
}
