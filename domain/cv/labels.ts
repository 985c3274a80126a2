import { FORM_LABELS } from "../lists/form-labels.ts";
import { foldWords, phrases } from "./words.ts";

export type LabelKind = keyof typeof FORM_LABELS;

export interface Label {
  readonly kind: LabelKind;
  /** Where the value begins. */
  readonly to: number;
}

const MAX_LABEL = 90;
const kindOf = new Map<string, LabelKind>(
  (Object.keys(FORM_LABELS) as LabelKind[]).flatMap((kind) =>
    phrases(FORM_LABELS[kind]).map((phrase): [string, LabelKind] => [phrase, kind]),
  ),
);
const longest = Math.max(...[...kindOf.keys()].map(({ length }) => length));
/** After a label: a colon, a tab, two blanks, or a dash with a blank. */
const SEPARATOR = /\s*[:：]\s*[-–]?\s*|\s*\t\s*|[^\S\n]{2,}[-–]?\s*|\s+[-–—]+\s+|\s*=\s+/y;
const NUMBER = /^(?:\(?\d{1,2}[.)]\s*)/;

/** The label of a form before a value: "Employer: Acme", "Job title   Analyst". Null for other lines. */
export function readLabel(text: string): Label | null {
  const start = NUMBER.exec(text)?.[0].length ?? 0;
  for (let at = start + 2; at < Math.min(text.length, start + MAX_LABEL); at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x3a && unit !== 0x09 && unit !== 0x20 && unit !== 0x3d && unit !== 0xff1a && unit !== 0xa0) continue;
    SEPARATOR.lastIndex = at;
    if (!SEPARATOR.test(text)) continue;
    const to = SEPARATOR.lastIndex;
    const kind = at - start <= longest + 12 ? labelKind(text.slice(start, at)) : null;
    return kind === null ? null : { kind, to };
  }
  return null;
}

export function labelKind(text: string): LabelKind | null {
  if (text.length > MAX_LABEL) return null;
  const folded = foldWords(text)
    .replaceAll(/\([^()]*\)/g, " ")
    .replaceAll(/[^\p{L}\d/'-]+/gu, " ")
    .replace(/\s\d$/, "")
    .trim();
  return kindOf.get(folded) ?? null;
}
