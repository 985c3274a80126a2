import { SHORT_SCHOOLS } from "#domain/lists/school-words.ts";
import { beginningTest } from "./beginnings.ts";
import { isForce } from "./forces.ts";
import { isKindOfSchool, isNumberOfSchool } from "./kinds-of-schools.ts";
import { isRomanceDegree, isRomanceSchool } from "./romance-studies.ts";
import { phrases, splitWords } from "./split-words.ts";
import { withoutStates } from "./states.ts";
import { endsInSector, isTitleInside, isWholeTitle } from "./whole-titles.ts";
import {
  COMPANY,
  classesOf,
  DEGREE,
  FIELD,
  FUNCTION,
  findClasses,
  LEGAL_FORM,
  MAX_WORD,
  SCHOOL,
  TITLE,
} from "./word-classes.ts";

/** How strongly a few words look like each part of a position. */
export interface Signals {
  /** 2 with a title noun. */
  readonly title: number;
  /** 3 with a legal form, 1 with a word of company names. */
  readonly company: number;
  readonly school: boolean;
  readonly degree: boolean;
}

const NOTHING: Signals = { title: 0, company: 0, school: false, degree: false };

/** Signals of texts, which several rules ask for. */
const signals = new Map<string, Signals>();
const MAX_SIGNALS = 2000;

export function readSignals(text: string): Signals {
  let found = signals.get(text);
  if (found === undefined) {
    if (signals.size >= MAX_SIGNALS) signals.clear();
    found = findSignals(text);
    signals.set(text, found);
  }
  return found;
}

/** "Acme (Maschinenbau, 200 Mitarbeiter)" */
const SIZE =
  /\([^()]{0,60}?\d[\d.,'’ ]{0,8}\+? (?:mitarbeit|employee|people|staff|salari|collabor|emplead|dipendent|medewerk)\p{L}*\)/giu;
/** "Univ.-Prof. (§ 99 Abs. 5 UG)" names a law and no company. */
const PARAGRAPH = /\(§[^()]*\)/g;
const KIND_OF_SCHOOL = /\((?:FH|TU|TH|Uni|Univ|DH)\.?\)/g;

function findSignals(written: string): Signals {
  // Behind dates, a blank is left before "Food Runner, Lumora".
  const text = written.trim();
  if (endsWithLevel(text) && EXAMINATION.test(text)) return { ...NOTHING, degree: true };
  let all = 0;
  let isLegal = false;
  // "Diplom-Betriebswirtin (FH)" names no school.
  const plain = text.includes("(")
    ? text.replaceAll(KIND_OF_SCHOOL, " ").replaceAll(SIZE, " ").replaceAll(PARAGRAPH, " ")
    : text;
  const words = splitWords(withoutStates(plain));
  for (const [index, word] of words.entries()) {
    const found = classesOf(word);
    if (found === 0 || isKindOfSchool(words, index) || isNumberOfSchool(words, index)) continue;
    all |= found;
    // "Associate of Science"
    // but not "Research Associate in Statistics"
    if (
      word.startsWith("Associate") &&
      ASSOCIATE.test(word) &&
      OF_ASSOCIATE.test(words[index + 1] ?? "") &&
      !RESEARCHER.test(words[index - 1] ?? "")
    )
      all = (all & ~TITLE) | DEGREE;
    if ((found & LEGAL_FORM) !== 0 && (index > 0 || (words.length === 1 && !STATE_ALONE.test(word))))
      isLegal ||= !isAdjective(word, words[index + 1], text) && !(word === "AG" && WORKING_GROUP.test(text));
    // "Lumora Bank B.S.C.": a company of the Gulf
    if (word.startsWith("B.S.C") && (all & COMPANY) !== 0) {
      all &= ~DEGREE;
      isLegal = true;
    }
    // "Scrum Master" is no degree.
    if ((found & DEGREE) !== 0 && index > 0 && NO_DEGREE_BEFORE.test(words[index - 1] as string))
      all = (all & ~DEGREE) | TITLE;
  }
  if (all === 0) all = brokenClasses(words);
  if (isSpacedDegree(text) || isRomanceDegree(text) || (text.includes("tud") && STUDIED.test(text))) all |= DEGREE;
  if (isShortSchool(text) || isRomanceSchool(text)) all |= SCHOOL;
  if (words.length > 1 && /board/i.test(text) && BOARD.test(text)) all = (all | SCHOOL) & ~DEGREE;
  if ((all & SCHOOL) !== 0 && text.includes(" por ") && AWARDED_BY.test(text)) all = (all | DEGREE) & ~TITLE;
  if (text.length > MIN_STATE_EXAM && STATE_EXAM.test(text)) all = (all | DEGREE) & ~TITLE;
  const isWhole = TITLE_PHRASE.test(text) || isWholeTitle(text);
  if (isWhole) all = (all | TITLE) & ~DEGREE;
  else if ((all & TITLE) === 0 && isTitleInside(text)) all |= TITLE;
  if (all === 0) return NOTHING;
  if ((all & SCHOOL) !== 0 && (all & TITLE) !== 0 && ENDS_IN_KIND.test(text)) all = withoutKind(words, all);
  if ((all & DEGREE) !== 0 && TRAINING_START.test(text)) all |= TITLE;
  if (
    (all & TITLE) !== 0 &&
    words.length > 1 &&
    (isOffice(text) || NAMED.test(text) || SECRETARIAT.test(text) || isForce(text, hasTitle))
  )
    all = (all & ~TITLE) | COMPANY;
  // "Thomas Cook Group": a title's noun is last, or first.
  const mayBeCompany = (all & TITLE) !== 0 && !isWhole && words.length > 1 && !text.includes(",");
  if (mayBeCompany && endsAsCompany(words) && !hasTitleBefore(text)) all &= ~TITLE;
  return {
    title: (all & TITLE) === 0 ? 0 : 2,
    company: isLegal ? 3 : (all & COMPANY) === 0 ? 0 : 1,
    school: (all & SCHOOL) !== 0,
    degree: (all & DEGREE) !== 0,
  };
}

const hasTitle = (text: string) => readSignals(text).title > 0;

const MIN_STATE_EXAM = 14;
/** "Staatliche Prüfung als Hebamme", "Thèse d'exercice": what somebody passed, and no position */
const STATE_EXAM =
  /^(?:staatliche (?:abschluss)?(?:prüfung|anerkennung) (?:als|zu[rm]) |title of docent|thèse d['’]exercice)/iu;

/** "Studied Economics", also behind dates */
const STUDIED = /(?:^|\d:?\s)(?:Studied|Studierte|Studeerde|Étudié|Estudié)\s\p{Lu}/u;

const LEVELS = /levels?$/i;
const MAX_LEVELS = 6;

function endsWithLevel(text: string): boolean {
  const last = text.charCodeAt(text.length - 1) | 0x20;
  // "l", "s"
  return (last === 0x6c || last === 0x73) && LEVELS.test(text.slice(-MAX_LEVELS));
}

/** "Singapore-Cambridge GCE A Level": the name of no school */
const EXAMINATION =
  /^(?:(?:singapore[- ])?cambridge )?(?:(?:gce|international) ){0,2}(?:a|as|o|advanced|ordinary)[- ]levels?$/i;

/** "Hilfskraft, AG Neurobiologie": a working group */
const WORKING_GROUP = /(?:[,;(–—-]\s?|\s(?:der|einer|in)\s)AG\s\p{Lu}/u;

/** "Private Tutor", "Limited Partner", "Spa Therapist", "Ag. Director": words that are a legal form elsewhere */
function isAdjective(word: string, next: string | undefined, text: string): boolean {
  if (next === undefined || !ADJECTIVE.test(word) || !text.includes(`${word} ${next}`)) return false;
  if (/^ltd/i.test(word)) return LED_BY.test(next);
  return word === "Private" ? !/^l(?:imited|td)/i.test(next) : (classesOf(next) & TITLE) !== 0;
}

const ADJECTIVE = /^(?:Private|Limited|Spa|Ag\.|[Ll]td\.)$/;
/** "Ltd. Oberärztin": in German, who leads others of that profession */
const LED_BY =
  /^(?:Ober[aä]rzt|OA$|OÄ$|Arzt|Ärztin|Notarzt|Hebamme|Schwester|Pfleg|Ingenieur|Angestellt|Redakteur|Regierung|Verwaltung|Psycholog|Apotheker|MT)/;

/** "Betriebsökonomin FH" names the kind of the diploma and no school. */
const ENDS_IN_KIND = /\s(?:FH|HF|HTL|TH|DH|HWV)$/;
/** "Ingeniera de Sistemas por la Universidad Lumora": what somebody is by a school's diploma */
export const AWARDED_BY = /^[^,;]{4,60}\spor\s(?:la|el)\s(?=\p{Lu})/u;
/** "B. Tech", "M. Sc." and "Certificate in Culinary Arts", "Class XII" */
function isSpacedDegree(text: string): boolean {
  return (
    (text.includes(".") && SPACED_DEGREE.test(text) && !text.startsWith("a.a")) ||
    SCHOOL_DEGREE.test(text) ||
    CERTIFICATE.test(text.slice(-12))
  );
}

const SPACED_DEGREE =
  /^(?:A\.A|H\.S(?=\.?$)|B\.B\.M|[BC]\.[OU]\.[PU]|E\.[GS]\.[BO])\.?(?![\p{L}.])|[BM](?<![\p{L}\p{N}.&].)\. ?(?:Tech|Sc|Com|Pharm|Phil|Arch|Ed|Eng|Engg|Des|[EAS])(?![\p{L}\p{N}])/iu;
const CERTIFICATE = /\scertificate$/i;
const SCHOOL_DEGREE =
  /^(?:certificate (?:in|of)|preparatory (?:classes|cycle)\b|(?:class|grade) (?:x|xii|10|11|12)$|some college\b|high school or |cert(?:ificate)? (?:iii|iv)\b|higher secondary|post[- ]?graduat|graduation\b|plus two|(?:10 ?)?\+ ?2(?!\d)|(?:a|as|o)[- ]levels?\b|nvq\b|secondary school cert|(?:(?:all india|first|general|higher|junior|lower|middle|national|primary|secondary|senior|upper|west african) ){1,3}school (?:leaving )?(?:cert|exam))/iu;
const STATE_ALONE = /^(?:CO|NV|AB)$/;
/** Universities under their short names */
function isShortSchool(text: string): boolean {
  if (text.length < MAX_SHORT && mayBeShortSchool(text)) {
    const comma = text.indexOf(",");
    if (shortSchools.has(comma === -1 ? text : text.slice(0, comma))) return true;
  }
  if (mayBeShortName(text) && SHORT_SCHOOL.test(text)) return true;
  if (text.charCodeAt(0) === CAPITAL_S && INDONESIAN_SCHOOL.test(text)) return true;
  if ((text.includes(", IHK ") || text.includes(", HWK ")) && /, (?:IHK|HWK) (?=\p{Lu})/u.test(text)) return true;
  return (text.includes(" State") || text.includes(" Tech")) && SCHOOL_OF_STATE.test(text);
}

const CAPITAL_S = 0x53;
/** "SMA Negeri 1 Lumora", "SMP N 2 Lumora", but not "SMA Solar" */
const INDONESIAN_SCHOOL =
  /^S(?:MA|MP|MK|D|MU|TM)N?\s(?:N\s)?(?:\d|(?:Negeri|Swasta|Islam|Kristen|Katolik|Muhammadiyah)\s)/u;
const shortSchools = new Set(phrases(SHORT_SCHOOLS));
const mayBeShortSchool = beginningTest(shortSchools);
const MAX_SHORT = 60;
const SHORT_SCHOOL =
  /^(?:UC|UNC|UT|UMass|SUNY|CUNY|CSU|Cal State|Cal Poly|Le Cordon Bleu|Job Corps|Uni|KU|IHK|HWK|RSG|CSG|OSG|GSG|ROC|Ysgol|WIFI|BFI|Esc\.|I\.E\.P?\.?|U\.E\.|Groupe ES[CGT]?|K\.V\.|Kendriya) (?=[\p{Lu}\d])|^(?:[FH]U[ -]Berlin|VU (?:Amsterdam|Brussel)|PH \p{Lu})(?!\p{Lu})/u;
const mayBeShortName = beginningTest(
  "rsg|csg|osg|gsg|roc |ysg|uc |unc|ut |uma|sun|cun|csu|cal|le |job|uni|ku |ihk|hwk|wif|bfi|esc|i.e|u.e|gro|k.v|ken|fu |fu-|hu |hu-|vu |ph ".split(
    "|",
  ),
);
const SCHOOL_OF_STATE =
  /(?<!\p{L})(?:(?:Penn|Ohio|Michigan|Florida|Arizona|Iowa|Kansas|Oregon|Colorado|Washington|Oklahoma|Mississippi|Montana|Georgia|Utah|Boise|Fresno|Kent|Ball|Wichita|San Diego|San Jose|NC) State|(?:Virginia|Georgia|Texas|Louisiana) Tech)(?=$|[,;|(–-]|\s+[,;|(–-]|\s{2}|\t)/u;
/** Titles of several words, none of which is one */
const TITLE_PHRASE =
  /^(?:(?:(?:jeune )?fille )?au[ -]pair|duales studium|dual student|garde d['’]enfants|(?:femme|valet) de chambre|second de (?:cuisine|boulangerie)|job d['’]été|emplois? saisonniers?|missions? d['’]intérim|projet de fin d['’]études|service (?:civique|national|militaire)|(?:compulsory |mandatory )?(?:military|national|civilian) service|servicio militar|servizio (?:militare|civile)|vigile del fuoco|guardia giurata|guida turistica|huishoudelijke hulp|empleada de hogar|atención al (?:cliente|público)|mail carrier|cabin crew|health visitor|freiwilliges (?:soziales|ökologisches) jahr|(?:diverse|verschiedene) (?:ferien|neben|aushilfs)jobs)(?!\p{L})/iu;
const TRAINING_START = /^(?:berufs|zweit|erst)?(?:ausbildung|lehre|umschulung) (?:zu[mr]|als) /i;

function withoutKind(words: readonly string[], all: number): number {
  const others = words.slice(0, -1).reduce((found, word) => found | classesOf(word), 0);
  return (others & SCHOOL) === 0 ? (all & ~SCHOOL) | DEGREE : all;
}

/** "Customer Service Representative (Call Center)" */
function hasTitleBefore(text: string): boolean {
  const open = text.endsWith(")") ? text.lastIndexOf(" (") : -1;
  const last = open === -1 ? undefined : splitWords(text.slice(0, open)).at(-1);
  return last !== undefined && (classesOf(last) & TITLE) !== 0;
}

/** "Univer sity", "Hosp ital": a scanned page has blanks inside words. */
function brokenClasses(words: readonly string[]): number {
  let all = 0;
  for (let index = 1; index < words.length && index < 10; index++) {
    const [before, word] = [words[index - 1] as string, words[index] as string];
    const unit = word.charCodeAt(0);
    const length = before.length + word.length;
    if (unit > 0x60 && unit < 0x7b && length > 6 && length <= MAX_WORD)
      all |= findClasses(before + word) & (TITLE | COMPANY | SCHOOL);
  }
  return all;
}

function endsAsCompany(words: readonly string[]): boolean {
  // "Ambassador Theatre Group"
  if (words.at(-1) === "Group" && NAME_FIRST.test(words[0] as string)) return true;
  const last = classesOf(words.at(-1) as string);
  if ((last & (COMPANY | LEGAL_FORM)) === 0 || (last & (FUNCTION | TITLE)) !== 0) return false;
  // "Senior Manager Healthcare"
  const first = words.length > 2 && RANK.test(words[0] as string) ? 1 : 0;
  if (endsInSector(words)) return false;
  return (classesOf(words[first] as string) & TITLE) === 0 && !words.some((word) => LINK_WORD.test(word));
}

const NAME_FIRST = /^(?:Ambassador|Baker|Butler|Carpenter|Cook|Guardian|Herald|Pilot|Ranger|Steward|Warden)$/;
const RANK = /^(?:senior|sr|junior|jr|associate|assistant|deputy|vice|managing)$/i;
const LINK_WORD =
  /^(?:of|for|at|with|de|del|für|bei|der|pour|chez|para|per|di|presso|van|voor|bij|pel[ao]|zu[rm]|im|-)$/;

/** "Hunziker + Spahr Ingenieure", "Treuhand Infanger & Partner", but not "Co-Founder & Partner" */
function isOffice(text: string): boolean {
  if (!AND.test(text) || PARTNER_TOO.test(text)) return false;
  const comma = text.indexOf(",");
  if (comma === -1) return OFFICE.test(text) || (JOINED.test(text) && OFFICE_OF_TWO.test(text));
  return OFFICE.test(text.slice(0, comma)) && readSignals(text.slice(comma + 1)).title === 0;
}

/** Boards of examination, which a CV names as the school */
const BOARD =
  /\bboard of (?:.{0,20}\b)?(?:education|examinations?|secondary|intermediate|high|school)\b|\b(?:c\.?b\.?s\.?e\.?|i\.?c\.?s\.?e\.?|isc|ssc|hsc|state|secondary|education|matric\w*|[ahmu]\.?p\.?|w\.?b\.?|bihar|gujarat|maharashtra|punjab|haryana|rajasthan|karnataka|kerala|tamil ?nadu|odisha|orissa|assam|goa|delhi|jharkhand|uttarakhand|chhattisgarh|telangana|bengal|himachal|federal|lahore|karachi|multan|faisalabad|rawalpindi|gujranwala|sargodha|bahawalpur|peshawar|dhaka|rajshahi|comilla|jessore|chittagong|barisal|sylhet|dinajpur|allahabad) board\b/i;
const OFFICE =
  /^\p{Lu}[^,;:|(]*\s(?:(?:&|\+|und|et)\s\p{Lu}[\p{L}'’-]+\s\p{Lu}?\p{L}*(?:[Ii]ngenieure|[Aa]rchitekten|anwälte|[Nn]otare|[Bb]erater|prüfer|[Aa]vocats|[Aa]rchitectes|[Nn]otaires)|(?:&|\+|und|et)\s(?:Partner|Partners|Kollegen|Associés|Cie))(?:\s(?:AG|GmbH|PartG\p{L}*|mbB))*$/u;
const PROFESSIONS = String.raw`\p{Lu}?\p{L}*(?:[Ii]ngenieure|[Aa]rchitekten|anwälte|[Nn]otare|[Bb]erater|prüfer|[Pp]laner|Architects|Engineers|Surveyors|Planners|Architectes|Ingénieurs|Arquitectos|Ingenieros|Architetti|Ingegneri|Architecten|Ingenieurs)`;
const JOINED = /\s(?:&|\+|und|and|et|y|ed?|en)\s/;
/** "Spahr Architekten & Ingenieure", but not "Head of Architects & Engineers" */
const OFFICE_OF_TWO = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.'’-]*\s(?:[&+]\s)?){1,3}?${PROFESSIONS}\s(?:&|\+|und|and|et|y|ed?|en)\s${PROFESSIONS}$`,
  "u",
);
const AND = /\s(?:&|\+|und|and|et|y|ed?|en)\s/;
const PARTNER_TOO =
  /(?:founder|director|ceo|coo|cfo|cto|owner|principal|president|manager|chair(?:man|woman)?|head|lead|counsel|consultant|advisor|investor|associate|geschäftsführer(?:in)?|gründer(?:in)?|inhaber(?:in)?|berater(?:in)?|fondat(?:eur|rice)|gérante?|directeur|directrice|socio|fundador[a]?|oprichter) (?:&|\+|und|and|et|y|e|en) (?:[\p{L}-]+ )?partner(?!s)/iu;
/** "Attorney General's Office", "Office of the Prime Minister", "Trader Joe's", "The Economist", "Northern Stage", "Mason & Sons" */
const NAMED =
  /^Office of (?:the )?\p{Lu}[^,;|]*$|(?:^|\s)I(?:ndústria|ndustria|NDÚSTRIA|NDUSTRIA)\s|^[^,;|(]*['’]s(?: Office)?$|^The \p{Lu}[\p{L}'’]+$|^\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|e|en) (?:Sons?|Söhne|Sohn|Fils|Hijos|Figli|Zonen|Zoon|Associates)$|^(?:Northern|Southern|Eastern|Western|Main|Open|New|Royal|National|City|Young|Cent(?:re|er)|\p{Lu}\p{Ll}+['’]s) Stage$|^\p{Lu}[^,;|]*\s(?:Corps|Regiment|Battalion|Brigade|Squadron|Navy|Air Force|[Cc]o-operatives?(?: (?:Society|Group|Bank|Ltd))?)$/u;
/** "Secretaría de Educación": the accent makes it the office of a secretary */
const SECRETARIAT =
  /^(?:Secretaría|SECRETARÍA)(?!\p{L})|^Secretaria (?:Municipal|Estadual|de Estado|(?:de|da) (?:Saúde|Educação|Fazenda|Cultura|Segurança|Administração|Agricultura|Salud|Educación|Hacienda))(?!\p{L})/u;
const OF_ASSOCIATE = /^(?:of|in|degree)$/;
const RESEARCHER =
  /^(?:research|postdoctoral|post-?doc|teaching|clinical|visiting|senior|sales|faculty|program(?:me)?|project|policy)$/i;
const ASSOCIATE = /^Associate(?:['’]?s)?$/;
const NO_DEGREE_BEFORE = /^(?:scrum|web|station|post|quiz)$/i;

/** "Ingénieur de recherche, Lumora": one of the first two words is a title */
export function beginsWithTitle(text: string): boolean {
  return readSignals(splitWords(text.slice(0, 60)).slice(0, 2).join(" ")).title > 0;
}

export function isFunction(text: string): boolean {
  return splitWords(text).every((word) => (classesOf(word) & FUNCTION) !== 0);
}

/** "Leveraged Finance": the name of a function ends so, and seldom that of a company. */
export function endsInFunction(text: string): boolean {
  const words = splitWords(text);
  const last = words.at(-1);
  if (last === undefined || (classesOf(last) & FUNCTION) === 0) return false;
  // "Banco Lumorano de Desarrollo", "Agentur für Kommunikation"
  return !(OF_INSTITUTION.test(text) && (classesOf(words[0] as string) & (COMPANY | SCHOOL)) !== 0);
}

const OF_INSTITUTION = /\s(?:de|di|für|para|per|voor|pour)\s/;

/** "Marketing Manager": so ends a title, whatever words of companies stand before its noun. */
export function endsInTitle(text: string): boolean {
  const last = text.includes(",") ? undefined : splitWords(text).at(-1);
  return last !== undefined && (classesOf(last) & TITLE) !== 0;
}

/** "Manufacturing Sciences", "Mergers & Acquisitions" */
export function isFunctionName(text: string): boolean {
  return endsInFunction(text) || isFunction(splitWords(text)[0] ?? "");
}

/** "University College", "Stadtwerke": needs a name beside it. */
export function isGeneric(text: string): boolean {
  return splitWords(text).every((word) => (classesOf(word) & (COMPANY | SCHOOL | FUNCTION)) !== 0);
}

export function isField(text: string): boolean {
  return splitWords(text).every((word) => (classesOf(word) & FIELD) !== 0);
}
