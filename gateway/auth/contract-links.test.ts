/** supabase-js: PKCE and email changes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type AuthHarness,
  EXPIRED_LINK,
  followLink,
  fragment,
  PASSWORD,
  redirectError,
  signUpByEmail,
  startAuth,
} from "#tests/support/auth-harness.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };
const PKCE = { flowType: "pkce" } as const;

/** One client storage, where supabase-js stores the code verifier. */
function browserStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(() => auth.restart({ autoConfirm: false }));
  afterAll(() => auth.close());

  const signIn = async (credentials = ANA) => (await auth.client().auth.signInWithPassword(credentials)).error;
  const confirmed = (credentials = ANA) => signUpByEmail(auth, credentials);

  describe("with PKCE", () => {
    const followLinkToCode = async () => (await followLink(auth)).searchParams.get("code") ?? "";

    test("only the browser that requested the link gets the session, once", async () => {
      const storage = browserStorage();
      const client = auth.client({ ...PKCE, storage, persistSession: true });
      await client.auth.signUp(ANA);
      const code = await followLinkToCode();
      const stolen = await auth.post("/token?grant_type=pkce", { auth_code: code, code_verifier: "x".repeat(60) });
      expect([stolen.status, stolen.headers.get("x-sb-error-code")]).toEqual([400, "bad_code_verifier"]);
      const verifier = String(JSON.parse(storage.getItem("sb-127-auth-token-code-verifier") ?? '""')).split("/")[0];
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      expect(error).toBeNull();
      expect(data.user?.email).toBe(ANA.email);
      const again = await auth.post("/token?grant_type=pkce", { auth_code: code, code_verifier: verifier });
      expect([again.status, again.headers.get("x-sb-error-code")]).toEqual([404, "flow_state_not_found"]);
    });

    test("a code expires five minutes after the link was opened", async () => {
      await confirmed();
      const client = auth.client({ ...PKCE, storage: browserStorage(), persistSession: true });
      await client.auth.resetPasswordForEmail(ANA.email);
      auth.advance(1_800_000);
      const code = await followLinkToCode();
      auth.advance(301_000);
      const { error } = await client.auth.exchangeCodeForSession(code);
      expect(error).toMatchObject({ status: 422, code: "flow_state_expired" });
    });

    test("recovery creates a session with amr recovery", async () => {
      await confirmed();
      const client = auth.client({ ...PKCE, storage: browserStorage(), persistSession: true });
      await client.auth.resetPasswordForEmail(ANA.email);
      const { data, error } = await client.auth.exchangeCodeForSession(await followLinkToCode());
      expect(error).toBeNull();
      expect((await auth.tokens.verify(data.session?.access_token ?? "")).amr).toMatchObject([{ method: "recovery" }]);
    });

    test("errors are in the query too", async () => {
      const response = await auth.request(`/verify?token=pkce_${"0".repeat(56)}&type=signup`);
      const url = new URL(response.headers.get("location") ?? "");
      expect(url.searchParams.get("error_code")).toBe("otp_expired");
      expect(redirectError(url)).toEqual(EXPIRED_LINK);
    });

    test.each([
      [{ code_challenge: "x".repeat(43) }],
      [{ code_challenge_method: "s256" }],
      [{ code_challenge: "x".repeat(42), code_challenge_method: "s256" }],
      [{ code_challenge: "x".repeat(129), code_challenge_method: "s256" }],
      [{ code_challenge: "ä".repeat(43), code_challenge_method: "s256" }],
      [{ code_challenge: "x".repeat(43), code_challenge_method: "md5" }],
    ])("rejects the challenge %j", async (fields) => {
      const response = await auth.post("/recover", { email: ANA.email, ...fields });
      expect([response.status, response.headers.get("x-sb-error-code")]).toEqual([400, "validation_failed"]);
    });
  });

  describe("changing the email address", () => {
    const open = async (to: string) => {
      const email = auth.emails.find((sent) => sent.to === to);
      return followLink({ ...auth, emails: email === undefined ? [] : [email] });
    };

    test("requires confirmation from the current and the new address", async () => {
      await confirmed();
      const client = auth.client();
      await client.auth.signInWithPassword(ANA);
      const { data, error } = await client.auth.updateUser({ email: "Ana@new.example" });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: ANA.email, new_email: "ana@new.example" });
      expect(auth.emails.map(({ to }) => to).sort()).toEqual(["ana@example.com", "ana@new.example"]);
      expect(fragment(await open("ana@new.example"))["message"]).toMatch(/^Confirmation link accepted/);
      expect((await client.auth.getUser()).data.user?.email).toBe(ANA.email);
      expect(fragment(await open(ANA.email))).toMatchObject({ type: "email_change" });
      const { data: after } = await client.auth.getUser();
      expect(after.user).toMatchObject({ email: "ana@new.example", user_metadata: { email: "ana@new.example" } });
      expect(after.user).not.toHaveProperty("new_email");
      expect(await signIn({ ...ANA, email: "ana@new.example" })).toBeNull();
    });

    test("resends once a minute and does not reveal whether a change is pending", async () => {
      await confirmed();
      const client = auth.client();
      await client.auth.signInWithPassword(ANA);
      await client.auth.updateUser({ email: "ana@new.example" });
      for (const email of [ANA.email, "nobody@example.com"]) {
        const response = await auth.post("/resend", { type: "email_change", email });
        expect([response.status, await response.text()]).toEqual([200, "{}"]);
      }
      expect(auth.emails).toHaveLength(2);
      auth.advance(61_000);
      await auth.post("/resend", { type: "email_change", email: ANA.email });
      expect(auth.emails).toHaveLength(4);
    });

    test("strangers' resends neither end its links nor reset a confirmation", async () => {
      await confirmed();
      const client = auth.client();
      await client.auth.signInWithPassword(ANA);
      await client.auth.updateUser({ email: "ana@new.example" });
      const resend = async () => {
        auth.advance(61_000);
        await auth.post("/resend", { type: "email_change", email: ANA.email });
      };
      await resend();
      expect(auth.emails).toHaveLength(4);
      await open("ana@new.example");
      await resend();
      // Only to the address that is not confirmed yet, with the link that it has.
      const sent = auth.emails.filter(({ to }) => to === ANA.email);
      expect([auth.emails.length, sent.length, new Set(sent.map(({ text }) => text)).size]).toEqual([5, 3, 1]);
      await open(ANA.email);
      expect((await client.auth.getUser()).data.user?.email).toBe("ana@new.example");
    });

    test("ends a link to set a new password that the old address received", async () => {
      await confirmed();
      const client = auth.client();
      await client.auth.signInWithPassword(ANA);
      await client.auth.resetPasswordForEmail(ANA.email);
      const recovery = auth.emails.splice(0);
      await client.auth.updateUser({ email: "ana@new.example" });
      await open("ana@new.example");
      await open(ANA.email);
      expect((await client.auth.getUser()).data.user?.email).toBe("ana@new.example");
      expect(redirectError(await followLink({ ...auth, emails: recovery }))).toEqual(EXPIRED_LINK);
    });

    test("a new password cancels it", async () => {
      await confirmed();
      const client = auth.client();
      await client.auth.signInWithPassword(ANA);
      await client.auth.updateUser({ email: "eve@new.example" });
      await client.auth.updateUser({ password: "chosen by the owner" });
      for (const to of ["eve@new.example", ANA.email]) expect(redirectError(await open(to))).toEqual(EXPIRED_LINK);
      auth.advance(61_000);
      await auth.post("/resend", { type: "email_change", email: ANA.email });
      expect(auth.emails).toHaveLength(2);
    });

    test("opening one link twice counts as one confirmation", async () => {
      await confirmed();
      const client = auth.client();
      await client.auth.signInWithPassword(ANA);
      await client.auth.updateUser({ email: "ana@new.example" });
      await open("ana@new.example");
      expect(redirectError(await open("ana@new.example"))).toEqual(EXPIRED_LINK);
      expect((await client.auth.getUser()).data.user?.email).toBe(ANA.email);
      const again = await client.auth.updateUser({ email: "ana@other.example" });
      expect(again.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    });
  });
});
