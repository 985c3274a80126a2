import { Modal } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import type { EntryChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { useEditedEntry } from "#web/data/hotlist/queries.ts";
import type { ClosedStatus } from "../draft.ts";
import { decisionMessages } from "../messages.ts";
import { DecisionForm } from "./decision-form.tsx";

interface DecisionDialogProps {
  readonly entry: HotlistCompany;
  readonly status: ClosedStatus;
  /** For many entries at once, such as "40 companies". */
  readonly subject?: string;
  readonly onSave: (change: EntryChange) => Promise<void>;
  readonly onCancel: () => void;
}

/** The form in a dialog. Escape closes it and keeps what was typed; Cancel discards it. */
export function DecisionDialog({ entry, status, subject, onSave, onCancel }: DecisionDialogProps) {
  // Opening after the mount restores the focus on close.
  const isMounted = useMounted();
  const current = useEditedEntry(subject === undefined ? entry.id : "").data ?? null;
  return (
    <Modal
      opened={isMounted}
      onClose={onCancel}
      title={decisionMessages.title(status, subject ?? hotlistCompanyName(entry))}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <DecisionForm entry={entry} status={status} current={current} onSave={onSave} onCancel={onCancel} />
    </Modal>
  );
}
