import { Anchor, Box, Center, Stack, Text, Title } from "@mantine/core";
import { lazy, Suspense, useMemo } from "react";
import { Link, useParams } from "react-router";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { hotlistSortColumns } from "#domain/hotlist/sort.ts";
import { findSquad } from "#domain/hotlist/squads.ts";
import { readRowId } from "#web/data/rows/row-id.ts";
import { useTeamMembers } from "#web/data/team/queries.ts";
import { useAddTo } from "#web/features/add-to/add-to.tsx";
import type { CompanyToAdd } from "#web/features/add-to/company-to-add.ts";
import { HOTLIST_COLUMN_IDS } from "#web/features/hotlist/column-ids.ts";
import { HotlistScreen } from "#web/features/hotlist/components/hotlist-screen.tsx";
import { NEWEST_FIRST } from "#web/features/hotlist/use-hotlist-view.ts";
import type { WorkSlots } from "#web/features/hotlist/work-slots.ts";
import { ImportEntry } from "#web/features/import/components/import-entry.tsx";
import { useView } from "#web/features/saved-views/use-view.tsx";
import { loadPart } from "#web/lib/chunk.ts";
import { paths } from "#web/paths.ts";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { useRememberPage } from "#web/ui/use-remember-page.ts";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { useEntryMoves } from "./entry-moves.tsx";

const loadBatch = () => loadPart(async () => ({ default: (await import("./squad-batch.tsx")).SquadBatch }));
const SquadBatch = lazy(loadBatch);
const SquadBoard = lazy(() => loadPart(async () => ({ default: (await import("./squad-board.tsx")).SquadBoard })));
const OperationNotice = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/history/components/operation-notice.tsx")).OperationNotice,
  })),
);
const LAYOUTS = [
  { value: "list", label: "List" },
  { value: "board", label: "Board" },
];
const DecisionDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/decision/components/decision-dialog.tsx")).DecisionDialog,
  })),
);
const renderDecision: WorkSlots["renderDecision"] = (props) => (
  <Suspense>
    <DecisionDialog {...props} />
  </Suspense>
);
const Notes = lazy(() =>
  loadPart(async () => ({ default: (await import("#web/features/notes/components/notes.tsx")).Notes })),
);
const renderNotes = ({ id }: HotlistCompany) => (
  <Suspense>
    <Notes key={id} entryId={id} />
  </Suspense>
);
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
const renderSelected: WorkSlots["renderSelected"] = (entries, onStarted) => (
  <Suspense>
    <CompareSelected companies={entries.flatMap(recordOf)} />
    <FillMissing urls={entries.map(({ company_url }) => company_url)} onStarted={onStarted} />
  </Suspense>
);

/** `/squad-hotlist/{squadId}` */
export function SquadHotlistRoute() {
  const { squadId } = useParams();
  const squad = findSquad(squadId);
  useRememberPage(paths.hotlistOf(squadId ?? ""), squad === null ? null : `${squad.name} Hotlist`);
  const { params, change } = useUrlState();
  const isBoard = params.get("layout") === "board";
  const operationId = readRowId(params.get("operation"));
  const members = useTeamMembers().data ?? null;
  const { overlays, ...viewSlots } = useView(
    useMemo(
      () => ({
        screen: "hotlist" as const,
        squadId: squad?.id ?? null,
        sortColumns: hotlistSortColumns,
        defaultSort: NEWEST_FIRST,
        columns: HOTLIST_COLUMN_IDS,
        members,
      }),
      [squad, members],
    ),
  );
  const { move, questions } = useEntryMoves();
  const { open: openAddTo, popover } = useAddTo();
  const slots = useMemo<WorkSlots>(
    () => ({
      onMove: (entry, status) => void move(entry, status),
      renderDecision,
      renderSelected,
      renderNotes,
      onAddTo: (entry, opener) => openAddTo(toAdd(entry), opener),
    }),
    [move, openAddTo],
  );
  if (squad !== null) {
    return (
      <>
        <HotlistScreen
          key={squad.id}
          squad={squad}
          layoutSwitch={
            <SegmentedControl
              aria-label="Layout"
              data-print="hidden"
              size="sm"
              data={LAYOUTS}
              value={isBoard ? "board" : "list"}
              onChange={(layout) => change({ layout: layout === "board" ? layout : null }, { push: true })}
            />
          }
          notice={
            operationId === null || isBoard ? null : (
              <Suspense>
                <Box mb="md">
                  <OperationNotice operationId={operationId} onShowAll={() => change({ operation: null })} />
                </Box>
              </Suspense>
            )
          }
          board={
            isBoard ? (
              <Suspense>
                <SquadBoard squad={squad} move={move} viewSlots={viewSlots} />
              </Suspense>
            ) : null
          }
          slots={slots}
          viewSlots={viewSlots}
          importEntry={<ImportEntry target={{ kind: "hotlist", squad }} />}
          loadBatch={loadBatch}
          renderBatch={(props) => <SquadBatch squad={squad} {...props} />}
        />
        {overlays}
        {questions}
        {popover}
      </>
    );
  }
  return (
    <Center mih="50vh">
      <Stack align="center" gap="xs">
        <title>Squad not found · Venture Research</title>
        <Title order={1}>Squad not found</Title>
        <Text c="dimmed" ta="center" maw={420}>
          There's no squad “{squadId}”.
        </Text>
        <Anchor component={Link} to={paths.squadPicker} mt="sm">
          Back to Company Hotlist
        </Anchor>
      </Stack>
    </Center>
  );
}

function recordOf({ companyId, company_url }: HotlistCompany) {
  return companyId === null ? [] : { id: companyId, url: company_url };
}

function toAdd(entry: HotlistCompany): CompanyToAdd {
  const address = parseCompanyUrl(entry.company_url ?? "");
  return { name: hotlistCompanyName(entry), url: address.ok ? address.url : null, companyId: entry.companyId };
}
