import { TextInput } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";

interface InlineTextProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** The saving state. */
  readonly rightSection?: ReactNode;
  /** Called on Enter and blur with the trimmed text, if it changed. */
  readonly onSave: (value: string) => void;
}

/** Edits a text in place: Enter or blur saves, Escape resets. */
export function InlineText({ value, onSave, ...field }: InlineTextProps) {
  const [typed, setTyped] = useState(value);
  // Follows changes from outside and the rollback of a failed save.
  const [shown, setShown] = useState(value);
  // Enter followed by blur saves once.
  const [sent, setSent] = useState<string | null>(null);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
    setSent(null);
  }

  function save() {
    const text = typed.trim();
    setTyped(text);
    if (text === value || text === sent) return;
    setSent(text);
    onSave(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") save();
    if (event.key === "Escape") setTyped(value);
  }

  return (
    <TextInput
      {...field}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  );
}
