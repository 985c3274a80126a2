/** Pages of other origins, and names that were rebound to this machine, cannot use the server. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppHarness, ORIGIN, openApp, PASSWORD, type SignedUp } from "#tests/support/app-harness.ts";

const ALLOWED = "https://app.example";
const CELONIS = { url: "https://www.crunchbase.com/organization/celonis" };
let app: AppHarness;
let ana: SignedUp;
beforeAll(async () => {
  app = await openApp("pglite", { environment: { ALLOWED_ORIGINS: `${ALLOWED}, https://other.example/` } });
  ana = await app.signUp();
});
afterAll(() => app.close());

const json = (body: object) => ({ method: "POST", body: JSON.stringify(body) });
const REQUESTS: readonly (readonly [
  path: string,
  init: { readonly method?: string; readonly body?: string },
  status: number,
])[] = [
  ["/config.json", {}, 200],
  ["/auth/v1/settings", {}, 200],
  ["/auth/v1/signup", json({ email: "stranger@fund.example", password: PASSWORD }), 200],
  ["/auth/v1/token?grant_type=password", json({ email: "user-1@fund.example", password: PASSWORD }), 200],
  ["/auth/v1/user", {}, 200],
  ["/rest/v1/universities", {}, 200],
  ["/rest/v1/universities", json({ name: "Planted" }), 201],
  ["/rest/v1/rpc/team_numbers", json({}), 200],
  ["/realtime/v1/api/broadcast", json({ messages: [] }), 202],
  ["/functions/v1/fetch-crunchbase", json(CELONIS), 200],
  [`/api/fetch-crunchbase?url=${CELONIS.url}`, {}, 200],
];
const FOREIGN = [
  "https://evil.example",
  "null",
  "http://localhost:3000",
  "http://127.0.0.1:3001",
  `${ORIGIN}.evil.example`,
];

/** All that a request could change. */
async function rows(): Promise<unknown> {
  const results = await app.database.run(
    ["auth.users", "auth.sessions", "public.universities", "public.company_facts"].map((table) => ({
      text: `select count(*) from ${table}`,
    })),
  );
  return results.map((result) => result.rows[0]);
}

describe.each(FOREIGN)("a page of %s", (origin) => {
  test.each(REQUESTS)("%s is rejected and changes nothing", async (path, init) => {
    const before = await rows();
    const send = (method: string | undefined, headers: Record<string, string>) =>
      app.as(ana.accessToken, path, { ...init, ...(method === undefined ? {} : { method, body: null }), headers });
    const responses = [
      await send(undefined, { origin }),
      // "Simple" requests, which browsers send without a preflight.
      await send(undefined, { origin, "content-type": "text/plain" }),
      await send(undefined, { origin, "content-type": "application/x-www-form-urlencoded" }),
      await send("OPTIONS", { origin, "access-control-request-method": "POST" }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        code: "origin_not_allowed",
        message: expect.stringMatching(/ALLOWED_ORIGINS\.$/),
      });
      expect(response.headers.has("access-control-allow-origin")).toBe(false);
      expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    expect(await rows()).toEqual(before);
  });
});

describe.each([
  ["the own origin", ORIGIN],
  ["an allowed origin", ALLOWED],
  ["no origin", null],
])("%s", (_what, origin) => {
  test.each(REQUESTS)("may use %s", async (path, init, status) => {
    const isSignUp = path.endsWith("/signup");
    const body = isSignUp
      ? JSON.stringify({ email: `page-${origin?.length}@fund.example`, password: PASSWORD })
      : init.body;
    const response = await app.as(ana.accessToken, path, {
      ...init,
      ...(body !== undefined && { body: body.replace("Planted", `Planted by ${origin}`) }),
      headers: origin === null ? {} : { origin },
    });
    expect(response.status, await response.clone().text()).toBe(status);
    // The page of the server itself reads the settings; other apps bring their own.
    expect(response.headers.get("access-control-allow-origin")).toBe(path === "/config.json" ? null : origin);
  });
});

test("a link in an email opens from any page: navigations have no origin", async () => {
  const response = await app.request("/auth/v1/verify?token=x&type=signup");
  expect(response.status).toBe(303);
});

test.each(["evil.example", "evil.example:3000", "localhost.evil.example", "127.0.0.1.evil.example:3000"])(
  "a request for host %s is rejected, even from its own pages",
  async (host) => {
    const before = await rows();
    for (const [path, init] of REQUESTS) {
      const response = await app.request(`http://${host}${path}`, { ...init, headers: { origin: `http://${host}` } });
      expect(response.status, path).toBe(421);
      expect(await response.json()).toEqual({ code: "host_not_allowed", message: expect.stringMatching(/PUBLIC_URL/) });
    }
    expect(await rows()).toEqual(before);
  },
);

test.each(["/healthz", "/readyz"])("%s answers for every host", async (path) => {
  expect((await app.request(`http://probe.example${path}`)).status).toBe(200);
});

test.each(["http://localhost:3000", "http://192.168.1.20:3000", "http://[::1]:3000", "http://me.localhost:3000"])(
  "the page of %s works: names of this machine and IP addresses cannot be rebound",
  async (own) => {
    const response = await app.request(`${own}/config.json`, { headers: { origin: own } });
    expect(await response.json()).toMatchObject({ supabaseUrl: own });
  },
);
