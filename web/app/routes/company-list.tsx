import { Group, Stack } from "@mantine/core";
import { lazy, Suspense, useCallback } from "react";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import type { CompanyRow } from "#web/data/company/table.ts";
import { sortColumns } from "#web/data/company/table-view.ts";
import { readRowId } from "#web/data/rows/row-id.ts";
import { useAddTo } from "#web/features/add-to/add-to.tsx";
import { COMPANY_COLUMN_IDS } from "#web/features/company-database/column-ids.ts";
import { CompanyTable } from "#web/features/company-database/components/company-table.tsx";
import { useAddDialog } from "#web/features/company-database/use-add-dialog.tsx";
import { BY_NAME } from "#web/features/company-database/use-table-view.ts";
import { DuplicatesChip } from "#web/features/duplicates/components/duplicates-chip.tsx";
import { ImportEntry } from "#web/features/import/components/import-entry.tsx";
import { useView } from "#web/features/saved-views/use-view.tsx";
import type { ViewOptions } from "#web/features/saved-views/use-view-address.ts";
import { SightingChips } from "#web/features/sightings/components/sighting-chips.tsx";
import { loadPart } from "#web/lib/chunk.ts";
import { useRowHighlight } from "#web/ui/use-row-highlight.ts";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { DatabaseHeader } from "./database-header.tsx";

const VIEW: ViewOptions = {
  screen: "companies",
  squadId: null,
  sortColumns,
  defaultSort: BY_NAME,
  columns: COMPANY_COLUMN_IDS,
  members: null,
};
const target = { kind: "companies" } as const;
const renderSighting = (sighting: Sighting) => <SightingChips sighting={sighting} />;
const OperationNotice = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/history/components/operation-notice.tsx")).OperationNotice,
  })),
);
const loadBatch = () =>
  loadPart(async () => ({
    default: (await import("#web/features/batch/components/database-batch.tsx")).DatabaseBatch,
  }));
const DatabaseBatch = lazy(loadBatch);
const CompareSelected = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/compare/components/compare-selected.tsx")).CompareSelected,
  })),
);
const FillMissing = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/provenance/components/fill-missing.tsx")).FillMissing,
  })),
);
const renderSelected = (rows: readonly CompanyRow[], onDone: () => void) => (
  <Suspense>
    <CompareSelected companies={rows} />
    <FillMissing urls={rows.map(({ url }) => url)} onStarted={onDone} />
  </Suspense>
);
const renderBatch = (props: { readonly isShown: boolean; readonly onHide: () => void }) => (
  <DatabaseBatch {...props} renderSighting={renderSighting} />
);

interface CompanyListProps {
  /** For the rows: loads the drawer that they open. */
  readonly preloadProps: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** The company database, without a company's drawer. */
export function CompanyList({ preloadProps }: CompanyListProps) {
  const { params, change } = useUrlState();
  const { highlighted, highlight } = useRowHighlight();
  const operationId = readRowId(params.get("operation"));
  const open = useCallback(
    ({ id, url }: CompanyRow) => {
      const opened = parseCompanyUrl(url ?? "");
      change(opened.ok ? { company: opened.permalink, record: null } : { record: id, company: null }, { push: true });
    },
    [change],
  );

  const { view, parts, onClear, overlays } = useView(VIEW);
  const add = useAddDialog({ renderBatch, loadBatch, onAdded: highlight });
  const addTo = useAddTo();
  const { open: openAddTo } = addTo;
  const addRowTo = useCallback(
    ({ id, url, company_name }: CompanyRow, opener: HTMLElement) =>
      openAddTo({ name: company_name, url, companyId: id }, opener),
    [openAddTo],
  );

  return (
    <>
      <DatabaseHeader
        actions={
          <Group gap="sm">
            <DuplicatesChip />
            <ImportEntry target={target} />
            {add.button}
          </Group>
        }
      />
      <Stack gap="md">
        {operationId !== null && (
          <Suspense>
            <OperationNotice operationId={operationId} onShowAll={() => change({ operation: null })} />
          </Suspense>
        )}
        <div {...preloadProps}>
          <CompanyTable
            highlighted={highlighted}
            highlight={highlight}
            onOpen={open}
            onAddTo={addRowTo}
            renderSelected={renderSelected}
            view={view}
            viewParts={parts}
            onClearFilter={onClear}
            onAdd={add.open}
          />
        </div>
      </Stack>
      {add.dialog}
      {overlays}
      {addTo.popover}
    </>
  );
}
