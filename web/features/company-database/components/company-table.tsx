import { Button, Card, Group, Text } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { toCsv } from "#domain/export/csv.ts";
import { useBackend } from "#web/backend/client.ts";
import { useLiveCompanies } from "#web/data/company/live.ts";
import { type CompanyRow, fetchAllCompanies, useCompanyTable } from "#web/data/company/table.ts";
import type { TableView } from "#web/data/company/table-view.ts";
import { useRefreshFacts } from "#web/data/company/writes.ts";
import { recordExport } from "#web/data/history/exports.ts";
import { useIsNew, useLoadedAt } from "#web/data/rows/new-rows.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { useRowHeight } from "#web/ui/data-table/density.ts";
import { DensityMenu } from "#web/ui/data-table/density-menu.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportButton } from "#web/ui/export-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { OnlyNewButton } from "#web/ui/new-rows.tsx";
import { PrintButton } from "#web/ui/print-button.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { toast } from "#web/ui/toast.tsx";
import { csvColumns } from "../csv-columns.ts";
import { databaseMessages } from "../messages.ts";
import { useCompanySelection } from "../use-company-selection.ts";
import { useDeleteCompany } from "../use-delete-company.ts";
import { usePrint } from "../use-print.ts";
import { useTableView } from "../use-table-view.ts";
import { companyCard, companyColumns } from "./columns.tsx";

const SelectedCompanies = lazy(() =>
  loadPart(async () => ({ default: (await import("./selected-companies.tsx")).SelectedCompanies })),
);
const ROW_HEIGHT_PX = 44;

interface CompanyTableProps {
  readonly highlighted: ReadonlySet<string>;
  readonly highlight: (...ids: readonly string[]) => void;
  readonly onOpen: (row: CompanyRow) => void;
  /** Opens "Add to…" beside an element. Must be stable between renders. */
  readonly onAddTo: (row: CompanyRow, opener: HTMLElement) => void;
  /** What can be done with selected companies; `onDone` clears the selection. */
  readonly renderSelected: (rows: readonly CompanyRow[], onDone: () => void) => ReactNode;
}

export function CompanyTable({ highlighted, highlight, onOpen, onAddTo, renderSelected }: CompanyTableProps) {
  const backend = useBackend();
  const [openedAt] = useState(Date.now);
  const [isOnlyNew, setOnlyNew] = useState(false);
  const { search, setSearch, operation, sort, setSort } = useTableView();
  const loadedAt = useLoadedAt();
  const isNew = useIsNew();
  const since = isOnlyNew ? loadedAt : null;
  const view = useMemo<TableView>(
    () => ({ search, newerThan: since, operation, sort }),
    [search, since, operation, sort],
  );
  const table = useCompanyTable(view);
  useLiveCompanies(highlight);
  const refresh = useRefreshFacts();
  const { mutate } = refresh;
  const print = usePrint(view, table);
  const { rowHeight, setRowHeight } = useRowHeight(ROW_HEIGHT_PX);
  const refreshing = refresh.isPending ? refresh.variables : null;

  const deleteCompany = useDeleteCompany(highlight);
  const viewKey = JSON.stringify(view);
  const selection = useCompanySelection(table.rows, viewKey);
  const { ids: selected, toggle } = selection;
  const context = useMemo(
    () => ({
      onDelete: (row: CompanyRow) => void deleteCompany(row),
      isNew,
      nowMs: openedAt,
      refreshing,
      onAddTo,
      onOpen,
      selected,
      onSelect: toggle,
      onRefresh: (row: CompanyRow) => {
        if (row.url === null) return;
        mutate(row.url, {
          onSuccess: () => {
            toast.success(databaseMessages.refreshedTitle, databaseMessages.refreshed(row.company_name));
            highlight(row.id);
          },
          onError: (error) => toast.error(databaseMessages.errorTitle, error.message || databaseMessages.failed),
        });
      },
    }),
    [isNew, openedAt, refreshing, onAddTo, onOpen, selected, toggle, mutate, highlight, deleteCompany],
  );
  const columns = useMemo(() => companyColumns(context), [context]);
  const card = useMemo(() => companyCard(context), [context]);

  const errorMessage = table.error?.message ?? null;
  useEffect(() => {
    // Specification, section 8.
    if (errorMessage !== null) console.warn(`Failed to load companies: ${errorMessage}`);
  }, [errorMessage]);

  return (
    <Card padding={0}>
      <Group p="lg" pb="sm" gap="sm" data-print="hidden">
        <SearchBox placeholder="Search companies or investors..." initialValue={search} onSearch={setSearch} />
        <OnlyNewButton isOnlyNew={isOnlyNew} onToggle={() => setOnlyNew((only) => !only)} />
        {/* Together on a phone. */}
        <Group gap="sm" wrap="nowrap">
          <ExportButton
            fileName="companies"
            count={table.rows.count}
            produce={async () => {
              const rows = await fetchAllCompanies(backend, view);
              await recordExport(backend, {
                label: databaseMessages.exportLabel,
                rows: rows.length,
                filter: databaseMessages.exportFilter(view.search, isOnlyNew),
              });
              return { csv: toCsv(csvColumns, rows), rows: rows.length };
            }}
          />
          <PrintButton isBusy={print.isBusy} isDisabled={table.rows.count === 0} onPrint={print.start} />
          <DensityMenu rowHeight={rowHeight} onChoose={setRowHeight} />
        </Group>
      </Group>
      {errorMessage !== null && (
        <LoadFailed
          title="Couldn't load companies"
          message={errorMessage}
          isRetrying={table.isStale}
          onRetry={table.retry}
        />
      )}
      <Text size="xs" c="dimmed" px="lg" pb="sm" role="status" mih={30}>
        {countOf(table.count)}
      </Text>
      {(errorMessage === null || table.rows.count > 0) && (
        <DataTable
          label="Companies"
          columns={columns}
          rows={table.rows}
          rowId={({ id }) => id}
          isLoading={table.isLoading}
          loadingText={databaseMessages.loading}
          empty={
            <NoCompanies
              isOfOperation={operation !== null}
              isSearched={search.trim() !== ""}
              isOnlyNew={isOnlyNew}
              onClear={() => setSearch("")}
              onShowAll={() => setOnlyNew(false)}
            />
          }
          sort={sort}
          onSort={setSort}
          onRange={table.onRange}
          card={card}
          highlighted={highlighted}
          selected={selected}
          viewKey={viewKey}
          isStale={table.isStale}
          printed={print.printed}
          rowHeight={rowHeight}
          isWide
        />
      )}
      {selected.size > 0 && (
        <Suspense>
          <SelectedCompanies
            view={view}
            rows={[...selection.rows.values()]}
            count={table.count}
            onSelect={selection.select}
            onClear={selection.clear}
          >
            {renderSelected([...selection.rows.values()], selection.clear)}
          </SelectedCompanies>
        </Suspense>
      )}
    </Card>
  );
}

function countOf(count: number | null): string {
  if (count === null) return "";
  return count === 1 ? "1 company" : `${count.toLocaleString("en")} companies`;
}

interface NoCompaniesProps {
  readonly isOfOperation: boolean;
  readonly isSearched: boolean;
  readonly isOnlyNew: boolean;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
}

function NoCompanies({ isOfOperation, isSearched, isOnlyNew, onClear, onShowAll }: NoCompaniesProps) {
  if (isSearched) {
    return (
      <EmptyState
        title="No companies found"
        action={
          <Button variant="default" size="xs" onClick={onClear}>
            Clear search
          </Button>
        }
      >
        {isOnlyNew ? "No new companies match your search." : "No company names or investors match your search."}
      </EmptyState>
    );
  }
  if (isOnlyNew) {
    return (
      <EmptyState
        title="No new companies"
        action={
          <Button variant="default" size="xs" onClick={onShowAll}>
            Show all companies
          </Button>
        }
      >
        Companies added after you opened this page appear here.
      </EmptyState>
    );
  }
  if (isOfOperation) {
    return <EmptyState title="No companies here">What it added was removed again.</EmptyState>;
  }
  return (
    <EmptyState title="No companies yet">
      Paste a Crunchbase company URL above, or add a list of URLs under “Batch Processing”.
    </EmptyState>
  );
}
