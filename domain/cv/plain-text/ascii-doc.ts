/** The source of a page in AsciiDoc, with the marks of Markdown. */
import { blanked, FILLER, filled } from "../words/fillers.ts";

const TITLE = /^={1,5} \S[^\n=]*$/gm;
const MIN_TITLES = 2;
const HEADING = /^(={1,6}) (?=\S)/gm;
const MARKS = new RegExp(
  [
    // Attributes, comments, conditions, options and the delimiters of blocks
    /^:[\w!-]+:.*$|^\/\/.*$|^(?:ifn?def|ifeval|endif|include)::.*$|^\[[^\]\n]*\][^\S\n]*$|^(?:-{2}|[-=*._+/]{4,}|\|===|<<<|'''|\+)[^\S\n]*$/,
    // Images and icons; the addresses and brackets of links
    /(?:image|icon|video)::?[^\s[\]]{1,300}\[[^\]\n]{0,300}\]|anchor:[^\s[\]]{1,60}\[\]|\[\[[^\]\n]{1,60}\]\]|<<[^<>\n,]{1,60},|>>/,
    /(?:link:|mailto:|xref:|(?=https?:\/\/))[^\s[\]]{1,400}\[(?=[^\]\n]{0,200}\])/,
    // Roles before a span, and line ends
    /\[\.[\w.-]{1,40}\](?=[#*_])|(?<=\S) \+$/,
    // Titles of blocks
    /^\.(?=\p{Lu})/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gmu",
);
const LINK_END = new RegExp(`(${FILLER}{6}[^${FILLER}\\]\\n]{1,200})\\]`, "g");
const HASH = /(?<![\p{L}\d#])#(?=[^\s#])([^#\n]{1,120}?)#(?![\p{L}\d#])/gu;
/** "2014 – 2016:: Engineer, Acme" */
const DEFINITION = /(?<=^[^\S\n]*\S[^\n]{1,60})::(?=[^\S\n]|$)/gm;
/** "|2014 – 2016" above "|Engineer, Acme": a cell a line */
const CELL_LINE = /^\|(?=[^|\n]+$)/gm;

export function withoutAsciiDocMarks(text: string, start: string): string {
  if (!start.includes("= ") || (start.match(TITLE)?.length ?? 0) < MIN_TITLES) return text;
  return text
    .replaceAll(MARKS, blanked)
    .replaceAll(LINK_END, (_whole, link: string) => link + FILLER)
    .replaceAll(HASH, (_whole, span: string) => FILLER + span + FILLER)
    .replaceAll(DEFINITION, filled("\t", "::"))
    .replaceAll(CELL_LINE, FILLER)
    .replaceAll(HEADING, (_whole, signs: string) => `${"#".repeat(signs.length)} `);
}
