/** The marks of Markdown and its dialects, as fillers. */
import { blanked, FILLER, filled, HEADING_FILLER } from "../words/fillers.ts";
import { LINE_BREAK } from "../words/names.ts";
import { readSignals } from "../words/words.ts";

const SAMPLE = 20_000;
const MARKDOWN =
  /^ {0,3}#{1,6} \S|^#{2,6}\p{L}|\*\*[^*\s]|^\*\p{Lu}[^*\n]{2,60}\*(?!\*)|(?<![*\p{L}\d])\*[^*\s][^*\n]{0,40}(?:19|20)\d\d[^*\n]{0,30}\*(?![*\p{L}\d])|\]\(http|^\|[ :|-]+\|\s*$|^\[[^\]\n]{1,60}\]: ?http/mu;
/** Layout and title of a page, above its text */
const FRONT_MATTER = /^\s*---[^\S\n]*\n(?:[\w-]+:.*\n|[^\S\n]+\S.*\n|[#-].*\n|[^\S\n]*\n){1,60}?---[^\S\n]*\n/;
const MARKUP = new RegExp(
  [
    // Quotes, and the marks of definitions
    /^ {0,3}>[ >]*(?=\S)|^[^\S\n]{0,8}[:~][^\S\n]+(?=\S)/u,
    // The edges of a table's rows
    /^[^\S\n]*\|(?=[^|\n])|(?<=[^|\n])\|[^\S\n]*$/u,
    // The boxes of a list of tasks, and a table of contents
    /(?<=^[^\S\n]{0,8}[-*+] )\[[ xX]\] /u,
    /^[^\S\n]*[-*+] \[[^[\]\n]{1,120}\]\(#[^()\s]{0,120}\)[^\S\n]*$/u,
    // Images, the targets of links, attributes, fences
    /!\[[^[\]\n]{0,200}\](?:\([^()\n]{0,300}\)|\[[^[\]\n]{0,60}\])|\[@[^[\]\n]{1,60}\]|^ {0,3}\[[^[\]\n]{1,60}\]:[^\S\n]+\S.*$|\{[-:#.][^{}\n]{0,60}\}|^:::.*$/u,
    /\*{2,3}|__|`+|\*(?=[^\s*])|(?<=[^\s*])\*|(?<![\p{L}\d_])_(?=[^\s_])|(?<=[^\s_])_(?![\p{L}\d_])/u,
    /\[(?=!\[)|\[(?=[^[\]\n]{0,200}\][([])|\]\((?:[^()\n]|\([^()\n]{0,100}\)){0,300}\)|\]\[[^[\]\n]{0,60}\]/u,
    // At the end of a line
    /\\$/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gmu",
);
const HEADING = /^ {0,3}#{1,6} (?=\S)|^#{2,6}(?=[^#\s])/gm;
/** "## Skills ##": the marks at its end */
const CLOSED_HEADING = /^( {0,3}#{1,6} ?[^#\s](?:[^\n]*[^#\s])?)([^\S\n]*#+)(?=[^\S\n]*$)/gm;
/** "[Lumora", "University](https://…)": the text of a link on two lines */
const BROKEN_LINK = /(?<=\[[^[\]\n]{1,100})\n[^\S\n]*(?=[^[\]\n]{1,100}\]\([^()\s]{1,300}\))/g;
const OPEN = /[*_]{1,3}|\[/.source;
/** "**Engineer**-*[Acme](…)*", "**Acme** *Engineer*" */
const BETWEEN_NAMES = new RegExp(
  String.raw`(?<=[^\s*_[])[*_]{1,3}( [-–—]? ?|[-–—] ?)(?:${OPEN}){1,2}(?=[^\s*_\[])`,
  "gu",
);
/** "Physics [Lumora University](…)": a link behind a name is a name of its own. */
const LINKED_NAME = /(?<=\p{Lu}\p{Ll}{3,} )\[(?=\p{Lu}[^[\]\n]{1,80}\][([])/gu;
/** "**Acme** Engineer" */
const FIRST_NAME = /^([^\S\n]*(?:#{2,6} |[:~] +)?)(\*\*|__)([^*_\n]{2,80})\2([:,]? +)(?=\p{Lu})/gmu;
const LONG_REST = 90;

/** "** Engineer; Acme; 2016 - 2018 **", "=== EXPERIENCE ===" */
const DECORATED = /^([^\S\n]*)(\*{1,3}|={1,6}|-{2,6}|#{1,6}|~{1,4}|:{2})([^\S\n]+\S[^\n]{0,150}[^\S\n])\2([^\S\n]*)$/gm;

/** "1\\.", "2014 \\- 2016": a sign that is no mark */
const ESCAPED = /\\([*_#&|.()[\]+~`<>$%{}-])(?=(\s?))/g;

/** "(*2014 – 2016*)": the fillers stand outside of the brackets, as the rules expect it. */
const DATED_BRACKETS = /([([])(\u200b*)([^()[\]\n]{0,40}?(?:19|20)\d\d[^()[\]\n]{0,40}?)(\u200b*)([)\]])/g;

export function withoutMarkdown(text: string): string {
  const body = text
    .replace(FRONT_MATTER, blanked)
    .replaceAll(DECORATED, (_line, indent: string, mark: string, content: string, end: string) =>
      [indent, blanked(mark), content, blanked(mark), end].join(""),
    );
  if (!MARKDOWN.test(body.slice(0, SAMPLE))) return body;
  const joined = body.includes("](") ? body.replaceAll(BROKEN_LINK, (end) => LINE_BREAK.repeat(end.length)) : body;
  return joined
    .replaceAll(
      FIRST_NAME,
      (whole, mark: string, open: string, name: string, gap: string, at: number) =>
        mark +
        open +
        name +
        separatorOf(joined, { mark, name, gap, end: at + whole.length, length: open.length + gap.length }),
    )
    .replaceAll(BETWEEN_NAMES, (marks, dash: string) => filled(dash.trim() === "" ? " | " : " – ", marks))
    .replaceAll(LINKED_NAME, "\t")
    .replaceAll(CLOSED_HEADING, (_line, heading: string, marks: string) => heading + blanked(marks))
    .replaceAll(HEADING, (marks) => marks.replaceAll(/[^#]/g, FILLER).replaceAll("#", HEADING_FILLER))
    .replaceAll(ESCAPED, (_pair, sign: string, next: string) => sign + (next === "" ? FILLER : " "))
    .replaceAll(MARKUP, blanked)
    .replaceAll(DATED_BRACKETS, "$2$1$3$5$4");
}

interface Emphasis {
  readonly mark: string;
  readonly name: string;
  readonly gap: string;
  /** Where the rest of the line begins. */
  readonly end: number;
  /** Of the closing marks and the gap */
  readonly length: number;
}

/** What is emphasized at the beginning of a line is a name of its own, and a paragraph behind it a line of its own. */
function separatorOf(text: string, { mark, name, gap, end, length }: Emphasis): string {
  const lineEnd = text.indexOf("\n", end);
  const isLong = (lineEnd === -1 ? text.length : lineEnd) - end > LONG_REST;
  const isLabel = gap.startsWith(":") || /[:,;|/–—-]$/.test(name);
  const isDefinition = /[:~]/.test(mark);
  // "**Engineer**, Acme, Leeds"
  if (gap.startsWith(",") && isLong && !isDefinition) return text.slice(end - length, end);
  if (isLong && !gap.startsWith(",") && (isDefinition || !isLabel)) return filled("\n", FILLER.repeat(length));
  if (isLabel || readSignals(name).degree) return text.slice(end - length, end);
  return filled(" | ", FILLER.repeat(length));
}
