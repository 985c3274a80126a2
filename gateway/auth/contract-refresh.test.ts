/** supabase-js: refresh tokens and session lifetimes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";
import { createSessionCheck } from "./session-check.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  let first: string;
  let accessToken: string;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(async () => {
    await auth.restart();
    await signUp();
  });
  afterAll(() => auth.close());

  async function signUp() {
    const { data } = await auth.client().auth.signUp(ANA);
    first = data.session?.refresh_token ?? "";
    accessToken = data.session?.access_token ?? "";
  }

  /** The next token, or the error's code. */
  async function refresh(token: string | undefined): Promise<string> {
    const { data, error } = await auth.client().auth.refreshSession({ refresh_token: token ?? "" });
    return data.session?.refresh_token ?? error?.code ?? "no response";
  }

  async function countActiveTokens(): Promise<number> {
    const [result] = await auth.database.run([
      { text: "select count(*)::text as active from auth.refresh_tokens where not revoked" },
    ]);
    return Number(result?.rows[0]?.["active"]);
  }

  test("exchanges a token for the next one of the same session", async () => {
    const client = auth.client();
    const { data } = await client.auth.refreshSession({ refresh_token: first });
    expect(data.session?.refresh_token).toMatch(/^[a-z0-9]{12}$/);
    expect(data.session?.refresh_token).not.toBe(first);
    const [before, after] = await Promise.all(
      [accessToken, data.session?.access_token ?? ""].map((token) => auth.tokens.verify(token)),
    );
    expect(after?.session_id).toBe(before?.session_id);
    expect(after?.amr).toEqual(before?.amr);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test("the parent of the active token returns the active token at any time", async () => {
    const second = await refresh(first);
    expect(await refresh(first)).toBe(second);
    auth.advance(3_000_000);
    expect(await refresh(first)).toBe(second);
    expect(await countActiveTokens()).toBe(1);
  });

  test("20 concurrent refreshes of one token return the same active token", async () => {
    const twenty = Array.from({ length: 20 });
    // Opens the connections first, so that the refreshes run concurrently.
    await Promise.all(twenty.map(() => auth.database.run([{ text: "select pg_sleep(0.05)" }])));
    const responses = await Promise.all(twenty.map(() => refresh(first)));
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toMatch(/^[a-z0-9]{12}$/);
    expect(await countActiveTokens()).toBe(1);
  });

  test("an older token works within 10 seconds of its first use", async () => {
    const second = await refresh(first);
    await refresh(second);
    auth.advance(9_000);
    expect(await refresh(first)).toMatch(/^[a-z0-9]{12}$/);
  });

  test("reuse does not extend the reuse interval", async () => {
    const second = await refresh(first);
    await refresh(second);
    auth.advance(8_000);
    await refresh(await refresh(first));
    auth.advance(8_000);
    expect(await refresh(first)).toBe("refresh_token_already_used");
  });

  test("reuse after 10 seconds revokes every token of the session for good", async () => {
    const second = await refresh(first);
    const third = await refresh(second);
    auth.advance(11_000);
    const fourth = await refresh(third);
    expect(await refresh(first)).toBe("refresh_token_already_used");
    for (const token of [fourth, third, second, first, fourth]) {
      expect(await refresh(token)).toBe("refresh_token_already_used");
    }
    auth.advance(5_000);
    expect(await refresh(fourth)).toBe("refresh_token_already_used");
    expect(await countActiveTokens()).toBe(0);
    expect((await auth.client().auth.getUser(accessToken)).error?.name).toBe("AuthSessionMissingError");
  });

  test("none of 100 replays succeeds in the ten seconds after the revocation", async () => {
    await auth.restart({ rateLimits: { token: { requests: 1e6, perSeconds: 1, burst: 1e6 } } });
    await signUp();
    const second = await refresh(first);
    const third = await refresh(second);
    const fourth = await refresh(third);
    auth.advance(11_000);
    expect(await refresh(first)).toBe("refresh_token_already_used");
    const responses: string[] = [];
    for (let turn = 0; turn < 25; turn += 1) {
      for (const token of [fourth, third, second, first]) responses.push(await refresh(token));
      auth.advance(400);
    }
    expect(responses).toEqual(Array.from({ length: 100 }, () => "refresh_token_already_used"));
    expect(await countActiveTokens()).toBe(0);
  });

  test("a revocation does not affect the user's other sessions", async () => {
    const { data } = await auth.client().auth.signInWithPassword(ANA);
    const second = await refresh(first);
    await refresh(second);
    auth.advance(11_000);
    await refresh(first);
    expect(await refresh(data.session?.refresh_token)).toMatch(/^[a-z0-9]{12}$/);
  });

  test.each([
    ["", "validation_failed"],
    ["aaaaaaaaaaaa", "refresh_token_not_found"],
    ["AAAAAAAAAAAA", "validation_failed"],
    ["aaaaaaaaaaaaa", "validation_failed"],
    ["' or 1=1 --", "validation_failed"],
  ])("rejects the token %j", async (token, code) => {
    const response = await auth.post("/token?grant_type=refresh_token", { refresh_token: token });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, code]);
  });

  test("rejects a banned user's token", async () => {
    await auth.database.run([{ text: "update auth.users set banned_until = 'infinity'" }]);
    expect(await refresh(first)).toBe("user_banned");
  });

  test("a deleted user's token is not found", async () => {
    await auth.database.run([{ text: "delete from auth.users" }]);
    expect(await refresh(first)).toBe("refresh_token_not_found");
  });

  test("a session ends after the idle limit", async () => {
    await auth.restart({ sessionIdleSeconds: 7200 });
    await signUp();
    auth.advance(7_000_000);
    const second = await refresh(first);
    auth.advance(7_000_000);
    const third = await refresh(second);
    auth.advance(7_201_000);
    expect(await refresh(third)).toBe("session_expired");
  });

  test("a session and its access tokens end at the maximum age", async () => {
    await auth.restart({ sessionMaxAgeSeconds: 1800 });
    await signUp();
    auth.advance(1_799_000);
    const second = await refresh(first);
    expect((await auth.client().auth.getUser(accessToken)).error).toBeNull();
    auth.advance(2_000);
    expect(await refresh(second)).toBe("session_expired");
    expect((await auth.client().auth.getUser(accessToken)).error?.name).toBe("AuthSessionMissingError");
  });

  describe("the session check", () => {
    const claims = () => auth.tokens.verify(accessToken);

    test("reports an active session and caches the state for 5 seconds", async () => {
      const check = createSessionCheck(auth.database, auth.nowMs);
      expect(await check(await claims())).toBe("active");
      await auth.database.run([{ text: "delete from auth.sessions" }]);
      auth.advance(4_000);
      expect(await check(await claims())).toBe("active");
      auth.advance(1_001);
      expect(await check(await claims())).toBe("ended");
    });

    test.each([
      ["is signed out", "delete from auth.sessions"],
      ["has expired", "update auth.sessions set not_after = now() - interval '1 minute'"],
      ["is a banned user's", "update auth.users set banned_until = now() + interval '1 hour'"],
      ["is a deleted user's", "update auth.users set deleted_at = now()"],
    ])("reports a session as ended that %s", async (_, text) => {
      await auth.database.run([{ text }]);
      expect(await createSessionCheck(auth.database, auth.nowMs)(await claims())).toBe("ended");
    });

    test("reports API keys as active and user tokens without session as ended", async () => {
      const check = createSessionCheck(auth.database, auth.nowMs);
      expect(await check({ role: "anon" })).toBe("active");
      expect(await check({ role: "service_role" })).toBe("active");
      expect(await check({ ...(await claims()), session_id: "none" })).toBe("ended");
      expect(await check({ ...(await claims()), sub: crypto.randomUUID() })).toBe("ended");
      const { session_id: _, ...withoutSession } = await claims();
      expect(await check(withoutSession as Awaited<ReturnType<typeof claims>>)).toBe("ended");
    });
  });
});
