/** No request makes the server fetch a URL of the attacker's choice. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AppHarness, openApp, type SignedUp } from "#tests/support/app-harness.ts";

const CRUNCHBASE = "http://127.0.0.1:9/v4";
const LINKEDIN = "http://127.0.0.1:9";
const METADATA = "http://169.254.169.254/latest/meta-data/";

let app: AppHarness;
let user: SignedUp;
let answerOutside: () => Response;
const redirectModes: unknown[] = [];
beforeAll(async () => {
  app = await openApp("pglite", {
    environment: {
      CRUNCHBASE_API_KEY: "key-of-the-team",
      CRUNCHBASE_BASE_URL: CRUNCHBASE,
      LINKEDIN_API_KEY: "key-of-the-team",
      LINKEDIN_BASE_URL: LINKEDIN,
    },
    outside: async (_address, init) => {
      redirectModes.push(init?.redirect);
      return answerOutside();
    },
  });
  user = await app.signUp();
});
beforeEach(() => {
  app.asked.length = 0;
  answerOutside = () => new Response("{}", { status: 404 });
});
afterAll(() => app.close());

const HOSTS = [
  ..."127.0.0.1 localhost 0.0.0.0 0 127.1 2130706433 0x7f000001 017700000001 0177.0.0.1 127.0.0.1.nip.io".split(" "),
  ..."[::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:169.254.169.254] [fe80::1%25eth0] 169.254.169.254".split(
    " ",
  ),
  ..."metadata.google.internal 10.0.0.1 192.168.0.1 evil.example evil.example:8080 www.crunchbase.com.evil.example".split(
    " ",
  ),
  ..."crunchbase.com.evil.example wwwcrunchbase.com xn--crunchbase-9za.com www.linkedin.com.evil.example ①②⑦.⓪.⓪.①".split(
    " ",
  ),
];
const FORMS: ((host: string) => string)[] = [
  (host) => `http://${host}/organization/stripe`,
  (host) => `https://www.crunchbase.com@${host}/organization/stripe`,
  (host) => `https://${host}/?x=https://www.crunchbase.com/organization/stripe`,
  (host) => `https://${host}/https://www.linkedin.com/in/sample-founder`,
  (host) => `https://${host}#@www.linkedin.com/in/sample-founder`,
  (host) => `https://${host}\\@www.crunchbase.com/organization/stripe`,
  (host) => `//${host}/in/sample-founder`,
];
const OTHERS = [
  ..."file:///etc/passwd gopher://127.0.0.1:6379/_INFO ftp://www.crunchbase.com/organization/x data:text/html,x".split(
    " ",
  ),
  ..."javascript:alert(1) dict://127.0.0.1:11211 ldap://127.0.0.1 jar:http://127.0.0.1!/ blob:https://www.crunchbase.com/x".split(
    " ",
  ),
  "https://www.crunchbase.com:8080/organization/x\r\nHost: evil.example",
  "https://www.crunchbase.com/organization/../../../admin",
  "https://www.crunchbase.com/organization/%2e%2e%2f%2e%2e%2fadmin",
  "https://www.crunchbase.com/organization/x%2f..%2f..%2fsearches",
  "https://www.crunchbase.com/organization/x%3Fcard_ids=fields%23",
  "https://www.crunchbase.com/organization/x%00",
  "https://www.linkedin.com/in/../../admin",
  "https://www.linkedin.com/in/x%26apikey=y",
  "https://www.linkedin.com/in/http:%2f%2f169.254.169.254%2f",
];
const ATTACKS = [...HOSTS.flatMap((host) => FORMS.map((form) => form(host))), ...OTHERS];

test(`${ATTACKS.length} attack URLs: the server only calls the configured service, with one path segment`, async () => {
  expect(ATTACKS.length).toBeGreaterThan(200);
  for (const url of ATTACKS) {
    for (const name of ["fetch-crunchbase", "fetch-linkedin"]) {
      const body = JSON.stringify({ url, refresh: true });
      const response = await app.as(user.accessToken, `/functions/v1/${name}`, { method: "POST", body });
      expect(response.status, url).toBeGreaterThanOrEqual(400);
      expect(response.status, url).toBeLessThan(500);
    }
    const flatResponse = await app.as(user.accessToken, `/api/fetch-crunchbase?url=${encodeURIComponent(url)}`);
    expect(flatResponse.status, url).toBeGreaterThanOrEqual(400);
  }
  for (const address of app.asked) {
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin).toBe("http://127.0.0.1:9");
    // One segment for the name: no path traversal, no extra parameters.
    expect(pathname, address).toMatch(/^\/(v4\/data\/entities\/organizations\/[^/]+|api\/v2\/profile|[\w/-]+)$/);
    expect([...searchParams.keys()].filter((name) => /apikey/i.test(name))).toEqual([]);
  }
});

test("never calls an attack's host", async () => {
  for (const host of HOSTS) {
    const body = JSON.stringify({ url: `https://${host}/organization/stripe` });
    await app.as(user.accessToken, "/functions/v1/fetch-crunchbase", { method: "POST", body });
  }
  expect(app.asked).toEqual([]);
});

test("does not follow a service's redirect", async () => {
  answerOutside = () => new Response(null, { status: 302, headers: { location: METADATA } });
  const body = JSON.stringify({ url: "https://www.crunchbase.com/organization/stripe" });
  const company = await app.as(user.accessToken, "/functions/v1/fetch-crunchbase", { method: "POST", body });
  const person = await app.as(user.accessToken, "/functions/v1/fetch-linkedin", {
    method: "POST",
    body: JSON.stringify({ url: "https://www.linkedin.com/in/sample-founder" }),
  });
  expect([company.status, person.status]).toEqual([502, 502]);
  expect(app.asked.length).toBeGreaterThanOrEqual(2);
  expect(app.asked.every((address) => address.startsWith("http://127.0.0.1:9/"))).toBe(true);
  expect(new Set(redirectModes)).toEqual(new Set(["manual"]));
});

test("requires a signed-in user", async () => {
  const init = { method: "POST", body: '{"url":"https://www.crunchbase.com/organization/stripe"}' };
  const responses = await Promise.all([
    app.request("/functions/v1/fetch-crunchbase", init),
    app.as(app.keys.anonKey, "/functions/v1/fetch-crunchbase", init),
    app.request("/api/fetch-crunchbase?url=https://www.crunchbase.com/organization/stripe"),
    app.as(app.keys.anonKey, "/api/fetch-crunchbase?url=https://www.crunchbase.com/organization/stripe"),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect(app.asked).toEqual([]);
});
