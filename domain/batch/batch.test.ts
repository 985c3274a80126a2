import { expect, test } from "vitest";
import { type Batch, parseStoredBatch, takenOver, targetName } from "./batch.ts";

const batch: Batch = {
  id: 1000,
  userId: "ada",
  target: { kind: "hotlist", squadId: "fintech" },
  lines: [
    { line: 1, part: 0, text: "a", url: "a", outcome: { kind: "saved", name: "A" } },
    { line: 2, part: 0, text: "b", url: "b", outcome: { kind: "working" } },
    { line: 3, part: 0, text: "c", url: "c", outcome: { kind: "waiting" } },
  ],
  state: { kind: "running" },
  operationId: "b2a4",
  storedAtMs: 5000,
};

test("reads what was stored", () => {
  expect(parseStoredBatch(structuredClone(batch), "ada")).toEqual(batch);
  expect(targetName(batch.target)).toBe("Fintech hotlist");
});

test.each([
  ["nothing", undefined],
  ["another user's batch", { ...batch, userId: "grace" }],
  ["an unknown squad", { ...batch, target: { kind: "hotlist", squadId: "pets" } }],
  ["an unknown state", { ...batch, state: { kind: "paused", reason: "tired" } }],
  ["a line of another version", { ...batch, lines: [{ line: 1, text: "a", url: "a", outcome: { kind: "saved" } }] }],
  ["an unknown outcome", { ...batch, lines: [{ ...batch.lines[0], outcome: { kind: "lost" } }] }],
])("ignores %s", (_what, stored) => {
  expect(parseStoredBatch(stored, "ada")).toBeNull();
});

test.each([
  ["continues after a reload", 6000, { kind: "running" }],
  ["asks after the browser was closed", 5000 + 3_600_000, { kind: "paused", reason: "interrupted" }],
])("%s, with the line that was being fetched", (_what, nowMs, state) => {
  const taken = takenOver(batch, nowMs);
  expect(taken.state).toEqual(state);
  expect(taken.lines.map(({ outcome }) => outcome.kind)).toEqual(["saved", "waiting", "waiting"]);
});

test("a paused batch stays paused", () => {
  const paused = { ...batch, state: { kind: "paused", reason: "user" } } as const;
  expect(takenOver(paused, 6000).state).toEqual(paused.state);
});
