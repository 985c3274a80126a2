import { findAll } from "./find-all.ts";
import { isEmploymentKind, isPlace } from "./phrases.ts";
import { isField, isFunctionName, readSignals } from "./words.ts";

/** What stands between a title and an institution: "in der", "im", "der" and so on. */
const LINK =
  /\s(?:(?:in|an) (?:der|dem)|i[mn]|a[mn]|bei der|beim|de[rs]|dans l[ae]|à la|au|d(?:e la|u|el|ella|a|o)|en (?:la|el)|n(?:ella|a|o)|all[ao]|presso la|(?:at|of) the)\s+(?=\p{L})|\s(?:dans l|à l|de l|nell|all|dell)['’](?=\p{L})/gu;
/** Institutions that a title names so: "Erzieherin in der Kita Sonnenwinkel". */
const INSTITUTION =
  /^(?:\p{Lu}[\p{L}-]+e[nrs] )?(?<kind>kita|kindertagesst(?:ä|ae)tte|kindergarten|kinderhort|hort|tagesst(?:ä|ae)tte|[\p{L}-]*(?:krippe|haus|heim|zentrum|klinik|klinikum|spital|stift|praxis|markt|apotheke|hotel|restaurant|gasthof|bäckerei|konditorei|metzgerei|gärtnerei|schreinerei|kanzlei|salon|studio|verlag|museum|bibliothek|bücherei|schule|gymnasium|büro|(?:bundes|landes|jugend|sozial|gesundheits|finanz|bezirks|standes|arbeits|bau|umwelt)amt|ministerium|anstalt|(?:volks|staats|kammer)?oper|theater|bühne|botschaft|anwaltschaft|stiftung|zentrale|handlung|archiv|gericht|flughafen|feuerwehr|polizei)(?:e?s)?|café|crèche|clinique|hôpital|ehpad|maison|résidence|boulangerie|pharmacie|cabinet|garderie|lycée|guardería|hospital|clínica|residencia|escuela|colegio|ayuntamiento|fundación|asociación|farmacia|ospedale|clinica|scuola|asilo|fondazione|associazione|fondation|mairie|ministère|ministerio|fundação|associação|escola|prefeitura|câmara|revista|jornal|editora|banco|universidade|estúdio|agência|agencia|instituto|faculdade|laboratório|colégio|clube|nursery)\s+(?<name>.+)$/iu;
/** A name after the kind: with a capital or in quotation marks, perhaps after a small word ("Haus am Park"). */
const NAME = /^(?:(?:am|im|an der|zum|zur|für|der|des|les|la|le|de|du|von)\s+)?["“„«‚'’]?[\p{Lu}\d]/u;
const CARRIER = /[,;(]\s*(?:träger(?:schaft)?|gestionnaire|carrier|operator|operated by|titular|ente gestore)\s*:/iu;
const MAX_TEXT = 140;

export interface Workplace {
  /** Where the title ends, and where the institution begins. */
  readonly titleEnd: number;
  readonly from: number;
}

/** "Direktorin der Klinik für Chirurgie": the department of a hospital, and a part of the title */
const GENITIVE = /^\sder\s/;
const CLINIC_FOR = /^(?:Klinik|Poliklinik|Abteilung)\s(?:und Poliklinik\s)?für\s/;

/** "Verkäuferin im Gartenmarkt Dehner", but not "Projektleiter im Bereich Vertrieb" */
export function findWorkplace(text: string): Workplace | null {
  if (text.length > MAX_TEXT) return null;
  for (const match of findAll(LINK, text)) {
    const from = match.index + match[0].length;
    const groups = INSTITUTION.exec(text.slice(from))?.groups;
    if (groups === undefined || (GENITIVE.test(match[0]) && CLINIC_FOR.test(text.slice(from)))) continue;
    const { kind = "", name = "" } = groups;
    if (!NAME.test(name)) continue;
    const before = text.slice(0, match.index);
    // "Hebammenschule am Universitätsklinikum Lumora" is one name.
    if (SCHOOL_AT.test(before)) return null;
    const { title, company } = readSignals(before);
    if (title === 0 || company > 2) return null;
    // "cuisinier au restaurant L'Écume": a kind in small letters is no part of the name.
    const isSmall = /^\p{Ll}/u.test(kind) && /^\p{Ll}/u.test(text.slice(from));
    return { titleEnd: match.index, from: isSmall ? text.length - name.length : from };
  }
  return null;
}

const SCHOOL_AT = /\p{L}(?:schule|akademie|kolleg)\s*$/iu;

/** Where the carrier of an institution begins: "Kita Zwergenland, Träger: Volkssolidarität Leipzig". */
export function carrierAt(text: string, from: number): number {
  if (!text.includes(":", from)) return text.length;
  const at = text.slice(from).search(CARRIER);
  return at === -1 ? text.length : from + at;
}

/** Words of titles as Spanish and Portuguese end them: "en" is another word in French and Dutch. */
const SPANISH =
  /^[\s,:;–—-]*(?:jef[ea]|comercial|auxiliar|aprendiz|prácticas|agente|oficial|peón|guía|guardia|moz[oa]|actriz|community manager|\p{L}{3,}(?:óloga|ólogo|iatra|peuta|iólog[oa]|or|ora|ero|era|ista|ante|ente|enta|ado|ada|ico|ica|ario|aria|ivo|iva))(?=\s)/iu;
const EN = /\s(?:en|em|na|no)\s(?:(?:la|el)\s)?(?=\p{Lu})/u;

/** Words of no other language before a name: "Designer na Lumora" */
const PORTUGUESE = /^\sn[ao]\s/;
/** "Front-end", "Bolsa Pibic": a title that no list knows */
const SHORT = /^[\s,:;–—-]*\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

/** "Auxiliar en Contratación Exterior" */
const SPANISH_FIELD = /^\p{L}{4,}(?:ción|ção|ções|ciones(?! \p{Lu})|miento|logía|ingeniería|engenharia)(?!\p{L})/iu;

/** "Jefa de ventas en Bodegas Lumora", but not "Técnico en Informática" or "Comercial en Sevilla" */
export function splitSpanish(text: string, rest: string): Workplace | null {
  // "Técnico en Mantenimiento": what somebody learned
  if (/^[^\p{L}]*técnic[oa] en /iu.test(text)) return null;
  const en = EN.exec(text);
  const isPortuguese = en !== null && PORTUGUESE.test(en[0]);
  if (en === null || !(isPortuguese || SPANISH.test(text)) || isBeforeName(rest)) return null;
  const from = en.index + en[0].length;
  const { title, company, school, degree } = readSignals(text.slice(0, en.index));
  if (title === 0 && !(isPortuguese && SHORT.test(text.slice(0, en.index)))) return null;
  if (company === 3 || school || degree || isPlace(text.slice(from))) return null;
  const name = (/^[^,]*/.exec(text.slice(from)) as RegExpExecArray)[0];
  const found = readSignals(name);
  if (found.title > 0 || found.degree || isPlace(name)) return null;
  // "The Business of Lumora", with an article of another language
  if (!/^The \p{Lu}/u.test(name) && (isFunctionName(name) || isField(name))) return null;
  if (found.company === 0 && !found.school && SPANISH_FIELD.test(name)) return null;
  // "Pasante en el Laboratorio de Bombas, INTI", "Ayudante en Física II, UNR": letters are no town
  if (LETTERS_BEHIND.test(text.slice(from + name.length))) return null;
  return { titleEnd: en.index, from };
}

const LETTERS_BEHIND = /^, \p{Lu}{3,8}(?:[,\s)]|$)/u;

/** "Analista en Umbra - Lumora": what stands behind the separator is the company, unless it is a place */
function isBeforeName(rest: string): boolean {
  const name = NAME_BEHIND.exec(rest)?.[1];
  return name !== undefined && !isPlace(name) && readSignals(name).title === 0;
}

const NAME_BEHIND = /^\s+[–—|-]\s+(\p{Lu}[\p{L}\d &.'’-]{1,40}?)\s*(?:$|[(,|\t])/u;

/** "Employée à Lumora, Le Pré", but not "Comptable à Paris, Lumora": the town behind the company says that the first name is none */
export function splitFrench(text: string): Workplace | null {
  const match = FRENCH.exec(text);
  if (match === null) return null;
  const [, left = "", name = "", behind = ""] = match;
  const { title, company, school, degree } = readSignals(left);
  if (title === 0 || company === 3 || school || degree || isPlace(name) || readSignals(behind).company > 0) return null;
  const found = readSignals(name);
  if (found.title > 0 || found.degree || isFunctionName(name) || isField(name)) return null;
  return { titleEnd: left.length, from: left.length + " à ".length };
}

const FRENCH = /^([^,]{3,60}) à (\p{Lu}[^,]{1,40}), (\p{Lu}[\p{L} '’-]{1,30})\s*$/u;

/** What French students call their time at a company, perhaps with its duration: "stage ouvrier de 6 semaines à Lumora" */
const INTERNSHIP =
  /^\s*((?:[Ss]tage|[Aa]lternance|[Aa]pprentissage)(?: (?!de \d)[\p{L}'’-]+){0,4}?)(?: de \d+ (?:jours|semaines?|mois|ans?))? (?:à|chez) (?=\p{Lu})/u;

export function splitInternship(text: string): Workplace | null {
  const match = INTERNSHIP.exec(text);
  if (match === null) return null;
  const from = match[0].length;
  const name = (/^[^,(]*/.exec(text.slice(from)) as RegExpExecArray)[0].trim();
  return isPlace(name) ? null : { titleEnd: match[0].indexOf(match[1] as string) + (match[1] as string).length, from };
}

/** "Barista (part-time) Lumora Coffee": the brackets say how somebody works, and end the title */
export function splitAfterKind(text: string): Workplace | null {
  if (!text.includes(") ") || text.length > MAX_TEXT) return null;
  const [whole = "", title = "", kind = ""] = BEFORE_NAME.exec(text) ?? [];
  if (whole === "" || !isEmploymentKind(kind) || readSignals(title).title === 0) return null;
  const { title: noun, company } = readSignals(text.slice(whole.length));
  return noun === 0 || company === 3 ? { titleEnd: title.length, from: whole.length } : null;
}

const BEFORE_NAME = /^([^()]{3,60}) \(([^()]{3,30})\) (?=[\p{Lu}\d])/u;

/** "Hilfskraft am Lehrstuhl für Optik, Universität Lumora": a chair, and its university behind it */
const CHAIR =
  /^\s(?:am|an der|aan de)\s(?:Lehrstuhl|Fachgebiet|Professur|[Vv]akgroep|[Ll]eerstoel)(?!\p{L}|[^,;(]*\s(?:der|an der|van de|de)\s\p{Lu})/u;

/** Whether the word that stands before an employer is inside a name here */
export function isInName(text: string, at: number, link: string): boolean {
  return CHAIR.test(text.slice(at)) || isNameAt(text, at, link);
}

/** "Nurse, Lumora Home at Halmtal": a name and its town */
function isNameAt(text: string, at: number, link: string): boolean {
  const comma = link === " at " ? text.lastIndexOf(", ", at) : -1;
  if (comma < 1 || !NAME_AT_TOWN.test(text.slice(comma)) || !isPlace(text.slice(at + link.length))) return false;
  const name = text.slice(comma + 2, at);
  return readSignals(name).title === 0 && !isFunctionName(name);
}

const NAME_AT_TOWN = /^, \p{Lu}[\p{L}'’.-]+ \p{Lu}[\p{L}'’ .-]+$/u;
