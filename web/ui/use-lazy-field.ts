import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react";
import { holdKey } from "./held-keys.ts";

/** What was done in a field before the one that replaces it was loaded. */
export interface FieldUse {
  /** Whether it replaces a focused field; its list is open then. */
  readonly isFocused: boolean;
  /** What was typed into that field; null for nothing. */
  readonly typed: string | null;
  /** Keys of a list that were pressed in that field, in order. */
  readonly keys: readonly string[];
}

/**
 * For a field whose list is loaded when the field is hovered or focused. `opened` is null until then; meanwhile an input with
 * `inputProps`, which shows `label`, takes its place and loses no key.
 */
export function useLazyField<Opened>(load: () => Promise<Opened>, label: string, onType?: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<string[]>([]);
  const [opened, setOpened] = useState<{ readonly Opened: Opened; readonly use: FieldUse } | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  // The screen's error boundary shows it.
  if (error !== null) throw error;

  async function open() {
    try {
      const Opened = await load();
      const element = field.current;
      const text = element?.value ?? label;
      const use = {
        isFocused: element === document.activeElement,
        typed: text === label ? null : text,
        keys: keys.current,
      };
      setOpened({ Opened, use });
    } catch (failure) {
      setError(failure);
    }
  }

  const inputProps = {
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": false,
    autoComplete: "off",
    ref: field,
    value: typed ?? label,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setTyped(currentTarget.value);
      onType?.(currentTarget.value);
    },
    onKeyDown: (event: KeyboardEvent) => holdKey(event, keys.current),
    // A failed preload is repeated, and reported, on use.
    onPointerEnter: () => void load().catch(() => undefined),
    onFocus: () => void open(),
    onClick: () => void open(),
  } as const;
  return { opened, inputProps };
}
