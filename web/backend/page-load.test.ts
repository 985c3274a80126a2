import { expect, test } from "vitest";
import { startPageLoad } from "./page-load.ts";

const LOADED = Date.parse("2026-03-01T12:00:00.400Z");
const SECOND = 1000;
const HOUR = 3_600_000;

function responseWithDate(date: string | null): Response {
  return new Response(null, date === null ? {} : { headers: { date } });
}

test.each([
  ["a correct clock", "Sun, 01 Mar 2026 12:00:03 GMT", LOADED],
  ["a clock an hour behind", "Sun, 01 Mar 2026 13:00:03 GMT", LOADED + HOUR + 0.6 * SECOND],
  ["a clock an hour ahead", "Sun, 01 Mar 2026 11:00:03 GMT", LOADED - HOUR + 0.6 * SECOND],
  ["a response without a date", null, LOADED],
  ["a response with an invalid date", "yesterday", LOADED],
])("the load time with %s", (_name, date, expected) => {
  let now = LOADED;
  const pageLoad = startPageLoad(() => now);
  now += 3 * SECOND;
  pageLoad.readServerTime(responseWithDate(date));
  expect(pageLoad.atMs()).toBe(expected);
});

test("only the first date counts, and listeners are called once", () => {
  const pageLoad = startPageLoad(() => LOADED);
  const seen: number[] = [];
  const stop = pageLoad.subscribe(() => seen.push(pageLoad.atMs()));
  pageLoad.readServerTime(responseWithDate(null));
  pageLoad.readServerTime(responseWithDate("Sun, 01 Mar 2026 13:00:00 GMT"));
  pageLoad.readServerTime(responseWithDate("Sun, 01 Mar 2026 14:00:00 GMT"));
  stop();
  expect(seen).toEqual([LOADED + HOUR + 0.6 * SECOND]);
});
