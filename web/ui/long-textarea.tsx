import { Text, Textarea, type TextareaProps } from "@mantine/core";
import {
  type RefObject,
  useCallback,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { submitOnShortcut } from "./submit-shortcut.tsx";
import { useFieldFocus } from "./use-field-focus.ts";

/** Reads the text on demand: as state, it would re-render the screen on every key. */
export interface LongTextareaHandle {
  read(): string;
  /** Does not call `onEdit`. */
  write(text: string): void;
  focus(): void;
  isFocused(): boolean;
}

interface LongTextareaProps extends Omit<TextareaProps, "value" | "defaultValue" | "onChange" | "readOnly" | "ref"> {
  readonly handle: RefObject<LongTextareaHandle | null>;
  /** Focuses the field when the screen opens. */
  readonly isFocused?: boolean;
  /** Called after the user has changed the text. */
  readonly onEdit?: () => void;
}

/** UTF-16 units. Browsers lay out a whole textarea, so typing in a longer text lags. */
const LONG_TEXT = 60_000;
const SHOWN_OF_LONG_TEXT = 3000;

/** A textarea for texts of any length: shows the start of a long text, read-only, and stores the rest. */
export function LongTextarea({ handle, isFocused = false, onEdit, ...field }: LongTextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useFieldFocus(element, isFocused);
  const long = useRef<string | null>(null);
  const [length, setLength] = useState<number | null>(null);
  const noteId = useId();
  const reportEdit = useEffectEvent(() => onEdit?.());

  const show = useCallback((text: string) => {
    const isLong = text.length > LONG_TEXT;
    long.current = isLong ? text : null;
    setLength(isLong ? text.length : null);
    const area = element.current;
    if (area === null) return;
    area.value = isLong ? `${text.slice(0, SHOWN_OF_LONG_TEXT).toWellFormed()}…` : text;
    area.scrollTop = 0;
  }, []);
  useImperativeHandle(
    handle,
    () => ({
      read: () => long.current ?? element.current?.value ?? "",
      write: show,
      focus: () => element.current?.focus(),
      isFocused: () => element.current !== null && element.current === document.activeElement,
    }),
    [show],
  );

  // With the first frame: what is typed before the listeners are there would not be reported.
  useLayoutEffect(() => {
    const area = element.current;
    if (area === null) return;
    // Before the browser inserts the text and lays it out.
    const onBeforeInput = (event: InputEvent) => {
      const added = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
      if (area.value.length + added.length <= LONG_TEXT) return;
      event.preventDefault();
      show(area.value.slice(0, area.selectionStart) + added + area.value.slice(area.selectionEnd));
      reportEdit();
    };
    const onInput = () => {
      if (long.current === null && area.value.length > LONG_TEXT) show(area.value);
      reportEdit();
    };
    area.addEventListener("beforeinput", onBeforeInput);
    area.addEventListener("input", onInput);
    return () => {
      area.removeEventListener("beforeinput", onBeforeInput);
      area.removeEventListener("input", onInput);
    };
  }, [show]);

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
        <Text id={noteId} size="sm" c="dimmed" role="status" mt={6}>
          Long text ({length.toLocaleString("en")} characters). Only the beginning is shown here, but all of it is used.
        </Text>
      )}
    </div>
  );
}
