/**
 * "Head of OperationsLumora Ltd", "October 2021-PresentLeeds", "Lumora GmbH2016 – 2019": a copied document has lost the tabs between
 * its columns, or the line ends between its lines.
 */
import { findAll } from "../words/find-all.ts";
import { isTownInRegion } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { classesOf, DEGREE, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { readSignals } from "../words/words.ts";
import { gluedDates, mayHoldGluedDate } from "./glued-dates.ts";
import { edited, type RespacedText } from "./respaced-text.ts";

const LINE = /[^\n\r]+/g;
/** A small letter, a year, a full stop or a bracket, and a name right behind it */
const JOINT = /[\p{Ll}.\d)](?=\p{Lu}\p{Ll}{2})/gu;
const BEFORE = /(?<![\p{L}\d])(?:[\p{L}&.-]{2,25}[\p{Ll}.]|(?:19|20)\d\d\)?)$/u;
const DATE = /(?:(?<!\d)(?:19|20)\d\d\)?|(?:-|–|—|\s|to|bis)(?:Present|Current|Now|Today|heute|Heute))$/u;
/** Nearly no text has one: the others are read no further. */
const MAY_HOLD_THEM = /(?:(?:19|20)\d\d\)?|resent|urrent|ow|oday|eute)[A-ZÀ-Þ]/;
/** "Acme IncLeeds, UK" */
const MAY_HOLD_TOWN =
  /[a-z.][A-Z][a-zà-ÿ]{2,20}, [A-Z][A-Za-z. ]{1,20}[\t\n\r]|\d, [A-Z][A-Za-z ]+, [A-Z, ]{2,8}[A-Z][a-z]{2}/;
/** "2014 – 2016, Leeds, UKEngineer" */
const COUNTRY =
  /(?<=(?:19|20)\d\d, \p{Lu}[\p{L} '’-]{2,25}(?:, \p{Lu}{2})?, )(?:UK|USA?|\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/u;
/** Longer lines hold sentences. */
const MAX_LINE = 110;
const MIN_SURE = 2;
const MAX_WORD = 30;

/** The text with a tab at each such joint, if some joints have a date or a place beside them: "LifeUniv." alone may be a name. */
export function withLostTabs(text: string): RespacedText {
  const isGlued = mayHoldGluedDate(text) || MAY_HOLD_THEM.test(text);
  if (!isGlued && !MAY_HOLD_TOWN.test(text)) return { text, offsets: null };
  const dates = isGlued ? gluedDates(text) : [];
  const lines = findAll(LINE, text).filter(([line]) => line.length <= MAX_LINE);
  const joints = [
    ...dates.map(({ at, isRange }) => ({ at, sure: isRange ? MIN_SURE : 1 })),
    ...lines.flatMap(({ index, 0: line }) => jointsOf(line).map(({ at, sure }) => ({ at: index + at, sure }))),
  ];
  if (joints.reduce((sum, { sure }) => sum + sure, 0) < MIN_SURE) return { text, offsets: null };
  const places = [...new Set(joints.map(({ at }) => at))].toSorted((a, b) => a - b);
  // The tab ends where the name begins.
  return edited(
    text,
    places.map((at) => ({ at, end: at, put: "\t" })),
  );
}

interface Joint {
  readonly at: number;
  /** What stands beside it is a date or a place, and no part of the name. */
  readonly sure: number;
}

/** The joints of a line. Not of "Jan 2020 - PresentJan 2020 - Present": LinkedIn's pages hold each line twice. */
function jointsOf(line: string): readonly Joint[] {
  if (isDoubled(line)) return [];
  const country = COUNTRY.exec(line);
  if (country !== null) return [{ at: country.index + country[0].length, sure: MIN_SURE }];
  return findAll(JOINT, line).flatMap(({ index }): readonly Joint[] => {
    const at = index + 1;
    const before = line.slice(Math.max(0, at - MAX_WORD), at);
    if (!BEFORE.test(before)) return [];
    if (DATE.test(before) || isTownInRegion(line.slice(at))) return [{ at, sure: 1 }];
    const classes = classesOf(splitWords(before).at(-1) ?? "");
    const isEnd = (classes & (TITLE | SCHOOL | DEGREE | LEGAL_FORM)) !== 0;
    return isEnd || readSignals((line.slice(at).split(",") as [string])[0]).school ? [{ at, sure: 0 }] : [];
  });
}

export function isDoubled(line: string): boolean {
  return line.startsWith(line.slice(0, line.length / 2), line.length / 2);
}
