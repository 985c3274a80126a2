import { isSubjectMatter } from "../words/ordinary.ts";
import { isDuration, isPlace, isRegion, isStateCode } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { endsInFunction, isField, isFunction, isFunctionName, readSignals } from "../words/words.ts";
import { withoutAgency } from "./agencies.ts";
import { part, splitCommas, withoutRemarks } from "./commas.ts";
import { companyName, DEPARTMENT, DEPARTMENT_END, isBeforeRegion } from "./company-name.ts";
import type { Piece } from "./piece.ts";
import { SUBUNIT } from "./school-name.ts";
import { companyOfTitles } from "./titled-names.ts";

/** "Nurse, nights", "Nurse, 60%", and "Co-founder, technology lead, Acme": elsewhere "lead" in small letters is a verb or a metal */
const SMALL_WORD =
  /^(?:(?:de )?nuits?|(?:de )?jours?|nights?|days?|evenings?|weekends?|mornings?|nachts|tagsüber|abends|samedis?|nuit et jour|nocturno|noches|notti|notturno|nachtdienst)$|^\p{L}+ lead$|^\d{1,3} ?%$/u;

/** "Chief of Staff, West & Central Asia" */
const AREA =
  /^(?:(?:West|East|North|South|Central|South-?[Ee]ast|Middle|Latin)(?:ern)?(?:,| &| and)? ){0,3}(?:Asia|Africa|Europe|Americas?|East|Pacific|CEE)$/;

/** "Senior Engineer, Acme" and "Acme, Senior Engineer", but not "Vice President, Product Management". */
export function splitTitle(piece: Piece): { readonly title: Piece | null; readonly company: Piece | null } {
  const bare = withoutRemarks(piece);
  // What is the company is known already.
  if (piece.row.flags.joint !== undefined) return { title: bare, company: null };
  const parts = splitCommas(bare);
  if (parts.length < 2) return { title: withoutPlace(piece, bare), company: null };
  const isName = (candidate: Piece) =>
    candidate.title === 0 &&
    !isFunction(candidate.text) &&
    !isDepartment(candidate) &&
    !isDuration(candidate.text) &&
    !AREA.test(candidate.text) &&
    !SMALL_WORD.test(candidate.text);
  // "Vice President, North American Operations, Acme"
  const mayBePlain = (candidate: Piece) =>
    isName(candidate) && !endsInFunction(candidate.text) && !isPlace(candidate.text) && !isStateCode(candidate.text);
  const nearest = parts.findIndex(mayBePlain);
  // "Analyst, Cyber & Marine, Lumora, Leeds"
  const isBesidePlace = bare.to < piece.to;
  const behind =
    nearest > 0 && isScope(parts[nearest] as Piece, isBesidePlace)
      ? parts.findIndex(
          (candidate, index) => index > nearest && mayBePlain(candidate) && !isScope(candidate, isBesidePlace),
        )
      : -1;
  const plain = behind === -1 ? nearest : behind;
  // "Resident, Internal Medicine-Pediatrics, Lumora Medical Center"
  const worded = parts.findLastIndex(
    (candidate, index) =>
      index > 1 &&
      plain > 0 &&
      index > plain &&
      isName(candidate) &&
      candidate.company > 0 &&
      !BRANCH.test(candidate.text) &&
      /^\p{Lu}.*\s\p{Lu}/u.test(candidate.text) &&
      !isFunctionName(candidate.text),
  );
  const isNamed = worded !== -1 && (parts[plain] as Piece).company === 0;
  const named = isNamed ? worded : plain;
  const at = plain === -1 ? parts.findIndex(isName) : isTownBehindName(parts, plain) ? plain - 1 : named;
  const isInstitution = ({ company, title, school }: Piece) => company === 3 || (title === 0 && school);
  const first = parts.findIndex((candidate) => isInstitution(candidate) && !SUBUNIT.test(candidate.text));
  const university = parts.findIndex((candidate) => isInstitution(candidate) && /universi/i.test(candidate.text));
  const isInUniversity = first !== -1 && university > first && OF_UNIVERSITY.test((parts[first] as Piece).text);
  const whole = isInUniversity ? university : first;
  const strong = whole === -1 ? parts.findIndex(isInstitution) : whole;
  const isOfBody = strong > 1 && isBody(parts[strong - 1] as Piece) && OF_BODY.test((parts[strong] as Piece).text);
  const index = strong === -1 ? at : isOfBody ? strong - 1 : strong;
  if (index === -1) {
    const unit = parts.slice(1).find(isInstitute);
    if (unit !== undefined) return { title: part(piece, bare.from, unit.from - 1), company: companyName(unit) };
    const named = companyOfTitles(parts);
    if (named !== null) return named;
    const company = parts.find(({ title, company }) => title === 0 && company > 0 && !isFunction(piece.text));
    return { title: bare, company: company ?? null };
  }
  const company = companyName(part(piece, (parts[index] as Piece).from, bare.to) as Piece);
  const last = parts
    .slice(0, isInUniversity ? first : index)
    .findLastIndex(
      (candidate) => OWN_UNIT.test(candidate.text) || (!isDepartment(candidate) && !SUBUNIT.test(candidate.text)),
    );
  const title =
    index > 0 && last >= 0 && last < index - 1
      ? part(piece, bare.from, (parts[last] as Piece).to)
      : index === 0
        ? part(piece, (parts[firstOfTitle(parts)] as Piece).from, bare.to)
        : part(piece, bare.from, titleEnd(parts, index));
  return { title: title === null ? null : withoutAs(withoutRemarks(title)), company };
}

/** "signals", "Línea Bombas", "Modelling Unit", "Cyber & Marine": a part of the title, where a name, and perhaps its place, follow */
function isScope({ text, company, school }: Piece, isBesidePlace: boolean): boolean {
  if (company > 0 || school) return false;
  if (/^\p{Ll}{3,}(?:\s|$)/u.test(text) || SCOPE.test(text)) return true;
  // "Audit & Assurance (FSI)"
  const list = text.replace(/ \([^()]+\)$/, "");
  if (isSubjectMatter(list)) return true;
  return LIST.test(list) && (isBesidePlace || splitWords(list).some((word) => word.length > 3 && isFunction(word)));
}

/** "Zivildiener, Lumora Kreuz, Landesverband Halmtal": which part of the employer it was */
const BRANCH =
  /^(?:(?:Landes|Kreis|Orts|Bezirks|Regional|Stadt|Diözesan)verband|Niederlassung|Zweigstelle|Geschäftsstelle|Ortsgruppe|Ortsverein|Sektion|Station|Standort|Dienststelle)\s/u;

const LIST = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:&|and|und|et|y|e|en) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}$/u;

const SCOPE =
  /^(?:l[ií]nea|linie|ligne|product line|produktlinie|gamme|gama|gamma|sparte|segment[oe]?|programm?e?|zone|zona|regi[oó]n[e]?|région|gebiet|area|área|bereich|abteilung|marke|marque|marca|secteur|sector|settore|sektor|projekt|projet|project|proyecto|progetto) |\s(?:unit|team|desk|region|programme|line|stream|squad|track)$/iu;

/** "Consejo Superior de Bombas (CSB)" before its institute */
function isBody({ text, title, degree }: Piece): boolean {
  return title === 0 && !degree && BODY.test(text) && !isFunctionName(text);
}

const BODY =
  /^\p{Lu}[^()]*\s\p{Lu}[^()]*\s\(\p{Lu}[\p{L}-]{1,6}\)$|^(?:Consiglio|Consejo|Conseil|Centre|Centro|Council|Academy|Akademie|Académie|Accademia|Academia)\s.*(?:[Nn]a[tz]ion|[Ss]uperior|Research|Science|Wissenschaft|Sciences|Scienze|Ciencias)/u;
const OF_BODY =
  /^(?:istituto|instituto|institut|institute|laboratorio|laboratoire|laboratory|centre|centro|department|dipartimento)\s/iu;

/** "Engineer, Lumora Logistics, Umbrick", but not "Engineer, Global Logistics, Lumora" */
function isTownBehindName(parts: readonly Piece[], last: number): boolean {
  const [before, town] = [parts[last - 1], parts[last]];
  if (before === undefined || town === undefined || last < 2 || last < parts.length - 1) return false;
  const isWorded = before.company > 0 || COMPANY_IN_REGION.test(before.text);
  if (before.title > 0 || !isWorded || isSubjectMatter(before.text) || town.company > 0 || town.school) return false;
  const [first = "", ...others] = splitWords(before.text);
  return (
    others.length > 0 && /^\p{Lu}/u.test(before.text) && !isFunction(first) && !isField(first) && TOWN.test(town.text)
  );
}

/** "Lumora Europe" */
const COMPANY_IN_REGION = /^\p{Lu}[\p{L}\d&-]+ (?:Europe|Europa|International|Americas|EMEA|APAC|Asia|Africa)$/u;

const TOWN = /^\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)?$/u;

/** "Lumora University, als docent" */
function withoutAs(title: Piece): Piece {
  const length = /^(?:als|as|comme|como|come) (?=\p{L})/u.exec(title.text)?.[0].length ?? 0;
  return length === 0 ? title : (part(title, title.from + length, title.to) ?? title);
}

/** "Research Institute for Soil Chemistry, Lumora University" */
const OF_UNIVERSITY = /^(?:\p{L}+ )?(?:institute?|cent(?:er|re)|laborator(?:y|ies)) (?:for|of) /iu;

/** "Acme, Denver, CO, Office Manager", "Lumora University, Optics, lecturer": the title follows the place or the department. */
function firstOfTitle(parts: readonly Piece[]): number {
  const at = parts.findIndex(({ title }, index) => index > 0 && title > 0);
  if (at < 2) return 1;
  const isBehind =
    at === parts.length - 1
      ? parts.slice(1, at).every(({ text }) => !isFunction(text))
      : parts.slice(1, at).every(({ text }, index, all) => isPlaceBefore(text, all[index + 1])) ||
        (at === 2 && isUnknownTownOf(parts[0] as Piece, parts[1] as Piece));
  return isBehind ? at : 1;
}

/** "Lumora Inc., Umbrick, Counsel, Commercial" */
function isUnknownTownOf({ company, school }: Piece, { text, company: word }: Piece): boolean {
  return (company === 3 || school) && word === 0 && TOWN.test(text) && !isFunctionName(text) && !isField(text);
}

function isPlaceBefore(text: string, next: Piece | undefined): boolean {
  return isPlace(text) || isStateCode(text) || (next !== undefined && isStateCode(next.text));
}

function titleEnd(parts: readonly Piece[], index: number): number {
  return (parts[index - 1] as Piece).to;
}

/** "Intern, Laboratoire d'Océanographie", "Associate, Applied Physics Laboratory": no other name is there. */
function isInstitute({ text, title }: Piece): boolean {
  return title === 0 && INSTITUTE.test(text) && /^\p{Lu}/u.test(text);
}

const INSTITUTE =
  /^(?:laboratoire|laboratorio|labor für|institut|instituto|istituto|centre|centro|zentrum|klinik) (?:d|f|n|pour|für|\p{Lu})|^\p{Lu}\p{L}+ .*(?:laboratory|laboratories|observatory|institute|centre)$/iu;

/** "Intern, Center for Global Health", beside the employer */
function isUnit({ text }: Piece): boolean {
  return (
    DEPARTMENT.test(text) || /^(?:cent(?:er|re) for|office (?:of|for))\s|\s(?:lab(?:oratory)?|program)$/iu.test(text)
  );
}

/** "Analyst, Bereich Netze", but not "Assistant, Lehrstuhl für Optik": a unit that says what the work is about */
const OWN_UNIT =
  /^(?:abteilung|abt\.|(?:geschäfts)?bereich|sparte|ressort|arbeitsgruppe|fachrichtung|division|section|service|reparto|settore|afdeling|área de)\s(?!für\s|of\s)(?=\p{L})/iu;

function isDepartment({ text }: Piece): boolean {
  return DEPARTMENT.test(text) || VESSEL.test(text);
}

/** "Chief Mate, bulk carrier, Lumora Shipping": the kind of ship is no name and no part of the title */
const VESSEL =
  /^(?:LNG|LPG|VLCC|ULCC|FPSO|FSO|AHTS|PSV|DSV|RoPax|(?:LNG|LPG) (?:carrier|tanker)|ro-?ro(?: vessel| ship)?|(?:bulk|car|gas|ore|reefer|container|cement|vehicle) (?:carrier|ship|vessel)|bulker|(?:(?:oil|product|chemical|gas|crude|shuttle) )+(?:tanker|carrier)|tanker|(?:general cargo|multi-?purpose|offshore|supply|cruise|passenger|research|heavy[- ]lift|survey|fishing)(?: supply)? (?:vessel|ship)|trawler|tug(?:boat)?|dredger|container)$/iu;

/** "Office Manager Denver, CO" and "Bartender Remote": the place after a title's noun, without a separator. */
function withoutPlace(whole: Piece, bare: Piece): Piece {
  if (bare.title === 0 || bare.text.includes(",")) return bare;
  const behind = placeBehind(bare.text);
  if (behind > 0) return part(bare, bare.from, bare.from + behind) ?? bare;
  const words = bare.text.split(" ");
  const isTownNext = isBeforeRegion(whole, bare);
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const last = words.slice(-count).join(" ");
    const noun = readSignals(words.at(-count - 1) as string);
    const isTown = isTownNext
      ? isPlace(last) || (noun.title > 0 && isUnknownTown(last))
      : REMOTE.test(last) || isTownBehind(words.at(-count - 1) as string, last);
    if (!isTown || readSignals(last).title > 0 || LINK.test(words.at(-count - 1) as string)) continue;
    const from = bare.row.text.slice(bare.from, bare.to).lastIndexOf(words.at(-count) as string);
    const title = part(bare, bare.from, bare.from + from);
    return title !== null && title.title > 0 ? title : bare;
  }
  return bare;
}

/** "Koch in verschiedenen Betrieben", "Wehrdienst in Unterfeld": where the title ends; 0 if it has no such place */
function placeBehind(text: string): number {
  if (!/\s(?:in|an|bei|at|for|chez|dans|en|bij|à)\s/.test(text)) return 0;
  const various = VARIOUS.exec(text)?.[1] ?? SERVICE_IN.exec(text)?.[1];
  if (various !== undefined) return readSignals(various).title > 0 ? various.length : 0;
  const [, title = "", town = ""] = IN_TOWN.exec(text) ?? [];
  return title !== "" && readSignals(title).title > 0 && isPlace(town) && !isRegion(town) ? title.length : 0;
}

const VARIOUS =
  /^(.*\S) (?:in|an|bei|at|for|chez|dans|en|bij) (?:verschiedenen|diversen|mehreren|unterschiedlichen|various|several|différente?s|plusieurs|varias?|varios|diversos|vari|diverse|verschillende|einer? (?=[^,]*[Ff]amilie)|a (?=[^,]*family)|une (?=[^,]*famille)|una (?=[^,]*famigli?a|[^,]*familia)|een (?=gezin))\s?.*$/u;
const SERVICE_IN =
  /^(.*(?:[Ww]ehrdienst|[Zz]ivildienst|[Mm]ilitärdienst|[Pp]räsenzdienst|[Ff]reiwilligendienst|Soziales Jahr|[Mm]ilitary [Ss]ervice|[Ss]ervice militaire|[Mm]ilitaire dienst|[Dd]ienstplicht)) (?:in|à|en) \p{Lu}.*$/u;
const IN_TOWN = /^(.*\p{Ll}) in (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?:\/\p{Lu}[\p{L}.]*)?$/u;

/** "Animateur périscolaire Lyon", but not "Country Manager Germany" */
function isTownBehind(before: string, last: string): boolean {
  return /^\p{Ll}{4}/u.test(before) && isPlace(last) && !isRegion(last);
}

const REMOTE = /^(?:remote|hybrid)$/i;
const LINK = /^(?:of|for|de|du|für|in|at|and|&|[-–—/|])$/iu;

function isUnknownTown(text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text) && !text.split(" ").some((word) => isFunction(word)) && !isField(text);
}

/** The title without its place; without the company where both are in one piece ("CTO, Acme GmbH"). */
export function titleName(piece: Piece): Piece {
  const bare = withoutAgency(withoutUnit(withoutClient(withoutPlace(piece, withoutRemarks(piece)))));
  const parts = splitCommas(bare);
  const [first, second] = parts;
  // "Lumora Ltd - Sales Department, Controller"
  const isUnitFirst = first?.title === 0 && (DEPARTMENT.test(first.text) || DEPARTMENT_END.test(first.text));
  if (isUnitFirst && second !== undefined && second.title > 0) return part(bare, second.from, bare.to) ?? bare;
  const end = parts.findIndex(
    (candidate, index) =>
      index > 0 &&
      (TEAM.test(candidate.text) ||
        (candidate.title === 0 && (candidate.company === 3 || (isUnit(candidate) && !OWN_UNIT.test(candidate.text))))),
  );
  return end === -1 ? bare : (part(bare, bare.from, (parts[end - 1] as Piece).to) ?? bare);
}

/** "Director, 23 people", "Leiterin, berichtet an den Vorstand": who was led, and who was reported to */
const TEAM =
  /^(?:(?:team of |équipe de |équipo de |team von )?\d{1,5} (?:people|persons|staff|employees|reports|direct reports|FTE|Mitarbeit|Leute|Personen|personnes|salariés|collaborateurs|personas|empleados|persone|dipendenti|mensen|medewerkers)|team of \d|(?:direkt )?(?:berichtet|unterstellt|reports|reported|reporting|rapporteert)(?!\p{L}))/u;

/** "Doktorandin am Institut für Optik" beside the university */
const UNIT_BEHIND =
  /^(.*\p{L}) (?:am|an de[rm]|im|in der|bei der|beim|at the|in the|aan (?:de|het)) (?:\p{Lu}[\p{L}-]*en )?(?:Institut|Fakultät|Fachbereich|Seminar für|Department|Zentrum für|Graduiertenkolleg|Exzellenzcluster|Arbeitsgruppe|AG(?=\s\p{Lu})|Forschungsgruppe|Klinik für|Institute|Faculty|[Ff]aculteit)(?!\p{L}).*$/u;

function withoutUnit(piece: Piece): Piece {
  const title = UNIT_BEHIND.exec(piece.text)?.[1];
  if (title === undefined || readSignals(title).title === 0) return piece;
  return part(piece, piece.from, piece.from + title.length) ?? piece;
}

/** "Senior Engineer for Lumora" beside the company */
const CLIENT = /^(.*\p{L}) for (\p{Lu}[\p{L}\d]+(?: \p{Lu}\p{L}+)?)$/u;

export function withoutClient(piece: Piece): Piece {
  const [, title = "", client = ""] = CLIENT.exec(piece.text) ?? [];
  if (title === "" || readSignals(splitWords(title).at(-1) as string).title === 0) return piece;
  const { title: noun, school, company } = readSignals(client);
  if (noun > 0 || school || company > 0 || isFunctionName(client) || isPlace(client)) return piece;
  // "Physician for Spine Surgery"
  if (isField(splitWords(client).at(-1) as string)) return piece;
  return part(piece, piece.from, piece.from + title.length) ?? piece;
}
