/**
 * The same facts in another form: each form rewrites a text so that its gold stays true. What a form loses shows a gap of the reader,
 * without anybody having read a text.
 */

import { readDates } from "../../domain/cv/dates/dates.ts";
import { headingKind } from "../../domain/cv/words/sections.ts";
import type { PartialDate } from "../../domain/profile/partial-date.ts";
import type { Cv, GoldEducation, GoldPosition } from "./corpus.ts";

export interface OtherForm {
  readonly name: string;
  /** The text in this form; the same text where there is nothing to rewrite. */
  readonly write: (cv: Cv) => string;
}

export const byLine = (write: (line: string) => string) => (cv: Cv) =>
  cv.text
    .split(/\r?\n/)
    .map((line) => write(line))
    .join("\n");

export const ofHeadings = (write: (heading: string) => string) =>
  byLine((line) => {
    const kind = headingKind(line.trim().replace(/:$/, ""));
    return kind === null || kind === "inner" ? line : write(line.trim());
  });

const LONG_LINE = 200;

/** Date ranges as `date` writes their ends. */
function ofRanges(date: (one: PartialDate) => string, dash: string, present: string) {
  return byLine((line) => {
    let written = "";
    let at = 0;
    for (const { from, to, start, end, isRange, isOpen } of line.length > LONG_LINE ? [] : readDates(line)) {
      if (!isRange || start === null || (end === null && !isOpen)) continue;
      written += line.slice(at, from) + date(start) + dash + (end === null ? present : date(end));
      at = to;
    }
    return written + line.slice(at);
  });
}

/** Between the cells of a table, which hold their dates where they are, and in sentences */
const CELLS_OR_SENTENCE = /\S(?:\t|\s*\||\s{3,})\s*\S|\b(?:from|since|von|vom)\s*\.?$/iu;

/** The lines with one date range at an end, as `write` puts it beside the rest of the line; `line` is the line as it is. */
export const besideRange = (write: (range: string, rest: string, line: string) => string) =>
  byLine((line) => {
    const ranges = line.length > LONG_LINE || /^\s*[-•*]/.test(line) ? [] : readDates(line);
    const [range, ...others] = ranges;
    if (range === undefined || others.length > 0 || !range.isRange) return line;
    if (/\w/.test(line.slice(0, range.from)) && /\w/.test(line.slice(range.to))) return line;
    const rest = `${line.slice(0, range.from)}${line.slice(range.to)}`
      .replace(/[\s,(|\t–-]+$/, "")
      .replace(/\(\s*\)/, "");
    if (CELLS_OR_SENTENCE.test(rest.trim())) return line;
    return write(line.slice(range.from, range.to), rest.trim(), line);
  });

/** Two names that stand alone on lines beside each other. */
function ofPairs(
  pairs: (cv: Cv) => readonly (readonly [first: string | null, second: string | null])[],
  write: (first: string, second: string) => string,
) {
  return (cv: Cv) => {
    const firsts = new Set(pairs(cv).map(([first]) => first));
    const seconds = new Set(pairs(cv).map(([, second]) => second));
    const lines = cv.text.split("\n");
    const written: string[] = [];
    for (let index = 0; index < lines.length; index++) {
      const [line, next] = [(lines[index] as string).trim(), (lines[index + 1] ?? "").trim()];
      const isPair = line !== "" && next !== "";
      if (isPair && firsts.has(line) && seconds.has(next)) written.push(write(line, next));
      else if (isPair && seconds.has(line) && firsts.has(next)) written.push(write(next, line));
      else {
        written.push(lines[index] as string);
        continue;
      }
      index++;
    }
    return written.join("\n");
  };
}

const work = (write: (title: string, company: string) => string) =>
  ofPairs(({ positions }) => positions.map(({ title, company }: GoldPosition) => [title, company]), write);
const study = (write: (degree: string, school: string) => string) =>
  ofPairs(({ educations }) => educations.map(({ degree, school }: GoldEducation) => [degree, school]), write);

function wrappedAt(width: number) {
  return byLine((line) => {
    const indent = " ".repeat(/^\s*(?:[-•*] )?/.exec(line)?.[0].length ?? 0);
    const lines: string[] = [];
    let current = "";
    for (const word of line.split(" ")) {
      if (current !== "" && current.length + 1 + word.length > width) {
        lines.push(current);
        current = indent + word;
      } else current = current === "" ? word : `${current} ${word}`;
    }
    return [...lines, current].join("\n");
  });
}

const two = (number: number) => `${number}`.padStart(2, "0");
const monthName = (month: number, style: "long" | "short") =>
  new Intl.DateTimeFormat("en", { month: style, timeZone: "UTC" }).format(new Date(Date.UTC(2000, month - 1, 15)));
const dated = (write: (month: number, year: number) => string) => (date: PartialDate) =>
  date.month === null ? `${date.year}` : write(date.month, date.year);

export const OTHER_FORMS: readonly OtherForm[] = [
  { name: "blank lines between all lines", write: byLine((line) => `${line}\n`) },
  { name: "no blank lines", write: ({ text }) => text.replaceAll(/\n[ \t]*(?:\n[ \t]*)+/g, "\n") },
  { name: "lines of 60 characters", write: wrappedAt(60) },
  { name: "lines of 100 characters", write: wrappedAt(100) },
  { name: "quoted in a mail", write: byLine((line) => `> ${line}`) },
  { name: "blanks that do not break", write: ({ text }) => text.replaceAll(" ", "\u00a0") },
  { name: "several blanks as one", write: ({ text }) => text.replaceAll(/[ \t]{2,}/g, " ") },
  { name: "dashes without blanks", write: ({ text }) => text.replaceAll(/ [–-] /g, (dash) => dash.trim()) },
  { name: "letters and their marks apart", write: ({ text }) => text.normalize("NFD") },
  { name: "in capitals", write: ({ text }) => text.toUpperCase() },
  { name: "in small letters", write: ({ text }) => text.toLowerCase() },
  { name: "headings in capitals", write: ofHeadings((heading) => heading.toUpperCase()) },
  { name: "headings with numbers", write: ofHeadings((heading) => `2. ${heading}`) },
  { name: "headings of Markdown", write: ofHeadings((heading) => `## ${heading.replace(/^#+ /, "")}`) },
  {
    name: "03/2016 - 05/2018",
    write: ofRanges(
      dated((month, year) => `${two(month)}/${year}`),
      " - ",
      "Present",
    ),
  },
  {
    name: "2016-03 – 2018-05",
    write: ofRanges(
      dated((month, year) => `${year}-${two(month)}`),
      " – ",
      "heute",
    ),
  },
  {
    name: "2016 March - 2018 May",
    write: ofRanges(
      dated((month, year) => `${year} ${monthName(month, "long")}`),
      " - ",
      "now",
    ),
  },
  {
    name: "Mar ’16 – May ’18",
    write: ofRanges(
      dated((month, year) => `${monthName(month, "short")} ’${two(year % 100)}`),
      " – ",
      "Present",
    ),
  },
  {
    name: "dates on a line of their own",
    write: besideRange((range, rest) => (rest === "" ? range : `${rest}\n${range}`)),
  },
  { name: "dates first", write: besideRange((range, rest) => (rest === "" ? range : `${range}\t${rest}`)) },
  {
    name: "a town behind the dates",
    write: besideRange((range, rest, line) => (rest === "" ? `${range}, Umbrick` : line)),
  },
  {
    name: "a town before the dates",
    write: besideRange((range, rest, line) => (rest === "" ? `Umbrick | ${range}` : line)),
  },
  {
    name: "a duration behind the dates",
    write: besideRange((range, _rest, line) => line.replace(range, `${range} (2 yrs 3 mos)`)),
  },
  { name: "title, company", write: work((title, company) => `${title}, ${company}`) },
  { name: "company, title", write: work((title, company) => `${company}, ${title}`) },
  { name: "title - company", write: work((title, company) => `${title} - ${company}`) },
  { name: "title | company", write: work((title, company) => `${title} | ${company}`) },
  { name: "title (company)", write: work((title, company) => `${title} (${company})`) },
  { name: "title at company", write: work((title, company) => `${title} at ${company}`) },
  { name: "company: title", write: work((title, company) => `${company}: ${title}`) },
  { name: "title. company", write: work((title, company) => `${title}. ${company}`) },
  { name: "title, two blanks, company", write: work((title, company) => `${title}  ${company}`) },
  { name: "company, its site, title", write: work((title, company) => `${company}\nwww.example.com\n${title}`) },
  {
    name: "company – what it does",
    write: work((title, company) => `${company} – provider of industrial software\n${title}`),
  },
  { name: "company, a blank line, title", write: work((title, company) => `${company}\n\n${title}`) },
  { name: "degree, school", write: study((degree, school) => `${degree}, ${school}`) },
  { name: "school - degree", write: study((degree, school) => `${school} - ${degree}`) },
  { name: "degree (school)", write: study((degree, school) => `${degree} (${school})`) },
  { name: "school (degree)", write: study((degree, school) => `${school} (${degree})`) },
  { name: "degree–school", write: study((degree, school) => `${degree}–${school}`) },
  { name: "department, school, degree", write: study((degree, school) => `Faculty of Science, ${school}\n${degree}`) },
  { name: "• school, degree", write: study((degree, school) => `• ${school}\n  ${degree}`) },
];
