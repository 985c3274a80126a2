import { TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";

interface CodeInputProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | null;
  readonly disabled: boolean;
  /** Focuses the field on mount. */
  readonly focused?: boolean;
}

const DIGITS = 6;

/** The six digits of an authenticator app; strips pasted spaces and dashes. */
export function CodeInput({ value, onChange, error, disabled, focused = false }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <TextInput
      ref={input}
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="123456"
      disabled={disabled}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, "").slice(0, DIGITS))}
      styles={{ input: { fontVariantNumeric: "tabular-nums", letterSpacing: "0.3em" } }}
    />
  );
}
