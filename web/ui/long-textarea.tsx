import { Button, Group, Text, Textarea, type TextareaProps } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { submitOnShortcut } from "./submit-shortcut.tsx";
import { useFieldFocus } from "./use-field-focus.ts";

/** Reads the text on demand: as state, it would re-render the screen on every key. */
export interface LongTextareaHandle {
  read(): string;
}

interface LongTextareaProps extends Omit<TextareaProps, "value" | "defaultValue" | "onChange" | "readOnly" | "ref"> {
  readonly handle: RefObject<LongTextareaHandle | null>;
  /** Focuses the field when the screen opens. */
  readonly isFocused?: boolean;
}

/** UTF-16 units. Browsers lay out a whole textarea, so typing in a longer text lags. */
const LONG_TEXT = 60_000;
const SHOWN_OF_LONG_TEXT = 3000;

/** A textarea for texts of any length: shows the start of a long text and stores the rest. */
export function LongTextarea({ handle, isFocused = false, ...field }: LongTextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useFieldFocus(element, isFocused);
  const long = useRef<string | null>(null);
  const [length, setLength] = useState<number | null>(null);
  const noteId = useId();
  useImperativeHandle(handle, () => ({ read: () => long.current ?? element.current?.value ?? "" }), []);

  useEffect(() => {
    const area = element.current;
    if (area === null) return;
    const setAside = (text: string) => {
      long.current = text;
      area.value = `${text.slice(0, SHOWN_OF_LONG_TEXT).toWellFormed()}…`;
      area.scrollTop = 0;
      setLength(text.length);
    };
    // Before the browser inserts the text and lays it out.
    const onBeforeInput = (event: InputEvent) => {
      const added = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
      if (area.value.length + added.length <= LONG_TEXT) return;
      event.preventDefault();
      setAside(area.value.slice(0, area.selectionStart) + added + area.value.slice(area.selectionEnd));
    };
    const onInput = () => {
      if (long.current === null && area.value.length > LONG_TEXT) setAside(area.value);
    };
    area.addEventListener("beforeinput", onBeforeInput);
    area.addEventListener("input", onInput);
    return () => {
      area.removeEventListener("beforeinput", onBeforeInput);
      area.removeEventListener("input", onInput);
    };
  }, []);

  function clear() {
    long.current = null;
    setLength(null);
    if (element.current === null) return;
    element.current.value = "";
    element.current.focus();
  }

  return (
    <div>
      <Textarea
        {...field}
        ref={element}
        onKeyDown={submitOnShortcut}
        readOnly={length !== null}
        aria-describedby={length === null ? undefined : noteId}
      />
      {length !== null && (
        <Group justify="space-between" gap="xs" mt={6}>
          <Text id={noteId} size="sm" c="dimmed" role="status">
            Long text ({length.toLocaleString("en")} characters). Only the beginning is shown here, but all of it is
            used.
          </Text>
          <Button size="compact-sm" variant="default" leftSection={<IconX size={14} />} onClick={clear}>
            Clear
          </Button>
        </Group>
      )}
    </div>
  );
}
