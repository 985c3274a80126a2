/** The positions of a sentence, from what belongs together in it. */
import type { Piece } from "../pieces/piece.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { withPresent } from "./prose-dates.ts";
import type { Group } from "./prose-groups.ts";
import { isPersonal } from "./prose-people.ts";
import { type Sentence, toPiece } from "./prose-sentence.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { isAfterCue, isFreelance, isSeat } from "./told-titles.ts";

interface Told {
  readonly positions: readonly PositionDraft[];
  /** What a rule does not take for a position, and the tagger does */
  readonly likely: readonly PositionDraft[];
}

/** `before` are the positions of the sentences before. */
export function readGroups(sentence: Sentence, groups: readonly Group[], before: readonly PositionDraft[]): Told {
  const positions: PositionDraft[] = [];
  const likely: PositionDraft[] = [];
  for (const group of groups) {
    const position = toPosition(sentence, group, before);
    if (position !== null) positions.push(position);
    else likely.push(...toLikely(sentence, group));
  }
  return { positions, likely };
}

function toPosition(sentence: Sentence, group: Group, before: readonly PositionDraft[]): PositionDraft | null {
  const { employer, title, date, isShared } = group;
  const isSelfEmployed = title !== null && isFreelance(sentence.tokens, title);
  const near = employer === null && !isSelfEmployed ? (before.at(-1)?.company ?? null) : null;
  // "als freiberufliche Beraterin für Acme": a client
  const isClient = isSelfEmployed && employer !== null && FOR.test(sentence.tokens[employer.cueAt]?.key ?? "");
  const company = isClient ? null : employer === null ? near : toPiece(sentence, employer);
  if (company === null && !isSelfEmployed) return null;
  if (title !== null && isSeat(sentence.tokens, title)) return null;
  if (
    title === null &&
    date === null &&
    (employer?.isTagged === true || sentence.tokens.some(({ key }) => HONOR.test(key)))
  )
    return null;
  if (isShared && !isSelfEmployed) {
    if (title === null || !isAfterCue(sentence.tokens, title)) return null;
    if (date === null && employer === null) return null;
  }
  // Only the tagger says that it is an employer.
  return { ...toDraft(sentence, group, company), isSelfEmployed, isUnsure: employer?.isTagged === true };
}

function toDraft(sentence: Sentence, { employer, title, date }: Group, company: Piece | null) {
  return {
    company,
    title: title === null ? null : toPiece(sentence, title),
    date: withPresent(sentence, date, title ?? employer),
  };
}

/** "received awards from the College of Lumora, and was a finalist at Umbra": who only honored the person */
const HONOR = /^(?:awards?|awarded|prizes?|finalist|fellowships|auszeichnung(?:en)?|preise?|prix|premios?)$/;
const FOR = /^(?:for|to|fur|pour|para|per|voor)$/;

/** "Before that, she was a sheep farmer", "He sold insurance for Acme": a title without an employer, an employer without a title */
function toLikely(sentence: Sentence, group: Group): readonly PositionDraft[] {
  const { employer, title, date } = group;
  const { tokens: all } = sentence;
  if (!(title === null ? isLikelyEmployer(all, employer) : isLikelyTitle(all, title))) return [];
  // "The psychologist likes to travel."
  if (title !== null && employer === null && date === null && !isAfterCue(all, title)) return [];
  const company = employer === null ? null : toPiece(sentence, employer);
  return [{ ...toDraft(sentence, group, company), isSelfEmployed: false, isUnsure: true }];
}

function isLikelyTitle(all: readonly Token[], title: Span): boolean {
  // "Acme's head of product", and "Founder of the Year"
  const isOfOther = /['’]s$/.test(all[title.first - 1]?.text ?? "");
  const isPrize = all.slice(title.last + 1, title.last + 4).some(({ key }) => YEAR.test(key));
  return title.isTagged === true && !isOfOther && !isPrize && !isSeat(all, title);
}

function isLikelyEmployer(all: readonly Token[], employer: Span | null): boolean {
  if (employer?.isTagged !== true || !isPersonal(all)) return false;
  // "worked on projects for Acme"
  return !all.slice(Math.max(0, employer.first - MAX_CLIENT), employer.first).some(({ key }) => CLIENT.test(key));
}

const YEAR = /^(?:year|month|decade|jahres)$/;
const MAX_CLIENT = 4;
const CLIENT =
  /^(?:projects?|clients?|customers?|projekte?n?|kunden|kundin|projets?|clientes?|proyectos?|progetti|clienti|klanten|projecten)$/;
