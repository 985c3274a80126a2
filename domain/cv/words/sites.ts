import type { Stretch } from "./names.ts";

/** The address of a company's site, beside its name */
const SITE = /[,–—-]?\s{0,3}\(?(?<![\p{L}\d])(?:https?:\/\/|www\.)[^\s()|,;]+\)?/gu;

/** The parts of a line without the addresses of sites in them */
export function withoutSites(text: string, parts: readonly Stretch[]): readonly Stretch[] {
  if (!/www\.|https?:/.test(text)) return parts;
  return parts.flatMap(({ from, to }) => {
    const rest: Stretch[] = [];
    let start = from;
    for (const match of text.slice(from, to).matchAll(SITE)) {
      rest.push({ from: start, to: from + match.index });
      start = from + match.index + match[0].length;
    }
    rest.push({ from: start, to });
    return rest;
  });
}
