/** What stands between a title and its employer, beside "at": "in der Firma Acme", "pour le compte de Lumen", "Founder of Umbra". */
import { findAll } from "./find-all.ts";
import { isPlace } from "./phrases.ts";
import { isField, isFunction, isFunctionName, readSignals } from "./words.ts";
import type { Workplace } from "./workplaces.ts";

const MAX_TEXT = 140;

/** With a word that says that a company follows; it is no part of the name. */
const KIND_LINKS = [
  String.raw`(?:at|with|for|of|in) (?:the |a )?(?:company|firm|start-?up|agency|organi[sz]ation)`,
  String.raw`(?:(?:at|with|for|in) )?[Mm]\/[Ss]\.?|c\/o|on behalf of|employed (?:by|at|with)|(?:working|worked) (?:for|at|with|in)`,
  String.raw`(?:(?:bei|in|für|von) )?(?:(?:der|die) )?Firma|im Hause|im Unternehmen|für das Unternehmen`,
  String.raw`(?:angestellt|tätig|beschäftigt) (?:bei(?:m| der)?|in der|für(?: die)?)`,
  String.raw`(?:dans|de|à|pour|par|au sein de|chez|auprès de) (?:la |une )?(?:société|sté|start-?up|compagnie)`,
  String.raw`(?:dans|de|à|pour|au sein de|chez|par) l['’](?:entreprise|agence|association)`,
  String.raw`(?:(?:au sein |auprès )?du|dans le|au|pour le) groupe|pour le compte d(?:e|u)`,
  String.raw`(?:(?:en|para|de|con|por|dentro de) (?:la )?)?(?:empresa|compañía|multinacional|cooperativa)`,
  String.raw`(?:en|para) (?:la|el) (?:consultora|agencia|firma|grupo)|por cuenta de|dentro de`,
  String.raw`(?:presso|in|per|da|di|con) (?:la |l['’])?(?:ditta|società|azienda|impresa)|(?:nella|alla|della|dalla) (?:ditta|società)`,
  String.raw`(?:nell|all|dell|presso l)['’]azienda|per conto d(?:i|ella)`,
  String.raw`(?:bij|voor|van) (?:de |het )?(?:firma|bedrijf|organisatie|onderneming)|in dienst (?:van|bij)|werkzaam bij|namens`,
  String.raw`(?:na|da|pela|para a|em) (?:empresa|companhia|firma)|junto (?:à|a|ao)`,
].join("|");
const KIND_LINK = new RegExp(
  String.raw`(?:^|[\s,(])(?:${KIND_LINKS})\s+(?:(?:the|der|die|la|de) )?(?=["“„«‚'’]?[\p{Lu}\d])`,
  "u",
);

const ARTICLE = String.raw`\s(?:(?:the|die|das|den|der|dem|la|le|les|el|il|het|de|a|o)\s|l['’])?(?=[\p{Lu}\d]|\p{Ll}[\p{L}\d&.-]*(?: [\p{L}\d&.-]+){0,3} (?:GmbH|gGmbH|AG|UG|KG|SE|Ltd|LLC|Inc|plc|SAS|SARL|SL|Srl|BV|B\.V)(?![\p{L}\d]))`;
/** What stands inside names and titles, too */
const OWNER_LINK = new RegExp(
  String.raw`\s(?:of|in|im|am|des|der|du|de|dans|d[eo]s|do|da|del|di|della?|van|von|em|n[ao]|über)${ARTICLE}|\s(?:de l|dell|d)['’](?=\p{Lu})`,
  "gu",
);
/** What stands before a field of work or a region, too */
const PURPOSE_LINK = new RegExp(
  String.raw`\s(?:for|through|via|within|für|pour|para|per|dalla|voor|pel[ao])${ARTICLE}`,
  "gu",
);
/** Before towns, too */
const FRENCH_LINK = /\sà\s(?=\p{Lu})/gu;
/** In languages that write fields of work in small letters */
const ROMANCE_LINK = /^(?:pour|para|per|voor|pel[ao])\s/u;

/** Titles of those who lead or own a company: "of" stands between them and its name. */
const OFFICES = [
  String.raw`founder|founding partner|owner|ceo|cto|coo|cfo|chief executive(?: officer)?|president|chair(?:man|woman|person)?`,
  String.raw`managing (?:director|partner)|general manager|proprietor`,
  String.raw`(?:mit)?(?:be)?gründer(?:in)?|(?:allein)?inhaber(?:in)?|(?:allein)?geschäftsführer(?:in)?|geschäftsführung|geschäftsleit(?:er|erin|ung)`,
  String.raw`(?:geschäftsführende[rs]? )?gesellschafter(?:in)?|vorstand(?:smitglied|svorsitzende[rs]?)?|(?:mitglied|vorsitzende[rs]?|sprecher(?:in)?) (?:des vorstands|der geschäfts(?:leitung|führung))|prokurist(?:in)?`,
  String.raw`(?:co)?fondat(?:eur|rice)|gérante?|p\.?d\.?g\.?|présidente?(?: directeur général)?|direct(?:eur|rice) générale?`,
  String.raw`associée?|dirigeante?|créat(?:eur|rice)`,
  String.raw`(?:co)?fundador(?:a)?|gerente|directora? general|president[ea]|soci[oa](?: fundador(?:a)?)?|propietari[oa]|dueñ[oa]`,
  String.raw`fondat(?:ore|rice)|titolare|amministrat(?:ore|rice)(?: delegat[oa]| unic[oa])?`,
  String.raw`(?:mede-?)?oprichter|eigenaar|eigenaresse|directeur|bestuurder|sóci[oa](?:-fundador(?:a)?)?|proprietári[oa]`,
].join("|");
const office = `(?:co-? ?)?(?:${OFFICES})`;
const OFFICE = new RegExp(String.raw`^\s*${office}(?:\s?(?:,|&|\+|\/|and|und|et|y|e|en)\s?${office})*$`, "iu");
/** "des Vorstands der Acme AG" */
const BODY = /^(?:Vorstand(?:e?s)?|Geschäfts(?:leitung|führung))(?!\p{L})/u;
/** A part of a company, and no company: "Chair of the Works Council", "Directeur de la BU Froid" */
const ORGAN =
  /\b(?:board|council|committee|year|union|association|students?|beirat|aufsichtsrat|betriebsrat|conseil|consejo|consiglio|junta|verein|class|club|bu|business unit|division|division[es]|sparte|branche|usine|unit|unidad|planta|fabriek)\b/iu;

/** "Buchhalter bei der Firma Acme", "Responsable pour la société Lumen" */
export function splitKindLink(text: string): Workplace | null {
  if (text.length > MAX_TEXT) return null;
  const match = KIND_LINK.exec(text);
  if (match === null) return null;
  const from = match.index + match[0].length;
  if (isPlace(text.slice(from))) return null;
  const left = text.slice(0, match.index);
  const { title, company } = readSignals(left);
  return left.trim() === "" || (title > 0 && company < 3) ? { titleEnd: match.index, from } : null;
}

/** "CEO of Acme Inc.", "Berater für die Umbra AG", "Infirmière pour la Clinique Lumora", "Founder of Novaport" */
export function splitSmallLink(whole: string): Workplace | null {
  const text = whole.slice(0, MAX_TEXT);
  return (
    (text.includes(" à ") ? findLink(text, FRENCH_LINK, isEmployerBehind) : null) ??
    findLink(
      text,
      OWNER_LINK,
      (name, left, link) =>
        !BODY.test(name) &&
        (isOfLegalForm(name) ||
          (link.startsWith("in ") && isInstitution(name)) ||
          PUBLIC_BODY.test(name) ||
          (OFFICE.test(left) && isPlainName(name))),
    ) ??
    findLink(text, PURPOSE_LINK, (name, left, link) => {
      return (
        isCompany(name) || (ROMANCE_LINK.test(link) && isShort(name) && isPlainName(name) && !readSignals(left).school)
      );
    })
  );
}

function findLink(
  text: string,
  links: RegExp,
  isEmployer: (name: string, left: string, link: string, behind: string) => boolean,
): Workplace | null {
  for (const match of findAll(links, text)) {
    const from = match.index + match[0].length;
    const left = text.slice(0, match.index);
    const name = (/^[^,(]*/.exec(text.slice(from)) as RegExpExecArray)[0];
    if (!isEmployer(name.trim(), left, match[0].trimStart(), text.slice(from + name.length))) continue;
    const { title, company, degree } = readSignals(left);
    // "Engineer, Umbra Institut für Technik"
    const isTitle = title > 0 && readSignals(left.slice(left.lastIndexOf(",") + 1)).title > 0;
    return isTitle && company < 3 && !degree ? { titleEnd: match.index, from } : null;
  }
  return null;
}

/** "Comptable à Lumora (Dakar)", "Comptable à Lumora Transit, Dakar", but not "Comptable à Dakar, Lumora SA" */
function isEmployerBehind(name: string, _left: string, _link: string, behind: string): boolean {
  if (isOfLegalForm(name) || isCompany(name)) return true;
  const place = /^(?: ?\(|, )([^,()]{3,40})/.exec(behind)?.[1];
  if (place === undefined || !isPlainName(name) || readSignals(name).school) return false;
  return isPlace(place) || behind.startsWith("(") ? readSignals(behind).company < 2 : /^\p{Ll}/u.test(place);
}

/** "Post-doc in Lumora University of Technology", as in the languages in which "in" stands before every employer */
function isInstitution(name: string): boolean {
  const { title, school, degree } = readSignals(name);
  return school && title === 0 && !degree && /^\p{Lu}/u.test(name);
}

function isOfLegalForm(name: string): boolean {
  const { title, company } = readSignals(name);
  const [first = ""] = name.split(" ");
  return company === 3 && title === 0 && !isFunctionName(name) && !isField(name) && !isFunction(first);
}

/** "Pressesprecherin der Stadt Unterfeld", "Dezernentin im Landratsamt Halmtal" */
const PUBLIC_BODY =
  /^(?:(?:Landeshaupt|Hanse|Universitäts)?[Ss]tadt|Kreisstadt|(?:Markt|Orts|Verbands|Samt|Einwohner|Kirchen|Pfarr)?[Gg]emeinde|Pfarrei|Land(?:es)?kreis(?:e(?=s ))?|Kreis|Kanton|Freistaat|Bistum|Erzbistum|Diözese|Erzdiözese|Bezirk|Bundesland|Stadtverwaltung|Stadtwerken?|Gemeindeverwaltung|Kreisverwaltung|Landratsamt|Bezirksamt|Landesamt|Bundesamt|Jugendamt|Sozialamt|Finanzamt|(?:Amts|Land|Oberland|Verwaltungs|Arbeits|Sozial|Bundes)gericht|(?:Bundes|Landes|Staats|Kultus|Innen|Justiz|Finanz|Wirtschafts)?[Mm]inisterium|Universität|Hochschule|Fachhochschule|Technischen? (?:Universität|Hochschule)|TU|[Gg]emeente|[Pp]rovincie|[Mm]inisterie|[Uu]niversiteit|[Hh]ogeschool|Ville|Commune|Mairie|Canton|Ayuntamiento|Comune|City|County|Town|Municipality|Borough)s? (?:(?:für|of|de[rs]?|di|von|van|zu) )?\p{Lu}/u;

/** With a word of companies beside its own; "Geräte & Systeme" names a field. */
function isCompany(name: string): boolean {
  if (isOfLegalForm(name)) return true;
  const { title, company, school, degree } = readSignals(name);
  return (
    company === 1 &&
    title === 0 &&
    !school &&
    !degree &&
    !isFunctionName(name) &&
    !isField(name) &&
    /\s/.test(name) &&
    !/\s(?:&|and|und|et|[eyi]|en)\s/.test(name)
  );
}

/** A name that no list knows, and no place or field of work */
function isPlainName(name: string): boolean {
  const { title, degree } = readSignals(name);
  return title === 0 && !degree && !ORGAN.test(name) && !isPlace(name) && !isFunctionName(name) && !isField(name);
}

function isShort(name: string): boolean {
  return /^(?:\p{Lu}[\p{L}\d&.-]+\s?){1,3}$/u.test(name);
}
