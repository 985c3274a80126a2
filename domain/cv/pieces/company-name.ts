import { isFate } from "../words/fates.ts";
import { isPlace, isRegion, isStateCode } from "../words/phrases.ts";
import { SERIES } from "../words/separators.ts";
import { isLegalFormOnly } from "../words/word-classes.ts";
import { isField, isFunction, isFunctionName, isGeneric, readSignals } from "../words/words.ts";
import { withoutAgency } from "./agencies.ts";
import { forceOf } from "./armed-forces.ts";
import { part, RIVER, splitCommas, withoutRemarks } from "./commas.ts";
import type { Piece } from "./piece.ts";
import {
  beforeDepartment,
  hasInitials,
  isSchoolOfUniversity,
  ofUniversity,
  universityOf,
  universityOfSubject,
} from "./university-units.ts";

/** "Acme" of "Acme Derby, UK": the region is cut off already, and the town before it is cut off here. */
export function withoutCity(whole: Piece, bare: Piece): Piece {
  if (whole.to === bare.to || bare.text.includes(",") || isPlace(bare.text)) return bare;
  // "Universiteit Umbra (KU Leuven), Belgium"
  if (bare.text.endsWith(")")) return bare;
  if (!isBeforeRegion(whole, bare)) return bare;
  const words = bare.text.split(" ");
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const town = words.slice(-count).join(" ");
    if (!isPlace(town) || (isRegion(town) && !isStateOfUnion(words.length - count, whole, bare))) continue;
    const before = words.slice(0, -count).join(" ");
    if (SERIES.test(before) || NEEDS_PLACE.test(before) || isGeneric(before)) return bare;
    if (UNIVERSITY_END.test(before) && GERMAN_STATE.test(whole.row.text.slice(bare.to, whole.to))) return bare;
    const at = bare.row.text.slice(bare.from, bare.to).lastIndexOf(words.at(-count) as string);
    return part(bare, bare.from, bare.from + at) ?? bare;
  }
  return bare;
}

/** "Lumen Health Texas, United States", but not "Western Michigan, USA" */
function isStateOfUnion(wordsBefore: number, { row, to }: Piece, bare: Piece): boolean {
  return wordsBefore > 1 && /^,\s(?:United States|USA|U\.S\.A\.)/u.test(row.text.slice(bare.to, to));
}

/** Whether a state or country alone follows, and no town: "Acme Derby, UK", but not "Booz Allen Hamilton, McLean, VA". */
export function isBeforeRegion({ row, to }: Piece, bare: Piece): boolean {
  const region = /^,\s(\p{Lu}[\p{L} .-]+)(?: \d{4,6})?$/u.exec(row.text.slice(bare.to, to))?.[1];
  return region !== undefined && (isRegion(region) || isStateCode(region));
}

/** "Universität Bonn", "University of Texas at Austin" */
const NEEDS_PLACE =
  /\s(?:of|at|de|du|di|del|della|van|von|zu|in|der|universit(?:ät|é|à|eit)|hochschule|universidad|technology|-|–)$|(?:schule|universität)$/iu;

/** "Otto Lumora University Bonn, Germany": the town belongs to the name there */
const UNIVERSITY_END = /\suniversity$/iu;
const GERMAN_STATE = /^,\s(?:germany|deutschland|austria|österreich|switzerland|schweiz)(?!\p{L})/iu;

/** "Acme (Pouzauges)", "Acme (Leeds / York)": one plain word in brackets is a town more often than a part of the name. */
export function withoutTown(piece: Piece): Piece {
  const at = piece.text.endsWith(")") ? piece.row.text.slice(piece.from, piece.to).lastIndexOf(" (") : -1;
  const inner = at < 1 ? "" : piece.row.text.slice(piece.from + at + 2, piece.to - 1);
  if (!TOWN.test(inner) && !(CAPITAL_TOWN.test(inner) && piece.text === piece.text.toUpperCase())) return piece;
  // "Acme Bank (Lumora), Leeds": another town follows
  const [, town = ""] = TOWN_BEHIND.exec(piece.row.text.slice(piece.to, piece.to + MAX_TOWN)) ?? [];
  if (town !== "" && isPlace(town) && !isRegion(town) && !isPlace(inner)) return piece;
  if (RIVER.test(inner) || (piece.school && isShortName(piece.text, inner))) return piece;
  const { title, company, school } = readSignals(inner);
  return title > 0 || company > 0 || school ? piece : (part(piece, piece.from, piece.from + at) ?? piece);
}

const TOWN_BEHIND = /^, (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)(?=$|[,|\t]|\s[–—|·(-]|\s{2})/u;
const MAX_TOWN = 30;

/** "Lumora College of Engineering (Facens)", but not "Realschule (Unterfeld)" */
function isShortName(name: string, inner: string): boolean {
  return SHORT_NAME.test(inner) && NAMED_SHORT.test(name) && !isPlace(inner);
}

const SHORT_NAME = /^\p{Lu}\p{Ll}{3,6}$/u;
/** Kinds of schools that have a short name */
const NAMED_SHORT =
  /universi(?!tät)|college of|faculdade|facultad|faculty of|escola t|instituto|institut[eo] of|centro universit/iu;

const TOWN_ARTICLE = "(?:(?:Saint|Sainte|San|Santa|Sant|São|Villa|Bad) )?";
const TOWN = new RegExp(
  String.raw`^(?:${TOWN_ARTICLE}\p{Lu}\p{Ll}{3,}|\p{Lu}\p{Ll}{2,} (?:de|del|de la|sur|di|do|da) \p{Lu}\p{Ll}+)(?:(?:-(?:\p{Ll}+-){0,2}| ?\/ ?)\p{Lu}\p{Ll}+)*$`,
  "u",
);
/** "PLAYA DE GANDÍA" */
const CAPITAL_TOWN = /^\p{Lu}{4,}(?: (?:DE|DEL|DE LA|SUR|DI|DO|DA) \p{Lu}{4,})?$/u;

/** "Acme in Berlin": a known place, for which the name of a company has other words */
const PLACE_AFTER = /^((?:the )?\p{Lu}.*?) (?:in|en|te) (\p{Lu}[\p{L}'’ -]+)$/u;
/** "bei der Acme in Unterfeld": one that no list has */
const UNKNOWN_TOWN_AFTER =
  /^((?!Made|Women|Menschen|Kinder|Frauen|Ärzte)\p{Lu}[^,;]*?[\p{L}\d]) in ((?:Bad |St\. |Sainte?[ -])?\p{Lu}\p{Ll}{3,}(?:\/\p{Lu}\p{Ll}+)?)$/u;
/** "Acme te Oudhoven": a town, even if no list has it */
const DUTCH_PLACE_AFTER = /^(\p{Lu}.*?) te \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;

/** "Acme à Libourne", "Acme à Libourne les mercredis" */
const TOWN_AFTER =
  /^(\p{Lu}[^,;]*?|\p{Ll}+ \p{Lu}[^,;]*?) à \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?: \p{Ll}[^,;]*| \([^()]*\))?$/u;

function withoutTownAfter(piece: Piece): Piece {
  const [, before, place = ""] = PLACE_AFTER.exec(piece.text) ?? [];
  // "Universität in Bonn"
  const isAtPlace =
    before !== undefined &&
    isPlace(place) &&
    (piece.isAfterAt || (!isRegion(place) && isNamed(before))) &&
    !(piece.school && !before.includes(" "));
  const unknown = piece.isAfterAt && !isAtPlace ? UNKNOWN_TOWN_AFTER.exec(piece.text) : null;
  if (unknown !== null && !isField(unknown[2] as string) && !isFunctionName(unknown[2] as string))
    return part(piece, piece.from, piece.from + (unknown[1] as string).length) ?? piece;
  const town = piece.text.includes(" te ") ? DUTCH_PLACE_AFTER.exec(piece.text)?.[1] : undefined;
  if (town !== undefined) return part(piece, piece.from, piece.from + town.length) ?? piece;
  if (piece.school && !isAtPlace) return piece;
  const name = isAtPlace ? before : piece.text.includes(" à ") ? TOWN_AFTER.exec(piece.text)?.[1] : undefined;
  return name === undefined ? piece : (part(piece, piece.from, piece.from + name.length) ?? piece);
}

/** "Umbra Consulting", but not "Made" of "Made in Hamburg" */
function isNamed(name: string): boolean {
  const { company, school, title } = readSignals(name);
  return title === 0 && (company > 0 || school || /^\p{Lu}\S+ .*\p{Lu}/u.test(name));
}

/** Theater „Lumora“ Wien: the quotation marks end the name */
function withoutTownAfterQuote(piece: Piece): Piece {
  const quote = /^.*[“”»"] (?=\p{Lu})/u.exec(piece.text)?.[0];
  if (quote === undefined || !isPlace(piece.text.slice(quote.length))) return piece;
  return part(piece, piece.from, piece.from + quote.length) ?? piece;
}

const MESSRS = /M\/s\.?\s?$/i;

/** "Acme Pvt. Ltd Pune": the legal form ends the name, and a town the line of "M/s Acme Builders Pune" */
function withoutTownAfterForm(piece: Piece): Piece {
  if (piece.text.includes(",") || !piece.text.includes(" ")) return piece;
  const words = piece.row.text.slice(piece.from, piece.to).split(" ");
  const isOfMessrs = MESSRS.test(piece.row.text.slice(Math.max(0, piece.from - 6), piece.from));
  const form = isOfMessrs && words.length > 2 ? words.length - 2 : words.findLastIndex(isLegalFormOnly);
  if (form < 1 || form === words.length - 1 || !isPlace(words.slice(form + 1).join(" "))) return piece;
  return part(piece, piece.from, piece.from + words.slice(0, form + 1).join(" ").length) ?? piece;
}

/** E-Commerce-Unternehmen „Lumora“: a noun says what the company is */
const NOUN_AND_QUOTE =
  /^(?:\p{Lu}[\p{L}-]*)?(?:[Uu]nternehmen|[Ff]irma|[Aa]gentur|[Ss]hop|[Ss]tart-?up|[Pp]lattform|[Pp]ortal) [“„«"]\s?(\p{L}[^“”„«»"]{1,40}?)\s?[”“»"](?=,|$)/u;
/** Food delivery service “Lumora”: small words say what the company is */
const KIND_AND_QUOTE = /^\p{Lu}[^“”„«»",;]*\s\p{Ll}{4,}\s[“„«"]\s?(\p{Lu}[^“”„«»"]{1,40}?)\s?[”“»"](?=,|$)/u;

function quotedName(piece: Piece): Piece {
  const name = (KIND_AND_QUOTE.exec(piece.text) ?? NOUN_AND_QUOTE.exec(piece.text))?.[1];
  if (name === undefined || piece.school) return piece;
  const at = piece.row.text.indexOf(name, piece.from);
  return part(piece, at, at + name.length) ?? piece;
}

/** A part of an employer, before its name ("Lehrstuhl für Statistik, TU Dortmund"), but not "Department of Veterans Affairs". */
export const DEPARTMENT =
  /^(?:department(?! (?:of|for) (?:the )?(?:national |federal |internal )?(?:veterans?|homeland|defen[cs]e|state|justice|labou?r|transport|agricultur|commerce|energy|treasury|interior|housing|correction|motor|revenue|natural|public (?:works|safety|health$)|social services|human services|child|work and|employment|conservation|sanitation|parks|juvenile|army|navy|air force|community|health and)\p{L}*)|dipartimento|dept\.?|faculty|lehrstuhl|chair|chaire|departamento|praxisgruppe|unité|division|abteilung|fakultät|fachbereich|ressort|redaktion|referat|stabsstelle|geschäftsbereich|direction|pôle(?! emploi)|departement|département|service de|group of|team|ufficio|reparto|settore|afdeling|afd\.|abt\.|faculteit|vakgroep|leerstoel|bereich|área de|klinik für|schwerpunkt|fachrichtung|klinik und|institut für|zentrum für|section)(?!\p{L})/iu;

/** "Lumora CS Department" */
function withoutOffice(piece: Piece): Piece {
  const office = / (?:\p{Lu}{2,4}|R&D) (?:[Dd]epartment|[Dd]ept\.?)$/u.exec(piece.row.text.slice(piece.from, piece.to));
  return office === null ? piece : (part(piece, piece.from, piece.from + office.index) ?? piece);
}

const MINISTRY = /^Department (?:of|for) \p{Lu}\p{L}+$/u;
export const DEPARTMENT_END = /\s(?:dept\.?|department)$/iu;

/** "Direction juridique de L'Oréal": the company alone. */
function withoutDepartment(piece: Piece): Piece {
  // "Department of Transport" alone is a ministry.
  if (!DEPARTMENT.test(piece.text) || MINISTRY.test(piece.text)) return piece;
  // "Department of Transport, University of Leeds"
  const [, ...others] = splitCommas(piece);
  if (others.some(({ school, company }) => school || company > 0)) return piece;
  const link = /^.*\s(?:de|du|des|der|of|at|am|an der)[\s\u2063](?:the\s)?(?=\p{Lu})/u.exec(
    piece.row.text.slice(piece.from, piece.to),
  );
  const name = link === null ? null : part(piece, piece.from + link[0].length, piece.to);
  return name === null ||
    isFunctionName(name.text) ||
    isField(name.text) ||
    !(name.school || name.company > 0 || name.text.length < 25)
    ? piece
    : name;
}

const ARTICLE =
  /^(?:(?:(?:the|der|die|dem|den)|(?:(?:the|die|der|la) )?(?:[Ff]irma|company|ditta|Ditta)) (?=\p{Lu})|la (?=\p{Ll})|(?:de|het) (?=(?:Hogeschool|Universiteit|Technische|Vrije|Open|Gemeente|Provincie|Ministerie|Stichting|Rijks\p{Ll}+|Academie|TU)(?!\p{L})))/u;

/** "ingenieursbureau Acme", "cabinet Lumen": in small letters, what the company is */
const SMALL_KIND =
  /^(?:\p{Ll}*(?:bureau|bedrijf|kantoor|winkel|agentur|büro|firma|unternehmen)|agence|cabinet|société|entreprise|association|studio|azienda|società|agenzia|empresa|consultora|agencia|despacho|estudio) (?=\p{Lu})/u;

/** "Research fellow at the National Center for Pumps", "Firma Acme", "la ditta Lumen" */
function withoutArticle(piece: Piece): Piece {
  const first = piece.text.charCodeAt(0);
  // Few names begin with a small letter.
  const kind = first > 0x60 && first < 0x7b ? SMALL_KIND.exec(piece.text)?.[0].length : undefined;
  const length = kind ?? ARTICLE.exec(piece.text)?.[0].length ?? 0;
  return length === 0 ? piece : (part(piece, piece.from + length, piece.to) ?? piece);
}

/** The name of a company in a piece: up to the first comma, unless that cuts a name in two. */
export function companyName(piece: Piece): Piece {
  const name = withoutTownAfterForm(withoutTownAfter(withoutRemote(beforeComma(withoutAgency(piece)))));
  return withCampus(withoutTownAfterBrackets(name), piece);
}

/** "Acme (contract for Lumen) Leeds" */
function withoutTownAfterBrackets(piece: Piece): Piece {
  const [, name, town = ""] = piece.text.includes(") ") ? (BRACKETS_AND_TOWN.exec(piece.text) ?? []) : [];
  if (name === undefined || !isPlace(town)) return piece;
  return part(piece, piece.from, piece.from + name.length) ?? piece;
}

const BRACKETS_AND_TOWN = /^(\p{Lu}[^()]*?) \([^()]+\) (\p{Lu}[^()]*)$/u;

/** "Acme Studios Remote", in the place of a town */
function withoutRemote(name: Piece): Piece {
  const at =
    name.text.endsWith("e") || name.text.endsWith("d") ? name.row.text.slice(name.from, name.to).search(REMOTE) : -1;
  return at < 1 ? name : (part(name, name.from, name.from + at) ?? name);
}

const REMOTE = /(?<=\S)\s+(?:Remote|Hybrid|On-?[Ss]ite)$/u;

/** "University of California, Davis": the place is a part of the name, but not "University of Michigan, USA" */
function withCampus(name: Piece, whole: Piece): Piece {
  if (!name.school || !SERIES.test(name.text)) return name;
  // A known town is cut off already.
  const [behind, town] = CAMPUS.exec(name.row.text.slice(name.to, Math.max(whole.to, name.to + MAX_CAMPUS))) ?? [];
  if (behind === undefined || town === undefined || isRegion(town)) return name;
  return part(name, name.from, name.to + behind.length) ?? name;
}

const CAMPUS = /^, (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2})(?=\s*(?:[,(|\t]|$)|\s{2})/u;
const MAX_CAMPUS = 40;

/** "Acme (closed)" in a line of a page that repeats its lines */
function withoutFate(piece: Piece): Piece {
  const inner = piece.text.endsWith(")") ? /\s\(([^()]+)\)$/.exec(piece.row.text.slice(piece.from, piece.to)) : null;
  if (inner === null || !isFate(inner[1] as string)) return piece;
  return part(piece, piece.from, piece.from + inner.index) ?? piece;
}

/** "Lumora, Agence Web et Arts": what the company is */
const KIND_OF_COMPANY =
  /^(?:agence|agencia|agenzia|agentur|agency|association|cabinet|société|entreprise|éditeur|studio|start-?up|consultora|empresa|società|bureau|adviesbureau) /iu;
const POSTAL_CODE = /^\d{4,6}$/;

function beforeComma(piece: Piece): Piece {
  if (piece.row.isWhole) return withoutFate(piece);
  const force = forceOf(piece);
  if (force !== piece) return force;
  const bare = withoutDepartment(
    withoutArticle(
      ofUniversity(
        beforeDepartment(
          quotedName(withoutTownAfterQuote(withoutTownAfter(withoutTown(withoutCity(piece, withoutRemarks(piece)))))),
        ),
      ),
    ),
  );
  const parts = splitCommas(withoutOffice(bare))
    .filter(({ text }) => !POSTAL_CODE.test(text))
    .filter(
      ({ text }, index, all) => index === all.length - 1 || !(DEPARTMENT.test(text) || DEPARTMENT_END.test(text)),
    );
  if (parts.length === 1) return parts[0] as Piece;
  if (parts.length < 2) return bare;
  // "Acme, Lima (grupo Umbra)": the second is a place
  const named = parts.find(
    ({ company, title, text }) => company > 0 && title === 0 && !isPlace(text.replace(/ \(.*$/u, "")),
  );
  const [first, second] = parts as [Piece, Piece];
  if (isSchoolOfUniversity(first, second) || hasInitials(first, second))
    return part(bare, first.from, second.to) ?? bare;
  const university = universityOf(first, parts) ?? universityOfSubject(parts);
  if (university !== null) return withoutRemarks(university);
  const last = parts.at(-1) as Piece;
  // "Chair of Business – Management, TU Lumora"
  const school = piece.index > 0 && DEPARTMENT.test(piece.row.text) ? parts.find((part) => part.school) : undefined;
  if (school !== undefined) return withoutRemarks(school);
  // "Brown, Jordan & Partners": the words of a company are only at the end.
  if (
    first.company === 0 &&
    !first.school &&
    last.company > 0 &&
    last.title === 0 &&
    !KIND_OF_COMPANY.test(last.text) &&
    /&|\bund\b|\band\b|\bet\b/u.test(last.text)
  )
    return bare;
  if (first.title > 0 && named !== undefined) return withoutRemarks(named);
  // "Data Engineering, Lumora Labs, Kiel"
  const isNamedBehind = first.company === 0 && (named?.company === 3 || isFunction(first.text));
  return withoutTown(withoutRemarks(isNamedBehind ? (named ?? first) : first));
}
