import { Modal, Text } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type ReactNode, useCallback, useMemo } from "react";
import { type BatchTarget, isSameTarget } from "#domain/batch/batch.ts";
import { hotlistBatchLines } from "#domain/hotlist/batch-lines.ts";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { useBatch } from "#web/data/batch/use-batch.ts";
import { batchScreenMessages } from "../messages.ts";
import { BatchForm } from "./batch-form.tsx";

export interface HotlistBatchProps {
  readonly squad: Squad;
  readonly hotlist: readonly HotlistCompany[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds many companies to a squad's hotlist, in a dialog. A running batch continues when the dialog is hidden. */
export function HotlistBatch({
  squad,
  hotlist,
  isOpen,
  onClose,
  renderSighting,
}: HotlistBatchProps & { readonly renderSighting: (sighting: Sighting) => ReactNode }) {
  const target = useMemo<BatchTarget>(() => ({ kind: "hotlist", squadId: squad.id }), [squad]);
  const linesOf = useCallback((pasted: string) => hotlistBatchLines(pasted, squad, hotlist), [squad, hotlist]);
  const { batch } = useBatch();
  const isRunning = batch !== null && isSameTarget(batch.target, target) && batch.state.kind !== "ended";
  // Opening after the mount animates it and restores the focus on close.
  const isMounted = useMounted();
  return (
    <Modal
      opened={isMounted && isOpen}
      onClose={onClose}
      title={<Text fw={650}>{batchScreenMessages.dialogTitle(squad.name)}</Text>}
      size="xl"
      withCloseButton={!isRunning}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <BatchForm
        target={target}
        linesOf={linesOf}
        prepare={async (pasted) => linesOf(pasted)}
        isShown
        minRows={6}
        renderSighting={renderSighting}
        onHide={onClose}
      />
    </Modal>
  );
}
