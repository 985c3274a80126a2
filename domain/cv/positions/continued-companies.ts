import { withoutClient } from "../pieces/split-title.ts";
import { contains } from "./nested.ts";
import type { PositionDraft } from "./position-draft.ts";
import { withPlace } from "./titles-at-places.ts";

/** For a family, which is no company, and for oneself */
const INDEPENDENT =
  /^(?:independent\s|au[ -]?pair|baby-?sitt|(?:dog|cat|pet|house)[ -](?:walk|sitt)|gardiennage|garde d|cours particuliers|soutien scolaire|nachhilfe|kinderbetreuung|hundesitting|clases (?:particulares|de repaso)|cuidado de|ripetizioni|bijles|oppas|private tut)/i;
/** Years between two positions at one company that a text lists below each other */
const MAX_BREAK = 1;

/** A title without a company continues the company before it; a company whose titles follow is no position of its own. */
export function withCompanies(drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  const result: PositionDraft[] = [];
  for (const draft of drafts) {
    const previous = result.at(-1);
    if (
      draft.company !== null ||
      draft.isSelfEmployed ||
      draft.title === null ||
      INDEPENDENT.test(draft.title.text) ||
      previous === undefined ||
      previous.company === null ||
      areAllApart(result, previous, draft)
    ) {
      result.push(draft);
      continue;
    }
    if (previous.title === null && contains(previous.date, draft.date)) result.pop();
    result.push({ ...draft, title: withPlace(withoutClient(draft.title)), company: previous.company });
  }
  return result;
}

/** An acting post of 2023 may stand between "2020 – now" and "2016 – 2020" of one company. */
function areAllApart(all: readonly PositionDraft[], previous: PositionDraft, draft: PositionDraft): boolean {
  for (let at = all.length - 1; at >= 0 && all[at]?.company === previous.company; at--)
    if (!areApart(all[at] as PositionDraft, draft)) return false;
  return true;
}

/** "2016 – 2022" and "2010 – 2013": there was something else between them. */
function areApart({ date: one }: PositionDraft, { date: other }: PositionDraft): boolean {
  const [oneStart, otherStart] = [one?.start, other?.start];
  if (one === null || other === null || !oneStart || !otherStart || !one.isRange || !other.isRange) return false;
  const [earlier, later] = oneStart.year < otherStart.year ? [one, otherStart] : [other, oneStart];
  return earlier.end !== null && later.year - earlier.end.year > MAX_BREAK;
}
