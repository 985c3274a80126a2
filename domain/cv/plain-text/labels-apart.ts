/** "Organization", "Position", and below them ": Lumora Ltd", ": Clerk": the labels of a form were copied before their values. */
import { findAll } from "../words/find-all.ts";
import { labelKind } from "../words/labels.ts";
import { type Edit, edited, type RespacedText } from "./respaced-text.ts";

/** A value whose label is in a line above */
const VALUE = /\n[^\S\n]*:(?!:)/g;
const MIN_VALUES = 4;
const MIN_GROUPS = 2;
const MAX_LABEL = 50;
/** Of one group of labels */
const MAX_LABELS = 12;
const MAX_VALUES = 60;

interface Line {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text with each label before its value. */
export function withLabelsAtValues(text: string): RespacedText {
  if (findAll(VALUE, text).length < MIN_VALUES) return { text, offsets: null };
  const lines = linesOf(text);
  const groups: (readonly Edit[])[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!isValue(lines[at])) continue;
    const values = valuesFrom(lines, at);
    const labels = labelsAbove(lines, at, values.length);
    if (labels !== null) groups.push(moved(labels, values));
    at = lines.indexOf(values.at(-1) as Line, at);
  }
  return groups.length < MIN_GROUPS ? { text, offsets: null } : edited(text, groups.flat());
}

function linesOf(text: string): readonly Line[] {
  let from = 0;
  return text.split("\n").map((line) => {
    const start = from;
    from += line.length + 1;
    return { from: start, to: from, text: line.trim() };
  });
}

const isValue = (line: Line | undefined) => line?.text.startsWith(":") === true;

/** The values up to a blank line or the next label; their other lines go on in between. */
function valuesFrom(lines: readonly Line[], first: number): readonly Line[] {
  const values: Line[] = [];
  for (const line of lines.slice(first, first + MAX_VALUES)) {
    if (isValue(line)) values.push(line);
    else if (line.text === "" || kindOf(line) !== null) break;
  }
  return values;
}

/** As many labels right above the values, blank lines apart. A line above them may be a heading. Null unless one of them is known. */
function labelsAbove(lines: readonly Line[], at: number, count: number): readonly Line[] | null {
  let last = at - 1;
  while (last > 0 && lines[last]?.text === "") last--;
  const labels = lines.slice(Math.max(0, last + 1 - count), last + 1);
  if (labels.length < count || count > MAX_LABELS) return null;
  if (labels.some((line) => line.text === "" || line.text.length > MAX_LABEL || isValue(line))) return null;
  return labels.some((line) => kindOf(line) !== null) ? labels : null;
}

const nameOf = ({ text }: Line) => text.replace(/\s*:$/, "");
const kindOf = (line: Line) => (line.text.length > MAX_LABEL ? null : labelKind(nameOf(line)));

function moved(labels: readonly Line[], values: readonly Line[]): readonly Edit[] {
  return [
    ...labels.map(({ from, to }) => ({ at: from, end: to, put: "" })),
    ...values.map(({ from }, index) => ({ at: from, end: from, put: nameOf(labels[index] as Line) })),
  ];
}
