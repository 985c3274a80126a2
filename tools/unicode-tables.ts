/**
 * Writes `domain/text/unicode-tables.ts`: which code points are word characters and how case is folded, as this Node's
 * Unicode version says. Run `node tools/unicode-tables.ts` after a change of that version.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.ts";

const LAST_CODE_POINT = 0x10ffff;
const WORD = /^[\p{L}\p{M}\p{N}_]$/u;

const isSurrogate = (codePoint: number) => codePoint >= 0xd800 && codePoint <= 0xdfff;

/** Gaps and lengths in turn: so many code points that are no word characters, so many that are, and so on. */
function wordRuns(): number[] {
  const runs: number[] = [];
  let runStart = 0;
  let inWord = false;
  for (let codePoint = 0; codePoint <= LAST_CODE_POINT; codePoint++) {
    const isWord = !isSurrogate(codePoint) && WORD.test(String.fromCodePoint(codePoint));
    if (isWord === inWord) continue;
    runs.push(codePoint - runStart);
    runStart = codePoint;
    inWord = isWord;
  }
  return runs;
}

/**
 * The smallest code point of those that fold alike. `/iu` compares by simple case folding, so it is asked which of the
 * letters that share a capital or a small form are the same.
 */
function foldings(): Map<number, number> {
  const namesakes = new Map<string, Set<number>>();
  for (let codePoint = 0; codePoint <= LAST_CODE_POINT; codePoint++) {
    if (isSurrogate(codePoint)) continue;
    const letter = String.fromCodePoint(codePoint);
    for (const form of new Set([
      letter,
      letter.toUpperCase(),
      letter.toLowerCase(),
      letter.toUpperCase().toLowerCase(),
    ])) {
      namesakes.set(form, (namesakes.get(form) ?? new Set()).add(codePoint));
    }
  }
  const smallest = new Map<number, number>();
  for (const group of namesakes.values()) {
    for (const codePoint of group) {
      const same = new RegExp(`^\\u{${codePoint.toString(16)}}$`, "iu");
      for (const other of group) {
        if (other < (smallest.get(codePoint) ?? codePoint) && same.test(String.fromCodePoint(other))) {
          smallest.set(codePoint, other);
        }
      }
    }
  }
  // Where A is the same as B, and B as C, the two may not share a form.
  for (const [codePoint, other] of smallest) smallest.set(codePoint, smallest.get(other) ?? other);
  return new Map([...smallest].sort(([a], [b]) => a - b));
}

/** Runs of equal step and distance, four numbers each: distance of the first from the last run's first, count, step, distance down. */
function foldRuns(folds: ReadonlyMap<number, number>): number[] {
  const rest = [...folds].map(([from, to]) => ({ from, down: from - to }));
  const runs: number[] = [];
  let previous = 0;
  for (let at = 0; at < rest.length; ) {
    const first = rest[at];
    if (first === undefined) break;
    let best = { count: 1, step: 1 };
    for (const step of [1, 2]) {
      let count = 1;
      while (rest[at + count]?.from === first.from + count * step && rest[at + count]?.down === first.down) count++;
      if (count > best.count) best = { count, step };
    }
    runs.push(first.from - previous, best.count, best.step, first.down);
    previous = first.from;
    at += best.count;
  }
  return runs;
}

function asLines(numbers: readonly number[]): string {
  const words = numbers.map((number) => number.toString(36));
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line.length + word.length > 105) {
      lines.push(line);
      line = "";
    }
    line += `${word} `;
  }
  lines.push(line.trimEnd());
  return lines.map((text) => `"${text}"`).join(" +\n  ");
}

const folds = foldRuns(foldings());
writeFileSync(
  join(root, "domain", "text", "unicode-tables.ts"),
  `/** Written by \`node tools/unicode-tables.ts\`; do not edit. Numbers are in base 36, so that the tables load in no time. */

export const UNICODE_VERSION = "${process.versions.unicode}";

/** Word characters (letters, marks, numbers, the underscore): lengths of runs without and with them, in turn. */
export const WORD_RUNS =
  ${asLines(wordRuns())};

/**
 * Simple case folding: runs of four numbers. How far the run's first code point stands behind the one of the run before,
 * how many there are, their step, and how far below each its folded form is: the smallest one that folds alike.
 */
export const FOLD_RUNS =
  ${asLines(folds)};
`,
);
