/** The last check: removes what was read as the name of a company or school and cannot be one. */
import { MONTH_WORDS } from "#domain/lists/calendar-words.ts";
import type { EducationDraft } from "../educations/education-entries.ts";
import { Piece } from "../pieces/piece.ts";
import { ownNameLength } from "../rows/people.ts";
import { isRemark } from "../words/education-remarks.ts";
import { isNeverName, isPlace } from "../words/phrases.ts";
import { foldWords, splitWords, tokens } from "../words/split-words.ts";
import { isReport } from "../words/tasks.ts";
import { isFunction, readSignals } from "../words/words.ts";
import type { PositionDraft } from "./position-draft.ts";

const months = new Set(MONTH_WORDS.flatMap(tokens));

/** "The reservoir team", "in Lumora", "many groups at Acme": begins as a part of a sentence does. */
const SENTENCE_PART =
  /^(?:(?:[Tt]he|[Aa]n?|[Oo]ur|[Mm]y) \p{Ll}[\p{Ll} -]+$|(?:in|im|at|auf|bei|for|with|and|many|several|various|their) \p{L}|(?:Backed by|Walked|Worked|Completed) |When$|(?:[Ll]ebt|[Ww]ohnt|[Ll]ives|[Vv]it|[Vv]ive|[Ww]oont) (?:und|and|et|y|e|en|in|à) )/u;
/** "Acme is a division of Umbra", "Loop" shown in …": in the middle of a sentence or a quotation */
const SENTENCE_INNER = /^\p{Lu}\S* (?:is|was|are) (?:a|an|the|part) |^[^"“„«]*["”] \p{Ll}/u;
/** "GAP, COBOL, BASIC" */
const TECHNOLOGIES = /^\p{Lu}[\p{Lu}\d+#]+(?:, \p{Lu}[\p{Lu}\d+#]+){2,}$/u;
/** "1", "II", "4.7/5", "%/CGPA" */
const MARK = /^\d+$|^(?:I{2,3}|IV|VI{1,3}|IX)$|^%|\d\/\d+$|^(?:CGPA|GPA)\b/;
/** What a person does or did beside positions: self-study, projects, votes */
const OCCUPATION_ONLY =
  /^(?:freistellung|advisory board|approbation|zusatzqualifikation|volunt(?:eer|ari[oa]) )|\s(?:capstone )?project$/iu;

/** "Prof. Jo Example" behind "Supervisor:", but not "Prof. Example Consulting" */
const PROFESSOR = /^(?:prof\.|professor|professeure?|professora?|professore|professoressa) (?:dr\.? )?\p{Lu}/iu;

/** Single words beside the dates that say when, where or for what somebody worked */
const COMMON_NOUN =
  /^(?:exchange|excellence|abstract|summers?|holidays|seasonal|veranos?|ristorazione|gastronomie|hospitality|restauration|hosteler[ií]a|ongoing|current|laufend|en cours|en curso|in corso|em curso|privat|private|diverse|verschiedene|divers|varios|vari)$/iu;

/** "Membro del consiglio direttivo", "Mitglied im Verband der Umbra": what somebody is there */
const OFFICE_THERE =
  /^(?:member|membre|membro|miembro|mitglied|lid|delegat[oa]|déléguée?|delegate|trustee|patron[oa]|vocal) (?:of|du|de|des|del|della|dello|der|van|al|to|im|in (?:der|the)|nel|bij|d['’]|l['’])/iu;

/** "Various schools through Acme" */
const SEVERAL =
  /^(?:various|several|different|multiple|verschiedene|diverse|mehrere|unterschiedliche|divers(?:es)?|plusieurs|différente?s|vari[ae]s?|varios|diversos|diversas|verschillende) (?:\p{L}+ )?(?:schools|institutions|companies|clients|employers|organi[sz]ations|agencies|firms|restaurants|hotels|hospitals|bars|pubs|stores|shops|firmen|arbeitgeber|unternehmen|betriebe|kunden|schulen|agenturen|kliniken|praxen|employeurs|entreprises|sociétés|écoles|établissements|empresas|clientes|colegios|instituciones|restaurantes|aziende|clienti|ditte|scuole|bedrijven|werkgevers|opdrachtgevers|scholen)(?!\p{L})/iu;

/** Awards, memberships and certificates, listed among educations */
const AWARD =
  /^(?:(?:fellow|(?:associate |full |chartered )?member|mitglied|membre|miembro|membro) (?:of|du|de|der|des|del) |(?:seminar|workshop):? ["„“«]|(?:dean|president|chancellor|principal|provost|rector)['’]?s['’]? (?:list|award|honou?r)|phi (?:beta|kappa|theta|delta) \p{L}+|sigma xi$|(?:first|second|third|1st|2nd|3rd) (?:place|prize)\b|patent |certificate of (?:completion|attendance|participation)$|rufe? (?:auf|an) |(?:geboren|born|nacid[oa]|née?|nat[oa]) (?:am|in|on|en|à|a|il) )|\b(?:award|prize|scholarship|competition|contest|olympiad|hackathon)$|\baward for |\b(?:green|black|yellow) belt$/iu;
/** Of a course that took months, with its school, as a degree has them */
const COMPLETION = /^certificate of completion$/i;
/** "Coursera Deep Learning": a course, and where it is given */
const COURSE_PAGE = /^(?:coursera|udemy|udacity|edx|pluralsight|codecademy|datacamp|linkedin learning) \p{L}/iu;
/** "Masterthesis – Pumps in winter": no education of its own */
const THESIS = /^(?:master|bachelor|diplom|doktor)-?(?:thesis|arbeit)$/iu;
/** What a school has, and no school */
const PART_OF_STUDY =
  /^(?:(?:part|level|stage|phase|module|step|paper|teil|stufe|niveau|partie|parte) (?:\d|[IVX]{1,3})|expected|graduate|undergraduate|postgraduate|notendurchschnitt|seminare?|badges?|note \d.*|schools?|grandes? écoles?|concours (?:commun|général|d['’]entrée)[^,]*|online-weiterbildung|formations (?:internes|courtes|continues|complémentaires))$/iu;

/** The positions without the names that are none. One of which no title is left either is no position. */
export function withoutNoCompanies(drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  return drafts.flatMap((draft) => {
    if (draft.company === null || !(isNoCompany(draft.company, draft.title) || isPerson(draft.company, draft.title)))
      return [draft];
    if (isLabelOf(draft.title, draft.company)) return [];
    return draft.title === null || draft.title.title === 0 ? [] : [{ ...draft, company: null }];
  });
}

/** "Instructor: Prof. Jo Example": who taught the course, or led the project */
function isLabelOf(title: Piece | null, { row, from, text }: Piece): boolean {
  if (title === null || title.row !== row || title.to > from || !PROFESSOR.test(text)) return false;
  return /^\s?:\s*$/.test(row.text.slice(title.to, from));
}

/** "Jo Example – CEO (since 2022)": whose founder's line it is */
function isPerson({ from, to, row, company }: Piece, title: Piece | null): boolean {
  if (from !== 0 || company > 0 || title === null || !FOUNDER.test(title.text)) return false;
  // The name may have been split from its line.
  const length = ownNameLength(row.text);
  return length > to && (title.row === row || length === row.text.length);
}

const FOUNDER = /founder|ceo|gründer|geschäftsführ|fondat|fundador|oprichter|dirigeant|président/iu;

/** "BECU.ORG": the site of a client below the name of the employer */
const DOMAIN = /^[\p{L}\d-]+\.(?:com|org|net|io|ai|gov|edu|de|fr|es|it|nl|ch|at|co\.\p{L}{2})$/iu;

/** The positions without the titles that are the name of a site; it is the company where there is no other. */
export function withoutNoTitles(drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  return drafts.map((draft) => {
    const { title, company } = draft;
    if (title !== null && ADVERB.test(title.text)) return { ...draft, title: withoutAdverb(title) };
    if (title === null || title.title > 0 || !DOMAIN.test(title.text)) return draft;
    return { ...draft, title: null, company: company ?? title };
  });
}

/** "zuletzt Leiterin Vertrieb", "previously VP Operations" */
const ADVERB =
  /^(?:zuletzt|davor|zuvor|danach|anschließend|früher|vorher|previously|formerly|most recently|before that,?|auparavant|précédemment|ensuite|previamente|anteriormente|in precedenza|daarvoor|eerder)[:,]? (?=\p{L})/iu;

function withoutAdverb(title: Piece): Piece {
  const length = ADVERB.exec(title.text)?.[0].length ?? 0;
  const from = title.row.text.indexOf(title.text.slice(length), title.from);
  if (from === -1 || from >= title.to) return title;
  const text = title.text.slice(length);
  return new Piece(title.row, { from, to: title.to }, text, readSignals(text));
}

/** The educations without the names that are none, and without awards and courses. */
export function withoutNoSchools(drafts: readonly EducationDraft[]): readonly EducationDraft[] {
  const areWorded = drafts.some(({ school }) => school?.school === true);
  return drafts.flatMap((draft) => {
    const { school, degree, date } = draft;
    if (areWorded && school !== null && !isNamed(school, degree)) return [];
    const isCourse = school !== null && date?.isRange === true && degree !== null && COMPLETION.test(degree.text);
    if ([school, degree].some((piece) => piece !== null && isAward(piece)) && !isCourse) return [];
    if (school !== null && THESIS.test(school.text)) return [];
    if (school === null || !isNoSchool(school)) return [draft];
    return degree === null ? [] : [{ ...draft, school: null }];
  });
}

/**
 * Where other schools have a word of one: a name without it is a school beside a degree or a course. Alone it is a certificate or a
 * club, and beside an occupation it is an employer.
 */
function isNamed(school: Piece, degree: Piece | null): boolean {
  if (school.school || INITIALS.test(school.text)) return true;
  return degree !== null && (degree.degree || COURSE.test(degree.text) || !endsInTitle(degree.text));
}

/** "LUM Umbrick", "Lumora Tech" */
const INITIALS = /^\p{Lu}{3,8}(?: \p{Lu}\p{Ll}[\p{L}-]*){0,2}$|\p{L} Tech$/u;

/** "Bootcamp Product Designer": what is taught may be an occupation */
const COURSE =
  /^(?:(?:online )?(?:boot ?camp|course|training|curso|corso|cours|kurs|lehrgang|máster|programme?|programa|programma|opleiding|formation|formación)(?!\p{L}))|\s(?:boot ?camp|course|programme?|lehrgang|kurs)$/iu;

/** "Fitness Instructor", but not "Executive programme" */
function endsInTitle(text: string): boolean {
  return readSignals(splitWords(text).at(-1) ?? "").title > 0;
}

function isNoCompany(piece: Piece, title: Piece | null): boolean {
  const { text, company } = piece;
  if (company === 3) return false;
  if (isNoName(piece) || isNeverName(text) || isPlace(text) || SEVERAL.test(text)) return true;
  if (OFFICE_THERE.test(text) || (company === 0 && !piece.school && PROFESSOR.test(text))) return true;
  if (OCCUPATION_ONLY.test(text)) return title === null || title.title === 0;
  // "BS": a degree
  if (piece.degree && company === 0 && text.length < 4) return true;
  // "Business Development", "Marketing"
  if (isFunction(text)) return splitWords(text).length === 1 || (company === 0 && !piece.school);
  return COMMON_NOUN.test(text);
}

function isNoSchool(piece: Piece): boolean {
  const { text, school } = piece;
  if (PART_OF_STUDY.test(text)) return true;
  return isNoName(piece) || (!school && (isPlace(text) || isRemark(text)));
}

const LICENCE =
  /^(?:permis (?:de conduire|[a-d]\b)|licencia de conducir|carn[eé]t? de conducir|permiso de conducir|driv(?:ing|er['’]?s?) licen[cs]e|führerschein|patente (?:di guida|[a-d]\b)|rijbewijs)/iu;

function isNoName({ text, company }: Piece): boolean {
  if (LICENCE.test(text)) return true;
  if (MARK.test(text) || TECHNOLOGIES.test(text) || SENTENCE_INNER.test(text)) return true;
  if (SENTENCE_PART.test(text) || (company === 0 && isReport(text))) return true;
  return splitWords(text).length === 1 && months.has(foldWords(text).replace(".", ""));
}

function isAward({ text, degree }: Piece): boolean {
  return AWARD.test(text) || (!degree && COURSE_PAGE.test(text));
}
