import { type RefObject, useEffect, useRef, useState } from "react";
import type { LongTextareaHandle } from "#web/ui/long-textarea.tsx";
import { flushStoredText, readStoredText, storeText } from "./stored-text.ts";

/** Fills the field with the stored text, and stores what the user changes in it. */
export function useStoredText(field: RefObject<LongTextareaHandle | null>) {
  const isEdited = useRef(false);
  const [isEmpty, setEmpty] = useState(true);

  useEffect(() => {
    let isLeft = false;
    async function restore() {
      try {
        const text = await readStoredText();
        if (text === null || isLeft || isEdited.current) return;
        field.current?.write(text);
        setEmpty(false);
      } catch (error) {
        console.error("Failed to read the stored text:", error);
      }
    }
    void restore();
    return () => {
      isLeft = true;
      flushStoredText();
    };
  }, [field]);

  function onEdit() {
    const text = field.current?.read() ?? "";
    isEdited.current = true;
    setEmpty(text === "");
    storeText(text);
  }

  return {
    isEmpty,
    onEdit,
    /** Replaces the text; returns the previous one. */
    replace(text: string): string {
      const previous = field.current?.read() ?? "";
      field.current?.write(text);
      onEdit();
      return previous;
    },
  };
}
