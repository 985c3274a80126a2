/** Responses while the database is unavailable. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppHarness, ORIGIN, openApp, type SignedUp } from "#tests/support/app-harness.ts";

let app: AppHarness;
let ana: SignedUp;
beforeAll(async () => {
  app = await openApp("pglite");
  ana = await app.signUp();
  await app.database.close();
  // Longer than the session cache.
  app.advance(10_000);
});
afterAll(() => app.close());

test.each([
  ["accounts", "GET", "/auth/v1/user"],
  ["tables", "GET", "/rest/v1/universities"],
  ["functions", "POST", "/functions/v1/fetch-crunchbase"],
  ["a function's flat response", "GET", "/api/fetch-crunchbase?url=https://www.crunchbase.com/organization/celonis"],
  ["broadcast", "POST", "/realtime/v1/api/broadcast"],
])("%s: 503 with retry-after: 1 and no internal message", async (_what, method, path) => {
  const response = await app.as(ana.accessToken, path, {
    method,
    headers: { origin: ORIGIN },
    ...(method === "POST" && { body: "{}" }),
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
  expect(await response.text()).not.toMatch(/the database is closed/);
});

test("logs no error", () => {
  expect(app.logged).toEqual([]);
});
