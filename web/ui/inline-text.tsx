import { TextInput } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";

interface InlineTextProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Beside the text: whether it is being saved, or has been. */
  readonly rightSection?: ReactNode;
  /** Called on Enter and when the field is left, with the trimmed text, if it is another one. */
  readonly onSave: (value: string) => void;
}

/** A text edited where it stands: Enter or leaving the field saves, Escape takes back what was typed. */
export function InlineText({ value, onSave, ...field }: InlineTextProps) {
  const [typed, setTyped] = useState(value);
  // What is saved elsewhere, or could not be saved, shows here too.
  const [shown, setShown] = useState(value);
  // Enter, and then leaving the field, is one change.
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
