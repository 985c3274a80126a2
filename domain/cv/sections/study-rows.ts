/** Rows that name a school or a degree. */
import type { Row } from "../rows/row.ts";
import { readSignals } from "../words/words.ts";

const MAX_STUDY = 120;

export function isOfStudies({ text }: Row): boolean {
  const { school, degree } = readSignals(text);
  return school || degree;
}

/** One that is no item and no sentence of a description */
export function isStudy(row: Row): boolean {
  return isNameLike(row) && isOfStudies(row);
}

export function isDatedDegree(row: Row): boolean {
  return isNameLike(row) && row.dates.length > 0 && readSignals(row.text).degree;
}

function isNameLike({ text, isBullet }: Row): boolean {
  return !isBullet && text.length <= MAX_STUDY;
}
