import { UnstyledButton } from "@mantine/core";
import { IconPin } from "@tabler/icons-react";
import { type MouseEvent, useState } from "react";
import type { Fact } from "#domain/provenance/provenance.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { useOpener } from "#web/ui/use-opener.ts";
import { provenanceMessages as messages, originName } from "../messages.ts";
import type { FactCard } from "./fact-card.tsx";
import classes from "./fact-mark.module.css";

interface FactMarkProps {
  readonly companyId: string;
  readonly url: string | null;
  readonly fact: Fact;
  readonly age: "fresh" | "aging" | "old";
}

/** Null until a card is first opened, or about to be: a screen without an open card does not load it. */
let Card: typeof FactCard | null = null;

async function loadCard(): Promise<void> {
  Card ??= (await loadPart(() => import("./fact-card.tsx"))).FactCard;
}

// A failed preload is repeated, and reported, on opening.
const preload = () => void loadCard().catch(() => undefined);

/** The source of a value in a word; opens its card. */
export function FactMark({ companyId, url, fact, age }: FactMarkProps) {
  const { opener, openerProps, close } = useOpener();
  const [, setLoaded] = useState(Card !== null);
  const [error, setError] = useState<unknown>(null);
  // The screen's error boundary shows it.
  if (error !== null) throw error;
  const isBlank = fact.value === null;

  function toggle(event: MouseEvent<HTMLElement>) {
    openerProps.onClick(event);
    loadCard().then(() => setLoaded(true), setError);
  }

  return (
    <>
      <UnstyledButton
        className={classes.mark}
        data-age={isBlank ? "fresh" : age}
        // Contains what is shown, for people who speak to their computer.
        aria-label={`${isBlank ? "Why? " : ""}${messages.open(fact.label)}: ${isBlank ? messages.blank : originName(fact)}`}
        title={age === "fresh" || isBlank ? undefined : messages[age]}
        {...openerProps}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        {fact.isPinned && <IconPin size={14} aria-hidden />}
        {isBlank ? "Why?" : originName(fact)}
      </UnstyledButton>
      {opener !== null && Card !== null && (
        <Card companyId={companyId} url={url} fact={fact} age={age} opener={opener} onClose={close} />
      )}
    </>
  );
}
