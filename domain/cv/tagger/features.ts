/** What the tagger sees of a word: its neighbors, its form, and what the rules say of it. Each is a number, which is a hash. */
import { isGivenName } from "../rows/people.ts";
import { isOrdinary } from "../words/ordinary.ts";
import { isPlace } from "../words/phrases.ts";

/** Numbers of features are smaller. Two features share a number where their hashes meet. */
export const FEATURES = 1 << 20;

export interface TaggedToken {
  readonly key: string;
  readonly text: string;
  readonly isName: boolean;
  readonly isWord: boolean;
  readonly classes: number;
}

/** A span that the rules have found. */
export interface RuleSpan {
  readonly kind: string;
  readonly first: number;
  readonly last: number;
  readonly cue: string;
}

interface Seen {
  /** The word, or what kind of name or number it is */
  readonly word: number;
  readonly form: number;
  readonly classes: number;
  /** What the rules say */
  readonly rule: number;
}

const YEAR = hashOf("<year>");
const NUMBER = hashOf("<number>");
const NAME = hashOf("<name>");
const BEGIN: Seen = { word: hashOf("<begin>"), form: 9, classes: 0, rule: 0 };
const END: Seen = { word: hashOf("<end>"), form: 10, classes: 0, rule: 0 };
const PAST =
  /^(?:was|war|etait|fue|era|joined|wechselte|served|worked|arbeitete|rejoint|lavorato|trabajo|werkte|became|wurde)$/;
const LEFT_WORDS = 3;
const RIGHT_WORDS = 2;

/** The features of each token of a sentence. Linear in its length. */
export function featuresOf(tokens: readonly TaggedToken[], spans: readonly RuleSpan[]): readonly Uint32Array[] {
  const rules = ruleCodes(tokens.length, spans);
  const seen = tokens.map(
    (token, index): Seen => ({
      word: wordOf(token),
      form: formOf(token),
      classes: token.classes,
      rule: rules[index] as number,
    }),
  );
  const at = (index: number): Seen => (index < 0 ? BEGIN : (seen[index] ?? END));
  const smallWords = tokens.flatMap((token, index) => (token.isWord && !token.isName ? [index] : []));
  const tense = tokens.some(({ key }) => PAST.test(key)) ? 1 : 2;
  let small = 0;
  return tokens.map((token, index) => {
    while (small < smallWords.length && (smallWords[small] as number) < index) small++;
    const [before2, before, own, after, after2] = [
      at(index - 2),
      at(index - 1),
      at(index),
      at(index + 1),
      at(index + 2),
    ];
    const found = [
      place(0, 0, 0),
      place(1, own.word, 0),
      place(2, before.word, 0),
      place(3, after.word, 0),
      place(4, before2.word, 0),
      place(5, after2.word, 0),
      place(6, before.word, own.word),
      place(7, own.word, after.word),
      place(8, before2.word, before.word),
      place(9, after.word, after2.word),
      place(10, mix(at(index - 3).word, before2.word), before.word),
      place(11, own.classes, 0),
      place(12, before.classes, own.classes),
      place(13, own.classes, after.classes),
      place(14, own.form, 0),
      place(15, mix(before.form, own.form), after.form),
      place(16, own.form, own.classes),
      place(17, mix(before.form, before.classes), mix(own.form, own.classes)),
      place(18, own.rule, 0),
      place(19, before.rule, own.rule),
      place(20, own.rule, after.rule),
      place(21, own.rule, before.word),
      place(22, own.rule, mix(own.form, own.classes)),
      place(23, at(0).word, 0),
      place(24, own.rule, tense),
    ];
    if (token.isWord && token.key.length > 3) {
      const ending = hashOf(token.key.slice(-3));
      found.push(place(25, ending, 0), place(26, hashOf(token.key.slice(-4)), 0), place(27, ending, own.form));
    }
    if (token.isName)
      found.push(
        place(28, hashOf(token.key), 0),
        place(29, isPlace(token.text) ? 1 : 2, 0),
        place(30, isGivenName(token.key) ? 1 : 2, 0),
        place(31, isOrdinary(token.text) ? 1 : 2, 0),
      );
    for (let step = 1; step <= LEFT_WORDS && small - step >= 0; step++)
      found.push(place(31 + step, smallWord(seen[smallWords[small - step] as number] as Seen), 0));
    const next = smallWords[small] === index ? small + 1 : small;
    for (let step = 0; step < RIGHT_WORDS && next + step < smallWords.length; step++)
      found.push(place(35 + step, smallWord(seen[smallWords[next + step] as number] as Seen), 0));
    return new Uint32Array(found);
  });
}

/** The classes of a word that the lists know, or else the word itself. */
function smallWord({ word, classes }: Seen): number {
  return classes === 0 ? word : classes + 1;
}

function wordOf({ key, isName, classes }: TaggedToken): number {
  const first = key.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return /^(?:19|20)\d\d/.test(key) ? YEAR : NUMBER;
  return isName && classes === 0 ? NAME : hashOf(key);
}

function formOf({ text, isWord }: TaggedToken): number {
  if (!isWord) return 16 + text.charCodeAt(0);
  if (/^\p{Lu}+$/u.test(text)) return 1;
  if (/^\p{Lu}/u.test(text)) return 2;
  if (/^\d/.test(text)) return 3;
  return /\p{Lu}/u.test(text) ? 4 : 5;
}

const CUES = ["at", "verb", "link", "list", "comma", "none"];

/** 0 outside of spans; another number for each kind, cue, and the first token of a span */
function ruleCodes(length: number, spans: readonly RuleSpan[]): Uint8Array {
  const codes = new Uint8Array(length);
  for (const { kind, first, last, cue } of spans)
    for (let index = first; index <= last; index++) {
      const code = kind === "title" ? 1 : 2 + CUES.indexOf(cue);
      codes[index] = index === first ? 2 * code : 2 * code + 1;
    }
  return codes;
}

function place(template: number, one: number, two: number): number {
  return mix(mix(template + 1, one), two) & (FEATURES - 1);
}

function mix(one: number, two: number): number {
  let hash = Math.imul(one ^ 0x2c1b3c6d, 0x85ebca6b) ^ two;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
