import type { DatedPart } from "../dates/dated-part.ts";
import { APPOINTS } from "./prose-hires.ts";
import { AWARDED } from "./prose-studies.ts";
import type { Span, Token } from "./prose-tokens.ts";

/** What belongs to one position of a sentence. */
export interface Group {
  readonly employer: Span | null;
  readonly title: Span | null;
  readonly date: DatedPart | null;
  /** The employer is also that of another group, or of the sentence before. */
  readonly isShared: boolean;
}

interface Draft {
  readonly employer: Span | null;
  readonly title: Span | null;
}

/** Farther apart, two names of a sentence do not belong together. */
const MAX_COST = 16;

/** Joins employers, titles and dates of a sentence: the nearest ones first, and seldom over a comma or an "and". */
export function groupSpans(
  all: readonly Token[],
  employers: readonly Span[],
  titles: readonly Span[],
  dates: readonly DatedPart[],
  schools: readonly Span[],
): readonly Group[] {
  const pairs = nearest(employers, titles, (employer, title) => titleCost(all, employer, title));
  const drafts: Draft[] = [
    ...employers.map((employer) => ({ employer, title: pairs.get(employer) ?? null })),
    ...titles.filter((title) => ![...pairs.values()].includes(title)).map((title) => ({ employer: null, title })),
  ].toSorted((a, b) => firstOf(a) - firstOf(b));
  const free = dates.filter((date) => !isOfSchool(all, date, schools));
  const dated = nearest(drafts, free, (draft, date) => dateCost(all, draft, date));
  const groups = drafts.map((draft, index) => {
    const date = dated.get(draft) ?? null;
    // "at Acme, first as an analyst and from 2016 as a director"
    const employer =
      draft.employer ??
      drafts.slice(0, index).findLast((other) => other.employer !== null)?.employer ??
      employerBehind(all, draft, drafts[index + 1]);
    return {
      employer,
      title: draft.title,
      isShared: draft.employer === null,
      date: date === null ? null : atEnd(all, draft.employer, withEnd(all, date, free, [...dated.values()])),
    };
  });
  return groups.map((group, index) => inTurn(all, group, groups[index - 1], groups[index + 1]));
}

/** "an engineer and later chief geophysicist at Acme": the employer of the next title, if nothing else stands between the titles */
function employerBehind(all: readonly Token[], { title }: Draft, next: Draft | undefined): Span | null {
  if (title === null || next?.title == null || next.employer === null || next.title.first > next.employer.first)
    return null;
  const between = all.slice(title.last + 1, next.title.first);
  // "a Chartered Engineer, a Fellow of Acme"
  const isJoined = between.some(({ key, text }) => AND_OR_THEN.test(key) || /^(?:19|20)\d\d$/.test(text));
  // "promoted from analyst to head of product at Acme"
  const isRise = between.length === 1 && RISE.test(between[0]?.key ?? "") && FROM.test(all[title.first - 1]?.key ?? "");
  if (between.length > MAX_BETWEEN || !(isJoined || isRise)) return null;
  if (isRise) return next.employer;
  return between.every(({ key, text }) => AND_THEN.test(key) || /^[,()–-]$/.test(text) || /^(?:19|20)\d\d$/.test(text))
    ? next.employer
    : null;
}

const MAX_BETWEEN = 8;
const FROM = /^(?:from|von|vom|de|da|van)$/;
const RISE = /^(?:to|zum|zur|a|au)$/;
const AND_OR_THEN =
  /^(?:and|then|later|finally|und|dann|danach|spater|schliesslich|zuletzt|puis|ensuite|et|y|luego|despues|poi|e|en|daarna)$/;
const AND_THEN =
  /^(?:and|then|later|finally|subsequently|eventually|afterwards|became|as|an?|the|in|was|from|to|until|von|bis|months?|years?|two|three|four|five|und|dann|danach|spater|anschliessend|schliesslich|zuletzt|wurde|als|puis|ensuite|enfin|comme|et|une?|en|y|luego|despues|como|poi|come|later|daarna|als)$/;

const AT_FIRST =
  /^(?:first|initially|originally|zunachst|zuerst|erst|anfangs|abord|initialement|primero|inicialmente|prima|inizialmente|eerst|aanvankelijk)$/;
const AT_LAST =
  /^(?:later|then|finally|latterly|eventually|subsequently|spater|dann|zuletzt|schliesslich|danach|puis|ensuite|enfin|luego|despues|finalmente|poi|infine|daarna|later|laatst)$/;

/** "at Acme from 2014 to 2018, first as an engineer and later as a director": the first title has the start, and the last one the end. */
function inTurn(all: readonly Token[], group: Group, before: Group | undefined, after: Group | undefined): Group {
  const isPair = (first: Group | undefined, second: Group | undefined) =>
    first !== undefined &&
    second?.isShared === true &&
    second.employer === first.employer &&
    isSaid(all, first, AT_FIRST) &&
    isSaid(all, second, AT_LAST);
  const whole = isPair(group, after) ? (group.date ?? after?.date) : isPair(before, group) ? before?.date : null;
  if (whole == null || !whole.isRange || whole.start === null || whole.end === null) return group;
  const own = isPair(group, after) ? after?.date : group.date;
  if (own != null && (group.date !== whole || own !== whole)) return group;
  return { ...group, date: isPair(group, after) ? { ...whole, end: null } : { ...whole, start: null } };
}

/** "d'abord responsable", "puis directrice", "then, after two years, head of claims" */
export function isInTurn(all: readonly Token[], first: number): boolean {
  // "les fonctions de contrôleuse puis de directrice"
  let at = /^(?:de|d|d'|di)$/.test(all[first - 1]?.key ?? "") ? first - 2 : first - 1;
  if (all[at]?.text === ",") {
    at = all.findLastIndex(({ text }, index) => index < at && text === ",") - 1;
    // "an engineer and, for the last months, a director"
    if (at > 0 && first - at < MAX_ASIDE && /^(?:and|und|et|y|e)$/.test(all[at]?.key ?? "")) return true;
  }
  return at >= 0 && (AT_FIRST.test(all[at]?.key ?? "") || AT_LAST.test(all[at]?.key ?? ""));
}

const MAX_ASIDE = 10;

/** Right before the title */
function isSaid(all: readonly Token[], { title }: Group, words: RegExp): boolean {
  return title !== null && all.slice(Math.max(0, title.first - 4), title.first).some(({ key }) => words.test(key));
}

function firstOf({ employer, title }: Draft): number {
  return Math.min(employer?.first ?? Number.POSITIVE_INFINITY, title?.first ?? Number.POSITIVE_INFINITY);
}

/** Each one with at most one other, the cheapest pairs first. */
function nearest<A, B>(left: readonly A[], right: readonly B[], cost: (a: A, b: B) => number): ReadonlyMap<A, B> {
  const pairs = left
    .flatMap((a) => right.map((b) => ({ a, b, cost: cost(a, b) })))
    .filter((pair) => pair.cost <= MAX_COST);
  const found = new Map<A, B>();
  const used = new Set<B>();
  for (const { a, b } of pairs.toSorted((x, y) => x.cost - y.cost)) {
    if (found.has(a) || used.has(b)) continue;
    found.set(a, b);
    used.add(b);
  }
  return found;
}

function titleCost(all: readonly Token[], employer: Span, title: Span): number {
  const isBefore = title.last < employer.first;
  const [from, to] = isBefore ? [(title.reach ?? title.last) + 1, employer.first] : [employer.last + 1, title.first];
  let cost = to - from;
  for (let index = from; index < to; index++)
    // "from Acme, where she was an analyst, to Lumora, where she became a director": each belongs to the name before it
    cost +=
      !isBefore && index > from + MAX_WHERE && WHERE.test((all[index] as Token).key) ? MAX_COST : breakCost(all, index);
  const before = all[title.first - 1]?.key ?? "";
  const second = all[title.first - 2]?.key ?? "";
  const isAs =
    /^(?:as|als|comme|como|come)$/.test(/^(?:an?|the|eine?|une?)$/.test(before) ? second : before) ||
    (/^(?:de|que|di)$/.test(before) && QUALITY.test(second));
  // "Acme, a maker of pumps, has appointed Jo Example as CFO"
  if (!isBefore && all.slice(from, title.last + 3).some(({ key }) => APPOINTS.test(key)))
    cost = Math.min(cost, MAX_COST - 4);
  // "CFO of Acme", "at Acme as CFO"
  if (
    isBefore &&
    (employer.cue === "link" || employer.cue === "at") &&
    employer.cueAt <= (title.reach ?? title.last) + 2 &&
    !isMoveTo(all, employer.cueAt)
  )
    cost -= 4;
  // "Developer (ex-Acme)"
  if (isBefore && all[employer.first - 1]?.key === "ex" && all[employer.first - 2]?.text === "(") cost += MAX_COST;
  if (!isBefore && !isAs) cost += 2;
  if (!isBefore && isAs) cost -= 3;
  return cost;
}

/** "where she was an analyst, to Acme" */
function isMoveTo(all: readonly Token[], cueAt: number): boolean {
  return all[cueAt - 1]?.text === "," && /^(?:to|zu|zur|zum|naar)$/.test(all[cueAt]?.key ?? "");
}

const WHERE = /^(?:where|wo|ou)$/;
/** Words of a place between an employer and "where" */
const MAX_WHERE = 6;

/** "en qualité de", "en tant que", "in qualità di" */
const QUALITY = /^(?:qualite|tant|qualita|calidad)$/;

function breakCost(all: readonly Token[], index: number): number {
  const { key } = all[index] as Token;
  if (/^(?:where|wo|ou)$/.test(key)) return -3;
  if (/^[,:–—]$/.test(key)) return 1;
  // "left Acme after two years as an analyst, to start Lumora"
  if (key === "to" && /^(?:start|found|launch)$/.test(all[index + 1]?.key ?? "")) return MAX_COST;
  // "rose to head of sales before moving to Acme"
  if (key === "before" && /^(?:moving|joining|switching|leaving|going)$/.test(all[index + 1]?.key ?? ""))
    return MAX_COST;
  if (/^(?:then|before|after|puis|dann|danach|bevor|zuvor|previously|later)$/.test(key))
    return isBeforePlace(all, index) ? 0 : 5;
  // "en 2005"
  if (key === "en" && /^(?:19|20)\d\d$/.test(all[index + 1]?.key ?? "")) return 0;
  // "en France"
  if (key === "en" && all[index + 1]?.isName === true && !isNamedBefore(all, index)) return 0;
  if (key === "en" && QUALITY.test(all[index + 1]?.key ?? "")) return 0;
  return /^(?:and|und|et|y|e|en)$/.test(key) ? 4 : 0;
}

/** "Acme en Lumora": "en" is "and" in Dutch */
function isNamedBefore(all: readonly Token[], index: number): boolean {
  return all[index - 1]?.isName === true;
}

/** "en France puis en Pologne" */
function isBeforePlace(all: readonly Token[], index: number): boolean {
  return /^(?:in|en|a|au)$/.test(all[index + 1]?.key ?? "") && all[index + 2]?.isName === true;
}

/** "which was acquired by Acme in 2012": not the person's date */
const FATE =
  /^(?:acquired|sold|bought|received|raised|ubernommen|verkauft|rachetee?|vendue?|cedee?|adquirida|vendida|acquisita|venduta)$/;

function dateCost(all: readonly Token[], { employer, title }: Draft, date: DatedPart): number {
  const spans = [employer, title].filter((span) => span !== null);
  const costs = spans.map((span) => {
    const start = (all[span.first] as Token).from;
    const end = (all[span.last] as Token).to;
    const [from, to] = date.from >= end ? [end, date.from] : [date.to, start];
    let cost = 0;
    for (let index = 0; index < all.length; index++) {
      const token = all[index] as Token;
      if (token.from < from || token.to > to) continue;
      if (date.from >= end && FATE.test(token.key)) cost += MAX_COST;
      cost += 1 + (token.isWord || token.text === "," ? breakCost(all, index) : 0);
      if (token.text === "(" && date.from >= end && token.to === date.from) cost -= 3;
    }
    return cost;
  });
  return Math.min(...costs) - (date.isRange ? 1 : 0);
}

/** "an MBA from Stanford University (2010)" */
function isOfSchool(all: readonly Token[], date: DatedPart, schools: readonly Span[]): boolean {
  return schools.some(({ last }) => {
    const end = (all[last] as Token).to;
    if (date.from < end || date.from - end >= 25) return false;
    return (
      date.from - end < 12 || all.slice(last + 1, last + 4).some(({ key, to }) => AWARDED.test(key) && to <= date.from)
    );
  });
}

const LEFT =
  /^(?:left|leaving|quit|departed|resigned|retired|exited|sold|verliess|ausschied|schied|ausgeschieden|quitte|quittera|quitterait|parti|partie|dejo|deje|salio|sali|lasciato|lascio)$/;

/** "left Acme after two years, in 2022" */
function atEnd(all: readonly Token[], employer: Span | null, date: DatedPart): DatedPart {
  if (date.isRange || employer?.cue !== "verb" || !LEFT.test(all[employer.cueAt]?.key ?? "")) return date;
  return { ...date, start: null, end: date.start, isRange: true };
}

/** "and left in March 2014", "until he quit in 2014" */
function isOfLeaving(all: readonly Token[], { from }: DatedPart): boolean {
  const at = all.findLastIndex((token) => token.to <= from);
  return all.slice(Math.max(0, at - 2), at + 1).some(({ key }) => LEFT.test(key));
}

const UNTIL = /^(?:until|till|bis|jusqu|jusqu'a|jusqua|jusque|hasta|fino|finché|tot)$/;
const MAX_EVENT = 8;

const SINCE = /^(?:since|seit|depuis|desde|dal|sinds)$/;

/** "until the sale of the company in 2016", "seit der Gründung im Mai 2021", "jusqu'à la création de Acme en 2023" */
function isBehind(all: readonly Token[], { from }: DatedPart, words: RegExp): boolean {
  const at = all.findLastIndex((token) => token.to <= from);
  for (let index = at; index > Math.max(0, at - MAX_EVENT); index--) {
    const { key, isWord, text } = all[index] as Token;
    if (words.test(key)) return true;
    if (!isWord || /^\d/.test(text) || /^(?:and|und|et|y|e)$/.test(key)) return false;
  }
  return false;
}

/** "which he left in 2014 for Acme": the end of one position, and the start of the next */
function isOfMove(all: readonly Token[], date: DatedPart): boolean {
  if (!isOfLeaving(all, date)) return false;
  const next = all.find(({ from }) => from >= date.to);
  return next !== undefined && /^(?:for|to|pour|zu|zur|zum|para|per)$/.test(next.key);
}

/** "in 2006 … until 2008", "in 2006 … left in 2008" */
function withEnd(
  tokens: readonly Token[],
  date: DatedPart,
  all: readonly DatedPart[],
  used: readonly DatedPart[],
): DatedPart {
  if (date.isRange) {
    // "since 2014 she was CFO of Acme, from which she retired in 2021"
    const left = date.isOpen ? all.find((other) => other.from > date.to && isOfLeaving(tokens, other)) : undefined;
    if (left?.start != null && !used.includes(left)) return { ...date, end: left.start, isOpen: false };
    if (date.start !== null || date.end === null) return date;
    const start = all.find((other) => !other.isRange && !used.includes(other) && other.to <= date.from);
    return start === undefined ? date : { ...date, start: start.start };
  }
  if (isBehind(tokens, date, UNTIL)) return { ...date, start: null, end: date.start, isRange: true };
  if (isBehind(tokens, date, SINCE)) return { ...date, isOpen: true, isRange: true };
  if (isOfLeaving(tokens, date) && !isOfMove(tokens, date))
    return { ...date, start: null, end: date.start, isRange: true };
  const isEnd = (other: DatedPart) => (other.isRange ? other.start === null : isOfLeaving(tokens, other));
  const end = all.find(
    (other) => isEnd(other) && (!used.includes(other) || isOfMove(tokens, other)) && other.from >= date.to,
  );
  return end === undefined ? date : { ...date, end: end.isRange ? end.end : end.start, isRange: true };
}
