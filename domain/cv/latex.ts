/** The source of a document in LaTeX, and its commands in Markdown. */
import { blanked, FILLER, filled } from "./fillers.ts";

const LATEX =
  /\\(?:begin|section|subsection|textbf|emph|noindent|usepackage|documentclass|item|cventry|cvsection|resumeSubheading|hfill|vspace)\b/;
const COMMAND = new RegExp(
  [
    /^[^\S\n]*(?:%|\\(?:def|newcommand|renewcommand|usepackage|documentclass|setlength|pagestyle)\b)[^\n]*/u,
    /(?<=[}{])[^\S\n]+%[^\n]*/u,
    /\\(?:begin|end|vspace|hspace|label)\*?(?:[{[][^{}[\]\n]{0,60}[}\]]){0,4}/u,
    /\\href\{[^{}\n]{0,300}\}\{|\{-\}|\}\s{0,10}\{|\\\\(?:\[[^\]\n]{0,20}\])?|\\[a-zA-Z]+\*?|\\[&%#_$]|[{}]/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gmu",
);

/** The text with a line end, a tab, a separator or a list mark in place of the commands that mean one, and fillers for the others. */
export function withoutLatex(text: string, start: string): string {
  if (!LATEX.test(start)) return text;
  return text.replaceAll(COMMAND, (command) => {
    if (command.startsWith("\\\\")) return filled("\n", command);
    if (command === "\\item") return filled("•", command);
    if (command === "\\hfill") return filled("\t", command);
    if (/^\}\s*\{$/.test(command)) return filled("|", command);
    return command.length === 2 && /^\\\P{L}/u.test(command) ? FILLER + command.slice(1) : blanked(command);
  });
}
