import type { Annotation } from "./annotation.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { type FactsLookup, type NameSegment, type Segment, segmentsOf } from "./segments.ts";

/** Inline, because pasted HTML has no style sheet. */
const STYLES = {
  university: {
    basic: "font-weight:bold;color:#713f12;background-color:#fef08a",
    enhanced: "font-weight:bold;color:#78350f;background-color:#fde68a",
  },
  company: {
    basic: "font-weight:bold;color:#1e40af;background-color:#dbeafe",
    enhanced: "font-weight:bold;color:#1e40af;background-color:#dbeafe",
  },
  note: "font-weight:normal;color:#6b7280",
  preformatted: "white-space:pre-wrap",
} as const;

/**
 * The annotated text as HTML for the clipboard: `span`, `b` and `br` with the styles above; everything else is escaped.
 */
export function renderRich<Entry extends DictionaryEntry>(
  annotation: Annotation<Entry>,
  factsOf: FactsLookup<Entry>,
): string {
  const parts: string[] = [];
  for (const segment of segmentsOf(annotation, factsOf)) parts.push(segmentHtml(segment, annotation));
  const html = parts.join("");
  return annotation.analysis === "enhanced" ? span(STYLES.preformatted, html) : html;
}

function segmentHtml(segment: Segment, annotation: Annotation): string {
  const { bold, note } = segment;
  const text =
    segment.kind === "text" ? escapeHtml(preserveSpaces(segment, annotation)) : nameHtml(segment, annotation.analysis);
  const html = note === null ? text : text + span(STYLES.note, escapeHtml(note));
  return bold ? `<b>${html}</b>` : html;
}

/**
 * The enhanced analysis preserves spaces. Word processors ignore `white-space: pre-wrap` and collapse repeated and leading
 * spaces, except no-break spaces.
 */
function preserveSpaces({ start, text: plain }: Segment, { analysis, text }: Annotation): string {
  if (analysis === "basic") return plain;
  const before = start === 0 ? "\n" : text.charAt(start - 1);
  return (before + plain).replaceAll(/(?<=[\n ]) /g, "\u00a0").slice(1);
}

function nameHtml({ kind, text }: NameSegment, analysis: Annotation["analysis"]): string {
  return span(STYLES[kind][analysis], escapeHtml(text));
}

function span(style: string, html: string): string {
  return `<span style="${style}">${html}</span>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\n": "<br>",
  // Invalid in HTML.
  "\0": "\ufffd",
};

function escapeHtml(text: string): string {
  return text.toWellFormed().replaceAll(/[&<>"'\n\0]/g, (character) => ESCAPES[character] ?? character);
}
