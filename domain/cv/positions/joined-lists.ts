/** "Lumora Hotels – Accounting", "Vantelo AG – Controller": a list without dates, in each line a company and what somebody was there */
import { withoutRemarks } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import { Piece } from "../pieces/piece.ts";
import { isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { findAll } from "../words/find-all.ts";
import { cleanName, type Stretch } from "../words/names.ts";
import { isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { isField, isFunctionName, readSignals } from "../words/words.ts";
import type { PositionDraft } from "./position-draft.ts";

const MIN_LINES = 3;
/** Of the lines that have such a joint */
const MOST = 0.8;
const MIN_TITLES = 0.5;
const MAX_LINE = 110;
const MAX_NAME_WORDS = 8;
const MAY_BE_JOINED = /[–—|·(]|\s-\s/;
const JOINT = /\s?[–—]\s|\s[|·-]\s/gu;

interface Line {
  readonly row: Row;
  readonly joint: string;
  readonly left: Piece;
  readonly right: Piece;
}

/** The positions of such a list. Null unless most lines of the section are of this form, and most of them have no dates. */
export function readJoinedList(rows: readonly Row[]): readonly PositionDraft[] | null {
  if (
    rows.length < MIN_LINES ||
    rows.filter(({ dates }) => dates.some(({ isRange }) => isRange)).length * 2 > rows.length
  )
    return null;
  if (rows.filter(({ text }) => MAY_BE_JOINED.test(text)).length < MOST * rows.length) return null;
  const found = rows.flatMap((row) => lineOf(row) ?? []);
  const [first] = found;
  if (first === undefined) return null;
  const lines = found.filter(({ joint }) => joint === first.joint);
  if (lines.length < MIN_LINES || lines.length < MOST * rows.length) return null;
  if (first.joint === BRACKETS && !areCompanies(lines)) return null;
  const titled = (side: "left" | "right") => lines.filter((line) => isTitle(line[side])).length;
  const [lefts, rights] = [titled("left"), titled("right")];
  if (Math.min(lefts, rights) > 0 || Math.max(lefts, rights) < MIN_TITLES * lines.length) return null;
  return lines.map(({ row, left, right }) => ({
    company: companyName(lefts > 0 ? right : left),
    title: withoutRemarks(lefts > 0 ? left : right),
    date: row.dates[0] ?? null,
    isSelfEmployed: false,
    isUnsure: false,
  }));
}

const isTitle = ({ title, company }: Piece) => title > 0 && company < 3;

function lineOf(row: Row): Line | null {
  const { text, dates, label } = row;
  if (text.length > MAX_LINE || label !== null || dates.length > 1) return null;
  const [date] = dates;
  const to = text.slice(0, date?.from).replace(/[\s,;(–—-]+$/u, "").length;
  if (date !== undefined && /[\p{L}\d]/u.test(text.slice(date.to))) return null;
  const names = text.slice(0, to);
  const bracket = names.endsWith(")") ? BRACKET.exec(names) : null;
  if (bracket !== null) return sidesOf(row, BRACKETS, bracket.index, bracket.index + 2, to - 1);
  const [joint, ...others] = findAll(JOINT, names);
  if (joint === undefined || others.length > 0 || isProse(text)) return null;
  return sidesOf(row, joint[0].trim(), joint.index, joint.index + joint[0].length, to);
}

function sidesOf(row: Row, joint: string, end: number, from: number, to: number): Line | null {
  const left = nameIn(row, { from: 0, to: end });
  const right = nameIn(row, { from, to });
  return left === null || right === null ? null : { row, joint, left, right };
}

const BRACKETS = "()";
/** "Controller (Lumora)" */
const BRACKET = /(?<=^[^()]*\S) \((?=[^()]{2,50}\)$)/u;

/** "Teacher (Maths)", "Engineer (Java)": what is in brackets is a company if that of one line says so. */
function areCompanies(lines: readonly Line[]): boolean {
  return (
    lines.some(({ right }) => right.company === 3 || right.school) &&
    lines.every(({ right }) => !(isField(right.text) || isFunctionName(right.text)))
  );
}

function nameIn(row: Row, { from, to }: Stretch): Piece | null {
  const text = cleanName(row.text.slice(from, to));
  if (!/^[\p{Lu}\d]/u.test(text) || splitWords(text).length > MAX_NAME_WORDS || isPlace(text)) return null;
  const signals = readSignals(text);
  return signals.degree ? null : new Piece(row, { from, to }, text, signals);
}
