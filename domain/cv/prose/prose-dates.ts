/** When somebody worked, as the verbs and the next sentence say. */
import type { DatedPart } from "../dates/dated-part.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { dateThere } from "./next-sentence.ts";
import { employerNouns, skipDeterminer } from "./prose-cues.ts";
import type { Sentence } from "./prose-sentence.ts";
import type { Span, Token } from "./prose-tokens.ts";

const NOW =
  /^(?:currently|presently|nowadays|today|derzeit|aktuell|heute|nun|jetzt|inzwischen|mittlerweile|momentan|zurzeit|aujourd'hui|actuellement|maintenant|desormais|actualmente|actualidad|ahora|hoy|attualmente|oggi|adesso|nu|momenteel|tegenwoordig|thans)$/;
/** Verbs of work in the present */
const WORKS =
  /^(?:works?|holds?|leads|heads|runs|oversees|manages|teaches|serves|edits|chairs|directs|arbeitet?|leitet?|führe|führt|verantwortet?|betreuet?|unterrichtet?|dirige|enseigne|encadre|trabaja|trabajo|dirijo|coordina|lavora|lavoro|dirigo|insegna|werkt?|leidt?)$/iu;
/** Right before a title: "She is a partner at Acme" */
const IS = /^(?:is|am|i'm|she's|he's|ist|bin|est|suis|es|soy|è|sono|ben)$/iu;
const PRESENT =
  /^(?:is|am|are|currently|now|today|leads|heads|runs|works|ist|bin|leitet|fuhrt|arbeitet|derzeit|aktuell|est|suis|dirige|travaille|actuellement|i'm|i've)$/;

/** "She is the CFO of Acme, which she joined in 2019": open, if the verb before the title is in the present. */
export function withPresent({ tokens: all }: Sentence, date: DatedPart | null, span: Span | null): DatedPart | null {
  if (span === null) return date;
  const before = all.slice(Math.max(0, span.first - 8), span.first);
  if (date?.isRange === true) {
    // "where she was a director since 2015", when she left
    const isPast =
      date.isOpen && before.some(({ key }) => PAST.test(key)) && !before.some(({ key }) => LASTS.test(key));
    return isPast || (date.isOpen && (endsInPast(all, span) || hadBeen(all, span))) ? { ...date, isOpen: false } : date;
  }
  if (date !== null) {
    const isOpen = before.some(({ key }) => PRESENT.test(key)) || (date.end === null && lastsUntilNow(all, span));
    return { ...date, isRange: isOpen || date.end !== null || !isInOneYear(all, span, date), isOpen };
  }
  const isNow =
    before.some(({ key }) => NOW.test(key)) ||
    (span.kind === "title" &&
      before.some(({ text }, index) => WORKS.test(text) && before[index - 1]?.key !== "to") &&
      !before.some(({ key }) => PAST.test(key))) ||
    IS.test(all[skipDeterminer(all, span.first)]?.text ?? "");
  return isNow ? { from: 0, to: 0, start: null, end: null, isRange: true, isOpen: true } : null;
}

/** "In 2014 she was a visiting professor at Acme", "a summer intern at Acme (2014)": the start and the end */
function isInOneYear(all: readonly Token[], { first, last }: Span, { from, to }: DatedPart): boolean {
  if (all.some(({ key }) => BEGINS.test(key))) return false;
  const title = all.slice(first, last + 1);
  if (title.some(({ key }) => SHORT_POST.test(key))) return true;
  if (title.some(({ key }) => FOUNDER.test(key))) return false;
  const before = all[skipDeterminer(all, first)]?.key ?? "";
  const isBracketed =
    all.some((token) => token.text === "(" && token.to === from) &&
    all.some((token) => token.text === ")" && token.from === to);
  return isBracketed || WAS.test(before);
}

const BEGINS =
  /^(?:joined|joins|became|become|appointed|named|promoted|elected|hired|recruited|moved|founded|co-?founded|started|starting|began|since|seit|wurde|kam|trat|wechselte|gegrundet|grundete|begann|ernannt|befordert|berufen|rejoint|devenue?|nommee?|promue?|fonde|fondee?|depuis|entre|entree?|recrutee?|incorpor[oe]|entr[oe]|fund[oe]|desde|nombrad[oa]|divent\p{L}+|entrat[oa]|dal|fondato|nominat[oa]|begon|werd|sinds|opgericht|then|dann|puis|poi|before|bevor|until|bis)$/u;
/** Posts of a few months */
const SHORT_POST =
  /^(?:intern|interns|internship|summer|visiting|guest|praktikant(?:in)?|praktikum|\p{L}+praktikum|gastprofessor(?:in)?|gastwissenschaftler(?:in)?|gastdozent(?:in)?|stagiaire|stage|invitee?|becari[oa]|practicas|tirocinio|tirocinante|stagista|stagiair[e]?|visitante)$/u;
const FOUNDER = /^(?:co-?)?(?:found|fund|fond)|grunder/;
const WAS = /^(?:was|war|etait|etais|fue|fui|era)$/;

/** "founded Acme in 2014, which she runs to this day", "und führt das Unternehmen seither", "qu'il dirige depuis" */
function lastsUntilNow(all: readonly Token[], { last }: Span): boolean {
  return all.some(({ key }, index) => {
    if (index <= last) return false;
    if (/^(?:seither|seitdem|sindsdien)$/.test(key)) return true;
    const before = all[index - 1]?.key ?? "";
    if (key === "since") return before === "ever" || (all[index + 1] === undefined && before !== "long");
    if (key === "depuis") return !/^\d|^[a-zé]/.test(all[index + 1]?.text ?? "") || all[index + 1]?.key === "avec";
    return (key === "day" && before === "this") || (key === "heute" && before === "bis");
  });
}

/** "whose director he had been since 2016" */
function hadBeen(all: readonly Token[], { last }: Span): boolean {
  return all
    .slice(last + 1, last + 5)
    .some(({ key }, index) => key === "had" && /^(?:been|held)$/.test(all[last + 2 + index]?.key ?? ""));
}

/** "wo sie seit 2015 als Leiterin tätig war": in German, the verb stands at the end. */
function endsInPast(all: readonly Token[], { first, last }: Span): boolean {
  if (!all.slice(Math.max(0, first - 8), first).some(({ key }) => key === "wo")) return false;
  let end = last + 1;
  while (end < last + 8 && all[end]?.isWord === true) end++;
  return /^(?:war|arbeitete|leitete|verantwortete|fuhrte|wirkte)$/.test(all[end - 1]?.key ?? "");
}

const PAST = /^(?:was|served|war|etait|etais|fut|fue|era|dirigeait|occupait|werd)$/;
const LASTS =
  /^(?:is|am|are|has|have|had|been|currently|now|today|leads|ist|bin|leitet|fuhrt|derzeit|aktuell|seit|seitdem|est|suis|dirige|actuellement|es|dirige|promoted|named|appointed|elected|ernannt|berufen|befordert|nommee?)$/;

/** Not the present alone of "She is the CFO of Acme" */
export function isDated(date: DatedPart | null): boolean {
  return date !== null && (date.start !== null || date.end !== null);
}

const REJOINED = /^(?:joined|joining|founded|started|starting|cofounded|co-founded|rejoint|trat|stiess|kam)$/;
const isCompanyOrTeam = (key: string) => employerNouns.has(key) || /^(?:team|business|us|uns)$/.test(key);
/** "took up the post", "a pris ses fonctions", "trat sein Amt an" */
const TOOK = /^(?:took|takes|assumed|assumes|pris|prend|prendra|asumio|tritt|trat|ubernahm|antreten)$/;
const ROLE = /^(?:role|post|position|office|duties|fonctions?|poste|amt|funktion|stelle|cargo|puesto|functie)$/;
const MAX_REACH = 4;

/** "She is the CFO of Acme. She joined the company in March 2022.", "Bevor sie 2018 zu uns kam" */
export function dateLast(
  all: readonly Token[],
  dates: readonly DatedPart[],
  before: PositionDraft[],
): DatedPart | null {
  const last = before.at(-1);
  if (last === undefined || dates.length === 0 || isDated(last.date)) return null;
  const told = dateThere(all, dates, last);
  if (told !== null) {
    before[before.length - 1] = { ...last, date: told };
    return told;
  }
  const verb = all.findIndex(({ key }) => REJOINED.test(key) || TOOK.test(key));
  if (verb === -1) return null;
  const isNear = (index: number) => index > verb - MAX_REACH && index <= verb + MAX_REACH;
  const isOfLast = (key: string) => isCompanyOrTeam(key) || (ROLE.test(key) && TOOK.test((all[verb] as Token).key));
  // Not "joined the Lumora group", "rejoint le groupe Lumora"
  const isName = (token: Token | undefined) =>
    token?.isName === true && !dates.some(({ from, to }) => from <= token.from && token.from < to);
  const noun = all.findIndex(
    ({ key }, index) => isNear(index) && isOfLast(key) && !isName(all[index - 1]) && !isName(all[index + 1]),
  );
  if (noun === -1) return null;
  // In German, the verb may stand behind its date.
  const from = noun < verb ? 0 : (all[verb] as Token).from;
  const date = dates.find((one) => one.start !== null && one.from > from);
  if (date === undefined) return null;
  before[before.length - 1] = { ...last, date: { ...date, end: null, isOpen: true, isRange: true } };
  return date;
}

const STAYED =
  /^(?:stayed|remained|lasted|left|resigned|retired|quit|stepped|kept|held|blieb|kundigte|verliess|legte|schied|ausschied|estuvo|permanecio|siguio|dejo|quitte|reste|restera|resta|rimase|rimasto|lascio|bleef|vertrok|verliet)$/;
const THAT = /^(?:that|this|it|das|dieses|diese|die|there|alli|dort)$/;
const COMPANY_LEFT = /^(?:left|leaves|quit|quitte|verliess|verlasst|dejo|lascio|verliet)$/;

/** "She stayed until 2021.", "Dieses Amt legte sie zum 31. Dezember 2022 nieder.": the end of the position before, if the sentence names no other */
export function endLast(all: readonly Token[], dates: readonly DatedPart[], before: PositionDraft[]): void {
  const last = before.at(-1);
  const date = dates.length === 1 ? dates[0] : undefined;
  if (last?.date?.start == null || date === undefined || (last.date.end !== null && !last.date.isOpen)) return;
  const verb = all.findIndex(({ key }) => STAYED.test(key));
  if (verb === -1 || (verb > 0 && !isOfPerson(all, verb))) return;
  const end = date.isRange && date.start !== null ? null : (date.end ?? date.start);
  if (end === null || end.year < last.date.start.year) return;
  before[before.length - 1] = { ...last, date: { ...last.date, end, isOpen: false, isRange: true } };
}

/** "She stayed", "2018 kündigte sie", "That lasted" */
function isOfPerson(all: readonly Token[], verb: number): boolean {
  if (THAT.test((all[0] as Token).key)) return true;
  return [all[verb - 1], all[verb + 1], all[verb - 2]].some((token) => PRONOUN.test(token?.key ?? ""));
}

const PRONOUN = /^(?:i|he|she|ich|er|sie|je|il|elle|hij|zij|ze|ik)$/;

/** "Il quitte l'entreprise en 2020 et fonde" */
export function leavesLast(all: readonly Token[], dates: readonly DatedPart[], before: PositionDraft[]): void {
  const verb = all.findIndex(({ key }) => COMPANY_LEFT.test(key));
  const noun = verb === -1 ? -1 : all.findIndex(({ key }, at) => at > verb && at < verb + 4 && employerNouns.has(key));
  if (noun === -1) return;
  const end = (all[noun] as Token).to;
  endLast(
    all,
    dates.filter(({ from }) => from > end && from - end <= MAX_REACH * 2),
    before,
  );
}
