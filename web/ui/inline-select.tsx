import { CloseButton, TextInput } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FieldConflict } from "./field-conflict.tsx";
import classes from "./inline-select.module.css";

interface InlineSelectProps {
  readonly label: string;
  readonly value: string | null;
  /** Who set the value, as shown; null if unknown. */
  readonly author: string | null;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  readonly nothingFoundMessage: string;
  readonly clearLabel: string;
  /** The saving state. */
  readonly rightSection?: ReactNode;
  readonly onSave: (value: string | null) => void;
}

/** An open list. */
interface Opened {
  /** The value when it was opened. */
  readonly base: string | null;
  /** Null shows all options: nothing was typed yet. */
  readonly typed: string | null;
  /** The index of the option that Enter chooses; -1 for none. */
  readonly active: number;
  readonly isAbove: boolean;
}

const LIST_HEIGHT_PX = 248;

/**
 * Chooses a value in place: choosing saves, and Enter in the emptied field clears the value. If the value changes while the list is open, the typed search stays and the user
 * chooses; closing the list shows the new value. Of plain elements, because the component library's select takes 33 kB.
 */
export function InlineSelect({
  value,
  author,
  data,
  nothingFoundMessage,
  clearLabel,
  rightSection,
  onSave,
  ...input
}: InlineSelectProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const listId = useId();
  const labelOf = (wanted: string | null) => data.find((option) => option.value === wanted)?.label ?? wanted ?? "";
  const search = opened?.typed?.trim().toLowerCase() ?? "";
  const shown = data.filter((option) => option.label.toLowerCase().includes(search));
  const active = opened?.active ?? -1;
  const hasConflict = opened !== null && opened.base !== value;
  // Nothing was stepped to yet: the value is in view.
  const inView = active === -1 && opened !== null ? shown.findIndex((option) => option.value === value) : active;
  useEffect(() => {
    if (inView !== -1) list.current?.children[inView]?.scrollIntoView({ block: "nearest" });
  }, [inView]);

  function open(change: Partial<Opened>) {
    const belowPx = window.innerHeight - (field.current?.getBoundingClientRect().bottom ?? 0);
    setOpened((before) => ({
      ...(before ?? { base: value, typed: null, active: -1, isAbove: belowPx < LIST_HEIGHT_PX }),
      ...change,
    }));
  }

  function choose(chosen: string | null) {
    setOpened(null);
    onSave(chosen);
  }

  /** The option that the arrow key leads to. */
  function stepTo(step: 1 | -1): number {
    if (active !== -1) return (active + step + shown.length) % shown.length;
    const own = search === "" ? shown.findIndex((option) => option.value === value) : -1;
    if (own !== -1) return opened === null ? own : (own + step + shown.length) % shown.length;
    return step === 1 ? 0 : shown.length - 1;
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = shown[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (shown.length > 0) open({ active: stepTo(event.key === "ArrowDown" ? 1 : -1) });
    } else if (opened === null) return;
    else if (event.key === "Escape") setOpened(null);
    else if (event.key !== "Enter") return;
    else if (option !== undefined) choose(option.value);
    else if (opened.typed === "") choose(null);
    event.preventDefault();
    event.stopPropagation();
  }

  const clearButton = value !== null && (
    <CloseButton
      size="sm"
      aria-label={clearLabel}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(null)}
    />
  );
  return (
    <div>
      <div className={classes.root}>
        <TextInput
          {...input}
          ref={field}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={opened !== null}
          aria-controls={opened === null ? undefined : listId}
          aria-activedescendant={active === -1 ? undefined : `${listId}-${active}`}
          value={opened?.typed ?? labelOf(opened === null ? value : opened.base)}
          rightSection={rightSection ?? (clearButton || <IconChevronDown size={15} aria-hidden />)}
          rightSectionPointerEvents={clearButton ? "all" : "none"}
          onChange={(event) => open({ typed: event.currentTarget.value, active: -1 })}
          onClick={() => open({})}
          onBlur={() => setOpened(null)}
          onKeyDown={onKeyDown}
        />
        {opened !== null && (
          // The keyboard stays in the field.
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={input.label}
            className={classes.list}
            data-above={opened.isAbove || undefined}
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role
              <div
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                className={classes.option}
                data-active={index === active || undefined}
                onClick={() => choose(option.value)}
              >
                {option.label}
                {option.value === value && <IconCheck size={14} aria-hidden />}
              </div>
            ))}
            {shown.length === 0 && <div className={classes.none}>{nothingFoundMessage}</div>}
          </div>
        )}
      </div>
      <FieldConflict theirs={hasConflict ? labelOf(value) : null} author={author} onUseTheirs={() => setOpened(null)} />
    </div>
  );
}
