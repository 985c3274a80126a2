/** supabase-js: a server clock that is set back prolongs nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type AuthHarness,
  EXPIRED_LINK,
  followLink,
  PASSWORD,
  redirectError,
  startAuth,
} from "#tests/support/auth-harness.ts";
import { createSessionCheck, findEndedSessions } from "./session-check.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };
const WRONG = { ...ANA, password: "wrong password" };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(() => auth.restart({ sessionMaxAgeSeconds: 3600, sessionIdleSeconds: 1800 }));
  afterAll(() => auth.close());

  const signIn = async (credentials: typeof ANA) =>
    (await auth.client().auth.signInWithPassword(credentials)).error?.code;

  test("a lock ends at once", async () => {
    await auth.client().auth.signUp(ANA);
    for (let time = 0; time < 5; time += 1) await signIn(WRONG);
    expect(await signIn(ANA)).toBe("over_request_rate_limit");
    auth.advance(-DAY);
    expect(await signIn(ANA)).toBeUndefined();
  });

  test("a clock that is a few seconds off does not end a lock", async () => {
    await auth.client().auth.signUp(ANA);
    for (let time = 0; time < 5; time += 1) await signIn(WRONG);
    auth.advance(-5000);
    expect(await signIn(ANA)).toBe("over_request_rate_limit");
  });

  test("failures from the future do not count", async () => {
    await auth.client().auth.signUp(ANA);
    for (let time = 0; time < 4; time += 1) await signIn(WRONG);
    auth.advance(-DAY);
    for (let time = 0; time < 4; time += 1) await signIn(WRONG);
    expect(await signIn(ANA)).toBeUndefined();
  });

  test("a session used in the future has ended everywhere", async () => {
    const client = auth.client();
    const { data } = await client.auth.signUp(ANA);
    const token = data.session?.access_token ?? "";
    const claims = await auth.tokens.verify(token);
    auth.advance(-DAY);
    const user = await auth.request("/user", { headers: { authorization: `Bearer ${token}` } });
    expect([user.status, user.headers.get("x-sb-error-code")]).toEqual([403, "session_not_found"]);
    expect((await client.auth.refreshSession()).error?.code).toBe("session_expired");
    expect(await createSessionCheck(auth.database, auth.nowMs)(claims)).toBe("ended");
    expect(await findEndedSessions(auth.database, auth.nowMs)([claims])).toEqual(new Set([claims]));
  });

  test("a session refreshed in the future has ended, although its sign-in is in the past", async () => {
    const client = auth.client();
    await client.auth.signUp(ANA);
    auth.advance(20 * MINUTE);
    await client.auth.refreshSession();
    auth.advance(-10 * MINUTE);
    expect((await client.auth.refreshSession()).error?.code).toBe("session_expired");
  });

  test("a clock that is a few seconds off ends no session", async () => {
    const client = auth.client();
    await client.auth.signUp(ANA);
    auth.advance(-5000);
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test("a sign-in in the future is not recent", async () => {
    const client = auth.client();
    await client.auth.signUp(ANA);
    await auth.database.run([{ text: "update auth.mfa_amr_claims set updated_at = updated_at + interval '1 day'" }]);
    expect((await client.auth.updateUser({ email: "new@example.com" })).error?.code).toBe("reauthentication_needed");
  });

  test("a link from the future has expired, and the next one is sent at once", async () => {
    await auth.client().auth.signUp(ANA);
    const sendLink = () => auth.client().auth.resetPasswordForEmail(ANA.email);
    await sendLink();
    auth.advance(-DAY);
    expect(redirectError(await followLink(auth))).toEqual(EXPIRED_LINK);
    await sendLink();
    expect(auth.emails).toHaveLength(2);
    expect((await followLink(auth)).hash).toContain("access_token");
  });

  test("a challenge from the future has expired", async () => {
    const client = auth.client();
    await client.auth.signUp(ANA);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "totp" });
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor?.id ?? "" });
    await auth.database.run([{ text: "update auth.mfa_challenges set created_at = created_at + interval '1 day'" }]);
    const { error } = await client.auth.mfa.verify({
      factorId: factor?.id ?? "",
      challengeId: challenge?.id ?? "",
      code: "123456",
    });
    expect(error?.code).toBe("mfa_challenge_expired");
  });
});
