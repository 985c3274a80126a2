import { Popover, UnstyledButton } from "@mantine/core";
import { IconPin } from "@tabler/icons-react";
import { useState } from "react";
import type { Fact } from "#domain/provenance/provenance.ts";
import { provenanceMessages as messages, originName } from "../messages.ts";
import { FactDetails } from "./fact-details.tsx";
import classes from "./fact-mark.module.css";

interface FactMarkProps {
  readonly companyId: string;
  readonly url: string | null;
  readonly fact: Fact;
  readonly age: "fresh" | "aging" | "old";
}

/** The source of a value in a word; opens its card. */
export function FactMark({ companyId, url, fact, age }: FactMarkProps) {
  const [isOpen, setOpen] = useState(false);
  const isBlank = fact.value === null;
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
          onClick={() => setOpen((open) => !open)}
        >
          {fact.isPinned && <IconPin size={14} aria-hidden />}
          {isBlank ? "Why?" : originName(fact)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <FactDetails companyId={companyId} url={url} fact={fact} age={age} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
