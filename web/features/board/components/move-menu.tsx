import { Button, Modal, Stack } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type BoardCard } from "#domain/hotlist/board.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { HOTLIST_STATUSES, type HotlistStatus, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { boardMessages as messages } from "../messages.ts";

interface MoveMenuProps {
  readonly card: BoardCard;
  readonly onMove: (status: HotlistStatus) => void;
  readonly onClose: () => void;
}

/** Chooses a status by arrow keys or by its number. */
export function MoveMenu({ card, onMove, onClose }: MoveMenuProps) {
  const isMounted = useMounted();
  const first = HOTLIST_STATUSES.find((status) => status !== card.status);
  return (
    <Modal
      opened={isMounted}
      onClose={onClose}
      title={messages.moveTo(hotlistCompanyName(card))}
      size="xs"
      closeButtonProps={{ "aria-label": "Close" }}
      returnFocus={false}
    >
      <Stack
        gap={4}
        onKeyDown={(event) => {
          const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
          const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
          const status = HOTLIST_STATUSES[Number(event.key) - 1];
          if (event.key === "ArrowDown") buttons[index + 1]?.focus();
          else if (event.key === "ArrowUp") buttons[index - 1]?.focus();
          else if (status !== undefined && status !== card.status) onMove(status);
          else return;
          event.preventDefault();
        }}
      >
        {HOTLIST_STATUSES.map((status, index) => (
          <Button
            key={status}
            variant="default"
            justify="space-between"
            fullWidth
            disabled={status === card.status}
            data-autofocus={status === first || undefined}
            rightSection={status === card.status ? messages.here : index + 1}
            onClick={() => onMove(status)}
          >
            {STATUS_LABELS[status]}
          </Button>
        ))}
      </Stack>
    </Modal>
  );
}
