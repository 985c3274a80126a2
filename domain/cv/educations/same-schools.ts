/** "BSc Physics, same university": the school of the education before it */

import { part } from "../pieces/commas.ts";
import { sameName } from "../words/same-names.ts";
import type { EducationDraft } from "./education-entries.ts";

const SAME = sameName(
  "school|university|institut(?:ion|e)|college|universität|uni|hochschule|schule|einrichtung|établissement|école|université|lycée|universidad|institución|escuela|centro|instituto|università|istituto|scuola|universiteit|instelling|universidade|instituição|escola",
);
const WHOLE = new RegExp(`^${SAME}$`, "iu");
/** At the end of a degree, or behind it */
const AT_END = new RegExp(String.raw`\s?[-–—,;|]\s?${SAME}$`, "iu");
const BEHIND = new RegExp(String.raw`^\s?[-–—,;|(]\s?${SAME}(?![\p{L}\d])`, "iu");

/** The educations with the school before them where they say that it is the same. */
export function withSameSchools(educations: readonly EducationDraft[]): readonly EducationDraft[] {
  let school: EducationDraft["school"] = null;
  return educations.map((draft) => {
    const same = school === null ? null : withSchool(draft, school);
    school = (same ?? draft).school ?? school;
    return same ?? draft;
  });
}

function withSchool(draft: EducationDraft, school: EducationDraft["school"]): EducationDraft | null {
  const { degree } = draft;
  if (draft.school !== null) return WHOLE.test(draft.school.text) ? { ...draft, school } : null;
  if (degree === null) return null;
  const { row, from, to } = degree;
  const end = AT_END.exec(row.text.slice(from, to));
  if (end !== null) return { ...draft, school, degree: part(degree, from, from + end.index) };
  return BEHIND.test(row.text.slice(to)) ? { ...draft, school } : null;
}
