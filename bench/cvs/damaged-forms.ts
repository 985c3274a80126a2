/** The same facts in a text that a PDF or a scan has damaged: each form keeps the names and dates of the gold. */

import { readDates } from "../../domain/cv/dates/dates.ts";
import { headingKind } from "../../domain/cv/words/sections.ts";
import type { Cv } from "./corpus.ts";
import { besideRange, byLine, type OtherForm, ofHeadings } from "./other-forms.ts";

const apart = (word: string, gap: string) => word.split("").join(gap);
const words = (line: string) => line.trim().split(/\s+/);

/** The letters of all words, with wider gaps between words and between columns */
const spaced = (inner: string, outer: string) =>
  byLine((line) =>
    line
      .split(/\s{3,}|\t/)
      .map((cell) =>
        words(cell)
          .map((word) => apart(word, inner))
          .join(outer),
      )
      .join("        "),
  );

const LINES_OF_PAGE = 17;
const NAME = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** A line behind each 17th one. The texts that do not begin with a name stay as they are. */
function paged(write: (page: number, name: string) => string) {
  return ({ text }: Cv) => {
    const lines = text.split("\n");
    const name = (lines[0] ?? "").trim();
    if (!NAME.test(name)) return text;
    return lines
      .flatMap((line, index) =>
        index > 0 && index % LINES_OF_PAGE === 0 ? [write(index / LINES_OF_PAGE, name), line] : [line],
      )
      .join("\n");
  };
}

/** The date ranges of each main section in a column of their own above its entries */
function datesApart({ text }: Cv): string {
  const sections: { readonly kind: string | null; readonly lines: string[] }[] = [{ kind: null, lines: [] }];
  for (const line of text.split("\n")) {
    const kind = headingKind(line.trim().replace(/:$/, ""));
    if (kind !== null && kind !== "inner") sections.push({ kind, lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections
    .flatMap(({ kind, lines: [heading = "", ...lines] }) => {
      if (kind !== "experience" && kind !== "education") return [heading].concat(lines);
      const dates: string[] = [];
      const others = lines.flatMap((line) => {
        const [range, ...more] = /^\s*[-•*]/.test(line) || line.length > 160 ? [] : readDates(line);
        if (range === undefined || more.length > 0 || !range.isRange) return [line];
        dates.push(line.slice(range.from, range.to));
        const rest = `${line.slice(0, range.from)}${line.slice(range.to)}`.replaceAll(/^[\s,|–:(-]+|[\s,(|)–-]+$/g, "");
        return rest === "" ? [] : [rest];
      });
      return [heading].concat(dates.length > 1 ? dates.concat(others) : lines);
    })
    .join("\n");
}

export const DAMAGED_FORMS: readonly OtherForm[] = [
  {
    name: "headings in small capitals",
    write: ofHeadings((heading) => heading.toUpperCase().replaceAll(/(?<![\p{L}’'])(\p{L})(?=\p{L})/gu, "$1 ")),
  },
  {
    name: "letters of headings apart",
    write: ofHeadings((heading) =>
      words(heading.toUpperCase())
        .map((word) => apart(word, " "))
        .join("   "),
    ),
  },
  {
    name: "letters of headings apart, one blank",
    write: ofHeadings((heading) => apart(heading.toUpperCase().replaceAll(/\s/g, ""), " ")),
  },
  { name: "letters apart", write: spaced(" ", "  ") },
  { name: "letters apart by thin blanks", write: spaced("\u200a", " ") },
  { name: "two blanks between words", write: ({ text }) => text.replaceAll(/(?<=\S) (?=\S)/g, "  ") },
  { name: "soft hyphens", write: ({ text }) => text.replaceAll(/(?<=\p{Ll}{3})(?=\p{Ll}{4})/gu, "\u00ad") },
  { name: "blanks without a width", write: ({ text }) => text.replaceAll(" ", " \u200b") },
  {
    name: "dates right behind names",
    write: besideRange((range, rest, line) => (rest.endsWith(")") || !line.startsWith(rest) ? line : rest + range)),
  },
  {
    name: "towns right behind dates",
    write: besideRange((range, rest, line) => (rest === "" ? `${range}Leeds, UK` : line)),
  },
  { name: "columns of dates", write: datesApart },
  { name: "heads of pages", write: paged((page, name) => `${name} – Curriculum Vitae ${page}`) },
  { name: "feet of pages", write: paged((page) => `\n${page}/4\n`) },
  { name: "list marks without blanks", write: byLine((line) => line.replace(/^(\s*)[-•*·▪‣–]\s+/, "$1•")) },
  { name: "list marks on lines of their own", write: byLine((line) => line.replace(/^(\s*)[-•*·▪‣–]\s+/, "$1•\n")) },
];
