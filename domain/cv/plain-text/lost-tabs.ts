/** "Head of OperationsLumora Ltd", "October 2021-PresentLeeds": a copied document has lost the tabs between its columns. */
import { findAll } from "../words/find-all.ts";
import { splitWords } from "../words/split-words.ts";
import { classesOf, DEGREE, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { readSignals } from "../words/words.ts";
import type { RespacedText } from "./respaced-text.ts";

const LINE = /[^\n\r]+/g;
/** A small letter, a year or a full stop, and a name right behind it */
const JOINT = /(?<=(?<![\p{L}\d])(?:[\p{L}&.-]{2,25}[\p{Ll}.]|(?:19|20)\d\d))(?=\p{Lu}\p{Ll}{2})/gu;
const DATE = /(?:(?<!\d)(?:19|20)\d\d|(?:-|–|—|\s|to|bis)(?:Present|Current|Now|Today|heute|Heute))$/u;
/** Nearly no text has one: the others are read no further. */
const MAY_HOLD_THEM = /(?:(?:19|20)\d\d|[Pp]resent|[Cc]urrent|[Nn]ow|[Tt]oday|[Hh]eute)(?=\p{Lu})/u;
/** Longer lines hold sentences. */
const MAX_LINE = 110;
const MIN_DATED = 2;
const MAX_WORD = 30;

/** The text with a tab at each such joint, if some joints have a date before them: "LifeUniv." alone may be a name. */
export function withLostTabs(text: string): RespacedText {
  if (!MAY_HOLD_THEM.test(text)) return { text, offsets: null };
  const lines = findAll(LINE, text).filter(([line]) => line.length <= MAX_LINE);
  const joints = lines.flatMap(({ index, 0: line }) =>
    jointsOf(line).map(({ at, isDated }) => ({ at: index + at, isDated })),
  );
  if (joints.filter(({ isDated }) => isDated).length < MIN_DATED) return { text, offsets: null };
  const offsets = new Uint32Array(text.length + joints.length + 1);
  const parts: string[] = [];
  let from = 0;
  for (const to of [...joints.map(({ at }) => at), text.length]) {
    for (let at = from; at < to; at++) offsets[at + parts.length] = at;
    // The tab ends where the name begins.
    offsets[to + parts.length] = to;
    parts.push(text.slice(from, to));
    from = to;
  }
  return { text: parts.join("\t"), offsets };
}

interface Joint {
  readonly at: number;
  readonly isDated: boolean;
}

/** The joints of a line. Not of "Jan 2020 - PresentJan 2020 - Present": LinkedIn's pages hold each line twice. */
function jointsOf(line: string): readonly Joint[] {
  if (line.startsWith(line.slice(0, line.length / 2), line.length / 2)) return [];
  return findAll(JOINT, line).flatMap(({ index: at }): readonly Joint[] => {
    const before = line.slice(Math.max(0, at - MAX_WORD), at);
    if (DATE.test(before)) return [{ at, isDated: true }];
    const classes = classesOf(splitWords(before).at(-1) ?? "");
    const isEnd = (classes & (TITLE | SCHOOL | DEGREE | LEGAL_FORM)) !== 0;
    return isEnd || readSignals((line.slice(at).split(",") as [string])[0]).school ? [{ at, isDated: false }] : [];
  });
}
