/** The contract with the official client: signing up, in and out, and the signed-in user. */
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

  const problem = (error: unknown) => {
    expect(isAuthApiError(error)).toBe(true);
    const { status, code, message } = error as { status: number; code: string; message: string };
    return [status, code, message];
  };

  describe("signing up", () => {
    test("gives a session whose user has the form of GoTrue's", async () => {
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

    test("puts GoTrue's claims into the access token", async () => {
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

    test("lets the client verify its token itself", async () => {
      const client = auth.client();
      await client.auth.signUp(ANA);
      const { data, error } = await client.auth.getClaims();
      expect(error).toBeNull();
      expect(data?.claims["email"]).toBe(ANA.email);
    });

    test.each([
      ["a known address", { email: "ANA@example.com ", password: PASSWORD }, [422, "user_already_exists"]],
      ["no password", { email: "b@example.com", password: "" }, [400, "validation_failed"]],
      ["no address at all", { email: "no address", password: PASSWORD }, [400, "validation_failed"]],
      ["4097 bytes of password", { email: "b@example.com", password: "x".repeat(4097) }, [400, "validation_failed"]],
    ])("refuses %s", async (_, credentials, expected) => {
      await auth.client().auth.signUp(ANA);
      const { error } = await auth.client().auth.signUp(credentials);
      expect(problem(error).slice(0, 2)).toEqual(expected);
    });

    test("says why a password is too weak", async () => {
      const { error } = await auth.client().auth.signUp({ ...ANA, password: "üüüüüüü" });
      expect(error).toBeInstanceOf(AuthWeakPasswordError);
      expect(error).toMatchObject({ reasons: ["length"], status: 422, code: "weak_password" });
      expect(error?.message).toBe("Password should be at least 8 characters.");
    });

    test.each(["üüüüüüüü", "密码密码密码密码", "🦊".repeat(8), " spaces count ", "x".repeat(4096), "ü".repeat(64)])(
      "takes the password %s as it is",
      async (password) => {
        expect((await auth.client().auth.signUp({ ...ANA, password })).error).toBeNull();
        expect((await auth.client().auth.signInWithPassword({ ...ANA, password })).error).toBeNull();
        const cut = { ...ANA, password: Array.from(password).slice(0, -1).join("") };
        expect((await auth.client().auth.signInWithPassword(cut)).error?.code).toBe("invalid_credentials");
      },
    );

    test("is refused with the reason where nobody may", async () => {
      await auth.restart({ signupDisabledReason: "Sign-ups are closed: ask the administrator." });
      const { error } = await auth.client().auth.signUp(ANA);
      expect(problem(error)).toEqual([422, "signup_disabled", "Sign-ups are closed: ask the administrator."]);
    });

    test.each([
      ["ana@fund.example", null],
      ["ANA@Fund.Example", null],
      ["ana@other.example", "email_address_not_authorized"],
      ["ana@sub.fund.example", "email_address_not_authorized"],
      ["ana@fund.example.evil.example", "email_address_not_authorized"],
    ])("is open to the allowed domains alone: %s", async (email, code) => {
      await auth.restart({ allowedEmailDomains: ["fund.example"] });
      const { error } = await auth.client().auth.signUp({ email, password: PASSWORD });
      expect(error?.code ?? null).toBe(code);
    });

    test("at the same time with one address makes one account", async () => {
      const attempts = await Promise.all(Array.from({ length: 10 }, () => auth.client().auth.signUp(ANA)));
      expect(attempts.filter(({ error }) => error === null)).toHaveLength(1);
      expect(attempts.filter(({ error }) => error?.code === "user_already_exists")).toHaveLength(9);
    });
  });

  describe("signing in", () => {
    beforeEach(async () => void (await auth.client().auth.signUp(ANA)));

    test("works in any spelling of the address", async () => {
      const { data, error } = await auth.client().auth.signInWithPassword({ ...ANA, email: " ＡNA@Example.COM" });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(ANA.email);
      expect(data.user?.last_sign_in_at).toMatch(TIME);
    });

    test("answers alike for a wrong password and an unknown address, and hashes for both", async () => {
      const wrong = await auth.client().auth.signInWithPassword({ ...ANA, password: "wrong password" });
      const unknown = await auth.client().auth.signInWithPassword({ email: "x@example.com", password: PASSWORD });
      expect(problem(wrong.error)).toEqual([400, "invalid_credentials", "Invalid login credentials"]);
      expect(problem(unknown.error)).toEqual(problem(wrong.error));
      expect(auth.verified).toHaveLength(2);
      expect(auth.verified.every((hash) => hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"))).toBe(true);
    });

    test("hashes once for an account whose hash is of an unknown kind too", async () => {
      const bcrypt = "$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy";
      await auth.database.run([{ text: "update auth.users set encrypted_password = $1", values: [bcrypt] }]);
      const { error } = await auth.client().auth.signInWithPassword(ANA);
      expect(error?.code).toBe("invalid_credentials");
      expect(auth.verified).toHaveLength(1);
    });

    test("with more than 4096 bytes of password is refused before any work", async () => {
      const { error } = await auth.client().auth.signInWithPassword({ ...ANA, password: "x".repeat(4097) });
      expect(problem(error).slice(0, 2)).toEqual([400, "validation_failed"]);
      expect(auth.verified).toEqual([]);
    });

    test("fails where the password is changed while it is being verified", async () => {
      const verify = async () => {
        await auth.database.run([{ text: "update auth.users set encrypted_password = '$argon2id$new'" }]);
        return true;
      };
      auth.configure({}, { passwordHasher: { hash: async () => "$argon2id$nobody", verify } });
      expect((await auth.client().auth.signInWithPassword(ANA)).error?.code).toBe("invalid_credentials");
      const [sessions] = await auth.database.run([{ text: "select from auth.sessions" }]);
      expect(sessions?.rows).toHaveLength(1);
    });

    test("of a banned user is refused, but only with the right password", async () => {
      await auth.database.run([{ text: "update auth.users set banned_until = 'infinity'" }]);
      const { error } = await auth.client().auth.signInWithPassword(ANA);
      expect(problem(error).slice(0, 2)).toEqual([400, "user_banned"]);
      const wrong = await auth.client().auth.signInWithPassword({ ...ANA, password: "wrong password" });
      expect(wrong.error?.code).toBe("invalid_credentials");
    });
  });

  describe("signing out", () => {
    async function signedIn() {
      const client = auth.client();
      const { data } = await client.auth.signInWithPassword(ANA);
      const token = data.session?.access_token ?? "";
      const isAlive = async () => (await auth.client().auth.getUser(token)).error === null;
      return { client, token, isAlive };
    }

    test.each([
      ["global", [false, false, false]],
      ["local", [false, true, true]],
      ["others", [true, false, false]],
    ] as const)("with scope %s ends the right sessions", async (scope, alive) => {
      await auth.client().auth.signUp(ANA);
      const [mine, other, third] = [await signedIn(), await signedIn(), await signedIn()];
      expect((await mine.client.auth.signOut({ scope })).error).toBeNull();
      expect([await mine.isAlive(), await other.isAlive(), await third.isAlive()]).toEqual(alive);
      const { error } = await other.client.auth.refreshSession();
      expect(error?.code ?? null).toBe(alive[1] ? null : "refresh_token_not_found");
    });

    test("makes the client see that its session is missing", async () => {
      await auth.client().auth.signUp(ANA);
      const { client, token } = await signedIn();
      await client.auth.signOut();
      const { error } = await auth.client().auth.getUser(token);
      expect(isAuthSessionMissingError(error)).toBe(true);
    });

    test("refuses an unknown scope", async () => {
      const { data } = await auth.client().auth.signUp(ANA);
      const headers = { authorization: `Bearer ${data.session?.access_token}` };
      expect((await auth.post("/logout?scope=everywhere", "", headers)).status).toBe(400);
    });
  });
});
