import { Button, Card, Group } from "@mantine/core";
import { IconPlus, IconUpload } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { usePresence } from "#web/backend/presence.ts";
import { useHotlist } from "#web/data/hotlist/queries.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { opensBatch, paths } from "#web/paths.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import type { ViewSlots, WorkSlots } from "../work-slots.ts";

/** With the library that positions tooltips; mostly, no colleague is here. */
const PeopleHere = lazy(() =>
  loadPart(async () => ({ default: (await import("#web/ui/people-here.tsx")).PeopleHere })),
);

const HotlistTable = lazy(() =>
  loadPart(async () => ({ default: (await import("./hotlist-table.tsx")).HotlistTable })),
);

const NO_COMPANIES: readonly HotlistCompany[] = [];

interface HotlistScreenProps {
  readonly squad: Squad;
  readonly importEntry: ReactNode;
  /** Switches between list and board. */
  readonly layoutSwitch: ReactNode;
  /** Above the list; null without a notice. */
  readonly notice: ReactNode;
  /** Replaces the list; null shows the list. */
  readonly board: ReactNode;
  /** The dialog "Batch Add". */
  readonly renderBatch: (props: {
    readonly hotlist: readonly HotlistCompany[];
    readonly isOpen: boolean;
    readonly onClose: () => void;
  }) => ReactNode;
  readonly loadBatch: () => Promise<unknown>;
  readonly slots: WorkSlots;
  readonly viewSlots: ViewSlots;
}

export function HotlistScreen(props: HotlistScreenProps) {
  const { squad, importEntry, layoutSwitch, notice, board, renderBatch, loadBatch, slots, viewSlots } = props;
  const people = usePresence(`hotlist:${squad.id}`);
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [openedBy, setOpenedBy] = useState<string | null>(null);
  if (opensBatch(state) && key !== openedBy) {
    setOpenedBy(key);
    setAdding(true);
  }
  const batch = useLazyPart(isAdding, loadBatch);

  function closeBatchAdd() {
    setAdding(false);
    // Prevents a reload from opening it again.
    if (opensBatch(state)) void navigate({ search }, { replace: true, state: null });
  }

  return (
    <>
      <Group justify="space-between" mb="md" mih={30} data-print="hidden">
        <BackLink to={paths.overview} />
        {people.length > 0 && (
          <Suspense>
            <PeopleHere people={people} />
          </Suspense>
        )}
      </Group>
      <PageHeader
        title={`${squad.name} Hotlist`}
        description="Companies this squad follows. Open one to see its funding and set its priority."
        actions={
          <Group gap="xs">
            {layoutSwitch}
            {importEntry}
            <Button
              variant="default"
              leftSection={<IconUpload size={16} />}
              onClick={() => setAdding(true)}
              {...batch.preloadProps}
            >
              Batch Add
            </Button>
            <Button component={Link} to={paths.squadScreenerOf(squad.id)} leftSection={<IconPlus size={16} />}>
              Add Company
            </Button>
          </Group>
        }
      />
      {notice}
      {board ?? (
        <Suspense fallback={<Card mih="60vh" aria-hidden />}>
          <HotlistTable squad={squad} viewSlots={viewSlots} {...slots} />
        </Suspense>
      )}
      {batch.wasOpened && (
        <Suspense>
          <Batch squad={squad} renderBatch={renderBatch} isOpen={isAdding} onClose={closeBatchAdd} />
        </Suspense>
      )}
    </>
  );
}

interface BatchProps extends Pick<HotlistScreenProps, "squad" | "renderBatch"> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Mounted when it is opened: the board does not load the whole list. */
function Batch({ squad, renderBatch, ...dialog }: BatchProps) {
  const hotlist = useHotlist(squad.id);
  return renderBatch({ hotlist: hotlist.data ?? NO_COMPANIES, ...dialog });
}
