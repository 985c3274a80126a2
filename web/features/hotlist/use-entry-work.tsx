import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { type TeamMember, useTeamMembers } from "#web/data/team/queries.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { isInRow, rowOf } from "#web/ui/data-table/use-row-keys.ts";
import type { EditedField } from "./components/entry-popover.tsx";
import { hotlistMessages as messages } from "./messages.ts";
import { useSaveEntry } from "./use-save-entry.ts";
import type { WorkSlots } from "./work-slots.ts";

const parts = () => import("./components/work-parts.ts");
const EntryPopover = lazy(() => loadPart(async () => ({ default: (await parts()).EntryPopover })));
const EntryPanel = lazy(() => loadPart(async () => ({ default: (await parts()).EntryPanel })));

interface Edited {
  readonly id: string;
  readonly field: EditedField;
  readonly opener: HTMLElement;
  readonly returnTo: HTMLElement;
}

interface Panel {
  readonly id: string;
  /** A panel that closes shows its entry until it is gone. */
  readonly isOpen: boolean;
}

interface EntryWorkOptions extends WorkSlots {
  readonly entries: readonly HotlistCompany[];
  readonly today: string;
  readonly nowMs: number;
}

/** Editing entries in place: the popover of a value, and the panel beside the list. */
export function useEntryWork({ entries, today, nowMs, onMove, renderNotes, onAddTo }: EntryWorkOptions) {
  const writes = useSaveEntry();
  const members = useTeamMembers().data;
  const [edited, setEdited] = useState<Edited | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const memberOf = useMemo(() => {
    const byId = new Map((members ?? []).map((member) => [member.id, member]));
    return (id: string): TeamMember | undefined => byId.get(id);
  }, [members]);
  const edit = useCallback(
    ({ id }: HotlistCompany, field: EditedField, opener: HTMLElement, returnTo = opener) =>
      setEdited({ id, field, opener, returnTo }),
    [],
  );
  const openPanel = useCallback((id: string) => setPanel({ id, isOpen: true }), []);
  const editedEntry = edited === null ? undefined : entries.find(({ id }) => id === edited.id);
  const panelEntry = entries.find(({ id }) => id === panel?.id) ?? null;

  return {
    writes,
    memberOf,
    edit,
    isEditing: edited !== null,
    openPanel,
    overlays: (
      <Suspense>
        {panel !== null && (
          <EntryPanel
            entry={panelEntry}
            isOpen={panel.isOpen}
            {...{ writes, memberOf, today, nowMs }}
            onEdit={edit}
            onClose={() => {
              setPanel({ ...panel, isOpen: false });
              // A key may move it to another row meanwhile.
              const focusRow = () => {
                if (!isInRow(document.activeElement)) rowOf(panel.id)?.focus({ preventScroll: true });
              };
              // At once: the next key is the list's, and must not be typed into the panel.
              focusRow();
              // The focus trap of a panel that has just opened takes the focus in a timer: before this one.
              setTimeout(focusRow);
            }}
            actions={
              panelEntry !== null && (
                <AddButton label={messages.addTo} onOpen={(opener) => onAddTo(panelEntry, opener)} />
              )
            }
          >
            {panelEntry !== null && renderNotes(panelEntry)}
          </EntryPanel>
        )}
        {edited !== null && editedEntry !== undefined && (
          <EntryPopover
            key={`${edited.id} ${edited.field}`}
            entry={editedEntry}
            field={edited.field}
            opener={edited.opener}
            returnTo={edited.returnTo}
            writes={writes}
            onMove={onMove}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    ),
  };
}
