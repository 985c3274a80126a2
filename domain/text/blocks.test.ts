import fc from "fast-check";
import { expect, test } from "vitest";
import { annotate } from "./annotate.ts";
import { MARK_SIZE } from "./annotation.ts";
import { blockStarts } from "./blocks.ts";
import { buildDictionary } from "./dictionary.ts";

const dictionary = buildDictionary([
  { name: "Celonis", kind: "company" },
  { name: "a ".repeat(1500).trim(), kind: "company" },
]);

test("a short text is one block", () => {
  expect([...blockStarts(annotate(dictionary, "Celonis", "basic"))]).toEqual([0]);
  expect([...blockStarts(annotate(dictionary, "", "basic"))]).toEqual([0]);
});

test("blocks end at line ends if possible", () => {
  const { text, ...rest } = annotate(dictionary, "Celonis in Munich\n".repeat(1000), "basic");
  const starts = [...blockStarts({ text, ...rest })];
  expect(starts.length).toBeGreaterThan(8);
  expect(starts.slice(1).every((start) => text[start - 1] === "\n")).toBe(true);
});

test("blocks are neither empty nor too long, and cut no name or surrogate pair", () => {
  const piece = fc.oneof(
    fc.constantFrom("Celonis", "a ".repeat(1500), "\n", " ", "x".repeat(700), "🚀".repeat(300), "\ud83d", "\n\n"),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const annotation = annotate(dictionary, pieces.join(""), "basic");
      const { text, marks } = annotation;
      const starts = [...blockStarts(annotation)];
      for (const [index, start] of starts.entries()) {
        const end = starts[index + 1] ?? text.length;
        expect(end - start).toBeLessThanOrEqual(3100);
        if (index > 0) expect(end).toBeGreaterThan(start);
        const before = text.codePointAt(start - 1) ?? 0;
        expect(start > 0 && before > 0xffff).toBe(false);
      }
      for (let mark = 0; mark < marks.length; mark += MARK_SIZE) {
        const [from = 0, to = 0] = marks.subarray(mark, mark + 2);
        expect(starts.some((start) => start > from && start < to)).toBe(false);
      }
    }),
    { numRuns: 25 },
  );
});
