import { expect, test } from "vitest";
import { previewBatch, previewText } from "./preview.ts";
import type { LineOutcome } from "./progress.ts";

const waiting: LineOutcome = { kind: "waiting" };
const lineOf = (url: string | null, outcome: LineOutcome, index: number) => ({
  line: index + 1,
  part: 0,
  text: url ?? "?",
  url,
  outcome,
});
const entry = { id: "1", squad: { id: "fintech", name: "Fintech" }, addedAt: "2026" } as const;
const sightings = new Map([
  ["old", { url: "old", factsAt: "2020", asOf: null, screened: null, hotlists: [] }],
  ["fresh", { url: "fresh", factsAt: "2026", asOf: null, screened: null, hotlists: [entry] }],
  ["listed", { url: "listed", factsAt: null, asOf: null, screened: null, hotlists: [entry] }],
]);

test("counts what is new, known, repeated and unusable, and the requests", () => {
  const lines = [
    lineOf("new", waiting, 0),
    lineOf("old", waiting, 1),
    lineOf("listed", waiting, 2),
    lineOf("fresh", { kind: "fresh", factsAt: "2026" }, 3),
    lineOf("new", { kind: "repeated", firstLine: 1 }, 4),
    lineOf(null, { kind: "failed", reason: "That's not a URL.", canRetry: false }, 5),
  ];
  const preview = previewBatch(lines, sightings);
  expect(preview).toEqual({
    added: 2,
    refreshed: 1,
    skipped: 1,
    onHotlists: 2,
    repeated: 1,
    unusable: 1,
    requests: 3,
    seconds: 3,
  });
  expect(previewText(preview)).toBe(
    "2 new, 1 in the database, fetched again, about 3 s · 1 skipped · 2 on hotlists · 1 twice in the list · 1 without a company link",
  );
});

test.each([
  [12, "12 new, about 12 s"],
  [90, "90 new, about 2 min"],
  [900, "900 new, about 15 min"],
  [7200, "7,200 new, about 2 h"],
])("%i new companies", (count, text) => {
  const lines = Array.from({ length: count }, (_, index) => lineOf(`u${index}`, waiting, index));
  expect(previewText(previewBatch(lines, new Map()))).toBe(text);
});

test("a batch without a request has no duration", () => {
  const fresh = lineOf("fresh", { kind: "fresh", factsAt: "2026" }, 0);
  expect(previewText(previewBatch([fresh], new Map()))).toBe("1 skipped");
});
