import { expect, test } from "vitest";
import { startPageLoad } from "./page-load.ts";

const LOADED = Date.parse("2026-03-01T12:00:00.400Z");
const SECOND = 1000;
const HOUR = 3_600_000;

function answerOf(date: string | null): Response {
  return new Response(null, date === null ? {} : { headers: { date } });
}

test.each([
  ["a clock that is right", "Sun, 01 Mar 2026 12:00:03 GMT", LOADED],
  ["a clock an hour behind", "Sun, 01 Mar 2026 13:00:03 GMT", LOADED + HOUR + 0.6 * SECOND],
  ["a clock an hour ahead", "Sun, 01 Mar 2026 11:00:03 GMT", LOADED - HOUR + 0.6 * SECOND],
  ["an answer without a date", null, LOADED],
  ["an answer whose date cannot be read", "yesterday", LOADED],
])("%s", (_name, date, expected) => {
  let now = LOADED;
  const pageLoad = startPageLoad(() => now);
  now += 3 * SECOND;
  pageLoad.hear(answerOf(date));
  expect(pageLoad.atMs()).toBe(expected);
});

test("the first date decides, and whoever looks is told", () => {
  const pageLoad = startPageLoad(() => LOADED);
  const told: number[] = [];
  const stop = pageLoad.subscribe(() => told.push(pageLoad.atMs()));
  pageLoad.hear(answerOf(null));
  pageLoad.hear(answerOf("Sun, 01 Mar 2026 13:00:00 GMT"));
  pageLoad.hear(answerOf("Sun, 01 Mar 2026 14:00:00 GMT"));
  stop();
  expect(told).toEqual([LOADED + HOUR + 0.6 * SECOND]);
});
