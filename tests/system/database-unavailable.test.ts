/** What the services answer while the database is away. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppHarness, openApp, type SignedUp } from "#tests/support/app-harness.ts";

let app: AppHarness;
let ana: SignedUp;
beforeAll(async () => {
  app = await openApp("pglite");
  ana = await app.signUp();
  await app.database.close();
  // Who was there a moment ago is remembered for as long as that.
  app.advance(10_000);
});
afterAll(() => app.close());

test.each([
  ["accounts", "GET", "/auth/v1/user"],
  ["tables", "GET", "/rest/v1/universities"],
  ["functions", "POST", "/functions/v1/fetch-crunchbase"],
  ["a function's flat answer", "GET", "/api/fetch-crunchbase?url=https://www.crunchbase.com/organization/celonis"],
  ["broadcast", "POST", "/realtime/v1/api/broadcast"],
])("%s: 503, to be asked again in a second, and no word of where it is", async (_what, method, path) => {
  const answer = await app.as(ana.accessToken, path, { method, ...(method === "POST" && { body: "{}" }) });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.text()).not.toMatch(/the database is closed/);
});

test("the log hears of it as of a warning", () => {
  expect(app.logged).toEqual([]);
});
