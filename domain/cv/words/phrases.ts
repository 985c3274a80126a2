import { EMPLOYMENT_PHRASES, NEVER_NAMES } from "#domain/lists/company-words.ts";
import { beginningTest } from "./beginnings.ts";
import { memoize, unitTest } from "./memoize.ts";
import { cities, regions } from "./place-names.ts";
import { townOfProvince } from "./provinces.ts";
import { foldWords, phrases } from "./split-words.ts";
import { withoutStates } from "./states.ts";
import { readSignals } from "./words.ts";

const employment = new Set(phrases(EMPLOYMENT_PHRASES));
const NONE: readonly [string] = [""];
/** First words of the kinds of employment; a number begins a duration. */
const employmentStarts = {
  words: new Set([...employment].map((phrase) => (/^[^\s·•|,;()/]+/.exec(phrase) ?? NONE)[0])),
  has(word: string): boolean {
    return this.words.has(word) || /^(?:\d|less|weniger|moins|$)/.test(word);
  },
};
const neverNames = new Set(phrases(NEVER_NAMES));
const mayBeNeverName = beginningTest(neverNames);
const mayBeEmployment = beginningTest([...employment, "less", "weniger", "moins"], "0123456789 \t\n\r\v\f|,;()/");

const SURROUNDINGS =
  /^[\p{L} .'-]{3,30} (?:und umgebung|et peripherie|y alrededores|e dintorni|en omgeving|and environs)$/u;
const COMPOUND_PLACE =
  /[,/|·&;()\d.→]|\s[-–]\s|\b(?:und|and|or|in|a|et|y|e|en|then|later|dann|puis|luego|poi|daarna|area|region|raum|grossraum|greater|cedex|metropol\w*|metropolitan)\b/;

/** "Uzwil SG"; "AG" is a legal form, and "BS" a degree. */
const TOWN_AND_CANTON =
  /^\p{Lu}\p{Ll}{2,}(?: (?:bei|am|an der) \p{Lu}\p{Ll}+)? (?:SG|ZH|LU|TG|ZG|SZ|SO|GR|VD|VS|TI|SH|BL|NW|OW|UR|GL|JU)$/u;
/** "Montreuil (93)" */
const TOWN_AND_CODE = /^(?:(?:L[ae]s?|Saint|St) )?\p{Lu}[\p{L}'’-]{2,40} \((?:\d{2,3}|2[AB])\)$/u;
/** "Littleton CO", "Fitzroy VIC 3065" */
const TOWN_AND_STATE =
  /^(?:(?:St|Mt|Ft)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}\p{Ll}[\p{L}'’-]+){0,2} (?:A[LKZRB]|ACT|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|M[DAINSOTEB]|N[EVHJMYCDS]|O[HKRN]|SK|PA|RI|S[CD]|T[NX]|UT|VT|W[AVIY]|VIC|NSW|QLD|TAS|BC|QC)(?: \d{4,5})?$/u;
/** "Leeds LS8", "Manchester M1 2AB" */
const TOWN_AND_POSTCODE =
  /^\p{Lu}\p{Ll}{2,}(?:[ -](?:upon|on|under|le|\p{Lu}\p{Ll}+)){0,3},? \p{Lu}{1,2}\d{1,2}\p{Lu}?(?: \d\p{Lu}{2})?$/u;
const STATE =
  /^(?:A[LKZRB]|BC|C[AOT]|DC|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[DAINSOTEB]|N[EVHJMYCDSB]|O[HKRN]|PA|QC|RI|S[CDK]|T[NX]|UT|V[TA]|W[AVIY]|VIC|NSW|QLD|TAS)(?: \d{4,5})?$/;

/** The code of a state or province after a town */
export function isStateCode(text: string): boolean {
  return STATE.test(text) || STATE_IN_NEWS.test(text);
}

/** "Denver, Colo.", "Fort Bragg, N.C.": as newspapers write states and provinces */
const STATES_IN_NEWS =
  "Ala|Ariz|Ark|Calif|Cal|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans|Kan|Ky|Mass|Md|Mich|Minn|Miss|Mo|Mont|Nebr|Neb|Nev|Okla|Ore|Oreg|Pa|Penn|Tenn|Tex|Va|Vt|Wash|Wisc|Wis|Wyo|Ont|Que|Alta|Sask";
const STATE_IN_NEWS = new RegExp(
  `^(?:(?:${STATES_IN_NEWS})\\.?|(?:N\\. ?[CDHJMYSB]|S\\. ?[CD]|W\\. ?Va|R\\. ?I|D\\. ?C|B\\. ?C)\\.?)$`,
  "u",
);

/** A country or a state, which the name of a company may end in: "Statistics Canada" */
export function isRegion(text: string): boolean {
  return regions.has(foldWords(text));
}

/** Time without a position */
const CAREER_BREAK =
  /^\(?(?:rufe? (?:auf|an) |elternzeit|(?:berufliche )?neuorientierung|erziehungszeit|mutterschutz|mutterschafts|babypause|familienzeit|familienpause|auszeit|sabbatical|sabbatjahr|pflege (?:der|des|von|meine|eines) |pflegezeit|unbezahlter urlaub|arbeits?(?:suchend|los|suche|unfahig)|(?:welt|auslands|rucksack|fern|bildungs|sprach|asien|europa|sudamerika)reise|auslandsaufenthalt(?: \/ | \()|work (?:&|and|und|n) travel|backpacking|world trip|sprachaufenthalt (?:und|&|mit) reisen?|reisen? (?:in|nach|durch) |work (?:&|and|und) travel|voyage|tour du monde|parental leave|maternity|paternity|adoption leave|career break|family leave|family time|gap year|caring for|carer for|full-?time (?:parent|carer|mother|father)|stay-at-home|travell?(?:ed|ing)\b|laid off|unemployed|job search|redundan|between jobs|self-stud(?:y|ies)$|selbststudium|auto-?formation|formation personnelle|conge (?:de )?(?:parental|maternite|paternite|sabbatique|sans)|conge maternite|annee sabbatique|pause professionnelle|pause carriere|recherche d'emploi|baja (?:por )?(?:maternidad|paternidad)|excedencia|permiso (?:por|de) (?:maternidad|paternidad)|congedo|aspettativa|ouderschapsverlof|zwangerschapsverlof)(?!\p{L}*(?:vertretung| cover| replacement))(?!.*(?:cover|vertretung|remplacement))/u;

export function isCareerBreak(text: string): boolean {
  return text.length < 90 && CAREER_BREAK.test(foldWords(text));
}

const VOLUNTEER =
  /^(?:volunteer(?:ing)?|benevol(?:e|at)|ehrenamt(?:lich\p{L}*)?|voluntari[oa](?:do)?|volontari[oa](?:to)?|vrijwillig(?:er|st\p{L}*))$/u;

/** "Volunteer", "Bénévole": unpaid work, which is no position */
export function isVolunteer(title: string): boolean {
  return title.length < 20 && VOLUNTEER.test(foldWords(title).trim());
}

/** A city, a state, a country, or several of them ("Pune, Maharashtra", "80331 Munich", "Greater Boston Area"). */
export function isPlace(text: string): boolean {
  return text.length <= 60 && (REMOTE_AT.test(text) || (endsAsPlace(text) && knownPlace(text)));
}

/** "Remote / Leeds, UK": the place of a workplace, whatever its town */
const REMOTE_AT =
  /^(?:remote|hybrid|on-?site) ?\/ ?(?=\p{L})(?:[\p{L}.'’-]+ ?){1,4}(?:, ?(?:[\p{L}.'’-]+ ?){1,3}){0,2}$/iu;

const knownPlace = memoize(findPlace);

const LAST_WORD = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u;
/** Last words of places, and of what may follow one. */
const placeEnds = new Set(
  [
    ...regions,
    ...cities,
    ...employment,
    ..."area|region|environs|and|und|or".split("|"),
    ...STATES_IN_NEWS.toLowerCase().split("|"),
  ].map((phrase) => (LAST_WORD.exec(phrase) ?? NONE)[0]),
);

/** Whether the last word may be that of a place. It is of few texts that are none. */
export function endsAsPlace(text: string): boolean {
  let to = text.length;
  while (to > 0 && !isWordUnit(text.charCodeAt(to - 1))) to--;
  let from = to;
  while (from > 0 && isWordUnit(text.charCodeAt(from - 1))) from--;
  // A state ("Akron, OH"), a number or a mark, the end of a code ("M1 2AB")
  if (to - from <= 2 || isNumberUnit(text.charCodeAt(to - 1)) || isNumberUnit(text.charCodeAt(from))) return true;
  return placeEnds.has(foldWords(text.slice(from, to))) || /cedex/i.test(text);
}

const isWordUnit = unitTest(/[\p{L}\p{N}\p{M}\u00ad\u200b\u200e\u200f\ufeff\ud800-\udfff]/u);
const isNumberUnit = unitTest(/\p{N}/u);

function findPlace(text: string): boolean {
  const whole = foldWords(text);
  if (regions.has(whole) || cities.has(whole)) return true;
  if (TOWN_AND_STATE.test(text) || TOWN_AND_CODE.test(text) || TOWN_AND_CANTON.test(text)) return isPlainTown(text);
  if (TOWN_AND_POSTCODE.test(text)) return isPlainTown(text);
  if (cities.has(foldWords(townOfProvince(text)))) return true;
  if (!COMPOUND_PLACE.test(whole)) return false;
  // "Amsterdam, North Holland, Netherlands · Hybrid"
  const dot = text.lastIndexOf(" · ");
  if (dot > 0 && isEmploymentKind(text.slice(dot + 3))) return isPlace(text.slice(0, dot));
  if (SURROUNDINGS.test(whole)) return true;
  const folded = whole
    .replace(TOWN_IN_COUNTRY, "$1, $2")
    .replaceAll(/[()]/g, " ")
    .replace(/^\s*(?:in|a|greater|region|raum|grossraum|metropolregion)\s+/, "")
    .replace(/[\s.,;]+$/, "")
    .trim();
  if (folded === "") return false;
  if (regions.has(folded) || cities.has(folded)) return true;
  const parts = folded.split(PLACE_LINK).filter((part) => part !== "");
  const last = parts.at(-1);
  if (last === undefined || parts.length > 5) return false;
  if (parts.length > 1 && parts.every((part) => isPlacePart(part))) return true;
  if (parts.length === 1) return isPlacePart(last);
  // "Acme -  Hubli, Karnataka" is a company at its place.
  if (/\s[-–]\s/.test(text)) return false;
  // "Springfield, IL", "Kidron, Ohio, United States": known regions after an unknown town, and no "Acme, Berlin, Germany".
  const [first, second, ...others] = text.split(",");
  if (parts.length === 2 && cities.has(parts[0] as string) && isStateCode((second ?? "").trim())) return true;
  if (second === undefined || /[·|/;\t]|\s{2}/.test(text)) return false;
  if (text.includes("&") && !parts.slice(0, -1).some(isPlacePart)) return false;
  const isTown = isPlainTown(first as string) && !endsInCity(parts[0] as string);
  if (others.length === 0)
    return (
      isTown &&
      (/^\s\p{Lu}{2}(?: \d{5})?$/u.test(second.trimEnd()) || STATE_IN_NEWS.test(second.trim())) &&
      !/,\s?M[ADES]$/.test(withoutStates(text))
    );
  // "Kidron, OH, USA"
  const isState = regions.has(parts[1] as string) || isStateCode(second.trim());
  return isTown && isState && parts.slice(2).every(isPlacePart) && !isCityInState(parts);
}

/** "Valencia (Spain)" */
const TOWN_IN_COUNTRY = /^([^(),]+?) ?\(([^(),]+)\)(?=\.?$)/;

/** "Leeds, then York", "Paris puis Lyon", "Madrid y Barcelona": one place after the other */
const PLACE_LINK =
  /,?\s+(?:et|y|e|en|then|later|dann|spater|puis|luego|poi|daarna)\s+|\s*(?:[,/|·&;→]|\s-\s|\s–\s|\bund\b|\band\b|\bor\b)\s*/;

/** "Acme, New York, NY" */
function isCityInState([, second, third]: readonly string[]): boolean {
  return cities.has(second as string) && third !== undefined && third.length === 2 && third !== "us" && third !== "uk";
}

/** "Acme Derby, UK" is a company at its place. */
function endsInCity(town: string): boolean {
  const at = town.lastIndexOf(" ");
  return at > 0 && !cities.has(town) && !regions.has(town) && cities.has(town.slice(at + 1));
}

/** "Clerk at Acme – Leeds, England", "Acme | Leeds, England" */
const NAME_BEFORE = /\s(?:[–—|-]|at|bei|chez|presso|bij)\s/u;

/** "Hubli, Karnataka": a place where a place is expected, else perhaps a company in a region. */
export function isTownInRegion(text: string): boolean {
  if (NAME_BEFORE.test(text)) return false;
  const parts = foldWords(text)
    .replace(TOWN_IN_COUNTRY, "$1, $2")
    .split(/\s*,\s*/);
  return parts.length === 2 && regions.has((parts[1] as string).replace(/[\s.]+$/, "")) && isPlainTown(text);
}

/** "5601 Corporate Way # 404, Akron, OH", "12/3 Lumen Road" */
const STREET =
  /^(?:#\s?)?\d{1,5}(?:[/-]\d{1,4})?[A-Za-z]?,? (?:[\p{L}\d.'’-]+ ){1,4}(?:street|st|road|rd|avenue|ave?|boulevard|blvd|drive|dr|lane|ln|way|parkway|pkwy|court|ct|highway|hwy|terrace|turnpike)(?![\p{L}\d])\.?(?:\s?[#,]|\s(?:suite|ste|unit|apt|floor)(?!\p{L})|$)/iu;

/** The address of a workplace, from its house number on */
export function isStreet(text: string): boolean {
  return mayBeStreet(text) && text.length < 110 && STREET.test(text);
}

const mayBeStreet = beginningTest([], "0123456789#");

function isPlacePart(part: string): boolean {
  const bare = part
    .replace(/^(?:[a-z]{1,2}-)?\d{4,6}\s+/, "")
    .replace(/\s+(?:area|metropolitan area|region|cedex.*|\d{1,2}|\d{5,6})$/, "")
    .replace(/^(?:greater|region)\s+/, "");
  return regions.has(bare) || cities.has(bare) || employment.has(bare);
}

/** A place has no word of a company, a title or a school. */
function isPlainTown(text: string): boolean {
  const { title, company, school } = readSignals(text);
  return title === 0 && company === 0 && !school;
}

/** Counts of years and weeks that are written out, folded */
const NUMBERS =
  "anderthalb|eineinhalb|anderhalf|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|um|uma|dois|duas|quatro|sete|oito|dez|ein|eine|einen|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|een|twee|drie|vijf|zes|zeven|negen|tien|one|two|three|four|five|seven|eight|nine|ten|eleven|twelve";
const UNITS =
  "years?|months?|weeks?|jahre?n?|monate?n?|wochen?|tage?|ans?|annees?|mois|semaines?|jours?|anos?|mes(?:es)?|semanas?|dias?|settiman[ae]|giorni|anni|anno|mes[ei]|jaar|jaren|maand(?:en)?|week|weken|days?|hours?|stunden|heures?|horas?|uren";
const DURATION = new RegExp(
  String.raw`^\(?(?:(?:aktuell|current(?:ly)?|bis heute|a ce jour|hasta hoy|ad oggi|tot heden),?\s+)?(?:ca\.?\s*|less than (?:a|1) |weniger als (?:ein|1) |moins d'un )?(?:(?:\d+(?:[.,]\d+)?\+?\s*(?:${UNITS}|yrs?|mos?|mths?|ore|mnd|jr|hrs|j|m|y)|(?:${NUMBERS})\s+(?:${UNITS})(?:\s(?:et demie?|y medi[oa]|e mezz[oa]|e mei[oa]))?)\.?\+?[\s,&]*(?:and|und|et|y|e|en)?\s*)+(?:(?:of )?(?:work )?experience)?\)?$|^\(?(?:less than|weniger als|moins d')\s?(?:a |1 |ein |un )?(?:year|month|jahr|monat|an|mois)\)?$`,
);

/** A company, and no three months */
const COMPANY_3M = "3M";

export function isDuration(text: string): boolean {
  if (text.length > 49 || !mayBeDuration(text) || text === COMPANY_3M || !MAY_COUNT.test(text)) return false;
  return DURATION.test(foldWords(text).trim());
}

const WRITTEN = `${NUMBERS}|fünf|zwölf|één|eén|três`;
const MAY_COUNT = new RegExp(`\\d|less|weniger|moins|^\\(?(?:${WRITTEN})\\s`, "i");
const COUNTS =
  `ca|less|weniger|moins|aktuell|current|bis heute|a ce jour|à ce jour|hasta hoy|ad oggi|tot heden|${WRITTEN}`.split(
    "|",
  );
const mayBeDuration = beginningTest(COUNTS, "0123456789( \t\n\r\v\f");

/** "Full-time", "Vollzeit · Remote", "Freelance": says how somebody works, and names nobody. */
export function isEmploymentKind(text: string): boolean {
  return mayBeEmployment(text) && knownEmploymentKind(text);
}

const HOURS =
  /^\(?(?:(?:ca|approx|env|circa)\.? ?|~ ?)?\d{1,2}(?:[.,]\d+)?(?: ?[-–] ?\d{1,2})?\+? ?(?:(?:h|hrs?|hours?|std|stunden|heures?|horas|ore|uur|uren)\.? ?(?:(?:\/|per|a|pro|par|por|alla|je) ?(?:week|wk|wo|w|woche|semaine|sem|semana|settimana)|hebdo(?:madaires?)?|weekly|wochentlich)|std|stunden|wochenstunden|wstd|fte|vza|etp)\.?\)?$/;

/** "40 hours per week", "(35 h/semaine)", "15-20 hrs/wk", "30 Std.", "0.6 FTE" */
export function isWeeklyHours(text: string): boolean {
  return text.length < 40 && /^\D{0,5}\d/.test(text) && HOURS.test(foldWords(text).trim());
}

const knownEmploymentKind = memoize(findEmploymentKind);

/** "freelance on Fiverr", "freiberuflich über Upwork": a platform, and no employer */
const FREELANCE_ON =
  /^(?:freelanc(?:e|er|ing)|freiberuf\p{L}*|self-employed|indépendante?|autónom[oa]|zelfstandig\p{L}*) (?:on|via|through|über|auf|sur|en|su|tramite|op) \p{Lu}\S*$/iu;

function findEmploymentKind(text: string): boolean {
  if (text.length > 60 || text === COMPANY_3M) return false;
  if (FREELANCE_ON.test(text)) return true;
  const whole = foldWords(text);
  if (employment.has(whole) || employment.has(whole.replace(KIND_OF_ROLE, "")) || isWeeklyHours(text)) return true;
  const count = /\d/.exec(whole)?.index ?? 0;
  // "Stage 3 mois", "CDD de 6 mois"
  if (count > 3 && isDuration(whole.slice(count))) {
    const kind = whole.slice(0, count).replace(/[ ,:–-]*(?: (?:de|d'|of|for|von|uber|di|van))? *$/, "");
    if (employment.has(kind)) return true;
  }
  if (!/[·•|,;()/\d]/.test(whole) || !employmentStarts.has((/^[^\s·•|,;()/]+/.exec(whole) ?? NONE)[0])) return false;
  const parts = whole.split(/\s*[·•|,;()/]+\s*/).filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => employment.has(part) || isDuration(part));
}

/** "Contract role", "Permanent position" */
const KIND_OF_ROLE = / (?:role|position|contract|job|employment|assignment|basis|employee)$/;

/** "Lehre" beside an employer: what somebody was there */
export function isBareTraining(text: string): boolean {
  return (
    text.length < 20 &&
    /^(?:(?:berufs)?ausbildung|(?:berufs|bank|koch|kaufmanns)?lehre|lehrzeit|umschulung)$/iu.test(text)
  );
}

const EX = /^[Ee][Xx][- ](?=\p{Lu})/u;
const SMALL_E = 0x65;

export function isNeverName(text: string): boolean {
  // "ex-Acme"
  if ((text.charCodeAt(0) | 0x20) === SMALL_E && EX.test(text)) return true;
  if (!mayBeNeverName(text) && text.charCodeAt(0) > 0x20) return false;
  // "Weltreise (Asien)", but not "XING (New Work SE)"
  const inBrackets = /\s\([^()]*\)$/.exec(text)?.[0] ?? "";
  const bare = readSignals(inBrackets).company > 0 ? text : text.slice(0, text.length - inBrackets.length);
  return neverNames.has(
    foldWords(bare)
      .replace(/[\s:.\-–—]+$/, "")
      .trim(),
  );
}
