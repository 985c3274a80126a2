/** The contract with the official client: refresh tokens, and how long sessions live. */
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
    return data.session?.refresh_token ?? error?.code ?? "no answer";
  }

  async function liveTokens(): Promise<number> {
    const [result] = await auth.database.run([
      { text: "select count(*)::text as live from auth.refresh_tokens where not revoked" },
    ]);
    return Number(result?.rows[0]?.["live"]);
  }

  test("a token is exchanged for the next of the same session", async () => {
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

  test("the parent of the live token returns the live token, however late", async () => {
    const second = await refresh(first);
    expect(await refresh(first)).toBe(second);
    auth.advance(3_000_000);
    expect(await refresh(first)).toBe(second);
    expect(await liveTokens()).toBe(1);
  });

  test("20 refreshes of one token at once leave one live token, and nobody is signed out", async () => {
    const twenty = Array.from({ length: 20 });
    // So that the connections are there, and the refreshes really meet.
    await Promise.all(twenty.map(() => auth.database.run([{ text: "select pg_sleep(0.05)" }])));
    const answers = await Promise.all(twenty.map(() => refresh(first)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^[a-z0-9]{12}$/);
    expect(await liveTokens()).toBe(1);
  });

  test("an older token works within 10 seconds of its first use", async () => {
    const second = await refresh(first);
    await refresh(second);
    auth.advance(9_000);
    expect(await refresh(first)).toMatch(/^[a-z0-9]{12}$/);
  });

  test("being used again does not make a token usable for longer", async () => {
    const second = await refresh(first);
    await refresh(second);
    auth.advance(8_000);
    await refresh(await refresh(first));
    auth.advance(8_000);
    expect(await refresh(first)).toBe("refresh_token_already_used");
  });

  test("an older token after 10 seconds ends the family, from then on and for every token of it", async () => {
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
    expect(await liveTokens()).toBe(0);
    expect((await auth.client().auth.getUser(accessToken)).error?.name).toBe("AuthSessionMissingError");
  });

  test("of 100 replays in the ten seconds after a family ended none succeeds", async () => {
    await auth.restart({ rateLimits: { token: { requests: 1e6, perSeconds: 1, burst: 1e6 } } });
    await signUp();
    const second = await refresh(first);
    const third = await refresh(second);
    const fourth = await refresh(third);
    auth.advance(11_000);
    expect(await refresh(first)).toBe("refresh_token_already_used");
    const answers: string[] = [];
    for (let turn = 0; turn < 25; turn += 1) {
      for (const token of [fourth, third, second, first]) answers.push(await refresh(token));
      auth.advance(400);
    }
    expect(answers).toEqual(Array.from({ length: 100 }, () => "refresh_token_already_used"));
    expect(await liveTokens()).toBe(0);
  });

  test("another session of the same user goes on when a family ends", async () => {
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
  ])("%j is no token", async (token, code) => {
    const answer = await auth.post("/token?grant_type=refresh_token", { refresh_token: token });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, code]);
  });

  test("a banned user's token is refused", async () => {
    await auth.database.run([{ text: "update auth.users set banned_until = 'infinity'" }]);
    expect(await refresh(first)).toBe("user_banned");
  });

  test("a deleted user's token is unknown", async () => {
    await auth.database.run([{ text: "delete from auth.users" }]);
    expect(await refresh(first)).toBe("refresh_token_not_found");
  });

  test("a session ends when it was not refreshed for so long", async () => {
    await auth.restart({ sessionIdleSeconds: 7200 });
    await signUp();
    auth.advance(7_000_000);
    const second = await refresh(first);
    auth.advance(7_000_000);
    const third = await refresh(second);
    auth.advance(7_201_000);
    expect(await refresh(third)).toBe("session_expired");
  });

  test("a session ends so long after the sign-in, its access tokens too", async () => {
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

    test("knows a living session, and asks the database at most every 5 seconds", async () => {
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
      ["is over", "update auth.sessions set not_after = now() - interval '1 minute'"],
      ["is a banned user's", "update auth.users set banned_until = now() + interval '1 hour'"],
      ["is a deleted user's", "update auth.users set deleted_at = now()"],
    ])("refuses a session that %s", async (_, text) => {
      await auth.database.run([{ text }]);
      expect(await createSessionCheck(auth.database, auth.nowMs)(await claims())).toBe("ended");
    });

    test("lets keys pass, and no user's token without a session", async () => {
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
