import type { Row } from "./row.ts";
import { readSignals } from "./words.ts";

const APPRENTICESHIP = /(?<!\p{L})(?:(?:berufs)?ausbildung|lehre|umschulung) (?:zu[mr]|als)\s|apprenti(?:ce|ssage)/iu;

/** Whether a row under education is a position: an apprenticeship, or the company below one. */
export function isApprenticeship(row: Row, next: Row | undefined, previous: Row | undefined): boolean {
  if (row.text.length > 160) return false;
  if (row.dates.length === 0) return previous !== undefined && isTraining(previous) && isWorkplace(row);
  if (next !== undefined && isTraining(row) && isWorkplace(next)) return true;
  const { title, company, school } = readSignals(row.text);
  return (
    title > 0 &&
    (company === 3 || ((company > 0 || row.text.includes(",")) && APPRENTICESHIP.test(row.text))) &&
    !school
  );
}

/** "09/2004 – 07/2007  Ausbildung zur Kauffrau", above the company */
function isTraining({ text, dates }: Row): boolean {
  const { company, school } = readSignals(text);
  return dates.length > 0 && APPRENTICESHIP.test(text) && company < 3 && !school && !text.includes(",");
}

function isWorkplace({ text, dates, isAfterBlank, isBullet }: Row): boolean {
  const { company, school } = readSignals(text);
  return dates.length === 0 && !isAfterBlank && !isBullet && company === 3 && !school;
}
