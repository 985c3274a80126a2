/** The source of a page in reStructuredText, with the marks of Markdown. */
import { blanked, FILLER, filled } from "../words/fillers.ts";

const SOURCE = /^\.\. (?:[\w-]+::|_|\|)|`__?(?![\w`])|^[^\S\n]*:[^\s:][^:\n]{1,40}:[^\S\n]+\S/m;
const MARKS = new RegExp(
  [
    // Directives with their options, comments, targets
    /^[^\S\n]*\.\. (?:.*)$(?:\n[^\S\n]+:[\w-]+:(?:.*)$)*/,
    // Links and roles
    /(?<=`[^`\n]{1,120}) <[^<>`\n]{1,300}>(?=`_)|`__?(?![\w`])|(?<![\w`]):[a-z-]{2,12}:(?=`)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);
/** ":2014 – 2016: Engineer, Acme", ":Employer: Acme" */
const FIELD = /^([^\S\n]*):(?=[^\s:])([^:\n]{1,40}):(?=[^\S\n]+\S)/gm;
/** The first cell of a row in a list of lists, above the second one */
const CELL = /^([^\S\n]*\* - [^\n]{1,60})\n([^\S\n]+- )(?=\S)/gm;

export function withoutRestructuredMarks(text: string, start: string): string {
  if (!SOURCE.test(start)) return text;
  return text
    .replaceAll(MARKS, blanked)
    .replaceAll(FIELD, (_mark, indent: string, name: string) => {
      const end = /\d/.test(name) ? "\t" : ":";
      return indent + FILLER + name + end;
    })
    .replaceAll(CELL, (_row, cell: string, joint: string) => `${cell}${filled("\t", `\n${joint}`)}`);
}
