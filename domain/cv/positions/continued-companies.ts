import { withoutClient } from "../pieces/split-title.ts";
import { contains } from "./nested.ts";
import type { PositionDraft } from "./position-draft.ts";
import { withPlace } from "./titles-at-places.ts";

/** A family is no company */
const INDEPENDENT = /^(?:independent\s|au[ -]?pair)/i;

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
      previous.company === null
    ) {
      result.push(draft);
      continue;
    }
    if (previous.title === null && contains(previous.date, draft.date)) result.pop();
    result.push({ ...draft, title: withPlace(withoutClient(draft.title)), company: previous.company });
  }
  return result;
}
