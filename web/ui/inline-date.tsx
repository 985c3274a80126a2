import { TextInput } from "@mantine/core";
import { useState } from "react";
import { FieldConflict } from "./field-conflict.tsx";

interface InlineDateProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Who set the value, as shown; null if unknown. */
  readonly author: string | null;
  /** Below the field. */
  readonly error?: string | undefined;
  /** The day as `FieldConflict` shows it. */
  readonly formatValue: (day: string) => string;
  /** Called on Enter and blur, if the day changed. */
  readonly onSave: (value: string) => void;
}

/** Edits a day in place. While it is typed, its year is incomplete: only Enter or blur saves it, and Escape resets it. */
export function InlineDate({ label, value, author, error, formatValue, onSave }: InlineDateProps) {
  const [typed, setTyped] = useState<{ readonly day: string; readonly base: string } | null>(null);
  const hasConflict = typed !== null && typed.base !== value && typed.day !== value;

  function save() {
    if (typed !== null && typed.day !== value) onSave(typed.day);
    setTyped(null);
  }

  return (
    <div>
      <TextInput
        type="date"
        label={label}
        value={typed?.day ?? value}
        error={error}
        onChange={(event) => setTyped({ day: event.currentTarget.value, base: typed?.base ?? value })}
        onBlur={hasConflict ? undefined : save}
        onKeyDown={(event) => {
          if (event.key === "Enter") save();
          if (event.key === "Escape") setTyped(null);
        }}
      />
      <FieldConflict
        theirs={hasConflict ? (value === "" ? "" : formatValue(value)) : null}
        author={author}
        onUseTheirs={() => setTyped(null)}
        onSaveMine={save}
      />
    </div>
  );
}
