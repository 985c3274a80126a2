/** What stands around a name and says that it is an employer, beside the word right before it. */
import type { DatedPart } from "../dates/dated-part.ts";
import { COMPANY, SCHOOL, TITLE } from "../words/word-classes.ts";
import { determiners } from "./prose-cues.ts";
import { isOnlyPlace } from "./prose-names.ts";
import { COMPANIONS } from "./prose-spans.ts";
import type { Span, Token } from "./prose-tokens.ts";

const WHERE = /^(?:where|wo|ou|donde|dove|waar)$/;
const AS = /^(?:as|als|comme|como|come)$/;
const ORDER =
  /^(?:first|initially|latterly|lastly|d'abord|abord|d'|d|d’|ensuite|puis|zunachst|zuerst|zuletzt|dann|primero|luego|prima|poi|most|recently|and|und|et|y|e)$/;
const IN = /^(?:in|a|en|im)$/;
const MAX_PLACE = 3;

export function hasContext(all: readonly Token[], span: Span, dates: readonly DatedPart[]): boolean {
  return (
    leadsToRole(all, span) ||
    isOfUnit(all, span) ||
    isInApposition(all, span) ||
    hasRangeBehind(all, span, dates) ||
    beginsAfterTime(all, span) ||
    isFounded(all, span) ||
    isWhose(all, span) ||
    isBehindYears(all, span) ||
    isEntered(all, span)
  );
}

/** The token behind "in Leeds", "(York)" after a name, or the one right behind the name */
function behindPlace(all: readonly Token[], last: number): number {
  // "Acme, London, as"
  if (all[last + 1]?.text === "," && all[last + 3]?.text === "," && isOnlyPlace(all, last + 2, last + 2))
    return last + 3;
  if (!IN.test(all[last + 1]?.key ?? "") || all[last + 2]?.isName !== true) return last + 1;
  let at = last + 2;
  while (at < last + 2 + MAX_PLACE && all[at]?.isName === true) at++;
  return at;
}

/** "at Acme, where", but not "del laboratorio de Acme, a Lumora, dove" */
export function isBeforeWhere(all: readonly Token[], { last, cueAt }: Span): boolean {
  if (all[last + 1]?.text !== "," || !WHERE.test(all[last + 2]?.key ?? "")) return false;
  return !ROMANCE_WHERE.test(all[last + 2]?.key ?? "") || !IN.test(all[cueAt]?.key ?? "");
}

const ROMANCE_WHERE = /^(?:donde|dove|waar)$/;

/** "Acme in Leeds, where", "an der Klinik Lumora als Ärztin", "through Lumora, first as an analyst" */
function leadsToRole(all: readonly Token[], { first, last, cue }: Span): boolean {
  const end = behindPlace(all, last);
  let at = all[end]?.text === "," ? end + 1 : end;
  if (WHERE.test(all[at]?.key ?? "")) return end > last + 1 && at > end && all[first - 1]?.text !== ".";
  const from = at;
  while (at < from + 2 && ORDER.test(all[at]?.key ?? "")) at++;
  const leads = isBehindPreposition(all, first) || isListed(all, first) || isBehindOffice(all, first);
  if (!AS.test(all[at]?.key ?? "") || cue === "list" || !leads) return false;
  return all.slice(at + 1, at + 5).some(({ classes }) => (classes & TITLE) !== 0);
}

/** "Two employers only: Acme, as an analyst, and afterwards Lumora, London, as an engineer" */
function isListed(all: readonly Token[], first: number): boolean {
  const { text, key } = all[first - 1] ?? { text: "", key: "" };
  return (
    text === ":" ||
    /^(?:afterwards|afterward|then|later|danach|dann|anschliessend|spater|puis|ensuite|luego|despues|poi)$/.test(key)
  );
}

/** "in the Leeds office of Acme as an analyst" */
function isBehindOffice(all: readonly Token[], first: number): boolean {
  const of = ARTICLE.test(all[first - 1]?.key ?? "") ? first - 2 : first - 1;
  return OF.test(all[of]?.key ?? "") && UNIT.test(all[of - 1]?.key ?? "");
}

function isBehindPreposition(all: readonly Token[], first: number): boolean {
  // "à l'hôpital Acme"
  const noun = all[first - 1];
  let at = noun?.isName === false && (noun.classes & (COMPANY | SCHOOL)) !== 0 ? first - 2 : first - 1;
  if (ARTICLE.test(all[at]?.key ?? "")) at--;
  return PREPOSITION.test(all[at]?.key ?? "");
}

const PREPOSITION =
  /^(?:in|im|an|am|zur?|zum|with|for|through|via|par|a|au|en|pour|mit|fur|dans|nell[ao]?|con|em|na|no|bij|aan)$/;
const ARTICLE = /^(?:the|der|dem|die|das|den|la|le|l|el|il|lo|de|het)$/;

const OF = /^(?:of|at|der|des|de|von|vom|du|d'|della?|van)$/;
const UNIT =
  /^(?:practice|team|division|department|desk|unit|arm|office|branch|subsidiary|lab|laboratory|abteilung|sparte|tochter|niederlassung|filiale|equipe|division|agence|divisione|filial|oficina|afdeling)$/;
const MAX_UNIT = 12;

/** "a manager in the consulting practice of Acme", "als Geschäftsführerin die deutsche Tochter von Acme" */
export function isOfUnit(all: readonly Token[], { cueAt, first, last }: Span): boolean {
  // "a team of eight", "ein Team von acht Kollegen"
  if (cueAt < first - 1 && !ARTICLE.test(all[cueAt + 1]?.key ?? "")) return false;
  if (!OF.test(all[cueAt]?.key ?? "") || !UNIT.test(all[cueAt - 1]?.key ?? "")) return false;
  for (let index = cueAt - 2; index >= Math.max(0, cueAt - MAX_UNIT); index--) {
    const { isWord, classes, text } = all[index] as Token;
    // "counsel (2012 – 2015) in the Leeds office of Acme"
    if (!isWord && !/^[()–-]$/.test(text)) return false;
    if ((classes & TITLE) !== 0) return true;
  }
  // "im Debt Capital Markets Team der Acme als Associate"
  return /^(?:als|as)$/.test(all[last + 1]?.key ?? "");
}

const KIND =
  /(?:^(?:company|firm|startup|start-up|business|agency|studio|consultancy|fund|shop|scale-up|entreprise|societe|boite|empresa|azienda|bedrijf|zaak|bakkerij|winkel|praktijk|bakery|restaurant|cafe|workshop|practice|werkstatt|praxis|laden|backerei|boutique|atelier|taller|tienda|bottega)|gesellschaft|unternehmen|firma|agentur|kanzlei)$/;

/** "founder of a wine business, Acme", "über ihre Gesellschaft, die Acme UG" */
function isInApposition(all: readonly Token[], { first }: Span): boolean {
  const at = determiners.has(all[first - 1]?.key ?? "") ? first - 2 : first - 1;
  if (all[at]?.text !== ",") return false;
  if (isOneOf(all, at)) return true;
  // "mijn eigen zaak in Haarlem, Acme"
  const isPlaced = IN.test(all[at - 2]?.key ?? "") && all[at - 1]?.isName === true;
  const kind = isPlaced ? at - 3 : at - 1;
  if (!KIND.test(all[kind]?.key ?? "")) return false;
  // "a startup, Acme and other firms": not a list of examples
  return /^(?:an?|my|his|her|their|our|own|eine?[nrms]?|ihre?[nrms]?|seine?[nrms]?|meine?[nrms]?|eigene?[nrms]?|une?|sa|son|ma|mon|una?|su|mi|een|zijn|haar)$/.test(
    all.slice(Math.max(0, kind - 4), kind).find(({ key }) => determiners.has(key) || key === "own")?.key ?? "",
  );
}

/** "at one of our competitors, Acme", "bei einem unserer Kunden, der Acme AG" */
function isOneOf(all: readonly Token[], comma: number): boolean {
  const words = all.slice(Math.max(0, comma - 7), comma);
  const one = words.findIndex(({ key }) => /^(?:one|einem|einer|un|une|uno|una)$/.test(key));
  if (one < 1 || !/^(?:at|with|for|bei|chez|en|presso|bij)$/.test((words[one - 1] as Token).key)) return false;
  return (
    /^(?:of|de|des|der|unserer|seiner|ihrer|meiner|dei|delle)$/.test(words[one + 1]?.key ?? "") &&
    words.every(({ isName, isWord }, index) => index < one || (isWord && (!isName || index === words.length - 1)))
  );
}

/** "trat 2010 als Produktmanagerin in die Acme GmbH ein" */
function isEntered(all: readonly Token[], { first, last }: Span): boolean {
  if (all[last + 1]?.key !== "ein" || !ARTICLE.test(all[first - 1]?.key ?? "") || all[first - 2]?.key !== "in")
    return false;
  return all.slice(0, first).some(({ key }) => key === "trat" || key === "stieg" || key === "tritt");
}

const SINGLE = /^(?:for|with|fur|pour|mit|avec|per|voor|para|con)$/;
const MAX_GAP = 8;

/** "sold copiers for Acme in Leeds (2009 to 2012)" */
function hasRangeBehind(all: readonly Token[], { cueAt, last }: Span, dates: readonly DatedPart[]): boolean {
  if (!SINGLE.test(all[cueAt]?.key ?? "")) return false;
  const end = (all[behindPlace(all, last) - 1] as Token).to;
  return dates.some(({ from, start, isRange }) => isRange && start !== null && from > end && from - end <= MAX_GAP);
}

const FIRST_WORDS =
  /^(?:previously|formerly|before|prior|earlier|zuvor|davor|vorher|fruher|auparavant|avant|precedemment|anteriormente|antes|previamente|prima|eerder|daarvoor)$/;
const THAT = /^(?:that|this|to|cela|ca|eso|de|di|cio)$/;

/** "Prior to that Acme in Leeds, account manager, 2012 to 2017", "Previously Acme and Lumora": a sentence without a verb */
function beginsAfterTime(all: readonly Token[], { first, last }: Span): boolean {
  if (first === 0 || first > 4 || !FIRST_WORDS.test(all[0]?.key ?? "")) return false;
  const isBegin = all.slice(1, first).every(({ key, text }) => THAT.test(key) || text === "," || text === ":");
  // "Before Acme she was", "Prior to Acme,"
  const isAnaphoric =
    /^(?:previously|formerly|earlier|zuvor|davor|vorher|fruher|auparavant|precedemment|anteriormente|previamente|eerder|daarvoor)$/.test(
      all[0]?.key ?? "",
    ) || all.slice(1, first).some(({ key }) => /^(?:that|this|cela|ca|eso|cio)$/.test(key));
  if (!isBegin || !isAnaphoric) return false;
  const next = all[behindPlace(all, last)];
  return next === undefined || /^[,(]$/.test(next.text) || /^(?:and|und|et|y|e|en|as|als)$/.test(next.key);
}

/** "4 yrs Acme, Senior Engineer", of a slide */
function isBehindYears(all: readonly Token[], { first, last }: Span): boolean {
  if (
    first !== 2 ||
    !/^\d/.test(all[0]?.text ?? "") ||
    !/^(?:yrs?|years?|jahre|ans|anos|anni)$/.test(all[1]?.key ?? "")
  )
    return false;
  return (
    /^[,(:–—]$/.test(all[last + 1]?.text ?? "") &&
    all.slice(last + 2, last + 7).some(({ classes }) => (classes & TITLE) !== 0)
  );
}

/** "Acme, whose director she had been", "Acme, de la que fue cofundador": the employer owns the title */
function isWhose(all: readonly Token[], { last }: Span): boolean {
  if (all[last + 1]?.text !== ",") return false;
  // "Acme, la jeune pousse dont elle est la directrice"
  const of = all.findIndex(({ key }, index) => index > last + 1 && index < last + MAX_KIND && key === "dont");
  if (isOfWhich(all, of === -1 ? last + 2 : of)) return true;
  if (!/^(?:whose|dont|deren|dessen|cuy[oa])$/.test(all[last + 2]?.key ?? "")) return false;
  const words = all.slice(last + 3, last + 10);
  const title = words.findIndex(({ classes }) => (classes & TITLE) !== 0);
  return (
    title !== -1 &&
    title < 4 &&
    words.slice(title + 1).some(({ key }) => /^(?:he|she|i|er|sie|ich|il|elle|war|was|fue|era)$/.test(key))
  );
}

const MAX_KIND = 9;

/** "of which she was a director", "dont elle a été présidente" */
function isOfWhich(all: readonly Token[], from: number): boolean {
  const which = all.findIndex(({ key }, index) => index >= from && index < from + 4 && WHICH.test(key));
  if (which === -1 || !/^(?:of|de|dont|di|deren|dessen)$/.test(all[from]?.key ?? "")) return false;
  const be = all.findIndex(({ key }, index) => index > which && index < which + 5 && BE.test(key));
  return be !== -1 && all.slice(be + 1, be + 5).some(({ classes }) => (classes & TITLE) !== 0);
}

const WHICH = /^(?:which|whom|que|cual|dont|cui|deren|dessen)$/;
const BE = /^(?:is|was|been|fue|era|es|fut|etait|ete|est|war|ist)$/;

const FOUNDS =
  /^(?:grundete|mitgrundete|founded|co-founded|cofounded|started|launched|fonde|cofonde|lance|cree|fundo|fundamos|grundeten|founde|lancons|fondato|creo)$/;
const MAX_REACH = 9;

/** "gründete sie mit zwei ehemaligen Kollegen Acme, einen Verleih": with whom stands between the verb and the company */
function isFounded(all: readonly Token[], { first, last, cue }: Span): boolean {
  if ((cue !== "link" && cue !== "none") || COMPANIONS.test((all[first] as Token).key)) return false;
  const verb = all.findLastIndex(({ key }, index) => index < first && FOUNDS.test(key));
  if (verb === -1 || first - verb > MAX_REACH) return false;
  const between = all.slice(verb + 1, first);
  if (between.some(({ isWord, text, isName, key }) => !isWord || /^\d/.test(text) || (isName && SMALL_LINK.test(key))))
    return false;
  if (!between.some(({ key }) => WITH.test(key))) return false;
  const before = all[first - 1] as Token;
  // "founded with Jo Example"
  if (WITH.test(before.key) || AND_OR.test(before.key)) return false;
  const next = all[last + 1];
  return next === undefined || !next.isWord || /^(?:in|und|and|et|y|a|en)$/.test(next.key);
}

const WITH = /^(?:mit|with|avec|con|met|gemeinsam|zusammen|together)$/;
const AND_OR = /^(?:and|und|et|y|e|en|two|three|zwei|drei)$/;
const SMALL_LINK = /^(?:of|for)$/;

/** "Acme lui confie l'usine de Lens", "den Standort in Lens": where a part of the employer before it is */
export function isPlantOf(
  all: readonly Token[],
  { cue, cueAt, first }: Span,
  employers: readonly Span[],
  classes: number,
): boolean {
  if (cue !== "link" || employers.length === 0 || cueAt < first - 2 || classes !== 0) return false;
  return PLANT.test(all[cueAt - 1]?.key ?? "");
}

const PLANT =
  /^(?:usine|site|sites|plant|plants|works|werke?|standorte?|terminal|stabilimento|planta|fabrica|fabrique|factory|oficina|bureaux?|office|offices|sede|vestiging|fabriek)$/;

/** "worked on projects for Acme": a client */
export const TASK =
  /^(?:projects?|assignments?|mandates?|campaigns?|engagements?|cases|projekte[n]?|mandate[n]?|auftrage[n]?|projets?|missions?|proyectos?|progetti|projecten)$/;
