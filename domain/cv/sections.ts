import { HEADING_MODIFIERS, SECTION_WORDS } from "../lists/section-words.ts";
import { memoize } from "./memoize.ts";
import type { Row } from "./row.ts";
import { foldWords, readSignals, tokens } from "./words.ts";

export type SectionKind = "top" | "experience" | "education" | "skills" | "projects" | "other";
type HeadingKind = Exclude<SectionKind, "top"> | "inner";

/** Consecutive rows under one heading; the heading itself is left out. */
export interface Section {
  readonly kind: SectionKind;
  readonly rows: readonly Row[];
}

const MAX_HEADING = 45;
const kinds = Object.keys(SECTION_WORDS) as HeadingKind[];
const exact = new Map<string, HeadingKind>();
const prefixes: (readonly [string, HeadingKind])[] = [];
for (const kind of kinds)
  for (const word of tokens(SECTION_WORDS[kind] ?? ""))
    if (word.startsWith("*")) prefixes.push([word.slice(1), kind]);
    else if (!exact.has(word)) exact.set(word, kind);
const modifiers = new Set(tokens(HEADING_MODIFIERS));
/** Departments and disciplines, not headings: "User Experience". */
const FUNCTION_BEFORE =
  /^(?:user|customer|digital|guest|brand|employee|candidate|client|patient|player|shopping|head|director|lead)$/;
const JOINED = /\b(?:of|in|with|for|at|mit|als|bei|von|avec|dans|chez|en)\b/;

/** The kind of section that a line opens, or null if it is no heading. */
export const headingKind = memoize(findHeading);

function findHeading(line: string): HeadingKind | null {
  if (line.length > MAX_HEADING || line.length < 3) return null;
  const first = line.charCodeAt(0);
  if (PAGE_END.test(line) || VACANCIES.test(line)) return "other";
  if (first > 0x60 && first < 0x7b) return null;
  const folded = spacedCapitals(foldWords(withCapitals(line.replace(/^\d{1,2}\s+(?=\p{Lu})/u, ""))))
    .replace(/^(?:\d{1,2}[.)]|[ivx]{1,4}[.)]|[a-h][.)]|[^\p{L}\d]+)\s*/u, "")
    .replace(/[^\p{L})]+$/u, "")
    .replace(/\s*\(.*\)$/, "");
  if (/\d|[|•·@]/.test(folded)) return null;
  const words = folded.split(/[\s/&+,:;'-]+|\.\s+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 6) return null;
  let kind: HeadingKind | null = null;
  let strangers = 0;
  for (const [index, word] of words.entries()) {
    const found = wordKind(word);
    if (found === null) {
      if (!modifiers.has(word)) strangers++;
      continue;
    }
    if (found === "experience" && FUNCTION_BEFORE.test(words[index - 1] ?? "")) return null;
    kind = stronger(kind, found);
  }
  if (kind === null && words.length === 1 && words[0] === "work") return "experience";
  // Vacancies on the page of a company, unless positions follow.
  if (words.length === 1 && words[0] === "jobs") return "other";
  if (kind === null)
    return isCapitals(withCapitals(line)) ? brokenHeading(words) : line.length < 30 ? wordKind(words.join("")) : null;
  if (MANDATES.test(folded)) return "projects";
  if (kind === "experience" && words.length <= 3 && STUDIES.test(folded)) return "education";
  if (words.includes("career") && OBJECTIVE.test(words.at(-1) as string)) return "other";
  if (strangers === 0) return kind;
  // "Aus bildung" of a scanned page
  if (words.length === 2 && /^\p{Ll}/u.test(line.split(/\s+/)[1] ?? "")) {
    const joined = wordKind(words.join(""));
    if (joined !== null) return joined;
  }
  return strangers <= 2 && isFreeHeading(kind, words, line) ? kind : null;
}

/** After the profile, a page shows other people. */
const PAGE_END =
  /^(?:people (?:also viewed|you may know|similar)|more profiles for you|others named|other similar profiles|explore (?:collaborative|premium)|you might like|andere (?:ähnliche )?(?:profile|mitglieder)|personen, die|das könnte|personnes (?:également|que vous)|autres profils|profils similaires|otros perfiles|.{0,20}(?:corporation|corp\.) ©|© )/iu;
/** On the page of a company: jobs that are open. */
const VACANCIES =
  /^(?:(?:recently |newly )posted|open|similar|recommended|featured|latest|current) (?:jobs|positions|roles|vacancies)\b|^(?:offene (?:stellen|positionen)|postes ouverts|offres d['’]emploi|ofertas de empleo)/iu;
/** "Akademischer Werdegang" and "Parcours universitaire", but not "Academic appointments". */
const STUDIES =
  /^(?:akademisch|schulisch|universitar)\S* (?:werdegang|laufbahn)|^parcours (?:academique|scolaire|universitaire)|^academic (?:career|history)$/;
/** A consultant's work for clients, beside the employers. */
const MANDATES =
  /^missions? (?:significatives?|recentes?|realisees|clients?|representatives?|marquantes?)$|^(?:selected|key|recent|client|major) (?:assignments|engagements|mandates)|^(?:ausgewahlte )?(?:mandate|kundenprojekte|beratungsprojekte)$/;

/** "EXPERlENCE" of a scanned page. */
function withCapitals(line: string): string {
  return MISREAD.test(line)
    ? line.replaceAll(/(?<=\p{Lu})[l1|](?=\p{Lu}|$)/gu, "I").replaceAll(/(?<=\p{Lu})0(?=\p{Lu}|$)/gu, "O")
    : line;
}

const MISREAD = /\p{Lu}[l10|]\p{Lu}/u;

const OBJECTIVE = /^(?:summary|objectives?|profile|goals?|highlights|aspirations?)$/;

/** "BERUFLICHE TÄTIG KEITEN": a scanned page has blanks inside words. */
function brokenHeading(words: readonly string[]): HeadingKind | null {
  for (let from = 0; from < words.length - 1; from++) {
    const kind = wordKind(words.slice(from).join(""));
    if (kind !== null) return words.slice(0, from).every((word) => modifiers.has(word)) || from === 0 ? kind : null;
  }
  return null;
}

/** Only experience takes any word before it ("Customer Service Experience"); other nouns are in names ("Pearson Education"). */
function isFreeHeading(kind: HeadingKind, words: readonly string[], line: string): boolean {
  if (
    kind === "skills" &&
    /(?:skills|kenntnisse|competenc\w+|kompetenzen|habilidades|competenze)$/.test(words.join(" "))
  )
    return !JOINED.test(words.join(" "));
  if (kind !== "experience" || JOINED.test(words.join(" "))) return false;
  const isHeadLast = wordKind(words.at(-1) ?? "") === "experience" || wordKind(words[0] ?? "") === "experience";
  return isHeadLast && words.length <= 4 && readSignals(line).title === 0 && !readSignals(line).degree;
}

function wordKind(word: string): HeadingKind | null {
  const kind = exact.get(word);
  if (kind !== undefined) return kind;
  if (word.length < 8) return null;
  for (const [ending, endingKind] of prefixes) if (word.endsWith(ending)) return endingKind;
  return null;
}

const ORDER: readonly HeadingKind[] = ["inner", "other", "skills", "projects", "education", "experience"];

/** "Work Experience and Projects" is experience; "Project Experience" lists projects. */
function stronger(kind: HeadingKind | null, found: HeadingKind): HeadingKind {
  if (kind === null) return found;
  return ORDER.indexOf(found) > ORDER.indexOf(kind) ? found : kind;
}

/** "E X P E R I E N C E" */
function spacedCapitals(folded: string): string {
  return /^(?:\p{L}\s+){4,}\p{L}\s*:?$/u.test(folded)
    ? folded.replaceAll(/(\p{L})\s(?=\p{L}(?:\s|:|$))/gu, "$1")
    : folded;
}

/** Splits the rows at the headings. A heading of a weaker style than the main ones is a title inside its section. */
export function splitSections(rows: readonly Row[]): readonly Section[] {
  const headings = rows.flatMap((row, index) => {
    if (row.flags.isTableHead === true) return [{ index, kind: tableKind(row), isCapitals: true, isBullet: false }];
    if (row.text.length > MAX_HEADING) return [];
    const kind: HeadingKind | "unknown" | null =
      headingKind(row.text) ?? (isUnknownHeading(row, rows[index + 1]) ? "unknown" : null);
    return kind === null ? [] : [{ index, kind, isCapitals: isCapitals(row.text), isBullet: row.isBullet }];
  });
  const main = headings.filter(({ kind, isBullet }) => (kind === "experience" || kind === "education") && !isBullet);
  const isCapitalized = main.length > 0 && main.every((heading) => heading.isCapitals);
  const isNumbered = main.length > 0 && main.every(({ index }) => NUMBERED.test((rows[index] as Row).text));
  const sections: Section[] = [];
  let kind: SectionKind = "top";
  let from = 0;
  for (const heading of headings) {
    if (heading.kind === "inner" || (heading.kind === "unknown" && !isCapitalized && !isNumbered)) continue;
    const isMain = heading.kind === "experience" || heading.kind === "education";
    if (!isMain && kind === "experience" && (heading.isBullet || (isCapitalized && !heading.isCapitals))) continue;
    if (isMain && heading.isBullet && main.length > 0) continue;
    if (kind === "experience" && OF_ONE_POSITION.test((rows[heading.index] as Row).text)) {
      // Of one position: others follow.
      if (hasEntry(untilHeading(rows, heading.index + 1, headings))) continue;
    }
    sections.push({ kind, rows: rows.slice(from, heading.index) });
    kind = heading.kind === "unknown" ? "other" : heading.kind;
    from = heading.index + 1;
    if (kind === "other" && CAREER.test((rows[heading.index] as Row).text))
      kind = withWork({ kind, rows: untilHeading(rows, from, headings) }).kind;
  }
  sections.push({ kind, rows: rows.slice(from) });
  return sections.some((section) => section.kind === "experience") ? sections : sections.map(withWork);
}

/** Headings inside the entry of a position, too */
const OF_ONE_POSITION =
  /^(?:(?:(?:key|major|notable|significant) )?(?:achievements?|accomplishments?|awards?|recognitions?|erfolge)|(?:(?:job|work|role|project|company) )?(?:details?|profile|summary|description))\s*:?\s*$/i;

/** A range beside or below a title. */
function hasEntry(rows: readonly Row[]): boolean {
  return rows.some(({ text, dates, isBullet }, index) => {
    if (isBullet || text.length > 120 || !dates.some(({ isRange }) => isRange)) return false;
    const near = rows.slice(Math.max(0, index - 3), index + 2).filter((row) => !row.isBullet && row.text.length < 100);
    return near.some((row) => readSignals(row.text).title > 0);
  });
}

/** "Career summary" may be a paragraph or the list of positions. */
const CAREER = /career|professional|work|beruf|profession/i;

function untilHeading(
  rows: readonly Row[],
  from: number,
  headings: readonly { readonly index: number }[],
): readonly Row[] {
  return rows.slice(from, headings.find(({ index }) => index >= from)?.index);
}

/** A section under an unknown heading that lists positions, where no heading names them. */
function withWork({ kind, rows }: Section): Section {
  if (kind !== "other") return { kind, rows };
  const dated = rows.filter(({ text, dates }) => text.length < 140 && dates.some(({ isRange }) => isRange));
  const titled = rows.filter(({ text }) => text.length < 100 && readSignals(text).title > 0);
  return { kind: dated.length > 1 && titled.length > 1 ? "experience" : kind, rows };
}

/** A table with a column for schools lists educations. */
function tableKind({ flags }: Row): HeadingKind {
  const isWork = flags.columns?.includes("company") === true || flags.columns?.includes("title") === true;
  return isWork ? "experience" : flags.columns?.includes("client") === true ? "projects" : "education";
}

/** A line in capitals above a paragraph, where the main headings are in capitals too. It names no school, company or title. */
function isUnknownHeading(row: Row, next: Row | undefined): boolean {
  if (NUMBERED.test(row.text) && row.isAfterBlank && row.dates.length === 0 && row.label === null)
    return !/[,;|]/.test(row.text);
  if (!row.isAfterBlank || row.isBullet || next === undefined || next.isAfterBlank || !isCapitals(row.text))
    return false;
  if (
    /[\d,|•·@]/.test(row.text.replace(/^\d{1,2}\.\s/, "")) ||
    !/\p{Lu}{4}/u.test(row.text) ||
    row.text.split(/\s+/).length > 6
  )
    return false;
  const { title, company, school, degree } = readSignals(row.text);
  if (title > 0 || company > 1 || school || degree || readSignals(next.text).title > 0) return false;
  return next.text.length > 50 || (next.dates.length > 0 && /\p{L}{4}.*\p{L}{4}/u.test(next.text));
}

const NUMBERED = /^(?:\d{1,2}|[IVX]{1,4})[.)]?\s+\p{Lu}/u;

function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
