/** Tags in Markdown and in the source of web pages. */
import { blanked, filled } from "../words/fillers.ts";
import { LINE_BREAK } from "../words/names.ts";

const HTML =
  /<\/?(?:br|p|div|span|t[dhr]|table|ul|ol|li|b|i|u|em|strong|a|h[1-6]|img|section|header|details|summary|font|small|su[bp]|hr|center)(?:\s[^<>]{0,300})?\/?>/i;
const COMMENT = /<!--(?:(?!<!--)[\s\S]){0,3000}?-->|<(style|script)\b[^<>]{0,200}>(?:(?!<\1)[\s\S]){0,20000}?<\/\1>/gi;
const TAG = /(\s{0,20})<(\/?)([a-z][a-z\d]{0,9})(?:\s[^<>]{0,500})?\/?>(\s{0,20})/gi;
const BREAKING =
  /^(?:br|p|div|tr|table|tbody|thead|ul|ol|h[1-6]|section|header|article|main|details|summary|hr|dl|dt|dd|center)$/i;
const KNOWN =
  /^(?:span|b|i|u|em|strong|a|img|font|small|sup|sub|big|mark|code|kbd|abbr|time|body|html|head|nav|footer)$/i;

export function withoutHtml(text: string): string {
  return HTML.test(text) ? withoutTags(text.replaceAll(COMMENT, blanked)) : text;
}

/** Cells of a row become one line with tabs, other blocks begin a line. */
function withoutTags(text: string): string {
  return text.replaceAll(TAG, (whole, before: string, slash: string, name: string, after: string, at: number) => {
    const tag = whole.slice(before.length, whole.length - after.length);
    if (/^t[dh]$/i.test(name)) return filled(slash === "" ? "\t" : "", whole);
    if (/^li$/i.test(name)) {
      if (slash === "/") return breakAt(before, tag, after);
      return /[\n\r]|^$/.test(before) && (before !== "" || at === 0)
        ? before + filled("•", tag) + after
        : before + filled("\n•", tag) + after;
    }
    if (BREAKING.test(name))
      return isInTableRow(text, at) ? LINE_BREAK.repeat(whole.length) : breakAt(before, tag, after);
    return KNOWN.test(name) ? before + blanked(tag) + after : whole;
  });
}

/** A line end, unless the text has one beside the tag. */
function breakAt(before: string, tag: string, after: string): string {
  return before + filled(/[\n\r]/.test(before + after) ? "" : "\n", tag) + after;
}

/** "| 2019 | Acme<br>Engineer | Leeds |": a row of a table is one line; with two cells, it is a layout in columns. */
function isInTableRow(text: string, at: number): boolean {
  if (text.charAt(at) === "\n") return false;
  const before = text.slice(Math.max(0, at - 400), at);
  const start = before.lastIndexOf("\n") + 1;
  if (!/^\s*\|/.test(before.slice(start))) return false;
  const end = text.indexOf("\n", at);
  const line = text.slice(at - before.length + start, end === -1 ? text.length : Math.min(end, at + 1000));
  return line.split("|").length > 4;
}
