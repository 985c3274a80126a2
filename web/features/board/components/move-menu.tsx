import { Button, CloseButton } from "@mantine/core";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { BoardCard } from "#domain/hotlist/board.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { HOTLIST_STATUSES, type HotlistStatus, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { boardMessages as messages } from "../messages.ts";
import classes from "./move-menu.module.css";

interface MoveMenuProps {
  readonly card: BoardCard;
  readonly onMove: (status: HotlistStatus) => void;
  readonly onClose: () => void;
}

/** Chooses a status by arrow keys or by its number. The browser's own dialog: it is there at once, for the next key. */
export function MoveMenu({ card, onMove, onClose }: MoveMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    if (current === null) return;
    current.showModal();
    current.querySelector<HTMLElement>("[data-option]:not(:disabled)")?.focus();
    return () => current.close();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("[data-option]:not(:disabled)")];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const status = HOTLIST_STATUSES[Number(event.key) - 1];
    if (event.key === "ArrowDown") buttons[index + 1]?.focus();
    else if (event.key === "ArrowUp") buttons[index - 1]?.focus();
    else if (event.key === "Escape") onClose();
    else if (status !== undefined && status !== card.status) onMove(status);
    else return;
    event.preventDefault();
  }

  return (
    // The keyboard closes it by Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <span id={titleId}>{messages.moveTo(hotlistCompanyName(card))}</span>
          <CloseButton aria-label="Close" onClick={onClose} />
        </div>
        {HOTLIST_STATUSES.map((status, index) => (
          <Button
            key={status}
            data-option
            variant="default"
            justify="space-between"
            fullWidth
            disabled={status === card.status}
            rightSection={status === card.status ? messages.here : index + 1}
            onClick={() => onMove(status)}
          >
            {STATUS_LABELS[status]}
          </Button>
        ))}
      </div>
    </dialog>
  );
}
