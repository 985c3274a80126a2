import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batchProgress, type LineOutcome } from "./progress.ts";
import { type BatchLine, type FetchResult, retryableLines, runBatch } from "./run.ts";

const waiting: LineOutcome = { kind: "waiting" };
const saved = (name: string): LineOutcome => ({ kind: "saved", name });
const failed = (reason: string, canRetry = true): LineOutcome => ({ kind: "failed", reason, canRetry });

function lineOf(url: string | null, outcome: LineOutcome, index: number): BatchLine {
  return { line: index + 1, part: 0, text: url ?? "?", url, outcome };
}

/** Work with scripted results: `failures` by URL; all others are saved. */
function scriptedWork(failures: Readonly<Record<string, "bad" | "unreachable">> = {}) {
  const log: string[] = [];
  const seen: (readonly BatchLine[])[] = [];
  let cancelAfter = Number.POSITIVE_INFINITY;
  return {
    log,
    seen,
    cancelAfter: (count: number) => {
      cancelAfter = count;
    },
    work: {
      atOnce: 1,
      fetchCompanies: async (urls: readonly string[]): Promise<readonly FetchResult[]> => {
        log.push(urls.join());
        return urls.map((url) => {
          const failure = failures[url];
          if (failure === undefined) return { ok: true, name: url.toUpperCase() };
          return { ok: false, reason: failure, unreachable: failure === "unreachable" };
        });
      },
      pause: async () => {
        log.push("pause");
      },
      isCanceled: () => log.filter((entry) => entry !== "pause").length >= cancelAfter,
      onChange: (lines: readonly BatchLine[]) => {
        seen.push(lines);
      },
    },
  };
}

describe("a batch", () => {
  test("fetches in order with a pause between two, and continues after a failure", async () => {
    const { log, seen, work } = scriptedWork({ b: "bad" });
    const lines = await runBatch(
      ["a", "b", "c"].map((url, index) => lineOf(url, waiting, index)),
      work,
    );
    expect(log).toEqual(["a", "pause", "b", "pause", "c"]);
    expect(lines.map(({ outcome }) => outcome)).toEqual([saved("A"), failed("bad"), saved("C")]);
    expect(seen.map((state) => state.map(({ outcome }) => outcome.kind.slice(0, 2)).join(" "))).toEqual([
      "wo wa wa",
      "sa wa wa",
      "sa wo wa",
      "sa fa wa",
      "sa fa wo",
      "sa fa sa",
    ]);
  });

  test("saves 63 of 100 lines, counts 37 failed ones and keeps the order", async () => {
    const urls = Array.from({ length: 100 }, (_, index) => `u${index}`);
    // 37 and 100 have no divisor in common: every remainder comes once.
    const bad = urls.filter((_url, index) => (index * 37) % 100 < 37);
    const { log, work } = scriptedWork(Object.fromEntries(bad.map((url) => [url, "bad"] as const)));
    const lines = await runBatch(
      urls.map((url, index) => lineOf(url, waiting, index)),
      work,
    );
    expect(batchProgress(lines.map(({ outcome }) => outcome))).toEqual({
      processed: 100,
      total: 100,
      percent: 100,
      succeeded: 63,
      failed: 37,
    });
    expect(log.filter((entry) => entry !== "pause")).toEqual(urls);
    expect(lines.map(({ line, url }) => [line, url])).toEqual(urls.map((url, index) => [index + 1, url]));
    expect(lines.flatMap(({ url, outcome }) => (outcome.kind === "failed" ? [url] : []))).toEqual(bad);
  });

  test("skips lines with an outcome, without a pause", async () => {
    const { log, work } = scriptedWork();
    const settled: LineOutcome[] = [
      { kind: "repeated", firstLine: 1 },
      { kind: "fresh", factsAt: "2026" },
      failed("no", false),
    ];
    const lines = settled.map((outcome, index) => lineOf(index === 2 ? null : "a", outcome, index));
    expect(await runBatch([...lines, lineOf("b", waiting, 3)], work)).toEqual([...lines, lineOf("b", saved("B"), 3)]);
    expect(log).toEqual(["b"]);
  });

  test("keeps saved lines and leaves the rest waiting when canceled", async () => {
    const { log, work, cancelAfter } = scriptedWork();
    cancelAfter(2);
    const lines = await runBatch(
      ["a", "b", "c", "d"].map((url, index) => lineOf(url, waiting, index)),
      work,
    );
    expect(log.filter((entry) => entry !== "pause")).toEqual(["a", "b"]);
    expect(lines.map(({ outcome }) => outcome)).toEqual([saved("A"), saved("B"), waiting, waiting]);
    expect(retryableLines(lines).map(({ url }) => url)).toEqual(["c", "d"]);
  });

  test("gives up after three unreachable results and lets all failed lines be retried", async () => {
    const down = Object.fromEntries(["b", "c", "d", "e", "f"].map((url) => [url, "unreachable"] as const));
    const { log, work } = scriptedWork(down);
    const lines = await runBatch(
      ["a", "b", "c", "d", "e", "f"].map((url, index) => lineOf(url, waiting, index)),
      work,
    );
    expect(log.filter((entry) => entry !== "pause")).toEqual(["a", "b", "c", "d"]);
    expect(batchProgress(lines.map(({ outcome }) => outcome))).toMatchObject({ succeeded: 1, failed: 5, percent: 100 });
    expect(retryableLines(lines).map(({ url }) => url)).toEqual(["b", "c", "d", "e", "f"]);
  });

  test("leaves the interrupted line and those after it waiting", async () => {
    const { log, seen, work } = scriptedWork();
    const fetchCompanies = async (urls: readonly string[]): Promise<readonly FetchResult[]> =>
      urls[0] === "b" ? [{ ok: false, interrupted: true }] : work.fetchCompanies(urls);
    const lines = ["a", "b", "c"].map((url, index) => lineOf(url, waiting, index));
    expect(await runBatch(lines, { ...work, fetchCompanies })).toEqual(seen.at(-1));
    expect(seen.at(-1)?.map(({ outcome }) => outcome)).toEqual([saved("A"), waiting, waiting]);
    expect(log).toEqual(["a", "pause"]);
  });

  test("fetches several companies in one call, each with its own outcome", async () => {
    const { log, seen, work, cancelAfter } = scriptedWork({ b: "bad" });
    cancelAfter(2);
    const settled = [lineOf("x", { kind: "fresh", factsAt: "2026" }, 0)];
    const waitingLines = ["a", "b", "c", "d", "e", "f"].map((url, index) => lineOf(url, waiting, index + 1));
    const lines = await runBatch([...settled, ...waitingLines], { ...work, atOnce: 2 });
    expect(log).toEqual(["a,b", "pause", "c,d", "pause"]);
    expect(lines.map(({ outcome }) => outcome)).toEqual([
      { kind: "fresh", factsAt: "2026" },
      saved("A"),
      failed("bad"),
      saved("C"),
      saved("D"),
      waiting,
      waiting,
    ]);
    expect(seen).toHaveLength(4);
  });

  test("does not retry a line that cannot succeed", () => {
    expect(retryableLines([lineOf(null, failed("no URL", false), 0), lineOf("a", failed("late"), 1)])).toEqual([
      lineOf("a", waiting, 1),
    ]);
  });
});

describe("progress", () => {
  test.each([
    ["of nothing", [], { processed: 0, total: 0, percent: 0, succeeded: 0, failed: 0 }],
    ["at the start", [waiting, waiting], { processed: 0, total: 2, percent: 0, succeeded: 0, failed: 0 }],
    [
      "of one in three",
      [saved("a"), waiting, waiting],
      { processed: 1, total: 3, percent: 33, succeeded: 1, failed: 0 },
    ],
    [
      "of two in three",
      [saved("a"), failed("b"), waiting],
      { processed: 2, total: 3, percent: 67, succeeded: 1, failed: 1 },
    ],
    ["while one is fetched", [{ kind: "working" }], { processed: 0, total: 1, percent: 0, succeeded: 0, failed: 0 }],
    [
      "counts lines without a request",
      [
        { kind: "fresh", factsAt: "2026" },
        { kind: "repeated", firstLine: 1 },
      ],
      { processed: 2, total: 2, percent: 100, succeeded: 1, failed: 0 },
    ],
  ] as const)("%s", (_what, outcomes, progress) => {
    expect(batchProgress(outcomes)).toEqual(progress);
  });

  test("never decreases during a batch and ends at 100", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("ok", "bad", "unreachable"), { minLength: 1, maxLength: 12 }),
        async (kinds) => {
          const failures = Object.fromEntries(
            kinds.flatMap((kind, index) => (kind === "ok" ? [] : [[`u${index}`, kind]])),
          );
          const { seen, work } = scriptedWork(failures);
          await runBatch(
            kinds.map((_kind, index) => lineOf(`u${index}`, waiting, index)),
            work,
          );
          const percents = seen.map((lines) => batchProgress(lines.map(({ outcome }) => outcome)).percent);
          expect(percents).toEqual(percents.toSorted((a, b) => a - b));
          expect(percents.at(-1)).toBe(100);
        },
      ),
    );
  });
});
