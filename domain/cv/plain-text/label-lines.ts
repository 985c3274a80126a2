/** Forms whose labels and values have a line each: "Employer", "Lumora Ltd", "Job title", "Clerk", "Date appointed", "01/2020". */

import { type LabelKind, labelKind } from "../words/labels.ts";
import { headingKind } from "../words/sections.ts";
import { writtenOver } from "./written-over.ts";

/** A few of these labels are in each such form, on a line of their own. */
const MAY_BE_FORM =
  /^[ \t]*(?:(?:job |position )?title|(?:post|position|role)(?: held)?|designation|occupation|cargo|puesto|poste|fonction|position|funktion|tätigkeit|mansione|qualifica|functie|qualification[^\n]{0,20}|degree|abschluss|diplôme|título)[ \t]*[:*?]{0,2}[ \t]*\r?$/im;
const MAX_LABEL = 60;
const MAX_VALUE = 200;

interface Pair {
  readonly kind: LabelKind;
  /** Offsets of the line end between label and value */
  readonly from: number;
  readonly to: number;
}

/** The same text with a colon instead of the line end behind these labels, where the text is such a form. */
export function withLabelLines(text: string): string {
  if (!MAY_BE_FORM.test(text)) return text;
  const pairs = findPairs(text);
  const kinds = new Set(pairs.map(({ kind }) => kind));
  if (!kinds.has("date") || !NAMES.some((names) => names.every((kind) => kinds.has(kind)))) return text;
  return writtenOver(
    text,
    pairs.map(({ from, to }) => ({ from, text: ":".padEnd(to - from) })),
  );
}

const NAMES: readonly (readonly LabelKind[])[] = [
  ["company", "title"],
  ["school", "degree"],
];

/** Labels with a value below. Several labels in a row are the head of a table. */
function findPairs(text: string): readonly Pair[] {
  const pairs: Pair[] = [];
  let isAfterLabel = false;
  let label: Omit<Pair, "to"> | null = null;
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    const line = text.slice(start, Math.min(end, start + MAX_VALUE)).trim();
    const kind = line.length > 1 && line.length < MAX_LABEL ? labelKind(line) : null;
    if (kind === null && label !== null && line !== "" && !isAfterLabel) {
      const to = start + (/^\s*/.exec(text.slice(start, end)) as RegExpExecArray)[0].length;
      pairs.push({ ...label, to });
    }
    isAfterLabel = label !== null && kind !== null;
    const isField = kind !== null && (kind !== "noise" || headingKind(line) === null);
    const from =
      start +
      text
        .slice(start, end)
        .trimEnd()
        .replace(/[ \t]?[:*?]+$/, "").length;
    label = isField ? { kind, from } : null;
    start = end + 1;
  }
  return pairs;
}
