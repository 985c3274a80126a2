/** The text around a name, as a row shows it. */
import type { UnknownName } from "#domain/text/unknown-names.ts";

export interface Evidence {
  /** Not shown in a row of one line, which would end before the name */
  readonly far: string;
  readonly before: string;
  readonly name: string;
  readonly after: string;
  /** The line below one that says no more than the name; empty elsewhere */
  readonly next: string;
}

/** UTF-16 units that leave room for the name in the narrowest panel */
const MAX_BEFORE = 28;
const MAX_NEXT_LINE = 120;

export function evidenceOf(text: string, { line, start, end }: Pick<UnknownName, "line" | "start" | "end">): Evidence {
  const before = text.slice(line.start, start);
  const cut = cutBefore(before);
  return {
    far: before.slice(0, cut),
    before: before.slice(cut),
    name: text.slice(start, end),
    after: text.slice(end, line.end),
    next: cut === 0 ? nextLine(text, line, end) : "",
  };
}

/** Between two words */
function cutBefore(before: string): number {
  if (before.length <= MAX_BEFORE) return 0;
  const from = before.length - MAX_BEFORE;
  const blank = before.slice(from).search(/\s\S/);
  return blank === -1 ? from : from + blank + 1;
}

/** It has the title or the degree. */
function nextLine(text: string, line: UnknownName["line"], end: number): string {
  if (/[\p{L}\p{N}]/u.test(text.slice(line.start, line.end).replace(text.slice(line.start, end), ""))) return "";
  const next = /^\s*([^\n]+)/.exec(text.slice(line.end, line.end + MAX_NEXT_LINE))?.[1] ?? "";
  return next.replaceAll(/\s{2,}/g, " · ");
}
