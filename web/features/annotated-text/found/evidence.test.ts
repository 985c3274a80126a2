import fc from "fast-check";
import { expect, test } from "vitest";
import { evidenceOf } from "./evidence.ts";

/** The name is between the marks, and the line is the whole text before a line end. */
function evidence(marked: string) {
  const start = marked.indexOf("‹");
  const end = marked.indexOf("›") - 1;
  const text = marked.replace("‹", "").replace("›", "");
  const lineEnd = text.indexOf("\n");
  return evidenceOf(text, { line: { start: 0, end: lineEnd === -1 ? text.length : lineEnd }, start, end });
}

test.each([
  [
    "a short line is whole",
    "Engineer at ‹Acme› in Leeds",
    { far: "", before: "Engineer at ", after: " in Leeds", next: "" },
  ],
  [
    "a long one begins near the name, with a word",
    "In 2011 she joined Lumora, where she became a manager of ‹Acme›.\nShe lives in Leeds.",
    { far: "In 2011 she joined Lumora, where ", before: "she became a manager of ", after: ".", next: "" },
  ],
  [
    "a name alone has the next line",
    "‹Acme›\nEngineer   2014",
    { far: "", before: "", after: "", next: "Engineer · 2014" },
  ],
])("%s", (_name, marked, expected) => {
  expect(evidence(marked)).toEqual({ name: "Acme", ...expected });
});

test("the parts before the name are the text before it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (before) => {
      const { far, before: near } = evidenceOf(`${before}Acme`, {
        line: { start: 0, end: before.length + 4 },
        start: before.length,
        end: before.length + 4,
      });
      expect(far + near).toBe(before);
      expect(near.length).toBeLessThanOrEqual(28);
    }),
  );
});
