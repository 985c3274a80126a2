import { TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";

interface CodeInputProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | null;
  readonly disabled: boolean;
  /** Whether the field takes the keyboard when it appears: where it is all that the screen asks for. */
  readonly focused?: boolean;
}

const DIGITS = 6;

/** The six digits of an authenticator app: pasted with blanks or dashes too. */
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
