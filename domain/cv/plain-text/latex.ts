/** The source of a document in LaTeX, and its commands in Markdown. */
import { blanked, FILLER, filled } from "../words/fillers.ts";

const LATEX =
  /\\(?:begin|section|subsection|textbf|emph|noindent|usepackage|documentclass|item|cventry|cvsection|resumeSubheading|hfill|vspace)\b/;
/** "%" and "&" are signs of their own only in such a source. */
const SOURCE = /\\(?:documentclass|begin\{|section\*?\{|cv[a-z]+\{)/;
const BODY = String.raw`\begin{document}`;
const INNER = /(?:[^{}\n]|\{[^{}\n]{0,80}\}){0,120}/.source;
/** An argument that says how something looks */
const ARGUMENT = String.raw`\{${INNER}\}`;
const OPTION = /\[(?:[^[\]\n]|\[[^[\]\n]{0,40}\]){0,120}\]/.source;
const ENVIRONMENTS =
  "tabular|tabularx|longtable|longtabu|tabu|supertabular|minipage|multicols|itemize|enumerate|description|center|flushleft|flushright|document|adjustwidth|wrapfigure|spacing|paracol|tikzpicture|threeparttable";
const LAYOUT =
  "vspace|hspace|label|input|include|includegraphics|pagestyle|thispagestyle|setlength|addtolength|setcounter|fontsize|selectfont|vskip|hskip|usepackage|geometry|bibliography|bibliographystyle|nocite|cite|photo|color|pagecolor|definecolor|hypersetup|linespread|renewcommand|newcommand|addcontentsline|columnratio|rule|raisebox|cmidrule|cline|faIcon|pagenumbering|ContinuedFloat|socialsymbol";
const COMMAND = new RegExp(
  [
    // A comment, and what defines commands on one line
    /(?<!\\)%[^\n]*/,
    /^[^\S\n]*\\(?:def|newcommand|renewcommand|providecommand|usepackage|documentclass|setlength|pagestyle)\b[^\n]*/,
    // Environments and commands with the arguments that say how something looks
    String.raw`\\(?:begin|end)\{(?:${ENVIRONMENTS})\*?\}(?:${OPTION}|${ARGUMENT}){0,5}`,
    String.raw`\\(?:begin|end)\{[^{}\n]{0,40}\}(?:${OPTION}){0,2}`,
    String.raw`\\(?:${LAYOUT})\*?(?![a-zA-Z])(?:${OPTION}|${ARGUMENT}){0,4}`,
    String.raw`\\(?:textcolor|colorbox|makebox|parbox|scalebox|resizebox|fcolorbox)(?:${OPTION}){0,2}${ARGUMENT}(?:${OPTION})?`,
    String.raw`\\multicolumn${ARGUMENT}${ARGUMENT}`,
    // "\\ecvitem{Employer}{Acme}"
    /\\ecv[a-z]+\{[^{}\n]{2,60}\}\{/,
    /\\href\{[^{}\n]{0,300}\}\{/,
    /\\[a-zA-Z]+\*?(?=\[)/.source + OPTION,
    // A length that is set: "\\itemsep -2pt"
    /\\[a-zA-Z]+[ =]{0,2}-?(?:\d+\.?\d*|\.\d+)\s?(?:cm|mm|in|pt|em|ex)(?![a-zA-Z])/,
    // A length, an empty argument, the joint between two, the ends of rows and cells
    /\{-?[\d.]*\s?(?:cm|mm|in|pt|em|ex|\\[a-zA-Z]+)\s?\}|\{-\}/,
    /\}[^\S\n]{0,10}(?:\n[^\S\n]{0,10}(?=\{(?!\\(?:bf|em|it|sc|sl|tt|[lL]arge)(?![a-z]))))?\{|\\\\\*?(?:\[[^\]\n]{0,20}\])?(?:[^\S\n]*(?=\n))?/,
    /\$(?:\\[a-zA-Z]+|[|·•])\$/,
    /\\[a-zA-Z]+\*?|\\[&%#_$,;]|(?<!\\)&|(?<!-)--(?!-)|[{}~]/,
  ]
    .map((part) => (typeof part === "string" ? part : part.source))
    .join("|"),
  "gm",
);
/** Wide spaces, and signs between names */
const SPACES = /^\\(?:hfill|hfil|qquad|quad|tab|dotfill)$/;
const SEPARATORS = /^\$|^\\(?:textbar|textbullet|cdotp?|bullet|slashsep|textperiodcentered)$/;

/** The text with a line end, a tab, a separator or a list mark in place of the commands that mean one, and fillers for the others. */
export function withoutLatex(text: string, start: string): string {
  if (!LATEX.test(start)) return text;
  const isSource = SOURCE.test(start);
  const body = isSource && start.includes("\\documentclass") ? text.indexOf(BODY) : -1;
  const plain = body <= 0 ? text : blanked(text.slice(0, body)) + text.slice(body);
  return plain.replaceAll(COMMAND, (command, at: number) =>
    replacement(command, isSource, plain.charAt(at + command.length) === "\n"),
  );
}

function replacement(command: string, isSource: boolean, isAtLineEnd: boolean): string {
  const first = command.charAt(0);
  if (first === "%") return isSource ? blanked(command) : command;
  if (first === "&") return isSource ? filled("\t", command) : command;
  if (first === "~") return isSource ? " " : command;
  if (first === "-") return isSource ? "––" : command;
  if (command.startsWith("\\\\")) return isAtLineEnd ? blanked(command) : filled("\n", command);
  if (command === "\\item") return filled("•", command);
  if (command.startsWith("\\item[")) return itemLabel(command);
  if (command.startsWith("\\ecv")) return formLabel(command);
  if (SPACES.test(command)) return filled("\t", command);
  if (SEPARATORS.test(command)) return filled("|", command);
  if (/^\}\s*\{$/.test(command)) return filled("|", command);
  return command.length === 2 && /^\\[^\p{L},;]/u.test(command) ? FILLER + command.slice(1) : blanked(command);
}

/** "\item[2014 -- 2016] Engineer": the label is a part of the text. */
function itemLabel(command: string): string {
  const label = command.slice("\\item[".length, -1);
  return label === "" ? filled("•", command) : `${filled("•", "\\item[")}${label.replaceAll("--", "–\u200b")}\t`;
}

function formLabel(command: string): string {
  const at = command.indexOf("{") + 1;
  return `${blanked(command.slice(0, at))}${command.slice(at, -2)}${filled(":", "}{")}`;
}
