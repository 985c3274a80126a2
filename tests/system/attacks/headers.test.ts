/** Every response has the security headers. */
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "#gateway/http/security-headers.ts";
import { type AppHarness, openApp } from "#tests/support/app-harness.ts";

let app: AppHarness;
beforeAll(async () => {
  app = await openApp("pglite", {
    environment: {
      PUBLIC_URL: "https://research.example.com",
      // Otherwise it takes no sign-ups.
      SMTP_URL: "smtp://mail.example",
      MAIL_FROM: "research@fund.example",
      ALLOWED_EMAIL_DOMAINS: "fund.example",
    },
  });
});
afterAll(() => app.close());

test.each([
  ["GET", "/", 200],
  ["GET", "/no/such/page", 200],
  ["GET", "/assets/nothing.js", 404],
  ["GET", "/config.json", 200],
  ["GET", "/healthz", 200],
  ["GET", "/api/nothing", 404],
  ["POST", "/no/such/page", 404],
  ["GET", "/auth/v1/nothing", 404],
  ["GET", "/auth/v1/user", 401],
  ["POST", "/auth/v1/signup", 400],
  ["GET", "/auth/v1/verify?token=x&type=signup", 303],
  ["GET", "/rest/v1/", 404],
  ["GET", "/rest/v1/universities", 401],
  ["GET", "/rest/v1/nothing", 404],
  ["OPTIONS", "/rest/v1/universities", 204],
  ["POST", "/functions/v1/fetch-crunchbase", 401],
  ["GET", "/functions/v1/nothing", 404],
  ["GET", "/functions/v1/nothing/at/all", 404],
  ["GET", "/functions/v1", 404],
  ["GET", "/rest/v1/nothing/at/all", 404],
  ["GET", "/rest/v1", 404],
  ["GET", "/auth/v1/nothing/at/all", 404],
  ["GET", "/auth/v1", 404],
  ["GET", "/realtime/v1/nothing/at/all", 404],
  ["GET", "/realtime/v1", 404],
])("%s %s (%i)", async (method, path, status) => {
  const preflight = { origin: "https://research.example.com", "access-control-request-method": "GET" };
  const response = await app.request(path, { method, headers: method === "OPTIONS" ? preflight : {} });
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(response.status).toBe(status);
  for (const part of ["script-src 'self';", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(part);
  }
  expect(policy).toMatch(/connect-src 'self' https:\/\/research\.example\.com wss:\/\/research\.example\.com$/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  const isPage = !/^\/(auth|rest|functions|api|config|healthz)/.test(path);
  if (!isPage && status !== 204) expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["without a public URL", null],
  ["without TLS", "http://research.example.com"],
])("%s, no HSTS header is sent", async (_what, publicOrigin) => {
  const response = await new Hono()
    .use(securityHeaders(publicOrigin))
    .get("/", (context) => context.text(""))
    .request("/");
  expect(response.headers.has("strict-transport-security")).toBe(false);
  const more = publicOrigin === null ? "" : ` ${publicOrigin} ws://research.example.com`;
  expect(response.headers.get("content-security-policy")).toMatch(new RegExp(`connect-src 'self'${more}$`));
});

test.each([
  ["64 KB", "/auth/v1/signup", 66_000],
  ["6 MiB", "/rest/v1/universities", 6.4e6],
  ["1 MB", "/functions/v1/fetch-crunchbase", 1.1e6],
  ["1 MB", "/functions/v1/fetch-linkedin", 1.1e6],
])("a body over %s to %s is rejected with 413", async (_limit, path, bytes) => {
  const { accessToken } = await app.signUp().catch(() => ({ accessToken: app.keys.anonKey }));
  const response = await app.as(accessToken, path, {
    method: "POST",
    body: JSON.stringify({ name: "x".repeat(bytes) }),
  });
  expect(response.status).toBe(413);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});
