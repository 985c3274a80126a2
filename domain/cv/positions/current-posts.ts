/** "2022 – Professor" under "Current position": the range is open, and what stands behind its dash is the title. */

import type { Row } from "../rows/row.ts";
import type { PositionDraft } from "./position-draft.ts";

const CURRENT =
  /^(?:\W|[A-H]\.|\d)*(?:(?:current|present) (?:academic |professional )?(?:position|post|appointment|role|employment)|(?:aktuelle|derzeitige|jetzige) (?:position|stelle|tätigkeit|anstellung)|(?:situation|fonction|poste|position)s? actuelle?s?|posizion[ei] attual[ei]|(?:posición|situación|cargo|puesto)(?: profesional| laboral| académica)? actual|(?:attività|incarico|ruolo) attuale|huidige (?:functie|positie))/iu;
const DASH = /^\s*[–—-]\s+\p{L}/u;

/** The drafts of a section with open ranges, if its heading says that they are. */
export function withOpenRanges(heading: Row | undefined, drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  if (heading === undefined || !CURRENT.test(heading.text)) return drafts;
  return drafts.map((draft) => {
    const { date, title } = draft;
    if (date === null || date.isRange || date.start === null || title === null) return draft;
    // "Position: Professor" above "Start date: 14/11/2017"
    const isField = title.row.label?.kind === "title";
    return isField || (DASH.test(title.row.text.slice(date.to)) && date.to <= title.from)
      ? { ...draft, date: { ...date, isRange: true, isOpen: true, end: null } }
      : draft;
  });
}
