/** Towns that no list has, on lines of their own between the names of an entry and its dates. */

import type { Piece } from "../pieces/piece.ts";
import { isSlashed } from "../pieces/specialty.ts";
import { isFunctionName } from "../words/words.ts";
import { type Candidate, isOfClient } from "./candidates.ts";

/** A title, a company and a town that no list has, each on a line above the dates: the company is next to the title. */
export function aboveTown(company: Candidate, titled: Candidate, others: readonly Candidate[]): Candidate {
  const { piece, distance } = company;
  // A company, a town and a title, each on a line above the dates
  if (distance === 2 && titled.distance === 1 && piece.row.start < titled.piece.row.start && isPlainTown(piece)) {
    const above = others.filter((other) => other.distance === 3);
    const [first] = above;
    const isFirst = above.length === 1 && first?.piece.row.isAfterBlank === true && !piece.row.isAfterBlank;
    if (isFirst && first.piece.title === 0 && !first.piece.degree) return first;
  }
  // A company, a title and a town above the dates, or a town that has a sign of one
  if (distance === 1 && titled.distance === 2 && isPlainTown(piece)) {
    const [first, ...more] = others.filter((other) => other.distance === 3);
    const isFirst = first?.piece.row.isAfterBlank === true && !piece.row.isAfterBlank && more.length === 0;
    if (isFirst && first.piece.row.start < titled.piece.row.start && isNameAlone(first.piece)) return first;
  }
  if (distance !== 1 || titled.distance !== 3 || piece.company > 0 || piece.school || piece.isAfterAt) return company;
  if (titled.piece.row.start > piece.row.start || isFunctionName(piece.text)) return company;
  const between = others.filter((other) => other.distance === 2 && other.piece.row.start > titled.piece.row.start);
  const [only] = between;
  if (only === undefined || between.length > 1 || only.piece.title > 0 || only.piece.degree) return company;
  return isFunctionName(only.piece.text) && only.piece.company === 0 ? company : only;
}

function isNameAlone({ text, title, degree }: Piece): boolean {
  return title === 0 && !degree && !isFunctionName(text);
}

/** A title and a company on lines of their own, and a town that no list has beside the dates */
export function besideTown(company: Candidate, titled: Candidate, others: readonly Candidate[]): Candidate {
  if (company.distance !== 0 || titled.distance === 0 || !isPlainTown(company.piece)) return company;
  const near = others.filter(({ distance }) => distance > 0 && distance < 3);
  const [only] = near;
  if (only === undefined || near.length > 1 || only.piece.index > 0 || isOfClient(only.piece)) return company;
  if (isSlashed(only.piece, titled.piece)) return company;
  const { title, degree, text } = only.piece;
  // "Acme   2014 – 2016" above "Family business in retail": the company is first.
  if (/\s\p{Ll}{2,}\s/u.test(text) && only.piece.company < 3) return company;
  return title > 0 || degree || (isFunctionName(text) && only.piece.company === 0) ? company : only;
}

/** One that no list has, perhaps */
function isPlainTown({ text, company, school, isAfterAt }: Piece): boolean {
  return company === 0 && !school && !isAfterAt && !isFunctionName(text) && /^\p{Lu}[\p{L} '’-]{2,24}$/u.test(text);
}
