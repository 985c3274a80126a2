/** "Company Lumora Ltd", "Position Engineer", "Duration June 2014 to July 2016": a table has lost what stood behind its labels. */
import { findAll } from "../words/find-all.ts";
import { type LabelKind, labelKind, readLabel } from "../words/labels.ts";
import { readSignals } from "../words/words.ts";
import { writtenOver } from "./written-over.ts";

/** Of each entry. Most texts have none. */
const DATED =
  /\n[^\S\n]*(?:duration|period|tenure|dates?|time period|zeitraum|dauer|période|durée|periodo|duración|from)(?: of [a-z]{3,12})? [^\n:]{0,40}(?:19|20)\d\d/gi;
const MAX_NEAR = 4;
const MAX_WORDS = 4;
const MAX_LINE = 120;
/** Not "Name" behind "Company" */
const VALUE = /^(?!(?:Name|Title|Held)\s)[\p{Lu}\d"“]/u;

interface LabelLine {
  readonly kind: LabelKind;
  /** Of the blank behind the label. Null behind a colon. */
  readonly at: number | null;
}

/** The text with colons behind such labels. Its length stays. */
export function withLabelColons(text: string): string {
  const labels = new Map<number, LabelLine>();
  for (const { index } of findAll(DATED, text))
    for (const from of linesNear(text, index + 1)) {
      const label = labels.has(from) ? null : labelAt(text, from);
      if (label !== null) labels.set(from, label);
    }
  const all = [...labels.values()];
  // One of them may be a name: "Company Theater"
  if (!all.some(({ kind }) => kind === "company") || !all.some(({ kind }) => kind === "title")) return text;
  const blanks = all.flatMap(({ at }) => at ?? []).toSorted((one, other) => one - other);
  return writtenOver(
    text,
    blanks.map((from) => ({ from, text: ":" })),
  );
}

/** Where the line begins, and those near it up to a blank line */
function linesNear(text: string, line: number): readonly number[] {
  const starts = [line];
  for (let from = line; starts.length <= MAX_NEAR && from > 1 && text.charAt(from - 2) !== "\n"; starts.push(from))
    from = text.lastIndexOf("\n", from - 2) + 1;
  for (let from = text.indexOf("\n", line) + 1; starts.length <= 2 * MAX_NEAR; from = text.indexOf("\n", from) + 1) {
    if (from === 0 || text.charAt(from) === "\n") break;
    starts.push(from);
  }
  return starts;
}

function labelAt(text: string, from: number): LabelLine | null {
  const end = text.indexOf("\n", from);
  const line = text.slice(from, Math.min(end === -1 ? text.length : end, from + MAX_LINE));
  const label = readLabel(line.trim());
  if (label !== null) return { kind: label.kind, at: null };
  const start = line.length - line.trimStart().length;
  const blanks = findAll(/(?<=\S) (?=\S)/g, line).slice(0, MAX_WORDS);
  for (const { index } of blanks) {
    const kind = labelKind(line.slice(start, index));
    const value = line.slice(index + 1);
    if (kind !== null && VALUE.test(value) && isValue(kind, value)) return { kind, at: from + index };
  }
  return null;
}

/** "Company Secretary" is no label and a company. */
function isValue(kind: LabelKind, value: string): boolean {
  const { title, company } = readSignals(value);
  if (kind === "date") return /(?:19|20)\d\d/.test(value);
  if (kind === "company") return title === 0 || company > 0;
  return kind === "title" ? title > 0 : kind === "client";
}
