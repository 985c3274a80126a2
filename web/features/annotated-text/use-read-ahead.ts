import { type RefObject, useRef } from "react";
import type { LongTextareaHandle } from "#web/ui/long-textarea.tsx";
import { textAnalyzer } from "./text-analyzer.ts";

/** An edit that adds at least so many UTF-16 units is a paste. */
const MIN_PASTED = 100;
/** UTF-16 units: a dense CV of ten pages. While a longer text is read, the analysis of another one would wait. */
const MAX_READ = 30_000;

/** Returns what to call after an edit. A pasted text is read while the user reaches for the button; what is typed is not. */
export function useReadAhead(field: RefObject<LongTextareaHandle | null>): () => void {
  const length = useRef(0);
  return () => {
    const text = field.current?.read() ?? "";
    const isPasted = text.length >= length.current + MIN_PASTED;
    length.current = text.length;
    if (isPasted && text.length <= MAX_READ) textAnalyzer().read(text);
  };
}
