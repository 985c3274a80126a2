import type { FocusEvent, MouseEvent } from "react";
import type { Fact } from "#domain/provenance/provenance.ts";
import { AnchoredPopover, returnFocus } from "#web/ui/anchored-popover.tsx";
import { provenanceMessages as messages } from "../messages.ts";
import classes from "./fact-card.module.css";
import { FactDetails } from "./fact-details.tsx";

interface FactCardProps {
  readonly companyId: string;
  readonly url: string | null;
  readonly fact: Fact;
  readonly age: "fresh" | "aging" | "old";
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Escape closes the card, and not the drawer around it: a Mantine drawer looks for this attribute at the focused element. */
function keepDialogOpen({ target }: FocusEvent): void {
  target.setAttribute("data-mantine-stop-propagation", "true");
}

/** A button that starts a request is disabled until its end, and others go: the focus stays in the card, for Escape and Tab. */
function keepFocus({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest("button") === null) return;
  currentTarget.focus({ preventScroll: true });
}

export function FactCard({ opener, onClose, ...details }: FactCardProps) {
  function finish() {
    onClose();
    returnFocus(opener);
  }

  return (
    <AnchoredPopover opener={opener} label={messages.open(details.fact.label)} width={344} onClose={onClose}>
      {/* It is there to be read: opened by mistake, Enter changes nothing. */}
      <div
        className={classes.card}
        tabIndex={-1}
        data-autofocus
        onFocusCapture={keepDialogOpen}
        onClickCapture={keepFocus}
      >
        <FactDetails {...details} onDone={finish} />
      </div>
    </AnchoredPopover>
  );
}
