/** How much the positions and educations of a text, or of a paragraph, tell of a career. */
import type { EducationDraft } from "../educations/education-entries.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { isDated } from "./prose-dates.ts";

export function valueOf(positions: readonly PositionDraft[], educations: readonly EducationDraft[]): number {
  let value = educations.length;
  for (const { title, date } of positions) {
    if (title !== null && isDated(date)) value += 2;
    else value += title !== null || isDated(date) ? 1 : 0.5;
  }
  return value;
}

export function isWhole({ date, title }: PositionDraft): boolean {
  return isDated(date) && title !== null;
}

export function isBare({ date, title }: PositionDraft): boolean {
  return date === null && title === null;
}
