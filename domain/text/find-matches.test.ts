import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prepareRules, rulesForText } from "../match-rules/apply-rules.ts";
import { buildDictionary, type DictionaryEntry } from "./dictionary.ts";
import { makeCase } from "./find-matches.cases.test-support.ts";
import { findMatchesByBruteForce, isInTestSection } from "./find-matches.oracle.test-support.ts";
import { findMatches } from "./find-matches.ts";
import { CHUNK_SIZE } from "./tokenizer.ts";

const company = (name: string): DictionaryEntry => ({ name, kind: "company" });
const dictionaryOf = (...names: string[]) => buildDictionary(names.map(company));

/** What is found, each as it is written in the text. */
function found(names: readonly string[], text: string): string[] {
  return findMatches(dictionaryOf(...names), text).map(({ start, end }) => text.slice(start, end));
}

describe("a name", () => {
  test.each([
    ["is found in any case", ["Google"], "google GOOGLE gOOgle", ["google", "GOOGLE", "gOOgle"]],
    ["is found at both ends of a text", ["Meta", "Google"], "Meta, Google", ["Meta", "Google"]],
    ["is found beside a slash", ["Meta", "Google"], "Meta/Google", ["Meta", "Google"]],
    ["is found in the genitive", ["Google"], "Google's and Google’s", ["Google", "Google"]],
    ["is found between emoji", ["Google"], "🚀Google🚀", ["Google"]],
    ["is found beside a zero-width joiner and a right-to-left mark", ["Google"], "\u200dGoogle\u200f", ["Google"]],
    ["is not found in a longer word", ["Meta", "Apple"], "Metaverse, Appleton, Pineapple", []],
    ["is not found as the end of a longer word", ["lt."], "er erhält. lt. Vertrag", ["lt."]],
    ["is not found beside a digit", ["Google"], "Google2 2Google Google²", []],
    ["is not found beside an underscore", ["Google"], "_Google Google_", []],
    ["is not found beside a letter outside the BMP", ["Google"], "𝐀Google Google𠮷", []],
    ["is not found under a combining mark", ["Google"], "Google\u0301", []],
    ["is not found beside an umlaut", ["ETH", "Zürich"], "Zürichsee ETHÜ", []],
    ["is not found in a word with the same hash", ["𐐀aǅ"], "𐐀aǅ".repeat(9), []],
    ["of Chinese characters is a word like others", ["京都大学"], "京都大学 京都大学院 于京都大学", ["京都大学"]],
  ])("%s", (_what, names, text, expected) => {
    expect(found(names, text)).toEqual(expected);
  });

  test.each([
    ["an ampersand", ["AT&T"], "AT&T, at&t's AT&Ts", ["AT&T", "at&t"]],
    ["a dot inside", ["C3.ai", "Booking.com"], "C3.ai, booking.com.", ["C3.ai", "booking.com"]],
    ["a dot at the end", ["Apple Inc."], "Apple Inc. Apple Inc", ["Apple Inc."]],
    ["an exclamation mark at the end", ["Yahoo!", "Yahoo"], "Yahoo! Yahoo Yahoo!x", ["Yahoo!", "Yahoo", "Yahoo"]],
    ["a dot in front", [".NET Foundation"], "the .NET Foundation, ASP.NET Foundation", [".NET Foundation"]],
    ["plus signs", ["C++ GmbH", "C"], "C++ GmbH C+++", ["C++ GmbH", "C"]],
    ["an asterisk", ["A*STAR"], "a*star AASTAR", ["a*star"]],
    ["brackets", ["[x+1]", "(Foo)"], "[x+1] (foo) x+1", ["[x+1]", "(foo)"]],
    [
      "every sign of a regular expression",
      ["^a.b*c+(d)|[e]{2}\\$?"],
      "^a.b*c+(d)|[e]{2}\\$? ^aab",
      ["^a.b*c+(d)|[e]{2}\\$?"],
    ],
    ["an underscore", ["open_ai"], "open_ai open ai", ["open_ai"]],
    ["an emoji inside", ["Foo 🚀 Bar"], "Foo 🚀 Bar Foo 🛸 Bar", ["Foo 🚀 Bar"]],
    ["an emoji in front", ["🚀 Bar"], "🚀 bar🚀 bar", ["🚀 bar"]],
    ["nothing but letters outside the BMP", ["𐐀𐐁", "𠮷𠮷"], "𐐨𐐩 𐐀𐐁𐐂 𠮷𠮷", ["𐐨𐐩", "𠮷𠮷"]],
    [
      "more than thirty words",
      [`${"a ".repeat(40)}z`],
      `${"A ".repeat(41)}Z ${"a ".repeat(40)}y`,
      [`${"A ".repeat(40)}Z`],
    ],
  ])("may have %s", (_what, names, text, expected) => {
    expect(found(names, text)).toEqual(expected);
  });

  test.each([
    ["a no-break space", ["Deutsche Bank"], "Deutsche\u00a0Bank", ["Deutsche\u00a0Bank"]],
    ["a thin space and a tab", ["Bank of America"], "Bank\u2009of\tAmerica", ["Bank\u2009of\tAmerica"]],
    ["a curly apostrophe", ["Moody's"], "Moody’s", ["Moody’s"]],
    ["a straight one, where the name has the curly one", ["Moody’s"], "Moody's", ["Moody's"]],
    ["an en dash", ["Rolls-Royce"], "Rolls–Royce", ["Rolls–Royce"]],
    ["but not with a line end or two spaces for one", ["Deutsche Bank"], "Deutsche\nBank Deutsche  Bank", []],
  ])("is found with %s", (_what, names, text, expected) => {
    expect(found(names, text)).toEqual(expected);
  });

  test.each([
    ["ß and ẞ are the same", ["Straße"], "STRAẞE straße", ["STRAẞE", "straße"]],
    ["ß and SS are not", ["Straße"], "STRASSE", []],
    ["umlauts", ["ETH Zürich"], "ETH ZÜRICH", ["ETH ZÜRICH"]],
    ["a final sigma", ["ΟΔΟΣ"], "οδος οδοσ", ["οδος", "οδοσ"]],
    ["the Kelvin sign", ["Kelvin"], "\u212aelvin", ["\u212aelvin"]],
    ["the long s", ["Siemens"], "ſiemenſ", ["ſiemenſ"]],
    ["İ is not i", ["İTÜ"], "İTÜ itü", ["İTÜ"]],
    ["letters outside the BMP", ["𐐀b"], "𐐨B", ["𐐨B"]],
  ])("uses simple case folding: %s", (_what, names, text, expected) => {
    expect(found(names, text)).toEqual(expected);
  });

  test("keeps its offsets after emoji and letters whose lower case is longer", () => {
    const text = "İİİ 👩\u200d🚀 İTÜ";
    expect(findMatches(dictionaryOf("İTÜ"), text)).toEqual([{ start: 10, end: 13, entry: company("İTÜ") }]);
  });

  test("is normalized to NFC", () => {
    expect(found(["Zu\u0308rich"], "Zürich")).toEqual(["Zürich"]);
  });

  test.each([
    ["empty", ""],
    ["blank", " \u00a0"],
    ["punctuation alone", "!?"],
    ["half a surrogate pair", "\ud83d"],
    ["a word with half a surrogate pair", "a\ud83d"],
  ])("that is %s is ignored", (_what, name) => {
    expect(found([name, "a"], "a !? \ud83d\ude80 a\ud83d \u00a0")).toEqual(["a", "a"]);
  });

  test("of ten thousand characters is found like any other", () => {
    for (const name of ["long ".repeat(2000).trim(), "x".repeat(10_000), `a${".".repeat(10_000)}`]) {
      expect(found([name], `an ${name}, ${name}y`)).toEqual([name]);
    }
  });
});

describe("of several names", () => {
  test.each([
    ["the longest at a position wins", ["Meta", "Meta Platforms"], "Meta Platforms, META", ["Meta Platforms", "META"]],
    ["two long ones are found", ["ABC", "DEF", "ABC DEF", "ABC GHI"], "ABC DEF and ABC GHI", ["ABC DEF", "ABC GHI"]],
    ["the leftmost wins", ["A B", "B C D"], "A B C D", ["A B"]],
    ["the leftmost wins over a longer one", ["! a", "a b c"], "! a b c", ["! a"]],
    [
      "shorter ones are found where the longest is not whole",
      ["Bank", "America", "Bank of America"],
      "Bank of Americas, Bank of America",
      ["Bank", "Bank of America"],
    ],
    ["one begins where the other ends", ["a!", "!b"], "a!b a! !b", ["a!", "!b"]],
    ["one with initials is whole", ["C.H. Robinson", "C", "H"], "C.H. Robinson C.H.", ["C.H. Robinson", "C", "H"]],
  ])("%s", (_what, names, text, expected) => {
    expect(found(names, text)).toEqual(expected);
  });

  test("the first entry wins a shared spelling", () => {
    const first = { name: "Alphabet", kind: "company", aliases: ["Google"] } as const;
    const second = { name: "GOOGLE", kind: "university" } as const;
    expect(findMatches(buildDictionary([first, second]), "google")[0]?.entry).toBe(first);
  });
});

describe("a text", () => {
  test("that is empty has no matches", () => {
    expect(found(["a"], "")).toEqual([]);
    expect(findMatches(buildDictionary([]), "some text")).toEqual([]);
  });

  test("can be searched in part", () => {
    const text = "Google\nGoogle\nGoogle";
    expect(findMatches(dictionaryOf("Google"), text, 6, 14).map(({ start }) => start)).toEqual([7]);
  });

  test("is searched correctly at every distance from a chunk boundary", () => {
    const names = ["a b c d", ".net", "x".repeat(90), "𐐀-𐐁", "Yahoo!"];
    for (const filler of [".", "z ", "z", "🚀"]) {
      for (const name of names) {
        for (let before = CHUNK_SIZE - 100; before <= CHUNK_SIZE + 4; before += 3) {
          const text = `${filler.repeat(before / filler.length)} ${name} ${filler.repeat(200)}`;
          const start = text.indexOf(name);
          expect(findMatches(dictionaryOf(...names), text)).toEqual([
            { start, end: start + name.length, entry: company(name) },
          ]);
        }
      }
    }
  });

  test.each([
    ["one word of ten megabytes", () => "a".repeat(10_000_000), 0],
    ["one line of ten megabytes", () => `${"no end, ".repeat(24)}Google `.repeat(50_300), 50_300],
    ["single letters", () => "a ".repeat(1_000_000), 0],
    ["a name's beginning again and again", () => "Bank of Bank of a ".repeat(200_000), 0],
    ["punctuation", () => "!?.".repeat(2_000_000), 0],
    ["emoji", () => "🚀".repeat(1_000_000), 0],
    ["half surrogate pairs", () => "\ud83d".repeat(1_000_000), 0],
    ["a dictionary's own words", () => "of Bank Google America ".repeat(100_000), 200_000],
  ])("takes linear time: %s", (_what, make, count) => {
    const names = ["Google", "America", "Bank of America", "Bank of Bank of Bank", ".net", "a!", "a b c d e f g h"];
    expect(findMatches(dictionaryOf(...names), make()).length).toBe(count);
  });
});

test("agrees with the reference implementation on generated names, rules and texts", () => {
  const choices = fc.array(fc.nat(), { minLength: 40, maxLength: 120, size: "max" });
  fc.assert(
    fc.property(choices, (numbers) => {
      let at = 0;
      const { entries, rules, text } = makeCase((below) => (numbers[at++] ?? 0) % below);
      const options = { rules: rulesForText(prepareRules(rules), text, isInTestSection(text)) };
      const matches = findMatches(buildDictionary(entries), text, 0, text.length, options);
      expect(matches).toEqual(findMatchesByBruteForce(entries, text, rules));
    }),
    { numRuns: 4000 },
  );
});
