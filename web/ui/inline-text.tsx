import { TextInput } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { FieldConflict } from "./field-conflict.tsx";

interface InlineTextProps {
  readonly label: string;
  readonly value: string;
  /** Who set the value, as shown; null if unknown. */
  readonly author: string | null;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** The saving state. */
  readonly rightSection?: ReactNode;
  /** Called on Enter and blur with the trimmed text, if it changed. */
  readonly onSave: (value: string) => void;
}

/**
 * Edits a text in place: Enter or blur saves, Escape resets. If the value changes while the user types, the typed text stays
 * and the user chooses: then only Enter or the button saves it.
 */
export function InlineText({ value, author, onSave, ...field }: InlineTextProps) {
  const [typed, setTyped] = useState(value);
  /** The value that typing started from. */
  const [base, setBase] = useState(value);
  // Enter followed by blur saves once.
  const [sent, setSent] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const text = typed.trim();
  const hasConflict = value !== base && text !== base && text !== value && value !== sent;
  if (value !== base && !hasConflict) {
    setBase(value);
    // After a save, the user may type on.
    if (value !== sent) setTyped(value);
    setSent(null);
  }

  function showValue() {
    setBase(value);
    setTyped(value);
    setSent(null);
  }

  function save() {
    setTyped(text);
    setBase(value);
    if (text === value || text === sent) return;
    setSent(text);
    onSave(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") save();
    if (event.key === "Escape") showValue();
  }

  return (
    <div>
      <TextInput
        {...field}
        ref={input}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={hasConflict ? undefined : save}
        onKeyDown={onKeyDown}
      />
      <FieldConflict
        theirs={hasConflict ? value : null}
        author={author}
        onUseTheirs={() => {
          showValue();
          input.current?.focus();
        }}
        onSaveMine={save}
      />
    </div>
  );
}
