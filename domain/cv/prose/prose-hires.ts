/** Employers that the person does not stand at, but that a sentence says to have hired or to be led by the person. */
import { TITLE } from "../words/word-classes.ts";
import { verbs } from "./prose-cues.ts";
import type { Span, Token } from "./prose-tokens.ts";

const HIRES =
  /^(?:employed|employs|hired|made|recruited|appointed|poached|brought|promoted|named|tapped|engaged|picked|headhunted|took|put|offered|gave|asked|holte|berief|machte|stellte|warb|gab|bot|engagierte|ernannte|ubertrug|vertraute|bestellte|debauche|recrute|embauche|engage|nomme|confie|propose|recruta|embaucha|nomma|confia|proposa|ficho|contrato|nombro|puso|confio|ofrecio|assunse|chiamo|affido|mise|nomino|haalde|benoemde)$/;
/** In German and Dutch, the verb may stand before its subject. */
const HIRES_BEFORE = /^(?:holte|berief|warb|engagierte|ernannte|bestellte|haalde|benoemde)$/;
const PERSON = /^(?:him|her|me|ihn|sie|mich|ihm|ihr|mir|m'|me|le|la|l'|lo|lui|m|l|mi|gli|hem|haar|mij)$/;

/** "Acme then hired her as", "Acme me recrute comme", "Acme, que en 2016 lo puso al frente de" */
export function hiresPerson(all: readonly Token[], { first, last }: Span): boolean {
  // "2007 holte mich die Acme GmbH als Werksleiter"
  const person = /^(?:die|das|der|de|het)$/.test(all[first - 1]?.key ?? "") ? first - 2 : first - 1;
  if (HIRES_BEFORE.test(all[person - 1]?.key ?? "") && PERSON.test(all[person]?.key ?? "")) return true;
  // "2007 holte die Acme GmbH sie als Werksleiterin"
  if (HIRES_BEFORE.test(all[person]?.key ?? "") && PERSON.test(all[last + 1]?.key ?? "")) return true;
  const close = all[last + 1]?.text === "(" ? all.findIndex(({ text }, index) => index > last && text === ")") : -1;
  let from = close > last && close - last < MAX_REMARK ? close + 1 : last + 1;
  if (all[from]?.text === "," && RELATIVE.test(all[from + 1]?.key ?? "")) from += 2;
  if (/^(?:in|en|im|nel)$/.test(all[from]?.key ?? "") && /^(?:19|20)\d\d$/.test(all[from + 1]?.text ?? "")) from += 2;
  for (let at = from; at <= from + 2; at++)
    if (HIRES.test(all[at]?.key ?? ""))
      return PERSON.test(all[at + 1]?.key ?? "") || (at > from && PERSON.test(all[at - 1]?.key ?? ""));
  return false;
}

const RELATIVE = /^(?:who|which|que|qui|che|die)$/;

/** "bestellte sie der Aufsichtsrat der Acme AG zur Vorsitzenden", "she was appointed by the board of Acme" */
export function isOfAppointingBody(all: readonly Token[], { cueAt, first }: Span): boolean {
  if (!BOARD.test(all[cueAt - 1]?.key ?? "") || first - cueAt > 2) return false;
  return all.some(({ key }, at) => at < cueAt && HIRES.test(key) && PERSON.test(all[at + 1]?.key ?? ""));
}

const BOARD =
  /^(?:board|aufsichtsrat|verwaltungsrat|vorstand|beirat|conseil|consejo|consiglio|gesellschafterversammlung)$/;
/** "holte ihn ein Kommilitone zu Acme", "that program brought him to Acme" */
const BROUGHT = /^(?:holte|brachte|fuhrte|zog|brought|took|led|lured|attracted|bracht|haalde|lokte)$/;
const MAX_BROUGHT = 8;

/** Whether what somebody else did brought the person to the name */
export function isBroughtTo(all: readonly Token[], { cueAt }: Span, dates: readonly unknown[]): boolean {
  if (dates.length === 0 || !/^(?:to|zu|zur|zum|naar)$/.test(all[cueAt]?.key ?? "")) return false;
  for (let at = cueAt - 1; at >= Math.max(0, cueAt - MAX_BROUGHT); at--)
    if (BROUGHT.test(all[at]?.key ?? "")) return PERSON.test(all[at + 1]?.key ?? "");
  return false;
}

/** "Acme hat er 2021 mit eigenem Geld gegründet", "Acme richtte hij op in 2021", "Acme gründete sie": the company is the first word. */
export function isFoundedFirst(all: readonly Token[], { first, last }: Span): boolean {
  if (first > 1 || !PRONOUN.test(all[last + 2]?.key ?? "")) return false;
  const verb = all[last + 1]?.key ?? "";
  if (/^(?:diente|grundete|mitgrundete|baute|leitet|leitete|fuhrt|fuhrte|verliess|verliet|leidt|leidde)$/.test(verb))
    return true;
  if (verb === "richtte") return all[last + 3]?.key === "op" || all.at(-1)?.key === "op";
  if (!/^(?:hat|habe|heeft|heb)$/.test(verb)) return false;
  return all.slice(last + 3).some(({ key }) => /^(?:gegrundet|mitgegrundet|aufgebaut|opgericht|opgezet)$/.test(key));
}

/** "Sie hat 2021 Acme gegründet", "Jo Example heeft in 2021 Acme opgericht", "baut seit 2021 Acme auf": the verb ends behind the company. */
export function isFoundedBehind(all: readonly Token[], { first, last }: Span): boolean {
  const ends = FOUNDING_ENDS.exec(all[last + 1]?.key ?? "");
  if (ends === null || first < 2 || !BEFORE_OBJECT.test(all[first - 1]?.key ?? "")) return false;
  const verb = ends[1] === undefined ? HAS : PARTED_VERB;
  const at = all.findLastIndex(({ key }, index) => index < first && verb.test(key));
  if (at === -1 || first - at > MAX_REMARK) return false;
  return (
    (at > 0 && all[0]?.isName === true) || [all[at - 1], all[at + 1]].some((token) => PRONOUN.test(token?.key ?? ""))
  );
}

/** "mit eigenem Geld gegründet" has no object there. */
const BEFORE_OBJECT =
  /^(?:(?:19|20)\d\d|hat|habe|heeft|heb|von|bei|er|sie|ich|hij|ze|zij|ik|die|das|den|de|het|baut|baute|richtte|bouwde|bouwt|zette)$/;
const FOUNDING_ENDS = /^(?:gegrundet|mitgegrundet|aufgebaut|opgericht|opgezet|(auf|op))$/;
const HAS = /^(?:hat|habe|heeft|heb)$/;
const PARTED_VERB = /^(?:baut|baute|richtte|bouwde|bouwt|zette)$/;

const KIND =
  /^(?:company|firm|startup|start-up|agency|studio|business|fund|venture|shop|nonprofit|practice|unternehmen|firma|agentur|societe|entreprise|empresa)$/;
const WHICH = /^(?:which|that|die|das|den|qu'|que|che)$/;
const PRONOUN = /^(?:he|she|i|er|sie|ich|il|elle|je|j'|j|hij|zij|ze|ik)$/;
const LEADS =
  /^(?:running|building|leading|gegrundet|mitgegrundet|grundete|leitet|fuhrt|fondee?|cofondee?|dirige|fundo|dirigo)$/;
const MAX_REMARK = 10;

/** "Acme, the firm he has been running since", "Acme, which she founded with" */
export function isLedByPerson(all: readonly Token[], { last }: Span): boolean {
  if (all[last + 1]?.text !== ",") return false;
  for (let at = last + 2; at < last + 2 + MAX_REMARK; at++) {
    const key = all[at]?.key ?? "";
    if (!WHICH.test(key) && !KIND.test(key)) continue;
    if (WHICH.test(key) && at > last + 2 && !KIND.test(all[at - 1]?.key ?? "")) continue;
    const after = all.slice(at + 1, at + 7).map((token) => token.key);
    if (!after.slice(0, 2).some((word) => PRONOUN.test(word))) continue;
    return after.some((word) => LEADS.test(word) || verbs.has(word));
  }
  return false;
}

export const APPOINTS =
  /^(?:announces?|announced|annonce|appoints|appointed|appointment|names|named|promotes|promoted|hires|bestellt|berufen|berief|beruft|ernannt|ernennt|nomme|nommee|nombra|nombro|nombrado|nomina|nominato)$/;
const MAX_SUBJECT = 12;

/** "The board of Acme has appointed Jo Example as", "Acme nomme Jo Example": the name that a sentence about an appointment begins with */
export function appoints(all: readonly Token[], { first, last }: Span): boolean {
  // "Réuni le 12 juin, le conseil d'Acme a nommé"
  if (first === 0 && last === 0 && /^(?:le|la|am|on|in)$/.test(all[1]?.key ?? "")) return false;
  if (
    first > MAX_SUBJECT ||
    all.slice(0, first).some(({ isName, key }, index) => isName && !BODY.test(key) && index > 0)
  )
    return false;
  // "today announced that its board has appointed Jo Example"
  return all.some(
    ({ key }, verb) =>
      verb > last &&
      APPOINTS.test(key) &&
      !/^(?:was|been|is|wurde|est|ete)$/.test(all[verb - 1]?.key ?? "") &&
      all.slice(Math.max(last + 1, verb - 3), verb + 4).some(({ isName }) => isName),
  );
}

const BODY =
  /^(?:the|der|die|le|la|el|il|board|directors|aufsichtsrat|verwaltungsrat|beirat|vorstand|conseil|consejo|gesellschafter|shareholders)$/;
const STATIONS =
  /^(?:stops|roles|positions|posts|experience|career|stints|stationen|stages|companies|employers|postes)$/;

/** "Earlier stops include Acme, where", "Then Acme, project lead from 2013 to 2017" */
export function isStation(all: readonly Token[], { first, last }: Span): boolean {
  if (first > 0 && first <= MAX_NEXT && (isNextStation(all, first, last) || isWholeSentence(all, first, last)))
    return true;
  // "Acme: analyst, 2008–2011." between other sentences
  if (first === 0 && all[last + 1]?.text === ":" && all.length < MAX_STATION) {
    const behind = all.slice(last + 2);
    return (
      ((behind[0]?.classes ?? 0) & TITLE) !== 0 ||
      (((behind[1]?.classes ?? 0) & TITLE) !== 0 && behind.some(({ text }) => /^(?:19|20)\d\d/.test(text)))
    );
  }
  // "ex-Lumora, then Acme, came in as a controller"
  const isThen = /^(?:then|puis|ensuite|dann|danach|luego|despues|poi|daarna)$/.test(all[first - 1]?.key ?? "");
  if (isThen && all[last + 1]?.text === "," && ENTERED.test(all[last + 2]?.key ?? "")) return true;
  // "Direction Acme, à Lyon : d'abord analyste"
  if (first < MAX_NEXT && /^(?:direction|cap)$/.test(all[first - 1]?.key ?? ""))
    return all.slice(last + 1).some(({ classes }) => (classes & TITLE) !== 0);
  // "Before Lumora there was Acme in Leeds"
  if (
    all[first - 1]?.key === "was" &&
    all[first - 2]?.key === "there" &&
    /^(?:before|then|after)$/.test(all[0]?.key ?? "")
  )
    return true;
  const at = all.findLastIndex(
    ({ key }, index) => index < first && /^(?:include|includes|included|waren|sind)$/.test(key),
  );
  if (at < 1 || first - at > 2) return false;
  return all.slice(Math.max(0, at - 4), at).some(({ key }) => STATIONS.test(key));
}

/** "Then came Acme.", "Danach folgte Acme in Leeds.", "Davor: Acme, Dresden." */
function isWholeSentence(all: readonly Token[], first: number, last: number): boolean {
  return (
    first > 1 &&
    CAME.test(all[first - 1]?.key ?? "") &&
    all.slice(0, first - 1).every(({ key }) => NEXT.test(key)) &&
    all.length <= last + 1 + MAX_PLACE &&
    !all.slice(last + 1).some(isNoPlace)
  );
}

const MAX_STATION = 16;
const CAME = /^(?:came|kam|folgte|vint|vino|venne|kwam|stop|up|:)$/;
const MAX_NEXT = 4;
/** "Davor sieben Jahre Acme in Mannheim: 2013 als Einkäufer eingestiegen" */
const DURATION =
  /^(?:\d{1,2}|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|jahre?|years?|ans|annees|anos|anni|jaar)$/;
const NEXT =
  /^(?:then|next|later|before|that|after|came|vint|vino|venne|kwam|stop|up|first|ensuite|puis|apres|avant|cela|auparavant|d'abord|dann|danach|davor|zuvor|vorher|anschliessend|spater|kam|folgte|luego|despues|antes|primero|poi|prima|dopo|daarna|daarvoor|toen)$/;
const MAX_PLACE = 4;

/** The first name of a sentence without a verb, behind which a title and years follow */
function isNextStation(all: readonly Token[], first: number, last: number): boolean {
  if (!all.slice(0, first).every(({ key, text }) => NEXT.test(key) || DURATION.test(key) || /^[:,]$/.test(text)))
    return false;
  if (!NEXT.test((all[0] as Token).key)) return false;
  const comma = all.findIndex(({ text }, index) => index > last && /^[,:]$/.test(text));
  if (comma === -1 || comma > last + MAX_PLACE || all.slice(last + 1, comma).some(isNoPlace)) return false;
  const rest = all.slice(comma + 1);
  return rest.some(({ classes }) => (classes & TITLE) !== 0) && rest.some(({ text }) => /^(?:19|20)\d\d/.test(text));
}

const ENTERED =
  /^(?:came|joined|hired|recruited|started|began|went|rose|as|als|comme|como|come|recrutee?|embauchee?|entree?|eingestiegen|begonnen|kam|begann|stieg|entro|empezo|contratad[oa]|assunt[oa])$/;

/** "in Leeds" behind the name, but no verb */
function isNoPlace({ key, isName }: Token): boolean {
  return !isName && !/^(?:in|a|en|at|,|\(|\))$/.test(key);
}
