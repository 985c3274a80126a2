/** supabase-js: sign-up, sign-in and sign-out. */
import { AuthWeakPasswordError, isAuthApiError, isAuthSessionMissingError } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";
import { argon2id } from "./passwords.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d+Z$/;

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine, argon2id);
  });
  beforeEach(() => auth.restart());
  afterAll(() => auth.close());

  const describeError = (error: unknown) => {
    expect(isAuthApiError(error)).toBe(true);
    const { status, code, message } = error as { status: number; code: string; message: string };
    return [status, code, message];
  };

  describe("signing up", () => {
    test("returns a session with a user in GoTrue's format", async () => {
      const { data, error } = await auth.client().auth.signUp({ ...ANA, options: { data: { name: "Ana" } } });
      expect(error).toBeNull();
      const { user, session } = data;
      expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
      expect(session?.refresh_token).toMatch(/^[a-z0-9]{12}$/);
      expect(user).toEqual({
        id: expect.stringMatching(UUID),
        aud: "authenticated",
        role: "authenticated",
        email: "ana@example.com",
        phone: "",
        email_confirmed_at: expect.stringMatching(TIME),
        confirmed_at: expect.stringMatching(TIME),
        last_sign_in_at: expect.stringMatching(TIME),
        created_at: expect.stringMatching(TIME),
        updated_at: expect.stringMatching(TIME),
        app_metadata: { provider: "email", providers: ["email"] },
        user_metadata: {
          name: "Ana",
          sub: user?.id,
          email: "ana@example.com",
          email_verified: true,
          phone_verified: false,
        },
        identities: [expect.objectContaining({ id: user?.id, user_id: user?.id, provider: "email", email: ANA.email })],
        is_anonymous: false,
      });
    });

    test("the access token has GoTrue's claims", async () => {
      const { data } = await auth.client().auth.signUp(ANA);
      const claims = await auth.tokens.verify(data.session?.access_token ?? "");
      expect(claims).toMatchObject({
        iss: "http://127.0.0.1:54321/auth/v1",
        sub: data.user?.id,
        aud: "authenticated",
        role: "authenticated",
        email: "ana@example.com",
        phone: "",
        aal: "aal1",
        amr: [{ method: "password", timestamp: expect.any(Number) }],
        session_id: expect.stringMatching(UUID),
        is_anonymous: false,
      });
      expect(claims.exp).toBe((claims.iat ?? 0) + 3600);
      const published = await auth.request("/.well-known/jwks.json");
      expect(published.headers.get("cache-control")).toBe("public, max-age=600");
      expect(await published.json()).toMatchObject({ keys: [{ kty: "EC", crv: "P-256", alg: "ES256" }] });
    });

    test("the client can verify the access token with the public keys", async () => {
      const client = auth.client();
      await client.auth.signUp(ANA);
      const { data, error } = await client.auth.getClaims();
      expect(error).toBeNull();
      expect(data?.claims["email"]).toBe(ANA.email);
    });

    test.each([
      ["an existing email address", { email: "ANA@example.com ", password: PASSWORD }, [422, "user_already_exists"]],
      ["no password", { email: "b@example.com", password: "" }, [400, "validation_failed"]],
      ["an invalid email address", { email: "no address", password: PASSWORD }, [400, "validation_failed"]],
      ["a password of 4097 bytes", { email: "b@example.com", password: "x".repeat(4097) }, [400, "validation_failed"]],
    ])("rejects %s", async (_, credentials, expected) => {
      await auth.client().auth.signUp(ANA);
      const { error } = await auth.client().auth.signUp(credentials);
      expect(describeError(error).slice(0, 2)).toEqual(expected);
    });

    test("returns why a password is too weak", async () => {
      const { error } = await auth.client().auth.signUp({ ...ANA, password: "üüüüüüü" });
      expect(error).toBeInstanceOf(AuthWeakPasswordError);
      expect(error).toMatchObject({ reasons: ["length"], status: 422, code: "weak_password" });
      expect(error?.message).toBe("Password should be at least 8 characters.");
    });

    test.each(["üüüüüüüü", "密码密码密码密码", "🦊".repeat(8), " spaces count ", "x".repeat(4096), "ü".repeat(64)])(
      "accepts the password %s unchanged",
      async (password) => {
        expect((await auth.client().auth.signUp({ ...ANA, password })).error).toBeNull();
        expect((await auth.client().auth.signInWithPassword({ ...ANA, password })).error).toBeNull();
        const cut = { ...ANA, password: Array.from(password).slice(0, -1).join("") };
        expect((await auth.client().auth.signInWithPassword(cut)).error?.code).toBe("invalid_credentials");
      },
    );

    test("says what to do next if sign-ups are disabled", async () => {
      await auth.restart({ acceptsSignUps: () => false });
      const { error } = await auth.client().auth.signUp(ANA);
      const message = "Sign-ups are by invitation. Ask your administrator for an invitation.";
      expect(describeError(error)).toEqual([422, "signup_disabled", message]);
      expect(await (await auth.request("/settings")).json()).toMatchObject({ disable_signup: true });
    });

    test.each([
      ["ana@fund.example", null],
      ["ANA@Fund.Example", null],
      ["ana@other.example", "email_address_not_authorized"],
      ["ana@sub.fund.example", "email_address_not_authorized"],
      ["ana@fund.example.evil.example", "email_address_not_authorized"],
    ])("accepts only the allowed domains: %s", async (email, code) => {
      await auth.restart({ allowedEmailDomains: ["fund.example"] });
      const { error } = await auth.client().auth.signUp({ email, password: PASSWORD });
      expect(error?.code ?? null).toBe(code);
      expect(error?.message ?? "").not.toContain("fund.example");
    });

    test("concurrent sign-ups with one email address create one account", async () => {
      const attempts = await Promise.all(Array.from({ length: 10 }, () => auth.client().auth.signUp(ANA)));
      expect(attempts.filter(({ error }) => error === null)).toHaveLength(1);
      expect(attempts.filter(({ error }) => error?.code === "user_already_exists")).toHaveLength(9);
    });
  });

  describe("signing in", () => {
    beforeEach(async () => void (await auth.client().auth.signUp(ANA)));

    test("accepts any spelling of the email address", async () => {
      const { data, error } = await auth.client().auth.signInWithPassword({ ...ANA, email: " ＡNA@Example.COM" });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(ANA.email);
      expect(data.user?.last_sign_in_at).toMatch(TIME);
    });

    test("responds equally to a wrong password and an unknown email address, and hashes for both", async () => {
      const wrong = await auth.client().auth.signInWithPassword({ ...ANA, password: "wrong password" });
      const unknown = await auth.client().auth.signInWithPassword({ email: "x@example.com", password: PASSWORD });
      expect(describeError(wrong.error)).toEqual([400, "invalid_credentials", "Invalid login credentials"]);
      expect(describeError(unknown.error)).toEqual(describeError(wrong.error));
      expect(auth.verifiedHashes).toHaveLength(2);
      expect(auth.verifiedHashes.every((hash) => hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"))).toBe(true);
    });

    test("hashes once for an unknown hash format too", async () => {
      const bcrypt = "$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy";
      await auth.database.run([{ text: "update auth.users set encrypted_password = $1", values: [bcrypt] }]);
      const { error } = await auth.client().auth.signInWithPassword(ANA);
      expect(error?.code).toBe("invalid_credentials");
      expect(auth.verifiedHashes).toHaveLength(1);
    });

    test("rejects a password above 4096 bytes without hashing", async () => {
      const { error } = await auth.client().auth.signInWithPassword({ ...ANA, password: "x".repeat(4097) });
      expect(describeError(error).slice(0, 2)).toEqual([400, "validation_failed"]);
      expect(auth.verifiedHashes).toEqual([]);
    });

    test("fails if the password changes during verification", async () => {
      const verify = async () => {
        await auth.database.run([{ text: "update auth.users set encrypted_password = '$argon2id$new'" }]);
        return true;
      };
      auth.configure({}, { passwordHasher: { hash: async () => "$argon2id$x", verify } });
      expect((await auth.client().auth.signInWithPassword(ANA)).error?.code).toBe("invalid_credentials");
      const [sessions] = await auth.database.run([{ text: "select from auth.sessions" }]);
      expect(sessions?.rows).toHaveLength(1);
    });

    test("reveals a ban only with the correct password", async () => {
      await auth.database.run([{ text: "update auth.users set banned_until = 'infinity'" }]);
      const { error } = await auth.client().auth.signInWithPassword(ANA);
      expect(describeError(error).slice(0, 2)).toEqual([400, "user_banned"]);
      const wrong = await auth.client().auth.signInWithPassword({ ...ANA, password: "wrong password" });
      expect(wrong.error?.code).toBe("invalid_credentials");
    });
  });

  describe("signing out", () => {
    async function signedIn() {
      const client = auth.client();
      const { data } = await client.auth.signInWithPassword(ANA);
      const token = data.session?.access_token ?? "";
      const isActive = async () => (await auth.client().auth.getUser(token)).error === null;
      return { client, token, isActive };
    }

    test.each([
      ["global", [false, false, false]],
      ["local", [false, true, true]],
      ["others", [true, false, false]],
    ] as const)("with scope %s ends the right sessions", async (scope, active) => {
      await auth.client().auth.signUp(ANA);
      const [mine, other, third] = [await signedIn(), await signedIn(), await signedIn()];
      expect((await mine.client.auth.signOut({ scope })).error).toBeNull();
      expect([await mine.isActive(), await other.isActive(), await third.isActive()]).toEqual(active);
      const { error } = await other.client.auth.refreshSession();
      expect(error?.code ?? null).toBe(active[1] ? null : "refresh_token_not_found");
    });

    test("is an AuthSessionMissingError for the old access token", async () => {
      await auth.client().auth.signUp(ANA);
      const { client, token } = await signedIn();
      await client.auth.signOut();
      const { error } = await auth.client().auth.getUser(token);
      expect(isAuthSessionMissingError(error)).toBe(true);
    });

    test("rejects an unknown scope", async () => {
      const { data } = await auth.client().auth.signUp(ANA);
      const headers = { authorization: `Bearer ${data.session?.access_token}` };
      expect((await auth.post("/logout?scope=everywhere", "", headers)).status).toBe(400);
    });
  });
});
