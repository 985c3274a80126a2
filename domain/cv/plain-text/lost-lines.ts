/** A page in one line, as some copies are: blanks stand where its lines ended. */
import { readDates } from "../dates/dates.ts";
import { isHeadingWord } from "../words/heading-words.ts";
import { headingKind, isCapitals } from "../words/sections.ts";

const MIN_LINE = 450;
const MIN_GAPS = 4;
const GAP = /(?<=\S)(?:\t|[^\S\n\r\t])[^\S\n\r]+(?=\S)|(?<=\S) (?=• )/g;
/** "Universidad Lumora Título: Máster en Finanzas" */
const BEFORE_LABEL =
  / (?=(?:Título|Titulación|Cargo|Puesto|Empresa|Institución|Ciudad|Funciones|Degree|Position|Role|Company|Employer|Institution|Location|Responsibilities|Abschluss|Arbeitgeber|Poste|Entreprise|Diplôme|Missions?) ?: \S)/g;
/** "PROFESSIONAL APPOINTMENTS Lumora University, Leeds" */
const HEADING = /^((?:\p{Lu}{3,}(?: (?:& )?(?=\p{Lu}))){1,4})(?=\p{Lu}?\p{Ll})/u;

/** "Clerk May 2016 - June 2018 Acme Leeds, KS Kept the books …": an entry of a job board in one line */
const ENTRY =
  /^([^\S\n]*\p{Lu}[^\n\d.:;|]{2,50} (?:\p{L}{3,10}\.? )?(?:19|20)\d\d (?:-|–|to) (?:(?:\p{L}{3,10}\.? )?(?:19|20)\d{2,3}|[Pp]resent|[Cc]urrent|[Nn]ow)) (\p{Lu}[^\n:;|]{2,60}?, [A-Z]{2}) (?=\p{Lu}\p{Ll}+ [^\n]{30})/gmu;
/** ", KS Kept the books" */
const TOWN_AND_TEXT = /, [A-Z]{2} \p{Lu}\p{Ll}/u;
const MIN_ENTRIES = 2;

/** The same text with line ends behind the dates and behind the town of such entries */
function withEntryLines(text: string): string {
  if (!TOWN_AND_TEXT.test(text) || (text.match(ENTRY)?.length ?? 0) < MIN_ENTRIES) return text;
  return text.replaceAll(ENTRY, "$1\n$2\n");
}

export function withLostLines(written: string): string {
  const text = withEntryLines(written);
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf("\n", from);
    const to = end === -1 ? text.length : end;
    if (to - from >= MIN_LINE) return text.replaceAll(/[^\n\r]+/g, split);
    from = to + 1;
  }
  return text;
}

function split(line: string): string {
  if (line.length < MIN_LINE) return line;
  const gaps = line.match(GAP)?.length ?? 0;
  if (gaps < MIN_GAPS || /^\s*\|/.test(line)) return line;
  return line
    .replaceAll(GAP, (blanks) => `\n${blanks.slice(1)}`)
    .replaceAll(BEFORE_LABEL, "\n")
    .split("\n")
    .map(withHeading)
    .flatMap(beforeDates)
    .flatMap(behindDates)
    .join("\n");
}

/** "Lumora Ltd, Engineer May 2016 – June 2018 Built the pumps of …": the names and dates of an entry end where its text begins. */
function behindDates(line: string): readonly string[] {
  if (line.length < MIN_ENTRY) return [line];
  const [date, ...others] = readDates(line);
  if (date === undefined || !date.isRange || date.from === 0 || date.from > MAX_NAMES || others.length > 1)
    return [line];
  return TEXT_BEHIND.test(line.slice(date.to, date.to + 3))
    ? [line.slice(0, date.to), line.slice(date.to + 1)]
    : [line];
}

const MIN_ENTRY = 80;
const MAX_NAMES = 130;
const TEXT_BEHIND = /^ \p{Lu}\p{L}/u;

/** "… Portfolio Education 2016-2020 LUMORA SCHOOL Leeds": where a heading is followed by dates, each entry begins with its dates. */
function beforeDates(line: string): readonly string[] {
  const breaks: number[] = [];
  let isDatesFirst = false;
  for (const { from, to, start, end, isOpen } of readDates(line)) {
    const heading = headingBefore(line.slice(Math.max(0, from - MAX_HEADING), from));
    if (heading > 0 && from > heading) breaks.push(from - heading);
    isDatesFirst ||= heading > 0;
    if (!isDatesFirst || start === null || (end === null && !isOpen)) continue;
    if (from > 0) breaks.push(from);
    const name = NAME_IN_CAPITALS.exec(line.slice(to))?.[0];
    if (name !== undefined) breaks.push(to + name.length);
  }
  // The blank before a part becomes its line end.
  return [0, ...breaks].map((at, index) => line.slice(at, (breaks[index] ?? line.length + 1) - 1));
}

const MAX_HEADING = 30;
const NAME_IN_CAPITALS = /^ \p{Lu}{2}[\p{Lu}’'&,. -]+ (?=\p{Lu}\p{Ll}|\p{Lu}-\p{Lu})/u;

/** Length of the heading that ends there, with the blank behind it; 0 without one. */
function headingBefore(text: string): number {
  const words = text.trimEnd().split(" ");
  let heading = words.at(-1) ?? "";
  for (const word of words.slice(0, -1).toReversed()) {
    if (!isHeadingWord(word)) break;
    heading = `${word} ${heading}`;
  }
  const kind = /^\p{Lu}/u.test(heading) ? headingKind(heading) : null;
  return kind === "experience" || kind === "education" ? heading.length + 1 : 0;
}

function withHeading(line: string): string {
  const found = HEADING.exec(line.trimStart())?.[1] ?? "";
  const kind = found === "" || !isCapitals(found) ? null : headingKind(found.trim());
  if (kind !== "experience" && kind !== "education") return line;
  const end = line.indexOf(found) + found.length - 1;
  return `${line.slice(0, end)}\n${line.slice(end + 1)}`;
}
