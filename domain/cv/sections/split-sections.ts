import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import type { HeadingKind, SectionKind } from "../words/heading-words.ts";
import { hasHeadingLength, headingKind, isCapitals, isOfCompany, isPartOfCareer } from "../words/sections.ts";
import { readSignals } from "../words/words.ts";
import { withAlikeWork } from "./alike-work.ts";
import { withInnerApart, withLevelHeadings } from "./heading-levels.ts";
import { type Heading, hasEntries, hasEntry, withStyledHeadings } from "./heading-style.ts";
import { withoutLeadership } from "./leadership-headings.ts";
import { withMovedHeadings } from "./moved-headings.ts";
import { questionHeadings } from "./question-headings.ts";
import type { Section } from "./section.ts";
import { withWorkBehindSides } from "./side-columns.ts";
import { withStudiesAbove } from "./studies-above-headings.ts";
import { isDatedDegree, isStudy } from "./study-rows.ts";
import { withTornHeadings } from "./torn-headings.ts";
import { withTornStudies } from "./torn-studies.ts";

/** Splits the rows at the headings. A heading of a weaker style than the main ones is a title inside its section. */
export function splitSections(all: readonly Row[]): readonly Section[] {
  const rows = withoutMoreWork(all);
  const questions = questionHeadings(rows);
  const worded = rows.flatMap((row, index): Heading[] => {
    if (row.flags.isTableHead === true) return [{ index, kind: tableKind(row), isCapitals: true, isBullet: false }];
    const kind = questions.get(index) ?? (hasHeadingLength(row.text) ? headingKind(row.text) : null);
    if (kind === null && (row.flags.level ?? 0) > 0 && row.length < MAX_MARKED && EXPERIENCE_IN.test(row.text))
      return [{ index, kind: "experience", isCapitals: false, isBullet: false }];
    return kind === null ||
      isField(row) ||
      (kind === "experience" && (isLastOfEntry(rows, index) || isFirstOfEntry(rows, index)))
      ? []
      : [{ index, kind, isCapitals: isCapitals(row.text), isBullet: row.isBullet }];
  });
  const headings = withoutDeeper(
    rows,
    withStyledHeadings(
      rows,
      withLevelHeadings(
        rows,
        withoutRepeated(rows, withInnerApart(rows, withoutDeeper(rows, withoutLeadership(rows, worded)))),
      ),
    ),
  );
  const mains = headings.filter(({ kind }) => kind === "experience" || kind === "education");
  const main = mains.filter(({ isBullet }) => !isBullet);
  // "• EDUCATION", "• CURRENT POSITION", "• AWARDS": all headings of the form have the mark of a list.
  const areMarked = main.length === 0 && mains.length > 1 && mains.every((heading) => heading.isCapitals);
  const isCapitalized = main.length > 0 && main.every((heading) => heading.isCapitals);
  const sections: Section[] = [];
  let kind: SectionKind = "top";
  let opening: Row | undefined;
  let from = 0;
  for (const { kind: written, ...found } of headings) {
    const heading = { ...found, kind: written === "education" && isInterest(rows, found.index) ? "other" : written };
    if (heading.kind === "inner") continue;
    const isMain = heading.kind === "experience" || heading.kind === "education";
    const isInside = areMarked ? !heading.isCapitals : heading.isBullet || (isCapitalized && !heading.isCapitals);
    if (!isMain && kind === "experience" && isInside) continue;
    if (isMain && heading.isBullet && main.length > 0) continue;
    if (!isMain && kind === "experience" && isAmongFields(rows, heading.index, headings)) continue;
    // Of one position: others follow.
    if (kind === "experience" && isOfPosition(rows, heading)) {
      const others = headings.filter((other) => !isOfPosition(rows, other));
      if (hasEntry(untilHeading(rows, heading.index + 1, others))) continue;
    }
    if (kind === "education" && !isMain && isOfStudies(rows, heading)) {
      const others = headings.filter((other) => !isOfStudies(rows, other));
      if (untilHeading(rows, heading.index + 1, others).some(isStudy)) continue;
    }
    if (kind === "education" && isAboveDegree(rows, heading, headings)) continue;
    sections.push({ kind, rows: rows.slice(from, heading.index), heading: opening });
    kind = heading.kind;
    opening = rows[heading.index];
    from = heading.index + 1;
    if (kind === "other" && CAREER.test((rows[heading.index] as Row).text))
      kind = withWork({ kind, rows: untilHeading(rows, from, headings) }).kind;
  }
  sections.push({ kind, rows: rows.slice(from), heading: opening });
  const moved = withMovedHeadings(sections);
  if (moved !== null) return withTornStudies(moved, "top");
  const placed = withTornStudies(withTornHeadings(withStudiesAbove(sections)));
  if (placed.some((section) => section.kind === "experience"))
    return withAlikeWork(withWorkBehindSides(placed).flatMap(withoutWorkBelow));
  const studies = sections.filter((section) => section.kind === "education");
  // "Akademische Laufbahn" above "Ausbildung"
  const career = studies.length > 1 ? studies.find(({ rows: own }) => listsTitles(own)) : undefined;
  return sections.map((section) => (section === career ? asWork(section) : withWork(section)));
}

/** "07/1999 – 04/2000  Panzerbataillon 1" above "Grundwehrdienst": the title, above a blank line */
function isLastOfEntry(rows: readonly Row[], index: number): boolean {
  const { text, isAfterBlank } = rows[index] as Row;
  if (TASKS.test(text)) return [1, 2].some((offset) => hasRangeAbove(rows, index, offset));
  if (isAfterBlank || !(rows[index + 1]?.isAfterBlank ?? true) || !isPartOfCareer(text)) return false;
  return (rows[index - 1]?.dates.length ?? 0) > 0 || (rows[index - 1]?.label ?? null) !== null;
}

/** "Internship" above "Lumora, Leeds, May 2014": the title of an entry among others */
function isFirstOfEntry(rows: readonly Row[], index: number): boolean {
  const { text, flags } = rows[index] as Row;
  const next = rows[index + 1];
  if (!KIND_OF_ENTRY.test(text) || (flags.level ?? 0) > 0 || next === undefined || next.dates.length === 0)
    return false;
  return !next.isBullet && next.dates[0]?.from !== 0 && readSignals(next.text).title === 0 && isInWork(rows, index);
}

const KIND_OF_ENTRY = /^(?:\p{Lu}\p{Ll}+ )?(?:internship|traineeship|apprenticeship|clerkship)$/iu;

/** What somebody did at the employer above, and the heading of a section elsewhere */
const TASKS = /^(?:haupt)?(?:tätigkeit(?:en)?|werkzaamheden)\s?:?$/iu;

/** Dates of a position right above the line, or above one more name */
function hasRangeAbove(rows: readonly Row[], index: number, offset: number): boolean {
  const row = rows[index - offset];
  if (row?.dates[0]?.isRange !== true || row.isBullet || row.text.length > MAX_MARKED) return false;
  return offset === 1 || (rows[index - 1]?.isAfterBlank === false && rows[index - 1]?.isBullet === false);
}

/** Without "Miscellaneous" between positions, above "2010 Trainee, Acme" */
function withoutMoreWork(rows: readonly Row[]): readonly Row[] {
  const more = rows.filter(({ text, flags }, index) => {
    const entry = text.length > MAX_MISCELLANEOUS ? undefined : rows[index + 1];
    if (entry?.dates[0]?.from !== 0 || (flags.level ?? 0) > 0 || entry.text.length > MAX_MARKED) return false;
    return MISCELLANEOUS.test(text) && readSignals(entry.text).title > 0 && isInWork(rows, index);
  });
  return more.length === 0 ? rows : rows.filter((row) => !more.includes(row));
}

function isInWork(rows: readonly Row[], index: number): boolean {
  const kinds = rows.slice(0, index).map(({ text }) => (hasHeadingLength(text) ? headingKind(text) : null));
  return kinds.findLast((kind) => kind !== null && kind !== "inner") === "experience";
}

const MAX_MISCELLANEOUS = 15;
const MISCELLANEOUS =
  /^(?:miscellaneous|misc\.?|others?|various|sonstiges|sonstige|weiteres?|diverses?|divers|autres?|varios|otros|varie|vari|altro|overige?s?|diversen)\s?:?$/iu;

/** "Employeur : Acme": a heading has no value. */
function isField({ label, text }: Row): boolean {
  return (label?.kind === "company" || label?.kind === "title") && label.to < text.length;
}

/** "References" of one position in a form, above the fields of the next one */
function isAmongFields(rows: readonly Row[], at: number, headings: readonly Heading[]): boolean {
  if (UNPAID.test((rows[at] as Row).text)) return false;
  const below = untilHeading(rows, at + 1, headings);
  const company = below.findIndex(({ label }) => label?.kind === "company");
  const fields = company === -1 ? [] : below.slice(Math.max(0, company - MAX_FIELDS), company + MAX_FIELDS);
  return fields.some(({ label }) => label?.kind === "title") && fields.some(({ dates }) => dates[0]?.isRange === true);
}

const UNPAID =
  /volunt|bénévol|ehrenamt|leadership|activit|aktivit|organi[sz]ation|member|mitglied|committee|project|projekt|projet/i;
const MAX_FIELDS = 5;

/** "## Expérience dans l’enseignement", "### Experiencia como docente:", but not the profile's "Experience in sales" */
const EXPERIENCE_IN =
  /^(?:(?:work|professional|career|teaching|research) )?(?:(?:experience|expérience|experiencia|experiência|erfahrung)(?:s|en)?|esperienz[ae]|ervaring(?:en)?) (?:professionnelles? |profesional(?:es)? |profissiona(?:l|is) |professional[ei] |laboral(?:es)? )?(?:in|en|dans|de|d['’]|como|comme|nel(?:la|lo)?|als|em|na|no|as|avec|with|mit|con|com|bei|chez|at|im)(?![\p{L}])/iu;
const MAX_MARKED = 90;

/** "Companies", "Groups", "Schools" under the interests of a page of LinkedIn: what the person follows */
const INTERESTS =
  /^(?:top voices|companies|groups|newsletters|schools|unternehmen|gruppen|schulen|hochschulen|entreprises|groupes|écoles|empresas|grupos|instituciones educativas|aziende|gruppi|istituti|bedrijven|groepen|onderwijsinstellingen|escolas)$/iu;

function isInterest(rows: readonly Row[], index: number): boolean {
  const before = rows[index - 1];
  return before !== undefined && INTERESTS.test((rows[index] as Row).text) && INTERESTS.test(before.text);
}

/** In Markdown, what is deeper than the main headings is inside their entries: "#### Technologies" below "## Experience". */
function withoutDeeper(rows: readonly Row[], headings: readonly Heading[]): readonly Heading[] {
  const levelOf = ({ index }: Heading) => rows[index]?.flags.level ?? 0;
  const levels = (["experience", "education"] as const).map((kind) => {
    const first = headings.find((heading) => heading.kind === kind);
    return first === undefined ? 0 : levelOf(first);
  });
  const main = Math.max(...levels);
  if (main === 0) return headings;
  return headings.map((heading) => (levelOf(heading) > main ? { ...heading, kind: "inner" } : heading));
}

/** "Technologies:" and "Key tasks:" in several entries are parts of them. */
function withoutRepeated(rows: readonly Row[], headings: readonly Heading[]): readonly Heading[] {
  const counts = new Map<string, number>();
  const textOf = ({ index }: Heading) => (rows[index] as Row).text;
  for (const heading of headings) counts.set(textOf(heading), (counts.get(textOf(heading)) ?? 0) + 1);
  return headings.map((heading) => {
    const isMain = heading.kind === "experience" || heading.kind === "education";
    const isRepeated = !isMain && (counts.get(textOf(heading)) ?? 0) >= MIN_REPEATED;
    return isRepeated && rows[heading.index]?.flags.isTableHead !== true ? { ...heading, kind: "inner" } : heading;
  });
}

const MIN_REPEATED = 3;

function listsTitles(rows: readonly Row[]): boolean {
  // Dates on lines of their own stand above the titles, or below them.
  const step = rows[0] !== undefined && isDateOnly(rows[0]) ? 1 : -1;
  const dated = rows.flatMap((row, index) => {
    if (row.dates.length === 0 || row.text.length > 160) return [];
    return [readSignals(isDateOnly(row) ? (rows[index + step]?.text ?? "") : row.text)];
  });
  const titled = dated.filter(({ title, degree }) => title > 0 && !degree).length;
  return titled > 2 && titled > 0.6 * dated.length;
}

/** Headings inside the entry of a position, too */
const OF_ONE_POSITION =
  /^(?:(?:(?:key|major|notable|significant) )?(?:achievements?|accomplishments?|awards?|recognitions?|erfolge)|(?:(?:job|work|role|project|company) )?(?:details?|profile|summary|description)|projects?[ -]?(?:no\.?|#)? ?(?:\d{1,2}|[IVX]{1,3}))\s*:?\s*$/i;

function isOfPosition(rows: readonly Row[], { kind, index }: Heading): boolean {
  return kind === "skills" || OF_ONE_POSITION.test((rows[index] as Row).text);
}

/** Headings inside the entry of an education, too */
const OF_ONE_STUDY =
  /^(?:(?:relevant|key|main|major|selected) )?(?:courses?|coursework|course work|subjects?|modules?|majors?|minors?|honou?rs|achievements?|accomplishments?|activities|schwerpunkte?|inhalte|fächer|matières|cours|asignaturas|materias|esami|vakken)\s*:?\s*$/iu;

function isOfStudies(rows: readonly Row[], { index }: Heading): boolean {
  const row = rows[index];
  return row?.isAfterBlank === false && OF_ONE_STUDY.test(row.text);
}

/** "Projects:" below a degree, and a dated degree below what was done there */
const PROJECTS_OF_STUDY =
  /^(?:(?:key|main|major|selected|academic|course) )?(?:projects?|projekte?|projets?|proyectos?|progetti|projetos?|projecten)\s*:?\s*$/iu;

function isAboveDegree(rows: readonly Row[], { kind, index }: Heading, headings: readonly Heading[]): boolean {
  const row = rows[index];
  if (kind !== "projects" || row?.isAfterBlank !== false || !PROJECTS_OF_STUDY.test(row.text)) return false;
  const others = headings.filter((other) => other.kind !== "projects");
  return untilHeading(rows, index + 1, others).some(isDatedDegree);
}

/** "Career summary" may be a paragraph or the list of positions. */
const CAREER =
  /career|work|beruf|profession(?!al (?:service|development|activit|membership|affiliation|organi[sz]ation|registration|societ|qualification|licen|certif|reference|interest))|job|employ/i;

function untilHeading(
  rows: readonly Row[],
  from: number,
  headings: readonly { readonly index: number }[],
): readonly Row[] {
  return rows.slice(from, headings.find(({ index }) => index >= from)?.index);
}

/** A column at the side of a page was printed between two positions: the others follow its last heading. */
function withoutWorkBelow(section: Section): readonly Section[] {
  const { kind, rows } = section;
  if (kind !== "skills") return [section];
  const sure = rows.findIndex((row, index) => isAboveCompany(row, rows[index + 1]));
  if (sure > 0)
    return [
      { kind, rows: rows.slice(0, sure) },
      { kind: "experience", rows: rows.slice(sure) },
    ];
  const dated = rows.flatMap((row, index) => {
    const title = isDateOnly(row) && row.dates[0]?.isRange === true ? rows[index - 1] : undefined;
    return title !== undefined && title.text.length < 80 && readSignals(title.text).title > 0 ? [index] : [];
  });
  const [first = 0] = dated;
  if (dated.length < 2) return [section];
  // The title, and the company above it; its place may stand between them
  const from = Math.max(0, rows[first - 1]?.isAfterBlank === true ? first - 3 : first - 2);
  return [
    { kind, rows: rows.slice(0, from) },
    { kind: "experience", rows: rows.slice(from) },
  ];
}

/** "Engineer   2014 – 2018" above "Acme GmbH, Leeds" */
function isAboveCompany(row: Row, next: Row | undefined): boolean {
  if (row.isBullet || !row.isAfterBlank || next === undefined || next.isBullet || next.isAfterBlank) return false;
  const [date] = row.dates;
  if (date === undefined || !date.isRange || row.dates.length > 1 || next.dates.length > 0) return false;
  if (row.text.length > MAX_MARKED || next.text.length > MAX_MARKED || date.to < row.text.length) return false;
  return readSignals(row.text.slice(0, date.from)).title > 0 && readSignals(next.text).company === 3;
}

/** A section under an unknown heading that lists positions, where no heading names them. */
function withWork(section: Section): Section {
  const { kind, rows, heading } = section;
  const isPerhapsWork = kind === "other" && (heading === undefined || !isOfCompany(heading.text));
  return isPerhapsWork && hasEntries(rows) ? asWork(section) : section;
}

function asWork({ rows, heading }: Section): Section {
  return { kind: "experience", rows, heading };
}

/** A table with a column for schools lists educations. */
function tableKind({ flags }: Row): HeadingKind {
  const isWork = flags.columns?.includes("company") === true || flags.columns?.includes("title") === true;
  const isStudy = flags.columns?.includes("school") === true || flags.columns?.includes("degree") === true;
  if (isWork || isStudy) return isWork ? "experience" : "education";
  return flags.columns?.includes("client") === true ? "projects" : "education";
}
