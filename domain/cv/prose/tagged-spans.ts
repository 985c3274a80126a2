/** The titles and employers of a sentence that no rule has found, from the tagger. */
import { featuresOf } from "../tagger/features.ts";
import { tagSentence } from "../tagger/tagger.ts";
import { FIELD, FUNCTION, TITLE } from "../words/word-classes.ts";
import { employerNouns, stops, works } from "./prose-cues.ts";
import { isNextTo, isOnlyPlace } from "./prose-names.ts";
import { NO_TRADE } from "./prose-spans.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { isMaker } from "./title-nouns.ts";
import { regionEnd } from "./title-tails.ts";

interface Found {
  readonly titles: Span[];
  readonly employers: Span[];
  readonly schools: readonly Span[];
  /** Spans that a rule says to be neither */
  readonly rejected: readonly Span[];
}

/** A word that no title begins or ends with: "the second engineer", "COO of the Group", "consultant begon" */
function isOutside(token: Token | undefined): boolean {
  if (token === undefined) return true;
  return stops.has(token.key) || works.has(token.key) || employerNouns.has(token.key);
}

/** Not "CISO of the health" of "CISO of the health network Acme", and not "analyst in Leeds" */
function isWholeTitle(all: readonly Token[], first: number, last: number): boolean {
  if (isOutside(all[first]) || isOutside(all[last])) return false;
  if (last > first && /^(?:in|en|a|at)$/.test((all[last - 1] as Token).key) && isOnlyPlace(all, last, last))
    return false;
  const next = all[last + 1];
  const isCut = isNextTo(all, last + 1) && next?.isName === false && !/^\d/.test(next.text) && !isOutside(next);
  return !isCut || (all[last] as Token).isName || (next.classes & ~TITLE) === 0;
}

/** "member of the faculty", "a child" */
function isNoTrade(all: readonly Token[], index: number): boolean {
  return NO_TRADE.test((all[index] as Token).key);
}

/** "Vries" of "Jo de Vries" */
function isSurname(all: readonly Token[], first: number): boolean {
  const [given, particle] = all.slice(Math.max(0, first - 2), first);
  return given?.isName === true && given.classes === 0 && PARTICLE.test(particle?.text ?? "");
}

const PARTICLE = /^(?:de|van|von|der|den|ter|di|du|da)$/;

function isPlaceOrRegion(all: readonly Token[], first: number, last: number): boolean {
  return isOnlyPlace(all, first, last) || regionEnd(all, first) >= last;
}

/** "Re: Acme – diligence" */
const SUBJECT = /^(?:re|aw|fwd|wg|subject|betreff|objet|asunto|oggetto|onderwerp)$/;

/**
 * Adds those that overlap nothing that the rules have found or rejected. Where a rule has found a part of one, or more than it, the
 * tagger says where it begins and ends. Titles on which both agree are marked, too.
 */
export function addTagged(all: readonly Token[], ruled: readonly Span[], found: Found): void {
  const { titles, employers, schools, rejected } = found;
  if (!all.some(({ isName }) => isName) || (SUBJECT.test((all[0] as Token).key) && all[1]?.text === ":")) return;
  for (const { kind, first, last } of tagSentence(featuresOf(all, ruled))) {
    const overlaps = (span: Span) => span.first <= last && span.last >= first;
    const [other, ...others] = [...titles, ...employers, ...schools, ...rejected].filter(overlaps);
    const isTitle = kind === "title";
    const isAllowed = isTitle ? isWholeTitle(all, first, last) : isName(all, first, last);
    const ofKind = isTitle ? titles : employers;
    if (other === undefined) {
      if (isTitle && isAllowed && !isNoTrade(all, first) && !isNoTrade(all, last))
        titles.push({ kind, first, last, cue: "none", cueAt: first - 1, isTagged: true });
      else if (!isTitle && isAllowed && !isPlaceOrRegion(all, first, last) && !isSurname(all, first))
        employers.push({ kind, first, last, cue: "at", cueAt: first - 1, isTagged: true });
    } else if (others.length === 0 && ofKind.includes(other)) {
      // "Leiterin Einkauf" where the rules have "Leiterin", and "plant manager" where they have "youngest plant manager"
      const isBetter = isTitle
        ? !isCut(all, first, last, other) && !isJoined(all, first, other)
        : !isOver(all, last, other);
      const bounds = isAllowed && isBetter ? { first, last } : {};
      ofKind[ofKind.indexOf(other)] = { ...other, ...bounds, ...(isTitle ? { isTagged: true } : {}) };
    }
  }
  titles.sort((one, other) => one.first - other.first);
  employers.sort((one, other) => one.first - other.first);
}

function isName(all: readonly Token[], first: number, last: number): boolean {
  return !isOutside(all[first]) && !isMaker(all[first]) && all.slice(first, last + 1).some((token) => token.isName);
}

/** "director" of "director of finance", where the rules know what follows, and "verpleegkundige" of "verpleegkundige op de afdeling" */
function isCut(all: readonly Token[], first: number, last: number, ruled: Span): boolean {
  if (first < ruled.first || last >= ruled.last) return false;
  const rest = all.slice(last + 1, ruled.last + 1);
  const key = rest[0]?.key ?? "";
  return key === "op" || (OF.test(key) && rest.slice(1).every(({ classes }) => (classes & (FUNCTION | FIELD)) !== 0));
}

const OF = /^(?:of|for|fur|der|des|de|di|van|del|della)$/;

/** "die Physikerin Betriebsleiterin": what somebody is, and a title */
function isJoined(all: readonly Token[], first: number, ruled: Span): boolean {
  return all.slice(first, ruled.first).some(({ classes, isName }) => isName && (classes & TITLE) !== 0);
}

/** "Gasthaus Ochsen am Herd" */
function isOver(all: readonly Token[], last: number, ruled: Span): boolean {
  return all.slice(ruled.last + 1, last + 1).some(({ key }) => /^(?:am|im|beim|an|in|at|on)$/.test(key));
}
