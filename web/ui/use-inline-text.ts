import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";

interface InlineTextOptions {
  readonly value: string;
  /** Called on Enter and blur with the trimmed text, if it changed. */
  readonly onSave: (value: string) => void;
  /** For a field that a click outside removes from the page before it loses the focus. */
  readonly savesOnUnmount?: boolean;
}

/**
 * A text that is edited in place: Enter or blur saves, Escape resets. If the value changes while the user types, the typed text
 * stays and the user chooses: then only Enter or `save` saves it.
 */
export function useInlineText({ value, onSave, savesOnUnmount = false }: InlineTextOptions) {
  const [typed, setTyped] = useState(value);
  /** The value that typing started from. */
  const [base, setBase] = useState(value);
  // Enter followed by blur saves once.
  const [sent, setSent] = useState<string | null>(null);
  const isDiscarded = useRef(false);
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

  const onUnmount = useEffectEvent(() => {
    if (savesOnUnmount && !isDiscarded.current && !hasConflict) save();
  });
  useEffect(() => () => onUnmount(), []);

  return {
    typed,
    setTyped,
    hasConflict,
    save,
    showValue,
    field: {
      value: typed,
      onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
      onBlur: hasConflict ? undefined : save,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter") save();
        if (event.key !== "Escape") return;
        isDiscarded.current = true;
        showValue();
      },
    },
  };
}
