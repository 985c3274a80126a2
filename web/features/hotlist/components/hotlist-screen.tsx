import { Button, Group } from "@mantine/core";
import { IconPlus, IconUpload } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Squad } from "#domain/hotlist/squads.ts";
import { usePresence } from "#web/backend/presence.ts";
import { useHotlist } from "#web/data/hotlist/queries.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { paths } from "#web/paths.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PeopleHere } from "#web/ui/people-here.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { asksForBatchAdd } from "./batch-add-state.ts";
import { HotlistTable } from "./hotlist-table.tsx";

const loadBatchAdd = () => loadPart(async () => ({ default: (await import("./batch-add.tsx")).BatchAdd }));
const BatchAdd = lazy(loadBatchAdd);

interface HotlistScreenProps {
  readonly squad: Squad;
  readonly importEntry: ReactNode;
}

export function HotlistScreen({ squad, importEntry }: HotlistScreenProps) {
  const hotlist = useHotlist(squad.id);
  const people = usePresence(`hotlist:${squad.id}`);
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(() => asksForBatchAdd(state));

  const batchAdd = useLazyPart(isAdding, loadBatchAdd);

  function closeBatchAdd() {
    setAdding(false);
    // Prevents a reload from opening it again.
    if (asksForBatchAdd(state)) void navigate({ search }, { replace: true, state: null });
  }

  return (
    <>
      <Group justify="space-between" mb="md" mih={30} data-print="hidden">
        <BackLink to={paths.overview} />
        <PeopleHere people={people} />
      </Group>
      <PageHeader
        title={`${squad.name} Hotlist`}
        description="Companies this squad follows. Open one to see its funding and set its priority."
        actions={
          <Group gap="xs">
            {importEntry}
            <Button
              variant="default"
              leftSection={<IconUpload size={16} />}
              onClick={() => setAdding(true)}
              {...batchAdd.preloadProps}
            >
              Batch Add
            </Button>
            <Button component={Link} to={paths.squadScreenerOf(squad.id)} leftSection={<IconPlus size={16} />}>
              Add Company
            </Button>
          </Group>
        }
      />
      <HotlistTable squad={squad} />
      {batchAdd.wasOpened && (
        <Suspense>
          <BatchAdd squad={squad} hotlist={hotlist.data ?? []} isOpen={isAdding} onClose={closeBatchAdd} />
        </Suspense>
      )}
    </>
  );
}
