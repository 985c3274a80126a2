/** A degree and a school in one piece, without a separator between them. */

import { classesOf, DEGREE, FIELD, SCHOOL } from "../words/word-classes.ts";
import { AWARDED_BY, readSignals } from "../words/words.ts";
import { cutCapitalDegree } from "./capital-cuts.ts";
import { part } from "./commas.ts";
import type { Piece } from "./piece.ts";
import { isDegreeOnly } from "./school-name.ts";

const MAX_JOINED = 140;
const WORD = /[\p{L}\p{N}][^\s,;()]*/gu;
const LINK = /^(?:of|in|and|&|en|de|der|d['’]|für|et|y|e|di|do|da|with|mit|avec)$/i;
/** A word before which a name is not at its end: "Institute for Bachelor Studies" */
const OPEN = /(?:[,;:(/–—-]|\s(?:of|for|für|de|der|des|und|and|et|y|the|zur|zum|in|&|grande))\s*$/iu;
/** Begins the name of a school, whatever follows. */
const HEAD =
  /^(?:universität|universit[éàa]|universidade?|universitat|hochschule|fachhochschule|technische|école|ecole|lycée|collège|institut|instituto|istituto|escuela|escola|colegio|liceo|gymnasium|realschule|handwerkskammer|politecnico)$/iu;
/** Follows the name of a school, unless "of" is behind it. */
const TAIL = /^(?:university|college|school|academy|institute|polytechnic)$/i;

interface Word {
  readonly text: string;
  readonly from: number;
}

/** The parts of "Lumora University Master of Science", "BSc Physics University of Bath" and "MSc Physics (Lumora College". */
export function splitJoined(piece: Piece): readonly Piece[] {
  const { row, from, to } = piece;
  if (to - from > MAX_JOINED) return [piece];
  const text = row.text.slice(from, to);
  const cut = cutCapitalDegree(text);
  if (cut !== null) {
    const [degree, school] = [part(piece, from, from + cut.end), part(piece, from + cut.from, to)];
    if (degree?.degree === true && school !== null) return [degree, school.with({ school: true, title: 0 })];
  }
  if (!piece.school || !piece.degree || isDegreeOnly(text)) return [piece];
  const words = [...text.matchAll(WORD)].map((match): Word => ({ text: match[0], from: match.index }));
  const awarded = AWARDED_BY.exec(text)?.[0];
  if (awarded !== undefined) {
    const degree = part(piece, from, from + awarded.replace(/\spor\s(?:la|el)\s$/u, "").length);
    const school = part(piece, from + awarded.length, to);
    if (degree !== null && school !== null) return [degree.with({ degree: true, title: 0 }), school];
  }
  const at = gap(text) ?? degreeEnd(text, words) ?? degreeStart(text, words);
  if (at === null) return [piece];
  const left = part(piece, from, from + at);
  const right = part(piece, from + at, to);
  return left === null || right === null ? [piece] : [left, right];
}

/** "Lumora University  MBA": two blanks are a column's */
function gap(text: string): number | null {
  const at = text.search(/(?<=\S)[^\S\n]{2,}(?=\S)/u);
  // A scanned page has two blanks between all words.
  if (!/\p{L} [\p{L}+&]/u.test(text.slice(0, Math.max(0, at)))) return null;
  const [left, right] = [readSignals(text.slice(0, at)), readSignals(text.slice(at))];
  return left.school !== right.school && left.degree !== right.degree && left.school !== left.degree ? at : null;
}

/** Where the degree begins behind the school */
function degreeStart(text: string, words: readonly Word[]): number | null {
  for (const { text: word, from } of words) {
    if (from === 0 || (classesOf(word) & DEGREE) === 0 || !/^\p{Lu}/u.test(word)) continue;
    const before = text.slice(0, from);
    const { school, degree } = readSignals(before);
    if (!school || degree || OPEN.test(before) || before.includes(",")) return null;
    // "High School Diploma, Lumora College"
    if (isDegreeOnly(text.slice(0, from + word.length).replace(/[,;(].*$/u, ""))) return null;
    return from;
  }
  return null;
}

/** Where the school begins behind a degree that begins the piece */
function degreeEnd(text: string, words: readonly Word[]): number | null {
  const [first] = words;
  if (first === undefined || (classesOf(first.text) & DEGREE) === 0) return null;
  const isOpen = (from: number) => OPEN.test(text.slice(0, from)) || isDegreeOnly(text.slice(from));
  const hasComma = text.includes(",");
  const head = words.find(
    ({ text: word, from }, index) =>
      index > 0 &&
      // "Chemie, Physik Université de Lumora", but not "Physik, Freie Universität"
      (!hasComma || (classesOf((words[index - 1] as Word).text) & FIELD) !== 0) &&
      (HEAD.test(word) || (TAIL.test(word) && /^(?:of|for|College)$/.test(words[index + 1]?.text ?? ""))) &&
      !isOpen(from),
  );
  if (head !== undefined) return head.from;
  if (hasComma) return null;
  const start = words.findIndex(
    ({ text: word }, index) => index > 0 && !LINK.test(word) && (classesOf(word) & (DEGREE | FIELD)) === 0,
  );
  const name = words[start];
  if (name === undefined || isOpen(name.from) || TAIL.test(name.text) || words.length - start < 2) return null;
  const hasSchool = words.slice(start).some(({ text: word }) => (classesOf(word) & SCHOOL) !== 0);
  return hasSchool && !/\s\p{Ll}{4}/u.test(text.slice(name.from)) ? name.from : null;
}
