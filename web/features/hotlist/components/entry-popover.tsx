import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { type HotlistStatus, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { AnchoredPopover, returnFocus } from "#web/ui/anchored-popover.tsx";
import { hotlistMessages as messages } from "../messages.ts";
import type { EntryWrites } from "../use-save-entry.ts";
import { OwnerChoice, StatusChoice } from "./choices.tsx";
import { NextStepFields } from "./next-step-fields.tsx";

export type EditedField = "status" | "owner" | "next";

interface EntryPopoverProps {
  /** As it is now: a colleague may change it meanwhile. */
  readonly entry: HotlistCompany;
  readonly field: EditedField;
  readonly opener: HTMLElement;
  /** Gets the focus back. */
  readonly returnTo: HTMLElement;
  readonly writes: EntryWrites;
  /** Asks why before an entry is passed or parked, and about a move that a colleague overtook. */
  readonly onMove: (entry: HotlistCompany, status: HotlistStatus) => void;
  readonly onClose: () => void;
}

const WIDTHS: Readonly<Record<EditedField, number>> = { status: 208, owner: 240, next: 400 };

/** Edits one value of an entry beside it. */
export function EntryPopover({ entry, field, opener, returnTo, writes, onMove, onClose }: EntryPopoverProps) {
  const name = hotlistCompanyName(entry);
  const labels: Readonly<Record<EditedField, string>> = {
    status: messages.statusOf(name, STATUS_LABELS[entry.status]),
    owner: `${messages.owner}: ${name}`,
    next: `${messages.nextStep}: ${name}`,
  };

  function close() {
    onClose();
    returnFocus(returnTo);
  }

  return (
    <AnchoredPopover
      opener={opener}
      returnTo={returnTo}
      label={labels[field]}
      width={WIDTHS[field]}
      position="bottom-start"
      onClose={onClose}
    >
      {field === "status" && (
        <StatusChoice
          value={entry.status}
          onChoose={(status) => {
            close();
            onMove(entry, status);
          }}
        />
      )}
      {field === "owner" && (
        <OwnerChoice
          value={entry.owner}
          onChoose={(owner) => {
            close();
            if (owner !== entry.owner) void writes.save(entry, { owner }, messages.owner);
          }}
        />
      )}
      {field === "next" && <NextStepFields entry={entry} writes={writes} onEnter={close} />}
    </AnchoredPopover>
  );
}
