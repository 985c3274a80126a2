/** "Name and address of employer Acme": the labels of a printed form of Europass, with one blank or a line end before their values. */
import { EUROPASS_LABELS } from "#domain/lists/form-labels.ts";

const LABELS = EUROPASS_LABELS.trim()
  .split(/[|\n]+/)
  .filter((label) => label !== "")
  .toSorted((one, other) => other.length - one.length);
const MARK = String.raw`^[^\S\n]*(?:[•▪●·-][^\S\n]*)?`;
/** A label may be wrapped in a narrow column. */
const BLANK = String.raw`(?: |[^\S\n]{0,2}\n[^\S\n]*)`;
const LABEL = new RegExp(
  String.raw`${MARK}(?:${LABELS.join("|").replaceAll(" ", BLANK)})(?![\p{L}\d])(?:[^\S\n]?\([^()\n]{1,40}\))?`,
  "gimu",
);
/** The first words of the labels, which few lines begin with: all labels together take long to compile. */
const FIRST_WORDS = new Set(LABELS.map((label) => label.split(/[ /]/, 1)[0] as string));
const BEGINNING = new RegExp(String.raw`${MARK}(?:${[...FIRST_WORDS].join("|")})(?![\p{L}\d])`, "gimu");
/** "Dates (from – to) 01/2019", "Zeitraum 01/2019" */
const DATES = new RegExp(
  String.raw`${MARK}(?:dates?|data|datas|zeitraum|daten|fechas?|periodo|período)(?:[^\S\n]?\([^()\n]{1,12}\))?(?=[^\S\n]*\n?[^\S\n]*(?:\p{L}{1,3}\s)?(?:\p{L}{3,10}\.?\s)?\d)`,
  "gimu",
);
/** What stands between a label and its value */
const GAP = /[^\S\n]*\n?[^\S\n]*(?=\S)/y;
const MIN_LABELS = 3;

/** The same text with colons behind the labels. */
export function withFormColons(text: string): string {
  const isForm = [BEGINNING, LABEL].every((labels) => (text.match(labels)?.length ?? 0) >= MIN_LABELS);
  return isForm ? withColons(withColons(text, LABEL), DATES) : text;
}

function withColons(text: string, labels: RegExp): string {
  const parts: string[] = [];
  let from = 0;
  for (const label of text.matchAll(labels)) {
    const end = label.index + label[0].length;
    GAP.lastIndex = end;
    const gap = GAP.exec(text)?.[0] ?? "";
    if (gap === "" || isLabel(text, end + gap.length)) continue;
    const words = label[0].replaceAll(/[\r\n]/g, " ");
    parts.push(text.slice(from, label.index), words, `:${" ".repeat(gap.length - 1)}`);
    from = end + gap.length;
  }
  return parts.join("") + text.slice(from);
}

/** It may be wrapped. */
const NEXT_LABEL = new RegExp(LABEL.source.replace("^", "").replaceAll(" ", String.raw`\s{1,3}`), "iuy");

/** Several labels in a row have their values elsewhere. */
function isLabel(text: string, at: number): boolean {
  NEXT_LABEL.lastIndex = at;
  return NEXT_LABEL.test(text);
}
