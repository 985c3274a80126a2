import type { Annotation } from "./annotation.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { type FactsLookup, segmentsOf } from "./segments.ts";

/** The annotated text with its notes, as plain text for the clipboard. */
export function renderPlain<Entry extends DictionaryEntry>(
  annotation: Annotation<Entry>,
  factsOf: FactsLookup<Entry>,
): string {
  const parts: string[] = [];
  for (const segment of segmentsOf(annotation, factsOf)) {
    parts.push(segment.text, segment.note ?? "");
  }
  return parts.join("");
}
