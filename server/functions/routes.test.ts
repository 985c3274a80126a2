import { expect, test } from "vitest";
import { openApp } from "#tests/support/app-harness.ts";

test.each([
  ["an unknown function", "/functions/v1/unknown", 404],
  ["a call without a token", "/functions/v1/fetch-linkedin", 401],
])("%s gets an error that a browser of an allowed origin can read", async (_case, path, status) => {
  const app = await openApp("pglite", { environment: { ALLOWED_ORIGINS: "https://app.example" } });
  try {
    const headers = { origin: "https://app.example" };
    const response = await app.request(path, { method: "POST", headers });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([status, headers.origin]);
    const preflight = await app.request(path, { method: "OPTIONS", headers });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, headers.origin]);
  } finally {
    await app.close();
  }
});

test("a function's own CORS headers, which allow every origin, are not sent", async () => {
  const app = await openApp("pglite");
  try {
    const { accessToken } = await app.signUp();
    const response = await app.as(accessToken, "/functions/v1/fetch-crunchbase", { method: "POST", body: "{}" });
    expect(response.status).toBe(400);
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
  } finally {
    await app.close();
  }
});
