/** Invalid input is always a 4xx in GoTrue's error format. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";

const PLENTY = { requests: 1e6, perSeconds: 1, burst: 1e6 };
const RATE_LIMITS = Object.fromEntries(
  ["signup", "token", "recover", "resend", "user", "verify", "factors", "email"].map((name) => [name, PLENTY]),
);
const ANA = { email: "ana@example.com", password: PASSWORD };
const UUID = "00000000-0000-4000-8000-000000000000";

const POSTS = ["/signup", "/token?grant_type=password", "/token?grant_type=refresh_token", "/token?grant_type=pkce"]
  .concat(["/recover", "/resend", "/verify", "/factors", `/factors/${UUID}/verify`])
  .map((path) => ["POST", path] as const);
const ENDPOINTS_WITH_BODY = [...POSTS, ["PUT", "/user"] as const, ["POST", "/admin/users"] as const];

const nested = (levels: number) =>
  `{"email":"deep${levels}@example.com","password":"${PASSWORD}","data":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}`;
const NOT_JSON = ["", "{", "nul", "{'email':'a'}", '{"email":}', "\u0000", "[1,", "email=a&password=b"];
const BAD_BODIES: [name: string, body: string | Uint8Array, code: string][] = [
  ...NOT_JSON.map((body): [string, string, string] => [JSON.stringify(body), body, "bad_json"]),
  ["invalid UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), "bad_json"],
  ...["null", "1", '"text"', "[]", "true"].map((body): [string, string, string] => [body, body, "validation_failed"]),
  ["NUL in a string", '{"email":"a\\u0000@example.com","password":"\\u0000"}', "validation_failed"],
  ["NUL in a key", '{"\\u0000":1}', "validation_failed"],
  ["a lone surrogate", '{"email":"\\ud800","data":{"a":"\\udc00"}}', "validation_failed"],
  ["30,000 levels", nested(30_000), "validation_failed"],
];

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  let bearer: { authorization: string };
  beforeAll(async () => {
    auth = await startAuth(engine);
    await auth.restart({ rateLimits: RATE_LIMITS });
    const { data } = await auth.client().auth.signUp(ANA);
    bearer = { authorization: `Bearer ${data.session?.access_token}` };
  });
  beforeEach(() => void (auth.unexpectedErrors.length = 0));
  afterAll(() => auth.close());

  async function send(method: string, path: string, body: string | Uint8Array) {
    const authorization = path.startsWith("/admin") ? { authorization: `Bearer ${auth.keys.service}` } : bearer;
    const headers = { "content-type": "application/json", "x-supabase-api-version": "2024-01-01", ...authorization };
    const response = await auth.request(path, { method, headers, body: body as BodyInit });
    expect(auth.unexpectedErrors).toEqual([]);
    const { code } = (await response.json()) as { code: string };
    expect(code).toBe(response.headers.get("x-sb-error-code"));
    return [response.status, code];
  }

  describe.each(ENDPOINTS_WITH_BODY)("%s %s", (method, path) => {
    test.each(BAD_BODIES)("rejects %s", async (_, body, code) => {
      const isUnknownFactor = path.endsWith("/verify") && path !== "/verify";
      const expected = isUnknownFactor ? [404, "mfa_factor_not_found"] : [400, code];
      expect(await send(method, path, body)).toEqual(expected);
    });

    test.each([1, true, [], {}, [1], { a: 1 }, 1.5, -0])("rejects fields that are %j", async (value) => {
      const names = ["email", "phone", "password", "data", "refresh_token", "auth_code", "code_verifier", "type"];
      names.push("token", "token_hash", "challenge_id", "code", "factor_type", "friendly_name", "code_challenge");
      const [status] = await send(method, path, JSON.stringify(Object.fromEntries(names.map((name) => [name, value]))));
      expect([400, 404]).toContain(status);
    });

    test("rejects more than 64 KB", async () => {
      const body = JSON.stringify({ email: "x".repeat(64 * 1024) });
      expect(await send(method, path, body)).toEqual([413, "request_entity_too_large"]);
    });
  });

  test("accepts metadata with 60 levels and rejects 70", async () => {
    expect((await auth.post("/signup", nested(60))).status).toBe(200);
    expect(await send("POST", "/signup", nested(70))).toEqual([400, "validation_failed"]);
  });

  test.each([
    "",
    " ",
    "ana",
    "ana@",
    "@example.com",
    "a b@example.com",
    "ana@example..com",
    "ana@-example.com",
    "ana@example.com\r\nbcc: x@example.com",
    "ana@example.com>",
    `${"a".repeat(250)}@example.com`,
    "'; drop table auth.users; --",
  ])("%j is not an email address", async (email) => {
    const [status, code] = await send("POST", "/recover", JSON.stringify({ email }));
    expect([status, code]).toEqual([400, "validation_failed"]);
  });

  test.each([
    ["GET", "/nothing"],
    ["POST", "/nothing"],
    ["GET", "/signup"],
    ["DELETE", "/user"],
    ["GET", "/"],
    ["GET", "/reauthenticate"],
    ["GET", "/verify/more"],
  ])("%s %s returns 404", async (method, path) => {
    const response = await auth.request(path, { method });
    expect([response.status, await response.json()]).toMatchObject([404, { error_code: "not_found", code: 404 }]);
  });

  test.each([
    ["POST", "/otp", 422, "otp_disabled"],
    ["POST", "/magiclink", 422, "otp_disabled"],
    ["GET", "/authorize?provider=google", 400, "validation_failed"],
    ["POST", "/sso", 404, "saml_provider_disabled"],
    ["POST", "/token", 400, "validation_failed"],
    ["POST", "/token?grant_type=id_token", 400, "validation_failed"],
    ["POST", "/token?grant_type=__proto__", 400, "validation_failed"],
  ])("%s %s is rejected as disabled", async (method, path, status, code) => {
    const response = await auth.request(path, method === "GET" ? {} : { method, body: "{}" });
    expect([response.status, response.headers.get("x-sb-error-code")]).toEqual([status, code]);
  });

  test("rejects anonymous and phone sign-in", async () => {
    expect((await auth.client().auth.signInAnonymously()).error?.code).toBe("anonymous_provider_disabled");
    const byPhone = await auth.client().auth.signInWithPassword({ phone: "+41791234567", password: PASSWORD });
    expect(byPhone.error?.code).toBe("phone_provider_disabled");
  });

  test.each(["/verify", "/verify?token=x", "/verify?token=%00&type=signup", "/verify?token=a&type=__proto__"])(
    "the link %s redirects with an error",
    async (path) => {
      const response = await auth.request(path);
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:3000\/#error=/);
      expect(auth.unexpectedErrors).toEqual([]);
    },
  );

  test("a client without API version 2024-01-01 gets the older error format", async () => {
    const response = await auth.request("/recover", { method: "POST", body: "{" });
    expect(await response.json()).toEqual({
      code: 400,
      error_code: "bad_json",
      msg: "Could not parse request body as JSON",
    });
    expect(response.headers.get("x-supabase-api-version")).toBeNull();
  });

  test("sign-out accepts an empty body", async () => {
    const client = auth.client();
    await client.auth.signInWithPassword(ANA);
    expect((await client.auth.signOut()).error).toBeNull();
  });

  test("settings and health have GoTrue's format and are not cached", async () => {
    const settings = await auth.request("/settings");
    expect(await settings.json()).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    });
    expect(settings.headers.get("cache-control")).toBe("no-store");
    expect(await (await auth.request("/health")).json()).toMatchObject({ name: "GoTrue" });
  });

  test("an unavailable database is a retryable 503, and the error is logged", async () => {
    const database = {
      ...auth.database,
      run: () => Promise.reject(new DatabaseUnavailable("restarting", "select secret from internals")),
    };
    auth.configure({ rateLimits: RATE_LIMITS }, { database });
    const { error } = await auth.client().auth.signInWithPassword(ANA);
    expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
    expect(JSON.stringify(error)).not.toContain("internals");
    expect(auth.unexpectedErrors).toHaveLength(1);
    auth.configure({ rateLimits: RATE_LIMITS });
  });

  test("a statement that misses its deadline is a 504", async () => {
    const run = () => Promise.reject(new DatabaseUnavailable("deadline", "select secret from internals"));
    auth.configure({ rateLimits: RATE_LIMITS }, { database: { ...auth.database, run } });
    const response = await auth.post("/recover", { email: ANA.email });
    expect([response.status, response.headers.get("x-sb-error-code")]).toEqual([504, "request_timeout"]);
    expect(await response.text()).not.toContain("internals");
    auth.configure({ rateLimits: RATE_LIMITS });
  });

  test("an unexpected error is a 500 with an ID and without details", async () => {
    const clientAddress = () => {
      throw new Error("secret");
    };
    auth.configure({}, { clientAddress });
    const response = await auth.post("/recover", { email: ANA.email });
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([500, { code: "unexpected_failure" }]);
    expect(text).not.toContain("secret");
    expect(JSON.parse(text).error_id).toMatch(/^[0-9a-f-]{36}$/);
    auth.configure({ rateLimits: RATE_LIMITS });
  });
});
