import { expect, test } from "vitest";
import { openApp } from "#tests/support/app-harness.ts";

test.each([
  ["an unknown function", "/functions/v1/unknown", 404],
  ["a call without a token", "/functions/v1/fetch-linkedin", 401],
])("%s gets an error that a browser of another origin can read", async (_case, path, status) => {
  const app = await openApp("pglite");
  try {
    const response = await app.request(path, { method: "POST", headers: { origin: "https://app.example" } });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([status, "*"]);
    const preflight = await app.request(path, { method: "OPTIONS", headers: { origin: "https://app.example" } });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  } finally {
    await app.close();
  }
});
