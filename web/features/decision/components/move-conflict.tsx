import { Button, Group, Modal, Text } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type HotlistStatus, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { decisionMessages as messages } from "../messages.ts";

interface MoveConflictProps {
  readonly name: string;
  /** Who moved it in the meantime; null if unknown. */
  readonly colleague: string | null;
  readonly theirs: HotlistStatus;
  readonly mine: HotlistStatus;
  readonly onKeepMine: () => void;
  readonly onKeepTheirs: () => void;
}

/** Asks the second of two people who move one company. */
export function MoveConflict({ name, colleague, theirs, mine, onKeepMine, onKeepTheirs }: MoveConflictProps) {
  const isMounted = useMounted();
  return (
    <Modal
      opened={isMounted}
      onClose={onKeepTheirs}
      title={messages.conflictTitle(name)}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Text size="sm">{messages.conflict(colleague, STATUS_LABELS[theirs], STATUS_LABELS[mine])}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onKeepTheirs} data-autofocus>
          {messages.keepTheirs(STATUS_LABELS[theirs])}
        </Button>
        <Button onClick={onKeepMine}>{messages.keepMine(STATUS_LABELS[mine])}</Button>
      </Group>
    </Modal>
  );
}
