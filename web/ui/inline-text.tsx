import { TextInput } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { FieldConflict } from "./field-conflict.tsx";
import { useInlineText } from "./use-inline-text.ts";

interface InlineTextProps {
  readonly label: string;
  readonly value: string;
  /** Who set the value, as shown; null if unknown. */
  readonly author: string | null;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly type?: "text" | "date";
  readonly size?: "xs" | "sm";
  readonly savesOnUnmount?: boolean;
  /** For a field of a popover. */
  readonly isAutoFocused?: boolean;
  /** After saving. */
  readonly onEnter?: () => void;
  /** The value as `FieldConflict` shows it. */
  readonly formatValue?: (value: string) => string;
  /** The saving state. */
  readonly rightSection?: ReactNode;
  /** Called on Enter and blur with the trimmed text, if it changed. */
  readonly onSave: (value: string) => void;
}

/** A text field that saves in place (`useInlineText`). With `type` "date", the value is a day, `YYYY-MM-DD`, or empty. */
export function InlineText({
  value,
  author,
  onSave,
  savesOnUnmount,
  isAutoFocused,
  onEnter,
  formatValue,
  ...field
}: InlineTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const inline = useInlineText({ value, onSave, ...(savesOnUnmount && { savesOnUnmount }) });
  return (
    <div>
      <TextInput
        {...field}
        {...inline.field}
        ref={input}
        data-autofocus={isAutoFocused || undefined}
        onKeyDown={(event) => {
          inline.field.onKeyDown(event);
          if (event.key === "Enter") onEnter?.();
        }}
      />
      <FieldConflict
        theirs={inline.hasConflict ? (value === "" ? "" : (formatValue?.(value) ?? value)) : null}
        author={author}
        onUseTheirs={() => {
          inline.showValue();
          input.current?.focus();
        }}
        onSaveMine={inline.save}
      />
    </div>
  );
}
