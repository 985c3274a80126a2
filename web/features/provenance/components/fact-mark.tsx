import { Popover, UnstyledButton } from "@mantine/core";
import { IconPin } from "@tabler/icons-react";
import { useState } from "react";
import type { Fact } from "#domain/provenance/provenance.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { provenanceMessages as messages, originName } from "../messages.ts";
import type { FactDetails } from "./fact-details.tsx";
import classes from "./fact-mark.module.css";

interface FactMarkProps {
  readonly companyId: string;
  readonly url: string | null;
  readonly fact: Fact;
  readonly age: "fresh" | "aging" | "old";
}

/** Null until a card is first opened, or about to be: a screen without an open card does not load it. */
let Details: typeof FactDetails | null = null;

async function loadDetails(): Promise<void> {
  Details ??= (await loadPart(() => import("./fact-details.tsx"))).FactDetails;
}

// A failed preload is repeated, and reported, on opening.
const preload = () => void loadDetails().catch(() => undefined);

/** Escape closes the card, and not the drawer around it: a Mantine drawer looks for this attribute at the focused element. */
function keepDialogOpen({ target }: { readonly target: EventTarget }): void {
  if (target instanceof Element) target.setAttribute("data-mantine-stop-propagation", "true");
}

/** The source of a value in a word; opens its card. */
export function FactMark({ companyId, url, fact, age }: FactMarkProps) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // The screen's error boundary shows it.
  if (error !== null) throw error;
  const isBlank = fact.value === null;

  // The card opens with its content, so that the focus moves into it.
  function toggle() {
    if (isOpen || Details !== null) setOpen(!isOpen);
    else loadDetails().then(() => setOpen(true), setError);
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={320}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.mark}
          data-age={isBlank ? "fresh" : age}
          // Contains what is shown, for people who speak to their computer.
          aria-label={`${isBlank ? "Why? " : ""}${messages.open(fact.label)}: ${isBlank ? messages.blank : originName(fact)}`}
          title={age === "fresh" || isBlank ? undefined : messages[age]}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={toggle}
        >
          {fact.isPinned && <IconPin size={14} aria-hidden />}
          {isBlank ? "Why?" : originName(fact)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown onFocusCapture={keepDialogOpen}>
        {Details !== null && (
          <Details companyId={companyId} url={url} fact={fact} age={age} onDone={() => setOpen(false)} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
