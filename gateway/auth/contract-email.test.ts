/** supabase-js: sign-up confirmation and recovery by email. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type AuthHarness,
  EXPIRED_LINK,
  followLink,
  fragment,
  PASSWORD,
  redirectError,
  SITE,
  signUpByEmail,
  startAuth,
} from "#tests/support/auth-harness.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(() => auth.restart({ autoConfirm: false }));
  afterAll(() => auth.close());

  const signIn = async (credentials = ANA) => (await auth.client().auth.signInWithPassword(credentials)).error;
  const confirmed = (credentials = ANA) => signUpByEmail(auth, credentials);

  describe("sign-up confirmation", () => {
    test("sends an email whose link signs in", async () => {
      const { data, error } = await auth
        .client()
        .auth.signUp({ ...ANA, options: { emailRedirectTo: `${SITE}/start` } });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      expect(data.user).toMatchObject({ email: ANA.email, confirmation_sent_at: expect.any(String) });
      expect(data.user).not.toHaveProperty("email_confirmed_at");
      expect(await signIn()).toMatchObject({ status: 400, code: "email_not_confirmed" });

      expect(auth.emails).toHaveLength(1);
      expect(auth.emails[0]).toMatchObject({ to: ANA.email, subject: "Confirm your email for 127.0.0.1:3000" });
      const url = await followLink(auth);
      expect(url.origin + url.pathname).toBe(`${SITE}/start`);
      expect(fragment(url)).toMatchObject({ token_type: "bearer", expires_in: "3600", type: "signup", sb: "" });
      const client = auth.client();
      const { access_token = "", refresh_token = "" } = fragment(url);
      expect((await client.auth.setSession({ access_token, refresh_token })).error).toBeNull();
      const confirmedUser = (await client.auth.getUser()).data.user;
      expect(confirmedUser?.id).toBe(data.user?.id);
      expect(confirmedUser?.user_metadata["email_verified"]).toBe(true);
      expect(await signIn()).toBeNull();
    });

    test('reveals "not confirmed" only with the correct password', async () => {
      await auth.client().auth.signUp(ANA);
      expect((await signIn({ ...ANA, password: "wrong password" }))?.code).toBe("invalid_credentials");
    });

    test("a link works once and expires after an hour", async () => {
      await auth.client().auth.signUp(ANA);
      const link = auth.emails[0]?.text.match(/https?:\S+/)?.[0] ?? "";
      expect((await auth.app.request(link, { method: "HEAD" })).headers.get("location")).toBeNull();
      expect(fragment(await followLink(auth))).toHaveProperty("access_token");
      expect(redirectError(await followLink(auth))).toEqual(EXPIRED_LINK);
      await auth.client().auth.signUp({ ...ANA, email: "bob@example.com" });
      auth.advance(3_601_000);
      expect(redirectError(await followLink(auth))).toEqual(EXPIRED_LINK);
    });

    test("the response is the same for new, unconfirmed and confirmed email addresses", async () => {
      const shapes: string[] = [];
      const mask = (json: string) =>
        json.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>").replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>");
      const signUp = async () => {
        const response = await auth.post("/signup", { ...ANA, data: { name: "A" } });
        shapes.push(`${response.status} ${mask(await response.text())}`);
      };
      await signUp();
      await signUp();
      auth.advance(61_000);
      await signUp();
      await followLink(auth);
      await signUp();
      expect(new Set(shapes).size).toBe(1);
      expect(auth.emails).toHaveLength(2);
    });

    test("resends once a minute and does not reveal accounts", async () => {
      await auth.client().auth.signUp(ANA);
      const resend = (email: string) => auth.client().auth.resend({ type: "signup", email });
      expect((await resend(ANA.email)).error).toBeNull();
      expect((await resend("nobody@example.com")).error).toBeNull();
      expect(auth.emails).toHaveLength(1);
      auth.advance(61_000);
      await resend(ANA.email);
      expect(auth.emails).toHaveLength(2);
      expect(fragment(await followLink(auth))).toHaveProperty("access_token");
      auth.advance(61_000);
      await resend(ANA.email);
      expect(auth.emails).toHaveLength(2);
    });

    test("with autoConfirm, a sign-up replaces an unconfirmed account", async () => {
      await auth.client().auth.signUp({ ...ANA, password: "somebody else's" });
      auth.configure({ autoConfirm: true });
      const { data, error } = await auth.client().auth.signUp(ANA);
      expect(error).toBeNull();
      expect(data.user?.user_metadata["sub"]).toBe(data.user?.id);
      expect(data.user?.identities).toHaveLength(1);
      expect((await signIn({ ...ANA, password: "somebody else's" }))?.code).toBe("invalid_credentials");
      expect((await auth.client().auth.signUp(ANA)).error?.code).toBe("user_already_exists");
    });
  });

  describe("recovery", () => {
    test("sends a link that signs in to set a new password", async () => {
      await confirmed();
      const redirectTo = `${SITE}/new-password`;
      const { data, error } = await auth.client().auth.resetPasswordForEmail("ANA@example.com", { redirectTo });
      expect([data, error]).toEqual([{}, null]);
      expect(auth.emails[0]?.subject).toBe("Reset your password for 127.0.0.1:3000");
      const url = await followLink(auth);
      expect(url.pathname).toBe("/new-password");
      const { access_token = "", refresh_token = "", type } = fragment(url);
      expect(type).toBe("recovery");
      expect((await auth.tokens.verify(access_token)).amr).toMatchObject([{ method: "recovery" }]);
      const client = auth.client();
      await client.auth.setSession({ access_token, refresh_token });
      expect((await client.auth.updateUser({ password: "brand new password" })).error).toBeNull();
      expect(await signIn({ ...ANA, password: "brand new password" })).toBeNull();
      expect((await signIn())?.code).toBe("invalid_credentials");
    });

    test("the response is the same for unknown addresses and repeated requests", async () => {
      await confirmed();
      for (const email of [ANA.email, ANA.email, "nobody@example.com"]) {
        const response = await auth.post("/recover", { email });
        expect([response.status, await response.text()]).toEqual([200, "{}"]);
      }
      expect(auth.emails).toHaveLength(1);
    });

    test("verifyOtp accepts a token hash", async () => {
      await confirmed();
      await auth.client().auth.resetPasswordForEmail(ANA.email);
      const token_hash = new URL(auth.emails[0]?.text.match(/https?:\S+/)?.[0] ?? "").searchParams.get("token") ?? "";
      const verify = () => auth.client().auth.verifyOtp({ type: "recovery", token_hash });
      const wrongType = await auth.client().auth.verifyOtp({ type: "signup", token_hash });
      expect(wrongType.error).toMatchObject({ status: 403, code: "otp_expired" });
      expect((await verify()).data.session?.user.email).toBe(ANA.email);
      expect((await verify()).error).toMatchObject({ status: 403, code: "otp_expired" });
    });

    test("verifyOtp accepts email and token", async () => {
      await confirmed();
      await auth.client().auth.resetPasswordForEmail(ANA.email);
      const hash = createHash("sha224").update("ana@example.com123456").digest("hex");
      await auth.database.run([{ text: "update auth.one_time_tokens set token_hash = $1", values: [hash] }]);
      const verify = (email: string) => auth.client().auth.verifyOtp({ type: "recovery", email, token: "123-456" });
      expect((await verify("bob@example.com")).error?.code).toBe("otp_expired");
      expect((await verify("Ana@example.com")).error).toBeNull();
    });

    test("a new password invalidates earlier links", async () => {
      await confirmed();
      await auth.client().auth.resetPasswordForEmail(ANA.email);
      const client = auth.client();
      await client.auth.signInWithPassword(ANA);
      await client.auth.updateUser({ password: "changed meanwhile" });
      expect(redirectError(await followLink(auth))).toEqual(EXPIRED_LINK);
    });

    test("a banned user's link fails, and no further email is sent", async () => {
      await confirmed();
      await auth.client().auth.resetPasswordForEmail(ANA.email);
      await auth.database.run([{ text: "update auth.users set banned_until = 'infinity'" }]);
      expect(redirectError(await followLink(auth))).toMatchObject({
        error: "access_denied",
        error_code: "user_banned",
      });
      auth.advance(61_000);
      await auth.client().auth.resetPasswordForEmail(ANA.email);
      expect(auth.emails).toHaveLength(1);
    });

    test("a recovery session needs no current password", async () => {
      await confirmed();
      auth.configure({ autoConfirm: false, requireCurrentPassword: true });
      const client = auth.client();
      await client.auth.signInWithPassword(ANA);
      const rejected = await client.auth.updateUser({ password: "brand new password" });
      expect(rejected.error).toMatchObject({ status: 400, code: "current_password_required" });
      const given = { password: "brand new password", current_password: PASSWORD };
      expect((await client.auth.updateUser(given)).error).toBeNull();
      await auth.client().auth.resetPasswordForEmail(ANA.email);
      const { access_token = "", refresh_token = "" } = fragment(await followLink(auth));
      const recovering = auth.client();
      await recovering.auth.setSession({ access_token, refresh_token });
      expect((await recovering.auth.updateUser({ password: "yet another one" })).error).toBeNull();
    });

    test("recovery of an unconfirmed account removes its password", async () => {
      await auth.client().auth.signUp({ ...ANA, password: "an intruder's own" });
      await auth.client().auth.resetPasswordForEmail(ANA.email);
      await followLink(auth);
      expect((await signIn({ ...ANA, password: "an intruder's own" }))?.code).toBe("invalid_credentials");
    });

    test("does not redirect to another site", async () => {
      await confirmed();
      await auth.client().auth.resetPasswordForEmail(ANA.email, { redirectTo: "https://evil.example/steal" });
      expect((await followLink(auth)).origin).toBe(SITE);
      auth.advance(61_000);
      await auth.client().auth.resetPasswordForEmail(ANA.email);
      const link = new URL(auth.emails.at(-1)?.text.match(/https?:\S+/)?.[0] ?? "");
      link.searchParams.set("redirect_to", "https://evil.example/steal");
      const response = await auth.app.request(link.href);
      expect(new URL(response.headers.get("location") ?? "").origin).toBe(SITE);
    });

    test("limits the emails that one client can request", async () => {
      const send = async (number: number) => auth.post("/recover", { email: `user${number}@example.com` });
      for (let number = 0; number < 30; number += 1) {
        expect((await send(number)).status).toBe(200);
        auth.advance(11_000);
      }
      const response = await send(30);
      expect(response.status).toBe(200);
      const codes: unknown[] = [];
      for (let number = 31; number < 40; number += 1) codes.push((await send(number)).headers.get("x-sb-error-code"));
      expect(codes).toContain("over_email_send_rate_limit");
    });
  });
});
