/** supabase-js against `auth.mfa`. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  let client: SupabaseClient;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(async () => {
    await auth.restart();
    client = auth.client();
    await client.auth.signUp(ANA);
  });
  afterAll(() => auth.close());

  const codeFor = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: auth.nowMs() });

  async function enroll(by = client, friendlyName = "phone") {
    const { data, error } = await by.auth.mfa.enroll({ factorType: "totp", friendlyName, issuer: "Tests" });
    if (error !== null) throw error;
    return { id: data.id, secret: data.totp.secret, totp: data.totp };
  }

  async function verify(by: SupabaseClient, factorId: string, code: string) {
    return (await by.auth.mfa.challengeAndVerify({ factorId, code })).error;
  }

  async function enrolled() {
    const factor = await enroll();
    expect(await verify(client, factor.id, codeFor(factor.secret))).toBeNull();
    auth.advance(120_000);
    return factor;
  }

  async function signedIn() {
    const other = auth.client();
    await other.auth.signInWithPassword(ANA);
    return other;
  }

  test("enrollment returns the secret as text, URI and SVG", async () => {
    const { totp, secret } = await enroll();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totp.uri);
    expect(decodeURIComponent(uri.pathname)).toContain("Tests:ana@example.com");
    expect(uri.searchParams.get("secret")).toBe(secret);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(totp.qr_code).toContain(secret.slice(0, 4));
  });

  test("enrollment returns a QR code if a renderer is given", async () => {
    auth.configure({}, { renderQrCode: (text) => `<svg><desc>${text}</desc></svg>` });
    const { totp } = await enroll();
    expect(totp.qr_code).toBe(`data:image/svg+xml;utf-8,<svg><desc>${totp.uri}</desc></svg>`);
  });

  test("a correct code raises the session to aal2 and returns new tokens of the same session", async () => {
    const before = (await client.auth.getSession()).data.session;
    const { id, secret } = await enroll();
    expect((await client.auth.mfa.listFactors()).data?.totp).toEqual([]);
    expect(await verify(client, id, codeFor(secret))).toBeNull();
    const after = (await client.auth.getSession()).data.session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    const [old, now] = await Promise.all([before, after].map((s) => auth.tokens.verify(s?.access_token ?? "")));
    expect(now).toMatchObject({ aal: "aal2", session_id: old?.session_id });
    expect(now?.amr?.map(({ method }) => method).sort()).toEqual(["password", "totp"]);
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id, status: "verified" }]);
    const { data } = await client.auth.refreshSession();
    expect(await auth.tokens.verify(data.session?.access_token ?? "")).toMatchObject({ aal: "aal2" });
  });

  test("the next sign-in requires a code for aal2", async () => {
    const { id, secret } = await enrolled();
    const other = await signedIn();
    const levels = await other.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(levels.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect(await verify(other, id, codeFor(secret))).toBeNull();
    const raised = await other.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(raised.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  });

  test("verification ends the user's aal1 sessions", async () => {
    const other = await signedIn();
    await enrolled();
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test.each([
    [-30, true],
    [0, true],
    [30, true],
    [-90, false],
    [90, false],
  ])("accepts a code that is %i seconds off: %s", async (seconds, isCorrect) => {
    const { id, secret } = await enroll();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const error = await verify(client, id, totp.generate({ timestamp: auth.nowMs() + seconds * 1000 }));
    expect(error?.code ?? null).toBe(isCorrect ? null : "mfa_verification_failed");
  });

  test("a code works once", async () => {
    const { id, secret } = await enroll();
    const code = codeFor(secret);
    expect(await verify(client, id, code)).toBeNull();
    expect(await verify(await signedIn(), id, code)).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  });

  test("five wrong codes lock the factor for that client for five minutes", async () => {
    const { id, secret } = await enroll();
    const wrong = codeFor(secret) === "000000" ? "000001" : "000000";
    for (let time = 0; time < 5; time += 1) {
      expect((await verify(client, id, wrong))?.code).toBe("mfa_verification_failed");
    }
    expect(await verify(client, id, codeFor(secret))).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    auth.advance(301_000);
    expect(await verify(client, id, codeFor(secret))).toBeNull();
  });

  describe("a challenge", () => {
    const verifyChallenge = async (factorId: string, challengeId: string, code: string) =>
      (await client.auth.mfa.verify({ factorId, challengeId, code })).error;

    test("expires after five minutes, works once and only from the IP address that requested it", async () => {
      const { id, secret } = await enroll();
      const challenge = async () => (await client.auth.mfa.challenge({ factorId: id })).data?.id ?? "";
      const late = await challenge();
      auth.advance(301_000);
      expect(await verifyChallenge(id, late, codeFor(secret))).toMatchObject({
        status: 422,
        code: "mfa_challenge_expired",
      });
      const elsewhere = await challenge();
      auth.address = "192.0.2.200";
      expect((await verifyChallenge(id, elsewhere, codeFor(secret)))?.code).toBe("mfa_ip_address_mismatch");
      const good = await challenge();
      expect(await verifyChallenge(id, good, codeFor(secret))).toBeNull();
      expect((await verifyChallenge(id, good, codeFor(secret)))?.code).toBe("mfa_ip_address_mismatch");
    });

    test("is rejected for another factor", async () => {
      const [one, two] = [await enroll(client, "one"), await enroll(client, "two")];
      const { data } = await client.auth.mfa.challenge({ factorId: one.id });
      expect((await verifyChallenge(two.id, data?.id ?? "", codeFor(two.secret)))?.code).toBe("mfa_factor_not_found");
      expect((await verifyChallenge(one.id, "nonsense", codeFor(one.secret)))?.code).toBe("mfa_factor_not_found");
    });
  });

  describe("an aal1 session of a user with a second factor cannot", () => {
    test.each([
      ["enroll another factor", 403, (by: SupabaseClient) => by.auth.mfa.enroll({ factorType: "totp" })],
      ["change the password", 401, (by: SupabaseClient) => by.auth.updateUser({ password: "a new password" })],
      ["change the email address", 401, (by: SupabaseClient) => by.auth.updateUser({ email: "new@example.com" })],
    ])("%s", async (_, status, act) => {
      await enrolled();
      expect((await act(await signedIn())).error).toMatchObject({ status, code: "insufficient_aal" });
    });

    test("unenroll the factor", async () => {
      const { id } = await enrolled();
      const other = await signedIn();
      expect((await other.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
        status: 422,
        code: "insufficient_aal",
      });
    });
  });

  test("unenrolling returns the session to aal1", async () => {
    const { id } = await enrolled();
    expect((await client.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id });
    const { data } = await client.auth.refreshSession();
    expect(await auth.tokens.verify(data.session?.access_token ?? "")).toMatchObject({ aal: "aal1" });
    expect(data.user).not.toHaveProperty("factors");
  });

  test("another user's factor is not found", async () => {
    const { id } = await enroll();
    const bob = auth.client();
    await bob.auth.signUp({ email: "bob@example.com", password: PASSWORD });
    const { error } = await bob.auth.mfa.challenge({ factorId: id });
    expect(error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    expect((await bob.auth.mfa.unenroll({ factorId: id })).error?.code).toBe("mfa_factor_not_found");
  });

  test("limits: unique names, ten factors, and five minutes to verify", async () => {
    await enroll(client, "one");
    const again = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "one" });
    expect(again.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    for (let number = 2; number <= 10; number += 1) await enroll(client, `number ${number}`);
    const eleventh = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "eleven" });
    expect(eleventh.error).toMatchObject({ status: 422, code: "too_many_enrolled_mfa_factors" });
    auth.advance(301_000);
    await enroll(client, "one");
    expect((await client.auth.getUser()).data.user?.factors).toHaveLength(1);
  });

  test("rejects other factor types", async () => {
    const { error } = await client.auth.mfa.enroll({ factorType: "phone", phone: "+41791234567" });
    expect(error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled" });
  });
});
