import { Group } from "@mantine/core";
import { lazy, Suspense, useMemo, useState } from "react";
import type { Operation } from "#domain/history/entry.ts";
import { useSession } from "#web/backend/session.tsx";
import { parseTarget, targetParameter } from "#web/data/import/target.ts";
import { type FinishedImport, ImportScreen } from "#web/features/import/components/import-screen.tsx";
import { listPath } from "#web/features/import/list-path.ts";
import { importMessages } from "#web/features/import/messages.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";

const UndoDialog = lazy(() =>
  loadPart(async () => ({ default: (await import("#web/features/history/components/undo-dialog.tsx")).UndoDialog })),
);

/** `/import`; `?to=` names the list. */
export function ImportRoute() {
  const { params } = useUrlState();
  const session = useSession();
  const to = params.get("to");
  const target = useMemo(() => parseTarget(to), [to]);
  const [imports, setImports] = useState(0);
  const you = session.status === "signed-in" ? session.userId : null;
  return (
    <>
      <Group mb="md" mih={30} data-print="hidden">
        <BackLink to={listPath(target)} />
      </Group>
      <PageHeader title={importMessages.title(target)} description={importMessages.description} />
      <ImportScreen
        key={`${targetParameter(target)} ${imports}`}
        target={target}
        renderUndo={(finished, onClose) => (
          <Suspense>
            <UndoDialog operation={toOperation(finished)} you={you} onClose={onClose} />
          </Suspense>
        )}
        onAnother={() => setImports((count) => count + 1)}
      />
    </>
  );
}

function toOperation({ operationId, name, added, changed }: FinishedImport): Operation {
  return {
    id: operationId,
    kind: "import",
    label: name,
    actor: null,
    startedAt: "",
    state: "finished",
    endedAt: null,
    inserted: added,
    updated: changed,
    deleted: 0,
    exported: null,
    undoneAt: null,
    undoneBy: null,
    isUndoOpen: false,
  };
}
