/** Services of a Supabase project that this server does not have. The official clients must not take the web app for their data. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppHarness, ORIGIN, openApp } from "#tests/support/app-harness.ts";

let app: AppHarness;
beforeAll(async () => {
  app = await openApp("pglite");
});
afterAll(() => app.close());

test.each([
  ["GET", "/graphql/v1/bucket"],
  ["POST", "/graphql/v1"],
  ["GET", "/storage/v1/"],
  ["GET", "/pg-meta"],
  ["GET", "/pg-meta/default/tables"],
  ["GET", "/analytics/v1/endpoints"],
  ["GET", "/functions/v1"],
  ["GET", "/functions/v1/a/b"],
  ["GET", "/realtime/v1"],
  ["GET", "/rest/v1/a/b"],
  ["GET", "/auth/v1/nothing"],
])("%s %s is a JSON 404", async (method, path) => {
  const response = await app.request(`${ORIGIN}${path}`, { method });
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await response.json()).toBeTypeOf("object");
});

test("the official client reports an error", async () => {
  const client = app.client();
  const { data, error } = await client.storage.analytics.listBuckets();
  expect([data, error]).toMatchObject([null, { statusCode: "409", code: "FeatureNotEnabled" }]);
});

test("pages of the web app are still served", async () => {
  const response = await app.request(`${ORIGIN}/companies/v1x`);
  expect(response.headers.get("content-type")).toMatch(/^text\//);
});
