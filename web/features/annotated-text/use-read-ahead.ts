import { type RefObject, useRef } from "react";
import type { LongTextareaHandle } from "#web/ui/long-textarea.tsx";
import { textAnalyzer } from "./text-analyzer.ts";

/** UTF-16 units that nobody types at once. */
const MIN_PASTED = 100;
/** A dense CV of ten pages. The analysis of another text would wait for a longer one. */
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
