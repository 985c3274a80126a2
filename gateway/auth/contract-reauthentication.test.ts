/** supabase-js: what a stolen session, or a password without the second factor, cannot do to the account's owner. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };
const NEEDED = { status: 400, code: "reauthentication_needed" };
const WRONG_PASSWORD = { status: 400, code: "current_password_invalid" };
const LOCKED = {
  status: 429,
  code: "over_request_rate_limit",
  message: "Too many login attempts. Please try again after 5 minutes.",
};
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PLENTY = { requests: 1e6, perSeconds: 1, burst: 1e6 };

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  let client: SupabaseClient;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(async () => {
    await auth.restart({ rateLimits: { user: PLENTY, token: PLENTY, factors: PLENTY } });
    client = auth.client();
    await client.auth.signUp(ANA);
  });
  afterAll(() => auth.close());

  const codeFor = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: auth.nowMs() });
  const enroll = async (friendlyName = "phone") => client.auth.mfa.enroll({ factorType: "totp", friendlyName });
  const changeEmail = (current_password?: string) =>
    client.auth.updateUser({ email: "new@example.com", ...(current_password !== undefined && { current_password }) });

  /** Runs `work` while a request of another session is busy verifying a password. */
  function whileVerifying(work: () => Promise<unknown>): void {
    const hash = async (password: string) => `$argon2id$${password}`;
    const verify = async (_hash: string, password: string) => {
      await work();
      return password === PASSWORD;
    };
    auth.configure({}, { passwordHasher: { hash, verify } });
  }

  test.each([
    ["email address", { email: "thief@example.com" }],
    ["password", { password: "a thief's own" }],
  ])("a session that is signed out during its request changes no %s", async (_what, change) => {
    const owner = await signedIn();
    whileVerifying(() => owner.auth.signOut({ scope: "others" }));
    expect((await client.auth.updateUser({ ...change, current_password: PASSWORD })).error).toMatchObject({
      name: "AuthSessionMissingError",
    });
    auth.configure();
    expect((await auth.client().auth.signInWithPassword(ANA)).error).toBeNull();
    expect((await owner.auth.getUser()).data.user).toMatchObject({ email: ANA.email });
  });

  test("an account that is deactivated during a sign-in gets no session", async () => {
    const count = "select count(*) as n from auth.sessions";
    whileVerifying(() =>
      auth.database.run([
        { text: "update auth.users set banned_until = 'infinity'" },
        { text: "delete from auth.sessions" },
      ]),
    );
    expect((await auth.client().auth.signInWithPassword(ANA)).error).toMatchObject({ code: "invalid_credentials" });
    expect((await auth.database.run([{ text: count }]))[0]?.rows).toEqual([{ n: "0" }]);
  });

  /** An old session that the client keeps refreshing. */
  async function growOld(): Promise<void> {
    auth.advance(10 * MINUTE + 1000);
    expect((await client.auth.refreshSession()).error).toBeNull();
  }

  async function signedIn(address = auth.address): Promise<SupabaseClient> {
    auth.address = address;
    const other = auth.client();
    expect((await other.auth.signInWithPassword(ANA)).error).toBeNull();
    return other;
  }

  async function addFactor() {
    const { data } = await enroll();
    const factor = { id: data?.id ?? "", secret: data?.totp.secret ?? "" };
    expect(await verify(client, factor.id, codeFor(factor.secret))).toBeNull();
    auth.advance(2 * MINUTE);
    return factor;
  }

  async function verify(by: SupabaseClient, factorId: string, code: string, address = auth.address) {
    auth.address = address;
    return (await by.auth.mfa.challengeAndVerify({ factorId, code })).error;
  }

  describe("changing the email address and enrolling a factor", () => {
    test("need no password within ten minutes of signing in", async () => {
      auth.advance(10 * MINUTE - 1000);
      expect((await enroll()).error).toBeNull();
      expect((await changeEmail()).error).toBeNull();
    });

    test("need the password later, also after a refresh", async () => {
      await growOld();
      expect((await enroll()).error).toMatchObject({
        ...NEEDED,
        message: "Factor enrollment requires reauthentication",
      });
      expect((await changeEmail()).error).toMatchObject({
        ...NEEDED,
        message: "Email update requires reauthentication",
      });
      expect((await changeEmail("a guess")).error).toMatchObject(WRONG_PASSWORD);
      expect((await client.auth.getUser()).data.user).toMatchObject({ email: ANA.email });
      expect((await changeEmail(PASSWORD)).error).toBeNull();
      expect((await client.auth.getUser()).data.user).toMatchObject({ email: "new@example.com" });
    });

    test("a sign-in of another session does not count", async () => {
      await growOld();
      await signedIn();
      expect((await enroll()).error).toMatchObject(NEEDED);
    });

    test("the current password alone counts as a sign-in of this session for ten minutes", async () => {
      await growOld();
      expect((await client.auth.updateUser({ current_password: "a guess" })).error).toMatchObject(WRONG_PASSWORD);
      expect((await enroll()).error).toMatchObject(NEEDED);
      expect((await client.auth.updateUser({ current_password: PASSWORD })).error).toBeNull();
      expect((await enroll()).error).toBeNull();
      await growOld();
      expect((await enroll("tablet")).error).toMatchObject(NEEDED);
    });

    test("with a second factor need both aal2 and a recent sign-in", async () => {
      const { id, secret } = await addFactor();
      await growOld();
      expect((await enroll("tablet")).error).toMatchObject(NEEDED);
      expect((await changeEmail()).error).toMatchObject(NEEDED);
      expect(await verify(client, id, codeFor(secret))).toBeNull();
      expect((await enroll("tablet")).error).toBeNull();
      client = await signedIn();
      expect((await enroll("watch")).error).toMatchObject({ status: 403, code: "insufficient_aal" });
    });
  });

  test("a recovery session sets one password without the current one", async () => {
    await auth.restart({ autoConfirm: true, requireCurrentPassword: true });
    await client.auth.signUp(ANA);
    await client.auth.resetPasswordForEmail(ANA.email);
    const link = auth.emails.at(-1)?.text.match(/https?:\S+/)?.[0] ?? "";
    const redirect = await auth.app.request(link);
    const tokens = new URLSearchParams(new URL(redirect.headers.get("location") ?? "").hash.slice(1));
    await client.auth.setSession({
      access_token: tokens.get("access_token") ?? "",
      refresh_token: tokens.get("refresh_token") ?? "",
    });
    expect((await client.auth.updateUser({ password: "brand new password" })).error).toBeNull();
    expect((await client.auth.updateUser({ password: "the thief's password" })).error).toMatchObject({
      code: "current_password_required",
    });
  });

  describe("guessing the current password", () => {
    const guess = async (address: string, current_password = "a guess") => {
      auth.address = address;
      return (await client.auth.updateUser({ current_password })).error;
    };

    test("locks as signing in does, and together with it", async () => {
      for (let time = 0; time < 5; time += 1) expect(await guess("198.51.100.1")).toMatchObject(WRONG_PASSWORD);
      expect(await guess("198.51.100.1", PASSWORD)).toMatchObject(LOCKED);
      expect(
        (await client.auth.updateUser({ password: "another one", current_password: PASSWORD })).error,
      ).toMatchObject(LOCKED);
      expect((await auth.client().auth.signInWithPassword(ANA)).error).toMatchObject(LOCKED);
      expect(auth.verifiedHashes).toHaveLength(5);
      await signedIn("192.0.2.1");
      auth.advance(5 * MINUTE + 1000);
      expect(await guess("198.51.100.1", PASSWORD)).toBeNull();
    });

    test("from many networks locks the session after ten guesses", async () => {
      for (let host = 0; host < 30; host += 1) {
        await client.auth.refreshSession();
        await guess(`198.51.100.${host}`);
      }
      expect(auth.verifiedHashes).toHaveLength(10);
      await signedIn("192.0.2.1");
    });
  });

  describe("with the password but not the second factor", () => {
    const wrongCode = (secret: string) => (codeFor(secret) === "000000" ? "000001" : "000000");

    test("wrong codes from one network keep the owner out of no other network", async () => {
      const { id, secret } = await addFactor();
      const thief = await signedIn("198.51.100.1");
      for (let time = 0; time < 20; time += 1) await verify(thief, id, wrongCode(secret));
      expect(await verify(thief, id, codeFor(secret))).toMatchObject(LOCKED);
      expect(await verify(await signedIn("203.0.113.9"), id, codeFor(secret))).toBeNull();
    });

    test("wrong codes from many networks never keep the owner out of a network they used before", async () => {
      const { id, secret } = await addFactor();
      await client.auth.signOut();
      let counted = 0;
      for (let host = 1; host <= 60; host += 1) {
        const thief = await signedIn(`198.51.100.${host}`);
        const error = await verify(thief, id, wrongCode(secret));
        if (error?.code === "mfa_verification_failed") counted += 1;
        else expect(error).toMatchObject(LOCKED);
      }
      expect(counted).toBe(50);
      expect(await verify(await signedIn("203.0.113.9"), id, codeFor(secret))).toMatchObject(LOCKED);
      expect(await verify(await signedIn("192.0.2.1"), id, codeFor(secret))).toBeNull();
    });

    test("200 codes can be guessed in a day", async () => {
      const { id, secret } = await addFactor();
      let counted = 0;
      for (let round = 0; round < 5; round += 1) {
        for (let host = 1; host <= 50; host += 1) {
          const error = await verify(await signedIn(`198.51.${round}.${host}`), id, wrongCode(secret));
          if (error?.code === "mfa_verification_failed") counted += 1;
        }
        auth.advance(6 * MINUTE);
      }
      expect(counted).toBe(200);
      auth.advance(DAY);
      expect((await verify(await signedIn("198.51.9.9"), id, wrongCode(secret)))?.code).toBe("mfa_verification_failed");
    }, 60_000);

    test("a session that changes its network has ten guesses", async () => {
      const { id, secret } = await addFactor();
      const thief = await signedIn();
      const codes: (string | undefined)[] = [];
      for (let host = 1; host <= 12; host += 1) {
        codes.push((await verify(thief, id, wrongCode(secret), `198.51.100.${host}`))?.code);
      }
      expect(codes.filter((code) => code === "mfa_verification_failed")).toHaveLength(10);
    });

    test("nobody signs the owner out", async () => {
      await addFactor();
      const headers = async (by: SupabaseClient) => ({
        authorization: `Bearer ${(await by.auth.getSession()).data.session?.access_token}`,
      });
      const thief = await signedIn();
      const others = await auth.post("/logout?scope=others", {}, await headers(thief));
      expect([others.status, await others.json()]).toMatchObject([403, { code: "insufficient_aal" }]);
      expect((await auth.post("/logout?scope=global", {}, await headers(thief))).status).toBe(204);
      expect((await client.auth.getUser()).error).toBeNull();
      expect((await thief.auth.getUser()).error).not.toBeNull();
    });
  });
});
