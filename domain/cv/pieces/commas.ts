import { isFate } from "../words/fates.ts";
import { memoizeObject } from "../words/memoize.ts";
import { cleanName, type Stretch, trimStretch } from "../words/names.ts";
import { isDuration, isEmploymentKind, isPlace, isStateCode, isVolunteer } from "../words/phrases.ts";
import { isSizeAlone } from "../words/sizes.ts";
import { splitWords } from "../words/split-words.ts";
import { isUnitName } from "../words/units.ts";
import { isLegalFormOnly } from "../words/word-classes.ts";
import { isFunctionName, readSignals } from "../words/words.ts";
import { Piece } from "./piece.ts";

export function isInBrackets(text: string, at: number): boolean {
  const open = text.lastIndexOf("(", at);
  return open >= 0 && text.lastIndexOf(")", at) < open && text.indexOf(")", at) > at;
}

/** The parts of a piece between commas; a legal form stays with its name ("Acme, Inc."). */
export function splitCommas(piece: Piece): readonly Piece[] {
  return piece.text.includes(",") ? knownParts(piece) : [piece];
}

const knownParts = memoizeObject(findParts);

const COMMA = /\s*[,\u2063]\s*,?\s*|\s*,\s*/gu;

function findParts(piece: Piece): readonly Piece[] {
  const parts: Stretch[] = [];
  let from = piece.from;
  const whole = piece.row.text.slice(piece.from, piece.to);
  COMMA.lastIndex = 0;
  for (let match = COMMA.exec(whole); match !== null; match = COMMA.exec(whole)) {
    if (!match[0].includes(",")) continue;
    const at = piece.from + match.index;
    if (isInBrackets(whole, match.index)) continue;
    const rest = piece.row.text.slice(at + match[0].length, piece.to).split(",")[0] ?? "";
    if (JUNIOR.test(rest) && readSignals(rest).title === 0) continue;
    if ((isLegalFormOnly(rest) && !isStateCode(rest)) || isNameList(piece.row.text.slice(from, at), rest)) continue;
    parts.push({ from, to: at });
    from = at + match[0].length;
  }
  parts.push({ from, to: piece.to });
  return parts.flatMap(({ from, to }) => part(piece, from, to) ?? []);
}

/** "Jo Example, Jr. Hospital": named after a person */
const JUNIOR = /^(?:Jr|Sr)\b/;

/** "Turtledove, Okra & Partners" is one name, "Director, Sales & Marketing" is not. */
function isNameList(before: string, rest: string): boolean {
  if (
    !/^\p{Lu}[\p{L}'’-]+\s(?:&|und|and|et)\s\p{Lu}[\p{L}'’-]+(?:\s(?:LLP|LLC|Ltd|Inc|PC|PLLC|GmbH|AG)\.?)?$/u.test(
      rest.trim(),
    )
  )
    return false;
  // "Acme, Co-Founder & CEO", "ACME, Zurich and London"
  if (readSignals(rest).title > 0 || isPlace(rest)) return false;
  const { title, degree, school, company } = readSignals(before);
  return title === 0 && !degree && !school && company === 0 && splitWords(before).length <= 2 && !isFunctionName(rest);
}

/** A part of a piece as a piece of its own, with its own signals. */
export function part(piece: Piece, from: number, to: number): Piece | null {
  const stretch = trimStretch(piece.row.text, from, to);
  if (stretch === null) return null;
  const text = cleanName(piece.row.text.slice(stretch.from, stretch.to));
  return new Piece(piece.row, stretch, text, readSignals(text), piece.isAfterAt, piece.index);
}

const STRIP_AFTER = /\s*[([]([^()[\]]*)[)\]]$/u;

/** Without a place, a kind of employment or a date after it ("Acme GmbH, Berlin", "Acme (Freelance)"). */
export function withoutRemarks(piece: Piece): Piece {
  return /[,()\]]|\s[-–]\s/.test(piece.text) || hasKindAtEnd(piece) ? knownBare(piece) : piece;
}

/** "Verkäuferin Teilzeit", "Docente part-time", "Vendeuse le samedi": how much or when somebody works, without a separator */
const KINDS_AT_END = [
  "\\d{2,3} ?%|(?:in |auf |en |a |em )?(?:teilzeit|vollzeit|part[- ]?time|full[- ]?time|mi-temps)|à (?:mi-temps|temps (?:partiel|plein|complet))",
  "a (?:tiempo (?:parcial|completo)|media jornada|jornada completa|tempo (?:parziale|pieno))|le (?:samedi|dimanche|week-end)",
  "(?:on|at) (?:saturdays|sundays|weekends)|on an? (?:fixed[- ]term|temporary|permanent|casual|freelance|zero[- ]hours?) (?:contract|basis)",
  "en cd[di](?:\\s.*)?|cd[di](?: (?:de )?\\d{1,2} (?:mois|semaines|ans?))?|en (?:extra|intérim|job étudiant|contrat (?:de professionnalisation|d['’]apprentissage|à durée \\p{L}+))",
  "auf (?:minijob|honorar|stunden|freelance|\\d{3}[- ]?(?:€|euro)[- ]?)-?basis|als minijob|in (?:elternzeit|krankheits|urlaubs|mutterschutz)vertretung|befristet",
  "con contrato (?:temporal|indefinido|fijo)|(?<!ricerca\\p{L}{4,5}\\s)(?:con contratto )?a tempo (?:in)?determinato|in (?:vaste|tijdelijke) dienst",
  "op (?:interim|oproep|freelance|zzp)-?basis|em (?:regime de )?(?:freelance|tempo (?:parcial|integral))",
].join("|");
const KIND_AT_END = new RegExp(String.raw`\s(?:${KINDS_AT_END})$`, "iu");
const MAX_KIND = 44;

function hasKindAtEnd({ text, title }: Piece): boolean {
  return title > 0 && KIND_AT_END.test(text.slice(-MAX_KIND));
}

const knownBare = memoizeObject(cutRemarks);

/** "Engineer - Full-time" in one piece, as on pages of LinkedIn */
function withoutKind(piece: Piece): Piece {
  if (hasKindAtEnd(piece)) {
    const title = part(piece, piece.from, piece.from + piece.row.text.slice(piece.from, piece.to).search(KIND_AT_END));
    return title !== null && title.title > 0 ? title : piece;
  }
  const kind = /\s[-–]\s([^-–]{3,25}(?:-time)?)$/u.exec(piece.row.text.slice(piece.from, piece.to));
  if (kind === null || !(isEmploymentKind(kind[1] as string) || isDuration(kind[1] as string))) return piece;
  return part(piece, piece.from, piece.from + kind.index) ?? piece;
}

function cutRemarks(piece: Piece): Piece {
  let current = withoutKind(withoutOpenBracket(piece));
  for (;;) {
    const inBrackets = STRIP_AFTER.exec(current.row.text.slice(current.from, current.to));
    if (inBrackets !== null && isRemark(inBrackets[1] as string, current)) {
      const shorter = part(current, current.from, current.from + inBrackets.index);
      if (shorter === null) return current;
      current = shorter;
      continue;
    }
    const parts = splitCommas(current);
    const last = parts.at(-1);
    // "Charlotte, NC"
    const town = parts.length > 2 ? (parts.at(-2) as Piece) : undefined;
    const isPair = town !== undefined && town.title === 0 && isPlace(current.row.text.slice(town.from, current.to));
    if (isPair) {
      const shorter = part(current, current.from, (parts.at(-3) as Piece).to);
      if (shorter === null) return current;
      current = shorter;
      continue;
    }
    if (
      parts.length < 2 ||
      last === undefined ||
      !(
        isPlace(last.text) ||
        isSizeAlone(last.text) ||
        (isStateCode(last.text) && !current.degree) ||
        (isEmploymentKind(last.text) && !isOnlyTitle(parts)) ||
        isDuration(last.text) ||
        BESIDE.test(last.text) ||
        (current.degree && HONORS.test(last.text))
      )
    )
      return current;
    const shorter = part(current, current.from, (parts.at(-2) as Piece).to);
    if (shorter === null) return current;
    current = shorter;
  }
}

/** "Acme, Praktikum": a kind of employment is the title where there is no other. */
function isOnlyTitle(parts: readonly Piece[]): boolean {
  const { text, title, isAfterAt } = parts.at(-1) as Piece;
  return (
    title > 0 &&
    !isAfterAt &&
    !isVolunteer(text) &&
    parts.every((other, index) => index === parts.length - 1 || other.title === 0)
  );
}

/** "Lumora University (Expected completion": the brackets ended in a date that was cut off. */
function withoutOpenBracket(piece: Piece): Piece {
  const at = piece.text.includes("(") ? piece.row.text.slice(piece.from, piece.to).search(OPEN_BRACKET) : -1;
  return at < 1 ? piece : (part(piece, piece.from, piece.from + at) ?? piece);
}

const OPEN_BRACKET = /\s*\([^()]*$/;

/** "PC-Supporter, Teilzeit während des Studiums", "Student, Dr. Jo Example": when, and for whom */
const BESIDE =
  /^(?:(?:in )?teilzeit|part[- ]time|à temps partiel|a tiempo parcial|a media jornada|nebenberuflich|neben dem|während (?:des|der)|alongside|while|durante|pendant)(?= |$)|^(?:dr|prof)\. \p{L}(?!.*['’]s(?:\s|$))|^\d{1,3} ?%$/iu;
const HONORS =
  /^(?:(?:first|second|third|upper|lower|1st|2nd|2:1|2:2)\b|(?:summa|magna)? ?cum laude|(?:with )?(?:distinction|merit|honou?rs)$|mention\b|mit auszeichnung|note\b)/i;

/** "Université de Fribourg (CH)"; a company's country may be a part of its name. */
const COUNTRY = /^(?:CH|DE|AT|FR|UK|USA?|IT|ES|NL|BE|LU|LI|CA|AU|SG|IE)$/;

/** "University of Leeds (Umbra College)": a house of the university */
const COLLEGE = /^\p{Lu}[\p{L}.'’& ]+ (?:College|Hall)$/u;

/** "Klinikum Halle (Saale)": the town of the name and its river, as officially written */
export const RIVER = /^(?:Saale|Oder|Main|Spree|Breisgau|Lahn|Elbe|Donau|Havel|Sieg)$/;

/** "BSc (Honours)": a part of the degree */
const HONOURS = /^(?:hons?\.?|honou?rs)$/iu;

function isRemark(text: string, { title, school, degree, text: whole }: Piece): boolean {
  if (isExpansion(whole, text) || HONOURS.test(text) || RIVER.test(text) || (title > 0 && isSubject(text)))
    return false;
  // "BSc Mathematics (First)"
  if ((degree && HONORS.test(text)) || text.startsWith("§")) return true;
  if (/^online$/i.test(text) || (school && COUNTRY.test(text))) return true;
  if (/^(?:selb(?:st)?ständig|freiberuflich|self-employed|freelance|indépendant)\p{L}*(?: \p{L}+)?$/iu.test(text))
    return true;
  // "Acme (groupe Lumen)", as other texts write "Acme (Groupe Lumen)"
  if (/^haftungsbeschr/i.test(text) || /^groupe \p{Lu}/u.test(text)) return false;
  if (isFate(text) || GRANT.test(text) || CLIENT.test(text) || (title === 0 && PERSON.test(text))) return true;
  if (/^(?:temp|prn|per diem|acting|cd[di])$/i.test(text)) return true;
  if ((school && (isUnitName(text) || COLLEGE.test(text))) || /^["“«„]/.test(text)) return true;
  if (REMARK_START.test(text) || UNIT.test(text) || KIND_OF_COMPANY.test(text)) return true;
  if (title > 0 && (RANK.test(text) || DOCTORATE.test(text))) return false;
  if (/^\p{Lu}?\d{2}$/u.test(text) || PAY.test(text)) return true;
  if (/^(?=(?:.*\p{Lu}){2})[\p{L}.&]{2,6}$/u.test(text) || readSignals(text).company === 3) return false;
  if (degree && isSubjectList(text)) return false;
  return (
    isPlace(text) ||
    TOWN_OF_BRAZIL.test(text) ||
    isEmploymentKind(text) ||
    isDuration(text) ||
    /\d{3}|\d\s?%|\d\s\p{Ll}|https?|www|[,;:]|\p{Ll}\s\p{Ll}|\s[-–]\s|^\p{Ll}/u.test(text) ||
    /^(?:distinction|merit|first class|honou?rs|cum laude|magna|summa|mention|note|expected|ongoing|via|part|nachfolge|group|acquired|contract|client|fernstudium|abendstudium|teilzeitstudium|anerkennungs\p{L}+|cd[id]|erasmus|online|à distance|a distancia|zeitarbeit|leiharbeit|ett|einsatz|standort|filiale|ehem|elternzeitvertretung|vertretung|befristet)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** "Lumora (EXTREMA/MG)" */
const TOWN_OF_BRAZIL =
  /^\p{Lu}[\p{L} '’-]{2,30}\s?\/\s?(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/u;

/** "BSc (Computer Science, Physics)", "Bac S (Sciences de l'ingénieur)" */
function isSubjectList(text: string): boolean {
  if (!SUBJECTS.test(text) || NO_SUBJECT.test(text) || isEmploymentKind(text)) return false;
  return (
    text.split(", ").every((subject) => /^\p{Lu}/u.test(subject) && !isPlace(subject)) && !readSignals(text).school
  );
}

/** Several words without marks and numbers */
const SUBJECTS = /^\p{Lu}[\p{L}'’&-]+(?:,? [\p{L}'’&-]+){1,6}$/u;
const NO_SUBJECT =
  /^(?:leistung|schwerpunkt|vertiefung|haupt|neben|note|grade|mention|major|minor|focus|thesis|first|second|third|upper|lower|with|expected|fern|abend|teil|online|exchange|not|in progress|en cours|laufend|abschluss|graduat|option|promotion|class|part)/iu;

/** "Director (Payments, Lending and Cards)", "Deputy Manager (Credit Unit)": what a title is about, and no remark */
function isSubject(text: string): boolean {
  if (!SUBJECT.test(text) || isEmploymentKind(text)) return false;
  return isFunctionName(text) || SUBJECT_UNIT.test(text) || isPair(text);
}

/** "Auto, Glass", but not "Leeds, York" */
function isPair(text: string): boolean {
  const [, second, third] = text.split(", ");
  return second !== undefined && third === undefined && !text.split(", ").some(isPlace);
}

/** Up to six words with capitals, in a list or with a link between them */
const SUBJECT =
  /^(?!.*(?:Department|Team|Group)$)\p{Lu}[\p{L}&-]+(?:(?:, | (?:and|und|et|y|e|en|&) | \/ | )\p{Lu}[\p{L}&-]+){1,5}$/u;
const SUBJECT_UNIT = /^(?!Business)\p{Lu}\p{L}+ .*\b(?:Unit|Division)$/u;

/** "Teacher (TLR 2b)", "Leiter (6 MA)": how the person is paid, and how many people are led */
const PAY = /^(?:(?:TLR|TVöD|BAT|[Ee]ntgeltgruppe) ?[\p{L}\d]{1,3}|\d{1,4} (?:MA|FTE|VZÄ))$/u;

/** "Engineer (Grade 3)", "Analyst (A1–A3)", "Store Manager (Store Cat. 2)": which of several titles with the same words */
export const RANK =
  /^(?:\p{Lu}[\p{L}-]+ )?(?:[Gg]rade|[Bb]and|[Ll]evel|[Tt]ier|[Cc]lass|[Ss]cale|Cat\.|Kat\.|Gr\.|[Gg]ruppe|[Ss]tufe|[Nn]iveau|[Éé]chelon|[Nn]ivel|[Ll]ivello|[Ss]chaal) ?\p{Lu}?\d{0,2}\p{L}?(?:\s?[/–-]\s?\p{L}?\d{0,2})?$|^\p{Lu}{1,2}-?\d{1,2}\s?[/–-]\s?\p{Lu}{0,2}-?\d{1,2}$/u;

/** "Univ.-Ass. (prae doc)": the kind of the post, not of the work */
const DOCTORATE = /^(?:pra?e|post)[- ]?doc(?:\.|toral)?$/iu;

/** "Lumora, client: Acme", "Lumora (client: Acme)" */
const CLIENT = /^(?:(?:end[- ]?)?clients?|(?:end)?kunden?|cliente|klant|opdrachtgever)\s?:/iu;

/** Who paid for a stay abroad, whose group it was in, and a power of attorney */
const GRANT =
  /^(?:daad|fulbright|erasmus\+?|epsrc|dfg|prokura|mit prokura|proc(?:ura|uration)|(?:prof|pi|gruppe|group|labor|lab)(?:\.|\s).+)$/iu;

/** "Lumora Partners AB (M. Muster)": who may be asked about the person */
const PERSON = /^\p{Lu}\. ?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u;

/** Another name of the company, at another time, and whose it is */
const REMARK_START =
  /^(?:inh|inhaber(?:in)?|tochter(?:gesellschaft|unternehmen|firma)?|ein unternehmen|teil (?:der|des|von)|part of|subsidiary|filiale de|onderdeel|dochter|formerly|former|previously|ex|now|today|heute|jetzt|vormals|ehemals|früher|damals|vorher|anciennement|ancien|aujourd['’]hui|devenue?|ahora|antes|hoy|oggi|già|destijds|voorheen|nu)(?!\p{L})/iu;

/** "Acme (Service Company)": what it is, and no part of its name */
const KIND_OF_COMPANY =
  /^(?:[\p{L}-]+ ){0,2}(?:(?:service|software|consulting|media|technology|product|insurance|pharmaceutical|outsourcing|it) (?:company|firm|agency|house)|(?:law|accounting|audit|design|family|trading) (?:firm|office|studio|business|company)|(?:non|not-for)-?profit(?: organi[sz]ation)?|ngo|ong|charity|marketplace|(?:online|e-?commerce|trading|digital|lending) platform|(?:fin|ed|health|med|prop|insur|food|ag)-?tech|saas|retailer|wholesaler|manufacturer|distributor|(?:hotel|supermarket|restaurant|retail) chain|familienunternehmen|hersteller|handelsunternehmen|pme|start-?up|scale-?up|consultancy|agency|ESN|SSII|agentur|beratung(?:sunternehmen)?|softwarehaus|dienstleister|zulieferer|maschinenbauer|bureau|agence|cabinet|consultora|multinacional)$/iu;
/** "Acme (Business Unit Food)", "Lumora University (North Campus)" */
const UNIT =
  /^(?:abteilung|abt\.|(?:geschäfts)?bereich|sparte|team|(?:business )?(?:unit|division|area)|department|afdeling|département)(?!\p{L})|\s(?:(?:business )?unit|division|department|campus)$/iu;

/** "MIT (Massachusetts Institute of Technology)": the brackets spell out the letters before them. */
function isExpansion(whole: string, inner: string): boolean {
  const letters = /(?<=^|,\s)\p{Lu}{2,8}(?= \([^()]*\)$)/u.exec(whole)?.[0];
  if (letters === undefined) return false;
  const initials = splitWords(inner).flatMap((word) => /^\p{Lu}/u.exec(word) ?? []);
  return initials.length > 2 && initials[0] === letters.charAt(0) && initials.join("").includes(letters.slice(0, 3));
}
