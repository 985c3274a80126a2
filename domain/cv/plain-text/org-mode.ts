/** The source of a page in Emacs' Org mode, with the marks of Markdown. */
import { blanked, FILLER, filled } from "../words/fillers.ts";

const KEYWORD = /^#\+[a-z_]+:/im;
const STARS = /^\*{1,5} \S/m;
const DEEPER = /^\*{2,5} (?!.*\*\*)\S/m;
/** Nested list marks of other dialects look the same. */
const OTHER_HEADING = /^(?:={1,5} \S|#{1,6} \S)/m;
const HEADING = /^(\*{1,6}) (?:(?:TODO|DONE|NEXT) )?(?=\S)/gm;
const TAGS = /^(#{1,6} .*?)([^\S\n]+:[\w@:]+:)(?=[^\S\n]*$)/gm;
const MARKS = new RegExp(
  [
    // Keywords and comments, drawers, the rules of tables
    /^#(?:\+[a-z_]+.*| .*)?$/i,
    /^[^\S\n]*:(?:PROPERTIES|END|LOGBOOK|CV_ENV|CUSTOM_ID|ID|EXPORT_\w+|UNNUMBERED)(?::.*)$/i,
    /^[^\S\n]*\|-[-+]*\|?[^\S\n]*$/,
    // Links, targets, time stamps, emphasis
    /\[\[[^\][\n]{1,400}\]\[|\]\]|\[\[|<<[^<>\n]{1,60}>>/,
    /<(?=\d{4}-\d\d-\d\d)|(?<=\d{4}-\d\d-\d\d)(?: [^\s<>\d]{2,4}\.?)?>/,
    /(?<![\p{L}\d/:.])([/=~])(?=[^\s/=~])[^\n]{1,120}?(?<=[^\s/=~])\1(?![\p{L}\d/])/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gimu",
);
/** ":EMPLOYER: Acme", ":FROM: 2014-09-01" */
const PROPERTY = /^([^\S\n]*):([A-Z][A-Z_]{1,20}):(?=[^\S\n]+\S)/gim;
/** "- 2014 – 2016 :: Engineer, Acme" */
const DEFINITION = /(?<=^[^\S\n]*[-+] .{1,60}) ::(?= )/gm;

export function withoutOrgMarks(text: string, start: string): string {
  if (!STARS.test(start)) return text;
  if (!KEYWORD.test(start) && (!DEEPER.test(start) || OTHER_HEADING.test(start))) return text;
  return text
    .replaceAll(DEFINITION, filled("\t", " ::"))
    .replaceAll(MARKS, (mark, sign: string | undefined) =>
      sign === undefined ? blanked(mark) : `${FILLER}${mark.slice(1, -1)}${FILLER}`,
    )
    .replaceAll(PROPERTY, (_mark, indent: string, name: string) => `${indent}${FILLER}${name.replaceAll("_", " ")}:`)
    .replaceAll(HEADING, (whole, stars: string) => filled(`${"#".repeat(stars.length)} `, whole))
    .replaceAll(TAGS, (_line, heading: string, tags: string) => heading + blanked(tags));
}
