/** supabase-js: the sign-in lock and rate limits. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };
const WRONG = { ...ANA, password: "wrong password" };
const LOCKED = [429, "over_request_rate_limit", "Too many login attempts. Please try again after 5 minutes."];
const INVALID = [400, "invalid_credentials", "Invalid login credentials"];
const MINUTE = 60_000;
const PLENTY = { requests: 1e6, perSeconds: 1, burst: 1e6 };

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(async () => {
    await auth.restart({ rateLimits: { token: PLENTY } });
    await auth.client().auth.signUp(ANA);
  });
  afterAll(() => auth.close());

  async function signIn(credentials: typeof ANA, address = "192.0.2.1") {
    auth.address = address;
    const { error } = await auth.client().auth.signInWithPassword(credentials);
    return error === null ? "signed in" : [error.status, error.code, error.message];
  }

  const fail = async (times: number, credentials = WRONG, address?: string) => {
    for (let time = 0; time < times; time += 1) expect(await signIn(credentials, address)).toEqual(INVALID);
  };

  test("five failures lock account and address for five minutes, even with the correct password", async () => {
    await fail(5);
    expect(await signIn(ANA)).toEqual(LOCKED);
    auth.advance(5 * MINUTE - 2000);
    expect(await signIn(ANA)).toEqual(LOCKED);
    auth.advance(3000);
    expect(await signIn(ANA)).toBe("signed in");
  });

  test("a locked attempt is not hashed and does not extend the lock", async () => {
    await fail(5);
    for (let minute = 0; minute < 5; minute += 1) {
      expect(await signIn(WRONG)).toEqual(LOCKED);
      auth.advance(MINUTE);
    }
    expect(auth.verifiedHashes).toHaveLength(5);
    await fail(5);
    expect(await signIn(WRONG)).toEqual(LOCKED);
  });

  test("the lock applies to that address and account only", async () => {
    await auth.client().auth.signUp({ email: "bob@example.com", password: PASSWORD });
    await fail(5);
    expect(await signIn(ANA, "192.0.2.2")).toBe("signed in");
    expect(await signIn({ ...ANA, email: "bob@example.com" })).toBe("signed in");
    expect(await signIn(ANA)).toEqual(LOCKED);
  });

  test.each(["ANA@EXAMPLE.COM", " ana@example.com", "ａna@example.com", "ana@eXample.com\t"])(
    "%j is the same account",
    async (email) => {
      await fail(3);
      await fail(2, { ...WRONG, email });
      expect(await signIn(ANA)).toEqual(LOCKED);
      expect(await signIn({ ...ANA, email })).toEqual(LOCKED);
    },
  );

  test("counts the addresses of one IPv6 /64 together", async () => {
    for (let host = 1; host <= 5; host += 1) await fail(1, WRONG, `2001:db8::${host}`);
    expect(await signIn(ANA, "2001:db8:0:0:ffff::1")).toEqual(LOCKED);
    expect(await signIn(ANA, "2001:db8:0:1::1")).toBe("signed in");
  });

  test("ignores X-Forwarded-For and X-Real-IP", async () => {
    const headers = (host: number) => ({ "x-forwarded-for": `198.51.100.${host}`, "x-real-ip": `198.51.100.${host}` });
    for (let host = 0; host < 5; host += 1) await auth.post("/token?grant_type=password", WRONG, headers(host));
    const response = await auth.post("/token?grant_type=password", ANA, headers(9));
    expect(response.status).toBe(429);
  });

  test("a successful sign-in resets the failures", async () => {
    await fail(4);
    expect(await signIn(ANA)).toBe("signed in");
    await fail(4);
    expect(await signIn(ANA)).toBe("signed in");
  });

  test("failures expire after five minutes", async () => {
    await fail(4);
    auth.advance(5 * MINUTE + 1000);
    await fail(4);
    expect(await signIn(ANA)).toBe("signed in");
  });

  test("an unknown email address is locked too", async () => {
    const unknown = { email: "nobody@example.com", password: "whatever it is" };
    await fail(5, unknown);
    expect(await signIn(unknown)).toEqual(LOCKED);
  });

  test("of 40 concurrent guesses five are hashed", async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => signIn(WRONG)));
    expect(responses.filter((response) => response[0] === 400)).toHaveLength(5);
    expect(auth.verifiedHashes).toHaveLength(5);
  });

  test("20 concurrent correct sign-ins all succeed", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(ANA)));
    expect(new Set(responses)).toEqual(new Set(["signed in"]));
  });

  test("of 1,000 guesses from 100 addresses 50 are hashed; the owner can sign in from a known network", async () => {
    expect(await signIn(ANA, "203.0.113.7")).toBe("signed in");
    auth.verifiedHashes.length = 0;
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        Array.from({ length: 100 }, (_, host) =>
          auth.post("/token?grant_type=password", WRONG, { "x-test-address": `198.51.100.${host}` }),
        ),
      );
    }
    expect(auth.verifiedHashes).toHaveLength(50);
    expect(await signIn(ANA, "203.0.113.7")).toBe("signed in");
    expect(await signIn(ANA, "203.0.113.8")).toEqual(LOCKED);
    auth.advance(5 * MINUTE + 1000);
    expect(await signIn(ANA, "203.0.113.8")).toBe("signed in");
  });

  test("two servers count together", async () => {
    await fail(3);
    const rows = await auth.database.run([{ text: "select * from gateway.sign_in_attempts" }]);
    expect(rows[0]?.rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("ana");
    await auth.database.run([{ text: "update gateway.sign_in_attempts set failures = failures + 2" }]);
    expect(await signIn(ANA)).toEqual([...LOCKED]);
  });

  test.each([
    ["POST", "/signup"],
    ["POST", "/token?grant_type=password"],
    ["POST", "/recover"],
    ["POST", "/resend"],
    ["POST", "/verify"],
    ["GET", "/verify?token=x&type=signup"],
    ["PUT", "/user"],
    ["POST", "/factors/x/challenge"],
    ["POST", "/factors/x/verify"],
  ])("%s %s allows a burst of 30 requests", async (method, path) => {
    await auth.restart();
    const init = method === "GET" ? { method } : { method, body: "{}" };
    const send = async () => {
      const response = await auth.request(path, init);
      return `${response.headers.get("x-sb-error-code")} ${response.headers.get("location")}`;
    };
    for (let time = 0; time < 30; time += 1) expect(await send()).not.toContain("rate_limit");
    expect(await send()).toContain("over_request_rate_limit");
  });

  test("a rate-limited client can retry two seconds later", async () => {
    await auth.restart();
    const send = async () =>
      (await auth.post("/token?grant_type=refresh_token", { refresh_token: "aaaaaaaaaaaa" })).status;
    for (let time = 0; time < 30; time += 1) expect(await send()).toBe(400);
    const response = await auth.post("/token?grant_type=refresh_token", { refresh_token: "aaaaaaaaaaaa" });
    expect([response.status, await response.json()]).toEqual([
      429,
      { code: "over_request_rate_limit", message: "Request rate limit reached" },
    ]);
    auth.advance(2000);
    expect(await send()).toBe(400);
    auth.address = "192.0.2.99";
    expect(await send()).toBe(400);
  });
});
