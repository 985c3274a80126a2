import type { Match } from "./find-matches.ts";
import { createAddressReader } from "./web-address.ts";

/**
 * For each match: 1 if it is its entry's main occurrence. That is the first one that is the employer or school, else the first
 * that is not inside a URL, an email address or a compound, else the first.
 *
 * @param roles by match; 0 for a mention. Null where a text is no CV: then the first occurrence is the main one
 */
export function findMains(
  text: string,
  matches: readonly Match[],
  entryOf: readonly number[],
  roles: Uint8Array | null,
): Uint8Array {
  const mains = new Uint8Array(matches.length);
  /** By entry: the best match yet. */
  const bestOf: number[] = [];
  const rankOf: number[] = [];
  const endOfToken = roles === null ? null : createTokenReader(text, true);
  for (const [match, { start, end }] of matches.entries()) {
    const entry = entryOf[match] as number;
    const isInToken = endOfToken !== null && endOfToken(start, end) >= 0;
    const rank = roles === null || roles[match] !== 0 ? 0 : isInToken ? 2 : 1;
    if (rank >= (rankOf[entry] ?? Number.POSITIVE_INFINITY)) continue;
    rankOf[entry] = rank;
    bestOf[entry] = match;
  }
  for (const best of bestOf) mains[best] = 1;
  return mains;
}

/**
 * The notes, as in `Annotation`. A company's note follows its main occurrence; behind a URL or an email address that contains it, so
 * that links still work, and in a CV behind a compound.
 */
export function placeNotes(
  text: string,
  matches: readonly Match[],
  entryOf: readonly number[],
  mains: Uint8Array,
  isCv: boolean,
): Int32Array {
  const notes: number[] = [];
  const endOfToken = createTokenReader(text, isCv);
  let offset = 0;
  for (const [match, { start, end, entry }] of matches.entries()) {
    const hasNote = mains[match] === 1 && entry.kind === "company";
    // A name that begins in the address of the last note may end behind it: no note is inside a name.
    const isOverlapping = start < offset && end > offset;
    if (!hasNote && !isOverlapping) continue;
    offset = Math.max(offset, end, endOfToken(start, end));
    if (isOverlapping) moveLastNotes(notes, start, offset);
    if (hasNote) notes.push(offset, entryOf[match] as number);
  }
  return Int32Array.from(notes);
}

function moveLastNotes(notes: number[], behind: number, offset: number): void {
  for (let note = notes.length - 2; (notes[note] ?? 0) > behind; note -= 2) notes[note] = offset;
}

const COMPOUND_END = /(?:[-‐‑]\p{L}[\p{L}\p{M}\p{N}]*)+/uy;
const COMPOUND_START = /[\p{L}\p{M}\p{N}][-‐‑]$/u;

/**
 * Returns a function: the end of the URL, the email address or, where they count, the compound (`Fraunhofer-Institut`) that contains a
 * match; -1 where there is none. Matches have to come in order, so that a text is read once.
 */
function createTokenReader(text: string, areCompoundsRead: boolean): (start: number, end: number) => number {
  const endOfAddress = createAddressReader(text);
  let compoundEnd = -1;
  return function endOfToken(start, end) {
    const addressEnd = endOfAddress(end);
    if (!areCompoundsRead || addressEnd >= 0) return addressEnd;
    if (end > compoundEnd) {
      COMPOUND_END.lastIndex = end;
      const following = COMPOUND_END.exec(text)?.[0].length ?? 0;
      const isCompound = following > 0 || COMPOUND_START.test(text.slice(Math.max(0, start - 2), start));
      compoundEnd = isCompound ? end + following : -1;
    }
    return compoundEnd;
  };
}
