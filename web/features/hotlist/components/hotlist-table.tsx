import { Button, Card, Group, Select, Text } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { hotlistCsvColumns } from "#domain/hotlist/csv-columns.ts";
import { distinctValues, filterHotlist } from "#domain/hotlist/filter.ts";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { sortHotlist } from "#domain/hotlist/sort.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { useLiveHotlist } from "#web/data/hotlist/live.ts";
import { useHotlist } from "#web/data/hotlist/queries.ts";
import { setShownEntries } from "#web/data/hotlist/shown-entries.ts";
import { useCompanyOtherNames } from "#web/data/other-name/company-names.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { useRowHeight } from "#web/ui/data-table/density.ts";
import { DensityMenu } from "#web/ui/data-table/density-menu.tsx";
import { rowsOf } from "#web/ui/data-table/types.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportButton } from "#web/ui/export-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PrintButton } from "#web/ui/print-button.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useRowHighlight } from "#web/ui/use-row-highlight.ts";
import { exportHotlist } from "../export-hotlist.ts";
import { hotlistMessages } from "../messages.ts";
import { useHotlistView } from "../use-hotlist-view.ts";
import { useRemoveCompany } from "../use-remove-company.ts";
import { hotlistCard } from "./hotlist-cells.tsx";
import { hotlistColumns } from "./hotlist-columns.tsx";

const NONE: readonly HotlistCompany[] = [];
const ROW_HEIGHT_PX = 56;

export function HotlistTable({ squad }: { squad: Squad }) {
  const backend = useBackend();
  const hotlist = useHotlist(squad.id);
  const { filter, sort, setFilter, clearFilter, setSort } = useHotlistView();
  const { highlighted, highlight } = useRowHighlight();
  useLiveHotlist(squad.id, highlight);
  const [clearings, setClearings] = useState(0);
  const remove = useRemoveCompany(squad, highlight);
  const { rowHeight, setRowHeight } = useRowHeight(ROW_HEIGHT_PX);
  const columns = useMemo(() => hotlistColumns(remove), [remove]);
  const card = useMemo(() => hotlistCard(remove), [remove]);
  const all = hotlist.data ?? NONE;
  const otherNamesOf = useCompanyOtherNames(filter.search !== "");
  const rows = useMemo(
    () => sortHotlist(filterHotlist(all, filter, otherNamesOf), sort),
    [all, filter, sort, otherNamesOf],
  );
  useEffect(() => setShownEntries(rows.map(({ id }) => id)), [rows]);
  function clearFilters() {
    clearFilter();
    // The search box owns its text; remounting clears it.
    setClearings((count) => count + 1);
  }

  const errorMessage = hotlist.isLoadingError ? hotlistMessages.loadFailed(hotlist.error.message) : null;
  useEffect(() => {
    if (errorMessage !== null) toast.error(hotlistMessages.errorTitle, errorMessage);
  }, [errorMessage]);

  if (hotlist.isLoadingError) {
    return (
      <LoadFailed
        title="Couldn't load this hotlist"
        message={hotlistMessages.loadFailed(hotlist.error.message)}
        isRetrying={hotlist.isFetching}
        onRetry={() => void hotlist.refetch()}
      />
    );
  }
  return (
    <Card padding={0}>
      <Group p="lg" pb="sm" gap="sm" data-print="hidden">
        <SearchBox
          key={clearings}
          placeholder={hotlistMessages.search}
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
      <Text size="xs" c="dimmed" px="lg" pb="sm" role="status" mih={30}>
        {hotlist.isPending ? "" : hotlistMessages.count(rows.length, all.length)}
      </Text>
      <DataTable
        label={`${squad.name} hotlist`}
        columns={columns}
        rows={rowsOf(rows)}
        rowId={({ id }) => id}
        isLoading={hotlist.isPending}
        loadingText={hotlistMessages.loading}
        empty={<NoCompanies squad={squad} isFiltered={all.length > 0} onClear={clearFilters} />}
        sort={sort}
        onSort={setSort}
        card={card}
        highlighted={highlighted}
        viewKey={JSON.stringify([filter, sort])}
        rowHeight={rowHeight}
        printed={() => ({ columns: hotlistCsvColumns, rows })}
        isWide
      />
    </Card>
  );
}

interface ValueFilterProps {
  readonly label: string;
  readonly everything: string;
  readonly values: readonly string[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function ValueFilter({ label, everything, values, value, onChange }: ValueFilterProps) {
  // Lists a value from the URL that no company has, so that it can be cleared.
  const data = value === null || values.includes(value) ? values : [value, ...values];
  return (
    <Select
      aria-label={label}
      placeholder={everything}
      w={{ base: "100%", xs: 168 }}
      searchable
      clearable
      clearButtonProps={{ "aria-label": `Clear ${label.toLowerCase()} filter` }}
      nothingFoundMessage={`No matching ${label.toLowerCase()}s`}
      data={[...data]}
      value={value}
      onChange={onChange}
    />
  );
}

interface NoCompaniesProps {
  readonly squad: Squad;
  /** The hotlist has companies, but none matches the filters. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NoCompanies({ squad, isFiltered, onClear }: NoCompaniesProps) {
  if (!isFiltered) {
    return (
      <EmptyState title={`The ${squad.name} hotlist is empty`}>
        Add a company, or use Batch Add to add many at once.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No companies match these filters"
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
