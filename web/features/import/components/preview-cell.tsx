import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import type { LineKind } from "#domain/import/plan-types.ts";
import { importMessages } from "../messages.ts";
import type { PreviewCell } from "../worker/types.ts";
import classes from "./preview-table.module.css";

const messages = importMessages.preview;

interface PreviewCellViewProps {
  readonly cell: PreviewCell;
  readonly kind: LineKind;
  readonly isIncluded: boolean;
  readonly label: string;
  readonly onSave: (text: string) => Promise<void>;
}

/** A cell that a click or Enter opens for editing: Enter or leaving it saves, Escape doesn't. */
export function PreviewCellView({ cell, kind, isIncluded, label, onSave }: PreviewCellViewProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function close() {
    setTyped(null);
    // The button is there after the next render.
    requestAnimationFrame(() => button.current?.focus());
  }

  function save(text: string) {
    setTyped(null);
    if (text !== cell.raw) void onSave(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") close();
    if (event.key === "Enter" && typed !== null) {
      save(typed);
      close();
    }
  }

  if (typed !== null) {
    return (
      <TextInput
        ref={input}
        size="xs"
        aria-label={label}
        value={typed}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={onKeyDown}
        onBlur={() => save(typed)}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={classes.cell}
      data-kind={cell.from !== null ? "change" : kind === "new" && isIncluded ? "new" : "kept"}
      aria-label={`${label}: ${described(cell)}`}
      title={cell.problem ?? cell.text}
      onClick={() => setTyped(cell.raw)}
    >
      {cell.from !== null && cell.from !== "" ? (
        <span className={classes.value}>
          <s className={classes.old}>{cell.from}</s> → {cell.text}
        </span>
      ) : (
        <span className={classes.value}>{cell.text === "" ? "\u2013" : cell.text}</span>
      )}
      {cell.ignored !== null && <span className={classes.ignored}>{messages.ignored(cell.ignored)}</span>}
      {cell.problem !== null && <span className={classes.problem}>{cell.problem}</span>}
    </button>
  );
}

function described({ text, from, ignored, problem }: PreviewCell): string {
  const parts = [
    text === "" ? messages.emptyCell : text,
    from === null || from === "" ? null : messages.before(from),
    ignored === null ? null : messages.ignored(ignored),
    problem,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
