import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readOrdinaryWords } from "./ordinary-words.ts";

const words = readOrdinaryWords();

test.each(["box", "good", "level", "square", "shell", "ergo", "stripe", "für", "chez", "the", "zone"])(
  "%s is an ordinary word",
  (word) => {
    expect(words).toContain(word);
  },
);

test.each(["google", "siemens", "solarwerk", "munich", "", "Box"])("%j is none", (word) => {
  expect(words).not.toContain(word);
});

test("the ordinary words are lower-case words in order, and small enough to load", () => {
  expect(words.size).toBeGreaterThan(18_000);
  expect([...words].filter((word) => !/^\p{Ll}{2,}$/u.test(word))).toEqual([]);
  expect([...words]).toEqual([...words].toSorted());
  const source = readFileSync(new URL("./ordinary-words.ts", import.meta.url));
  expect(brotliCompressSync(source).length).toBeLessThan(40_000);
});
