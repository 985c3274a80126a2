/** The name of a school in a piece, apart from its place, its department and the degree beside it. */

import { isPlace, isStateCode } from "../words/phrases.ts";
import { SERIES } from "../words/separators.ts";
import { splitWords } from "../words/split-words.ts";
import { isField, isFunctionName, readSignals } from "../words/words.ts";
import { part, splitCommas, withoutRemarks } from "./commas.ts";
import { withoutCity, withoutTown } from "./company-name.ts";
import type { Piece } from "./piece.ts";
import { beforeDepartment, isSchoolOfUniversity, ofUniversity } from "./university-units.ts";

export const SUBUNIT =
  /^(?:department|dept|faculty|lehrstuhl|chair|fakultät|fachbereich|school of|institut für|institute of|institute for|faculté|facultad|facoltà|faculdade|école doctorale|ufr|faculteit|vakgroep|leerstoel)(?![\p{L}\d])/iu;
/** "Hochschule für Technik, Wirtschaft und Kultur" */
const LIST_START = /\s(?:für|for|of|de|des)\s\p{Lu}\p{L}+$/u;
const LIST_END = /^\p{Lu}\p{L}+\s(?:und|and|et|&)\s\p{Lu}/u;

/** "Liceo scientifico", "Polytechnic": a kind of school, which has no name here */
const KIND =
  /^(?:colegio|lycée|gymnasium|university|universidad|polytechnic|(?:pre|junior )-?(?:university|college)(?: course)?|college prep|(?:senior |junior )?(?:high|secondary) school|preparatoria|studienkolleg|(?:grund|volks|haupt|berufs)schule|lehramt (?:an )?gymnasi(?:um|en)|liceo(?: (?:classico|scientifico|linguistico|artistico|socio-psico-pedagogico))?|istituto (?:tecnico|professionale)(?: (?:commerciale|industriale))?|scuola (?:media|elementare|superiore)|(?:lagere|middelbare) school|basisschool|escola primária|escuela primaria)$/iu;

export function isKindOfSchool(text: string): boolean {
  return KIND.test(text);
}

/** "Meisterschule Elektrotechnik", "Programme Grande École": what is taught, beside where. */
export function isProgram(text: string): boolean {
  if (isKindOfSchool(text)) return true;
  return /^(?:meisterschule|technikerschule|programme? grande école|honou?rs ?program(?:ma|me)?|(?:executive|exchange|advanced|general) (?:\p{L}+ )?program(?:me)?|schakelprogramma|(?:summer|winter) school|high school|grundschule)(?:$|\s(?!of\b|der\b|in\b))/iu.test(
    text,
  );
}

/** "lic. oec. HSG", "Mag. rer. soc. oec." */
const LATIN_DEGREE = /^(?:lic|mag|dr|dipl)\. ?(?:\p{Ll}{2,5}\. ?)+(?:\p{Lu}{2,4}$|$|,)/u;
/** "Ingeniería en Telecomunicaciones", "Técnico en Electrónica" */
const SPANISH_DEGREE =
  /^(?:ingenier[ií]a|tecnolog[ií]a superior|t[eé]cnic[oa](?: superior)?|tecn[oó]log[oa]) (?:en|de|di|dell[ae]|dei) \p{L}/iu;
/** "dipl. Masch.-Ing. ETH": the kind of the school is a part of the degree. */
const SWISS_DEGREE =
  /^dipl\.?[ -][^,()]{2,50} (?:ETHZ?|EPFL?|FH|HF|HTL|HSG|TH|Univ\.?)(?:[ /]\p{Lu}{2,4})?(?: \([^()]*\))?$/iu;
/** "High school diploma", "Diploma di liceo scientifico" name no school. */
const SCHOOL_DEGREE =
  /^(?:diploma|licenza) (?:di )?(?:liceo(?: (?:classico|scientifico|linguistico|artistico))?|scuola (?:media|superiore))$|^(?:polytechnic|college|school|university) diploma$|^prueba de acceso a la universidad$|^(?:(?:senior |junior |upper )?high|higher|secondary|middle) (?:school|secondary)(?! of)[^,]{0,20}(?:diploma|certificate|degree|education)?$/i;
/** "Primary School Certificate (PSC)", "Senior School Certificate Examination" */
const SCHOOL_CERTIFICATE =
  /^(?:\p{L}+ ){1,3}school (?:leaving )?(?:cert(?:ificate)?|exam(?:ination)?)s?(?: exam(?:ination)?)?(?: \(\p{Lu}[\p{Lu}.]*\))?\.?$/iu;
/** "Higher National Certificate in Quantity Surveying" */
const NATIONAL_CERTIFICATE =
  /^(?:(?:higher |ordinary |advanced )?national|(?:post)?graduate|advanced) (?:higher )?(?:certificate|diploma)(?: (?:in|of) [^,;]*)?$/iu;
/** "Ontario Secondary School Diploma" */
const DIPLOMA_OF_STATE =
  /^(?:ontario|alberta|british columbia|b\.?c\.?|manitoba|nova scotia|new brunswick|qu[eé]bec|saskatchewan|new york|nys|texas|california|florida|state|general|standard) (?:high|secondary) school (?:graduation )?diploma\b/iu;
/** A course of French schools of business, in the place of a degree */
export const GRANDE_ECOLE =
  /^(?:(?:programme )?grande école|classes? pr[ée]paratoires? aux grandes [ée]coles)(?=$|\s?[,(–-])/iu;

const DIPLOMA_END = /(?:diploma|certificate|degree)$/iu;

/** Words of a school that name what was obtained, and no school. */
export function isDegreeOnly(whole: string): boolean {
  const [head = whole] = whole.split(",", 1);
  // "High School Diploma, Physics and Electronics", but not "Higher School, Nashik"
  const isHead = head.length < whole.length && DIPLOMA_END.test(head) && !readSignals(whole.slice(head.length)).school;
  const text = isHead ? head : whole;
  return (
    SCHOOL_CERTIFICATE.test(text) ||
    NATIONAL_CERTIFICATE.test(text) ||
    SCHOOL_DEGREE.test(text) ||
    DIPLOMA_OF_STATE.test(text) ||
    LATIN_DEGREE.test(text) ||
    SWISS_DEGREE.test(text) ||
    SPANISH_DEGREE.test(text) ||
    GRANDE_ECOLE.test(text)
  );
}

const EXCHANGE =
  /^(?:(?:auslands|austausch|erasmus-?|gast)(?:semester|jahr|studium)|exchange (?:semester|year)|semester abroad|(?:erasmus|exchange|studie|uitwisseling) ?(?:exchange|semester|year|program(?:me)?|uitwisseling)? (?:naar|to|at|with|aan|bij)|(?:semestre|année|échange) (?:d['’]échange|erasmus|à l['’]étranger)|(?:first|second|third|final)\s+year|(?:\d{1,2}\.?(?:\s?(?:[–-]|bis)\s?\d{1,2}\.?)?\s(?:klassen?|schuljahre?)|klassen?\s\d{1,2}(?:\s?(?:[–-]|bis)\s?\d{1,2})?)(?:\s(?:de[rs]|an der|am|im))?)(?:\s*[:,–-]\s*|\s+)(?=\p{Lu})/iu;

/** "Auslandssemester Lund University", "1. Klasse der Kantonsschule Umbra" */
export function withoutExchange(piece: Piece): Piece {
  const prefix = EXCHANGE.exec(piece.row.text.slice(piece.from, piece.to))?.[0];
  const rest = prefix === undefined ? null : part(piece, piece.from + prefix.length, piece.to);
  return rest?.school === true ? rest : piece;
}

/** A school, and what its piece says before and after it. */
export function cutSchool(piece: Piece): {
  readonly school: Piece;
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
} {
  const parts = splitCommas(piece);
  let first = parts.findIndex(({ school, degree, text }) => school && !degree && !isProgram(text));
  if (first === -1) first = parts.findIndex(({ school, degree }) => school && !degree);
  if (first === -1) first = parts.findIndex(({ school }) => school);
  if (first === -1) return { school: withoutRemarks(piece), before: [], after: [] };
  if (SUBUNIT.test((parts[first] as Piece).text) || /\sCollege$/.test((parts[first] as Piece).text)) {
    const university = parts.findIndex(
      ({ text, school }, index) => index > first && school && !SUBUNIT.test(text) && /universi/i.test(text),
    );
    if (university !== -1) first = university;
  }
  if (piece.row.isWhole) return { school: piece, before: [], after: [] };
  const head = parts[first] as Piece;
  const next = parts[first + 1];
  const isSeries =
    next !== undefined &&
    !next.degree &&
    (SERIES.test(head.text) || (LIST_START.test(head.text) && LIST_END.test(next.text)) || hasLettersOfTown(next.text));
  const isOfUniversity = isSchoolOfUniversity(head, next);
  const isPlaceName = ({ text }: Piece) => isPlace(text) || (isStateCode(text) && !piece.degree);
  const isAtPlace = next !== undefined && isPlaceName(next);
  const bare = withoutArticle(ofUniversity(beforeDepartment(withoutTownBehind(withoutTown(withoutRemarks(head))))));
  const school =
    isSeries || isOfUniversity
      ? (part(piece, head.from, (next ?? head).to) ?? head)
      : isAtPlace
        ? withoutCity(part(piece, head.from, next.to) ?? head, bare)
        : bare;
  const rest = withSubject(piece, parts.slice(first + (isSeries || isOfUniversity ? 2 : 1))).filter(
    (other) => !isPlaceName(other),
  );
  let last = first - 1;
  while (last > 0 && SUBUNIT.test((parts[last] as Piece).text)) last--;
  const before = last < 0 ? [] : [part(piece, piece.from, (parts[last] as Piece).to) as Piece];
  return { school, before, after: rest };
}

/** "Federal Institute of Technology, Lumstadt (FITL)": the letters in the brackets say that the town belongs to the name */
function hasLettersOfTown(text: string): boolean {
  const [, initial = "", letters = ""] = text.endsWith(")") ? (LETTERS_OF_TOWN.exec(text) ?? []) : [];
  return letters !== "" && letters.endsWith(initial);
}

const LETTERS_OF_TOWN = /^(\p{Lu})[\p{L}-]+(?: \p{Lu}\p{L}+)? \((\p{Lu}{3,6})\)$/u;

const LINK = /(?:^|\s)(?:at|from|an|in|bei|à|en|al)\s$/;
const ARTICLE = /^(?:the|der|die|das|la|le|el|il) (?=\p{Lu})/u;

/** "MSc at the Lumora University": behind a link */
function withoutArticle(school: Piece): Piece {
  const article = ARTICLE.exec(school.text)?.[0];
  return article === undefined || !LINK.test(school.row.text.slice(0, school.from))
    ? school
    : (part(school, school.from + article.length, school.to) ?? school);
}

/** "Realschule des Kreises in Kiel", "lycée Lumora à Caen", "Goethe-Gymnasium in Unterfeld mit Abschluss" */
function withoutTownBehind(school: Piece): Piece {
  const unit = UNIT_BEFORE.exec(school.row.text.slice(school.from, school.to))?.[0];
  if (unit !== undefined) return part(school, school.from + unit.length, school.to) ?? school;
  const text = school.row.text.slice(school.from, school.to);
  const state = text.includes("/") ? text.search(STATE_BEHIND) : -1;
  if (state > 0) return part(school, school.from, school.from + state) ?? school;
  const branch = text.search(BRANCH);
  if (branch > 0) return part(school, school.from, school.from + branch) ?? school;
  const name = FRENCH_SCHOOL.exec(text)?.[1];
  if (name !== undefined) return part(school, school.from, school.from + name.length) ?? school;
  const start = VISIT.exec(text)?.[0].length ?? 0;
  const end = BEHIND_SCHOOL.exec(text.slice(start));
  const to =
    end === null || (end[1] !== undefined && !isTownOf(text.slice(start, start + end.index), end[1]))
      ? -1
      : start + end.index;
  if (start === 0 && to === -1) return school;
  return part(school, school.from + start, to === -1 ? school.to : school.from + to) ?? school;
}

/** "Besuch des Goethe-Gymnasiums": what somebody did there */
const VISIT =
  /^(?:(?:schul)?besuch (?:de[rs]|einer|eines|vo[nm])|schulbesuch:?|schüler(?:in)? (?:de[rs])|student(?:in)? der|absolvent(?:in)? (?:de[rs])|besuchte (?:die|das|den)|volgde (?:de|het))\s(?=\p{Lu})/iu;
/** " in Unterfeld", " te Oudhoven", " mit Abschluss" */
const BEHIND_SCHOOL =
  /\s(?:te \p{Lu}\S+(?: \p{Lu}\S+)?|in (\p{Lu}[\p{L}./'’-]+(?: (?:(?:am|an der|bei|im|ob|a\.) )?\p{Lu}[\p{L}./'’-]+){0,2})|(?:mit|met|ohne|zonder|avec) (?:\p{L}+ )?(?:[Aa]bschluss|[Dd]iploma?|[Aa]bitur|[Mm]atura|diplôme|[Ss]chwerpunkt|[Nn]ebenfach|[Aa]nwendungsbereich|[Ff]achrichtung|[Vv]ertiefung)(?: .*)?)$/u;

/** Words of German and Dutch schools. "Lumora University in Umbra" is a name. */
const WITH_TOWN =
  /(?:schule|gymnasiums?|kollegs?|universität|akademie|hogeschool|universiteit|lyceum|scholengemeenschap|anstalt)(?!\p{L})/iu;

/** "Hochschule für Musik in Unterfeld", but not "Gymnasium in Unterfeld" and "Institute of Research in Optics" */
function isTownOf(school: string, town: string): boolean {
  if (isKindOfSchool(school) || isField(town) || isFunctionName(town)) return false;
  return WITH_TOWN.test(school);
}

const FRENCH_SCHOOL =
  /^((?:[Ll]ycée|LYCÉE|[Cc]ollège|[ÉEé]cole|[Ii]nstitut|IFSI|IUT)\s(?:.*\s)?\p{Lu}[\p{L}'’-]+) (?:à|en) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** "Faculté de droit - Université de Lumora" */
const UNIT_BEFORE = /^(?:Facult|Facolt|Faculd|UFR|Départ|Dipart|Depart)[^,]{2,60} [-–] (?=(?:L['’])?Universi)/u;
/** "UNILUM/SP", "Faculdade Lumora/PR": the state or the letters of the town behind a school in Brazil */
const STATE_BEHIND = /(?<=\p{L}{4})(?<!PUC)\/(?!EHU)\p{Lu}{2,4}$/u;
/** "LUMTEC dans la filière Génie du Logiciel" */
const BRANCH = / (?:dans la|en|,) ?(?:filière|spécialité|section|option) (?=\p{L})/u;
/** "Master of Science, Finance" after a school is one degree. */
function withSubject(piece: Piece, parts: readonly Piece[]): readonly Piece[] {
  const at = parts.findIndex(({ degree }) => degree);
  const next = parts[at + 1];
  if (at === -1 || next === undefined || next.degree || next.school || next.title > 0) return parts;
  const { text } = next;
  if (isPlace(text) || isStateCode(text) || !/^\p{Lu}[\p{L} &-]+$/u.test(text) || splitWords(text).length > 4)
    return parts;
  const whole = part(piece, (parts[at] as Piece).from, next.to);
  return whole === null ? parts : [...parts.slice(0, at), whole, ...parts.slice(at + 2)];
}
