import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./characters.ts";
import { FoldedMap } from "./folded-map.ts";

test("has the same values as a map of folded names", () => {
  const name = fc.array(fc.constantFrom("a", "A", "ß", "ẞ", "K", "\u212a", "𐐀", "𐐨", " ", "\u00a0", "-", "–"), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.nat(), fc.boolean()), { minLength: 10, maxLength: 100 }), (entries) => {
      const map = new FoldedMap<number>();
      const expected = new Map<string, number>();
      for (const [parts, value, isAdded] of entries) {
        const key = parts.join("");
        if (!isAdded) map.set(key, value);
        else expect(map.add(key, value)).toBe(!expected.has(fold(key)));
        if (!isAdded || !expected.has(fold(key))) expected.set(fold(key), value);
        expect(map.get(key)).toBe(expected.get(fold(key)));
        expect(map.has(`${key}x`)).toBe(expected.has(fold(`${key}x`)));
      }
      for (const [parts] of entries) expect(map.get(parts.join(""))).toBe(expected.get(fold(parts.join(""))));
    }),
  );
});

test("grows with its names", () => {
  const map = new FoldedMap<number>();
  for (let index = 0; index < 20_000; index++) map.set(`Name ${index}`, index);
  for (let index = 0; index < 20_000; index++) expect(map.get(`NAME ${index}`)).toBe(index);
});
