import { describe, expect, test } from "vitest";
import { codeAt, fold, IDENTITY_SHIFT, isWordCharacterAt } from "./characters.ts";
import { UNICODE_VERSION } from "./unicode-tables.ts";

const isSurrogate = (codePoint: number) => codePoint >= 0xd800 && codePoint <= 0xdfff;
const WORD = /[\p{L}\p{M}\p{N}_]/u;
const runtimeVersion = process.versions["unicode"] ?? "";
const isRuntimeNewer = Number.parseFloat(runtimeVersion) > Number.parseFloat(UNICODE_VERSION);
/**
 * Unassigned code points are left out where the runtime has another version of Unicode than the tables: the runtime's own
 * where it is older; where it is newer, its letters that the tables do not have.
 */
const isInBoth = (character: string) =>
  runtimeVersion === UNICODE_VERSION ||
  (isRuntimeNewer ? isWordCharacterAt(character, 0) || !WORD.test(character) : /\p{Assigned}/u.test(character));

const characters = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint)
  .filter((codePoint) => !isSurrogate(codePoint))
  .map((codePoint) => String.fromCodePoint(codePoint))
  .filter(isInBoth);
const folds = characters.map(fold);
const cased = characters.filter(
  (character) => character !== character.toLowerCase() || character !== character.toUpperCase(),
);

describe("characters, against the runtime's own tables", () => {
  test("are part of a word exactly when they are letters, marks, numbers or the underscore", () => {
    const wrong = characters.filter((character) => {
      const isWord = WORD.test(character);
      return (
        isWordCharacterAt(character, 0) !== isWord || isWordCharacterAt(character, character.length - 1) !== isWord
      );
    });
    expect(characters.length).toBeGreaterThan(280_000);
    expect(wrong).toEqual([]);
  });

  test("fold alike exactly when /iu matches them", () => {
    const all = cased.join("");
    const namesakes = Map.groupBy(cased, fold);
    const wrong = cased.filter((character) => {
      const same = all.match(new RegExp(character, "giu")) ?? [];
      return same.join("") !== namesakes.get(fold(character))?.join("");
    });
    expect(cased.length).toBeGreaterThan(2800);
    expect(wrong).toEqual([]);
  });

  test("keep their length when folded", () => {
    expect(characters.filter((character, index) => folds[index]?.length !== character.length)).toEqual([]);
  });

  test("have the same code exactly when they fold alike", () => {
    const halfAt = (character: string, at: number) => codeAt(character, at) >>> IDENTITY_SHIFT;
    const codeOf = (character: string) =>
      halfAt(character, 0) + (character.length === 2 ? 2 ** 16 * (1 + halfAt(character, 1)) : 0);
    const foldOf = new Map<number, string>();
    const wrong = characters.filter((character, index) => {
      const folded = folds[index] ?? "";
      const code = codeOf(character);
      const known = foldOf.get(code) ?? folded;
      foldOf.set(code, folded);
      return known !== folded || (folded !== character && codeOf(folded) !== code);
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ["a no-break space", "\u00a0", " "],
  ["a thin space", "\u2009", " "],
  ["an ideographic space", "\u3000", " "],
  ["a tab", "\t", " "],
  ["a curly apostrophe", "’", "'"],
  ["a low German quote", "„", '"'],
  ["an en dash", "–", "-"],
  ["a no-break hyphen", "\u2011", "-"],
  ["a minus sign", "−", "-"],
])("%s matches the ASCII one", (_what, character, plain) => {
  expect(fold(character)).toBe(plain);
});

test("line ends, zero-width characters and soft hyphens match only themselves", () => {
  for (const character of "\n\r\u200b\u200d\u00ad\u2028") expect(fold(character)).toBe(character);
});
