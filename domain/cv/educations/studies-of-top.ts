/** "BSc Physics @ University of Leeds (2018 – 2021)" below the name of the person, where no section has educations */
import type { Row } from "../rows/row.ts";
import { readSignals } from "../words/words.ts";
import type { EducationDraft } from "./education-entries.ts";
import { readStudies } from "./education-records.ts";

/** The educations that have a degree, a school and a date on one line. */
export function readStudiesOfTop(rows: readonly Row[]): readonly EducationDraft[] {
  return rows.filter(mayBeStudy).flatMap((row) => readStudies([row]).filter(isWhole));
}

function mayBeStudy({ text, dates }: Row): boolean {
  if (dates.length !== 1 || text.length > MAX_LINE) return false;
  const { degree, school } = readSignals(text);
  return degree && school;
}

const MAX_LINE = 120;

function isWhole({ degree, school, date }: EducationDraft): boolean {
  return degree !== null && school?.school === true && date !== null;
}
