/** Whether what was found in a text is a career: news, lists and documents of other kinds have dates and titles, too. */
import type { DatedPart } from "../dates/dated-part.ts";
import type { EducationDraft } from "../educations/education-entries.ts";
import { areSeveralPeople } from "../rows/people.ts";
import type { Section } from "../sections/section.ts";
import { foldWords } from "../words/split-words.ts";
import { areOnlyEntries, haveCommonTime } from "./only-entries.ts";
import type { PositionDraft } from "./position-draft.ts";

const MAX_CAREER_YEARS = 65;
/** The least share of the positions of a CV that have a word of a title, unless a heading says that they are positions. */
const MIN_WORDED = 0.4;
const MIN_WORDED_WITHOUT_HEADING = 0.5;

/** "Work experience", "Berufserfahrung"; but not "Now", "Before", "Positions", which other documents have, too. */
const CAREER =
  /experien|erfahrung|werdegang|emplo[iy]|beruf|career|karrier|laufbahn|parcours|carrier|labora|lavor|esperienz|ervaring|loopbaan|prakti|intern|stage|\bwork|profes|arbeit|tatigkeit|\bjobs?\b|trayectoria|trabajo|emprego|anstellung|tirocin/;

/** Whether a heading says that it is above the positions of a person. */
export function hasCareerHeading(sections: readonly Section[]): boolean {
  return sections.some(
    (section) =>
      section.kind === "experience" &&
      section.heading !== undefined &&
      !isTable(section) &&
      CAREER.test(foldWords(section.heading.text)),
  );
}

export function hasCvShape(
  positions: readonly PositionDraft[],
  educations: readonly EducationDraft[],
  sections: readonly Section[],
): boolean {
  const hasExperience = sections.some(({ kind }) => kind === "experience");
  const hasEducation = sections.some(({ kind }) => kind === "education");
  const isNamed = hasCareerHeading(sections);
  const isOfOne =
    isNamed || (educations.length > 0 && sections.some((one) => one.kind === "education" && !isTable(one)));
  const drafts = positions.length + educations.length;
  // "Academic profile" of a university, above its alumni
  const isOfSchool = !isNamed && positions.length === 0;
  if (!isOfOne || isOfSchool)
    if (areSeveralPeople(entryRows(sections), isOfOne ? Math.max(drafts, MIN_MEMBERS) : drafts)) return false;
  const titled = positions.filter(({ title }) => title !== null).length;
  const dated = educations.filter(({ date }) => date !== null).length;
  // The dated points of a memo name no title, and are days or years.
  const spans = positions.filter(({ date }) => date?.isRange !== false).length;
  // Nor is a word of the dated points of a briefing one of a title.
  const worded = positions.filter(({ title }) => title !== null && title.title > 0);
  const ranged = worded.filter(({ date }) => date?.isRange === true).length;
  const studied = educations.filter(isStudied).length;
  if (ranged < MIN_DATED && studied < MIN_DATED && (isAddressed(sections) || isMarket(sections))) return false;
  if (!isNamed && !hasEducation && (areAtOnce(positions) || areOfDocument(positions, sections) || areSums(sections)))
    return false;
  if (hasExperience && positions.length > 0) {
    if (hasEducation && dated > 0) return true;
    if (isNamed) return titled > 0 || spans > 1;
    return worded.length >= MIN_WORDED * positions.length && ranged > 0;
  }
  if (hasEducation && educations.length > 0)
    return studied > 0 || ranged > 0 || educations.filter(({ school }) => school !== null).length > 1;
  // Without a heading, two lines such as "Former CFO: Jo Example, 2015 – 2018" are not enough.
  if (worded.length < MIN_WORDED_WITHOUT_HEADING * positions.length) return false;
  if (areOnlyEntries(positions, educations, sections)) return true;
  const apart = worded.filter(({ title, company }) => company !== null && title?.row !== company.row).length;
  // Vacancies are above the days on which they were posted.
  return ranged >= 3 || (ranged >= 1 && (apart >= 2 || educations.some(({ degree }) => degree?.degree === true)));
}

const MIN_DATED = 2;
/** Twice the people whose names make a text one about several, in spite of a heading such as "Education" */
const MIN_MEMBERS = 6;

function isStudied({ school, degree, date }: EducationDraft): boolean {
  if (date === null) return false;
  return school?.school === true || degree?.degree === true || (school !== null && degree !== null);
}

/** "Your tasks", "(m/w/d)": a vacancy or an offer speaks to its reader, and names titles and degrees, too. */
const ADDRESS =
  /(?<![\p{L}\p{N}])(?:you|your|du|deine?[rmns]?|dich|dir|vous|votre|vos|usted|tus?|tuo[i]?|jouw|jij)(?![\p{L}\p{N}])|\((?:[mwfdhx]\/){1,2}[mwfdhx]\)/giu;
/** Headings and calls of vacancies */
const OFFER =
  /^(?:benefits|perks|requirements|what (?:we offer|you bring|you will do)|who we are|how to apply|about (?:you|the (?:role|job|position))|your (?:profile|tasks|role)|(?:was )?wir (?:bieten|suchen)|unser angebot|(?:ihr|dein) profil|(?:ihre|deine) (?:aufgaben|vorteile)|das (?:erwartet|bieten wir) (?:dich|sie|dir)|anforderungen|votre profil|vos missions|l['’]entreprise|nous (?:offrons|recherchons)|profil recherché|ofrecemos|requisitos|cosa offriamo|requisiti|wij bieden|functie-?eisen)(?: ihnen)?\s*[:?]?$|(?<!\p{L})(?:apply (?:by|to|at|now|on|via)|bewerben sie sich|bewirb dich|postulez|(?:pour|comment) postuler|bewerbungs(?:frist|schluss|unterlagen)|sollicite(?:er|ren)|candidature à)(?!\p{L})|^(?:vacancy|job (?:ad|offer|posting)|stellen(?:angebot|ausschreibung|anzeige)|offre (?:d['’]emploi|de (?:stage|thèse|poste))|oferta de (?:empleo|trabajo|prácticas)|offerta di (?:lavoro|stage|tirocinio)|vacature)(?!\p{L})/iu;
const MIN_ADDRESSES = 2;

function isAddressed(sections: readonly Section[]): boolean {
  let count = 0;
  for (const { heading, rows } of sections)
    for (const { text } of heading === undefined ? rows : [heading, ...rows]) {
      count += (text.match(ADDRESS)?.filter(isAddress(text)).length ?? 0) + (OFFER.test(text) ? 1 : 0);
      if (count >= MIN_ADDRESSES) return true;
    }
  return false;
}

/** The French "du" in "directeur du service" is an article: only the German "du" addresses a reader. */
function isAddress(text: string): (word: string) => boolean {
  return (word) => word.toLowerCase() !== "du" || GERMAN.test(text);
}

const GERMAN =
  /(?<!\p{L})(?:und|oder|der|die|das|den|dem|ist|bist|hast|kannst|mit|für|auf|nicht|eine?[nmrs]?)(?!\p{L})/iu;

/** "Acme (Leeds, 2018)": a company with its town and year of foundation */
const FOUNDED = /\p{L}[^()·|;]{1,40}\(\p{Lu}[^()]{1,30}, (?:19|20)\d\d\)/gu;
const MIN_FOUNDED = 5;

function isMarket(sections: readonly Section[]): boolean {
  const founded = sections.flatMap(({ rows }) => rows.flatMap(({ text }) => text.match(FOUNDED) ?? []));
  return founded.length >= MIN_FOUNDED;
}

const MIN_AT_ONCE = 3;

/** The members of a team, subscriptions and projects, but no career */
function areAtOnce(positions: readonly PositionDraft[]): boolean {
  return positions.length >= MIN_AT_ONCE && haveCommonTime(positions);
}

/** Whether the only company is the first line of the text: the name of a list, such as "Roadmap" */
function areOfDocument(positions: readonly PositionDraft[], [top]: readonly Section[]): boolean {
  const companies = new Set(positions.flatMap(({ company }) => company ?? []));
  const [company] = companies;
  return (
    positions.length > 1 &&
    companies.size === 1 &&
    company !== undefined &&
    company.company < 3 &&
    company.row.start === top?.rows[0]?.start &&
    company.row.dates.length === 0
  );
}

/** "Project Manager, Feb 2024, 12 days, 15,600": invoices, prices and sales */
const SUM = /(?:^|[\s€$£])\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?(?: ?(?:€|\$|£|EUR|USD|GBP|CHF|[km]))?$/;
const MIN_SUMS = 2;

function areSums(sections: readonly Section[]): boolean {
  const sums = entryRows(sections).filter(({ text, dates }) => dates.length > 0 && SUM.test(text));
  return sums.length >= MIN_SUMS;
}

function isTable({ heading }: Section): boolean {
  return heading?.flags.isTableHead === true;
}

function entryRows(sections: readonly Section[]): Section["rows"] {
  return sections
    .filter(({ kind }) => kind === "experience" || kind === "education" || kind === "top")
    .flatMap(({ rows }) => rows);
}

/** The history of a club or company. One early year alone may be misread. */
export function outlastsCareer(drafts: readonly { readonly date: DatedPart | null }[]): boolean {
  const years = drafts.flatMap(({ date }) => date?.start?.year ?? []);
  const last = years.reduce((latest, year) => Math.max(latest, year), 0);
  return years.filter((year) => last - year > MAX_CAREER_YEARS).length > 1;
}
