/** "Analyst, ebenda", "Clerk, same company": the company of the position before it */
import { sameName } from "../words/same-names.ts";
import type { PositionDraft } from "./position-draft.ts";

const WHOLE = new RegExp(
  `^${sameName(
    "company|employer|firm|organi[sz]ation|place|hospital|university|institut(?:ion|e)|school|firma|unternehmen|betrieb|arbeitgeber|haus|hause|klinik|universität|entreprise|société|employeur|maison|établissement|université|empresa|compañía|organización|universidad|azienda|ditta|società|università|bedrijf|werkgever|companhia|universidade",
  )}$`,
  "iu",
);

/** The positions with the company before them where they say that it is the same. */
export function withSameCompanies(positions: readonly PositionDraft[]): readonly PositionDraft[] {
  let before: PositionDraft["company"] = null;
  return positions.map((draft) => {
    const { company } = draft;
    if (company === null) return draft;
    if (company.text.length < MAX_SAME && before !== null && WHOLE.test(company.text))
      return { ...draft, company: before };
    before = company;
    return draft;
  });
}

const MAX_SAME = 30;
