/** supabase-js: several people sign up with one email address, and its owner opens one link. */
import type { SupabaseClientOptions } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Email } from "#gateway/auth/mailer.ts";
import {
  type AuthHarness,
  EXPIRED_LINK,
  followLink,
  fragment,
  PASSWORD,
  redirectError,
  startAuth,
} from "#tests/support/auth-harness.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };
const STRANGER = { email: ANA.email, password: "a stranger's own" };

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(() => auth.restart({ autoConfirm: false }));
  afterAll(() => auth.close());

  const signUp = (credentials: typeof ANA, data?: object) =>
    auth.client().auth.signUp({ ...credentials, options: data === undefined ? {} : { data } });
  const open = (email: Email | undefined) => followLink({ ...auth, emails: email === undefined ? [] : [email] });
  const signIn = async (credentials = ANA) =>
    (await auth.client().auth.signInWithPassword(credentials)).error?.code ?? "signed in";

  test.each([0, 61_000])("confirms the sign-up whose link is opened, %i ms after a stranger's", async (gapMs) => {
    await signUp(STRANGER, { name: "Stranger", team: "x" });
    auth.advance(gapMs);
    await signUp(ANA, { name: "Ana" });
    expect(auth.emails).toHaveLength(2);
    const { access_token = "" } = fragment(await open(auth.emails[1]));
    const { data } = await auth.client().auth.getUser(access_token);
    expect(data.user?.user_metadata).toMatchObject({ name: "Ana", email: ANA.email, email_verified: true });
    expect(data.user?.user_metadata).not.toHaveProperty("team");
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ name: "Ana", sub: data.user?.id });
    expect(await signIn()).toBe("signed in");
    expect(await signIn(STRANGER)).toBe("invalid_credentials");
    expect(redirectError(await open(auth.emails[0]))).toEqual(EXPIRED_LINK);
    expect(await signIn(STRANGER)).toBe("invalid_credentials");
  });

  test("a later sign-up does not end the owner's link", async () => {
    await signUp(ANA);
    await signUp(STRANGER);
    expect(fragment(await open(auth.emails[0]))).toHaveProperty("access_token");
    expect(await signIn()).toBe("signed in");
    expect(await signIn(STRANGER)).toBe("invalid_credentials");
    expect(redirectError(await open(auth.emails[1]))).toEqual(EXPIRED_LINK);
  });

  test("of two links opened at the same time, one takes effect", async () => {
    await signUp(ANA);
    await signUp(STRANGER);
    const urls = await Promise.all(auth.emails.map(open));
    expect(urls.filter((url) => "access_token" in fragment(url))).toHaveLength(1);
    const outcomes = [await signIn(), await signIn(STRANGER)];
    expect(outcomes.sort()).toEqual(["invalid_credentials", "signed in"]);
  });

  test("stores no password or metadata of an unconfirmed sign-up with the account", async () => {
    await signUp(STRANGER, { name: "Stranger" });
    const [found] = await auth.database.run([
      { text: "select encrypted_password, raw_user_meta_data::text as data from auth.users" },
    ]);
    expect(found?.rows[0]?.["encrypted_password"]).toBe("");
    expect(found?.rows[0]?.["data"]).not.toContain("Stranger");
    const admin = auth.client({}, auth.keys.service).auth.admin;
    const { data } = await admin.listUsers();
    await admin.updateUserById(data.users[0]?.id ?? "", { email_confirm: true });
    expect(await signIn(STRANGER)).toBe("invalid_credentials");
    expect(redirectError(await open(auth.emails[0]))).toEqual(EXPIRED_LINK);
  });

  test("repeating a sign-up within a minute sends nothing, later it renews the link", async () => {
    await signUp(ANA);
    await signUp(ANA);
    expect(auth.emails).toHaveLength(1);
    auth.advance(61_000);
    await signUp(ANA);
    expect(auth.emails).toHaveLength(2);
    expect(redirectError(await open(auth.emails[0]))).toEqual(EXPIRED_LINK);
    expect(fragment(await open(auth.emails[1]))).toHaveProperty("access_token");
  });

  test("sends at most three emails at once to one address for a network, and ten for all", async () => {
    for (let number = 0; number < 5; number += 1) await signUp({ ...ANA, password: `password number ${number}` });
    expect(auth.emails).toHaveLength(3);
    for (let number = 5; number < 15; number += 1) {
      auth.address = `198.51.100.${number}`;
      await signUp({ ...ANA, password: `password number ${number}` });
    }
    expect(auth.emails).toHaveLength(10);
    auth.advance(61_000);
    await signUp(ANA);
    expect(auth.emails).toHaveLength(11);
    await open(auth.emails[10]);
    expect(await signIn()).toBe("signed in");
  });

  test.each([
    ["the same network", (_number: number) => "192.0.2.1"],
    ["another network", (_number: number) => "198.51.100.1"],
    ["as many networks", (number: number) => `198.51.100.${number}`],
  ])("20 later sign-ups of %s do not push out the owner's, which was first", async (_what, network) => {
    auth.address = "192.0.2.1";
    await signUp(ANA);
    for (let number = 0; number < 20; number += 1) {
      auth.advance(61_000);
      auth.address = network(number);
      await signUp({ ...STRANGER, password: `a stranger's ${number}` });
    }
    expect(auth.emails).toHaveLength(21);
    expect(fragment(await open(auth.emails[0]))).toHaveProperty("access_token");
    expect(await signIn()).toBe("signed in");
  });

  test("sign-ups of one network do not push out the owner's of another, though the stranger was first", async () => {
    auth.address = "198.51.100.1";
    await signUp(STRANGER);
    auth.address = "192.0.2.1";
    await signUp(ANA);
    auth.address = "198.51.100.1";
    for (let number = 0; number < 20; number += 1) {
      auth.advance(61_000);
      await signUp({ ...STRANGER, password: `a stranger's ${number}` });
    }
    expect(fragment(await open(auth.emails[1]))).toHaveProperty("access_token");
    expect(await signIn()).toBe("signed in");
  });

  test("resending renews the link of the only sign-up, for strangers can resend too", async () => {
    await signUp(ANA, { name: "Ana" });
    auth.advance(3_500_000);
    await auth.client().auth.resend({ type: "signup", email: ANA.email });
    auth.advance(3_500_000);
    expect(auth.emails[1]?.text).toBe(auth.emails[0]?.text);
    expect(fragment(await open(auth.emails[0]))["type"]).toBe("signup");
    expect(redirectError(await open(auth.emails[1]))).toEqual(EXPIRED_LINK);
    expect(await signIn()).toBe("signed in");
  });

  test("resending with several sign-ups sends a link to set a new password", async () => {
    await signUp(ANA);
    await signUp(STRANGER);
    auth.advance(61_000);
    await auth.client().auth.resend({ type: "signup", email: ANA.email });
    expect(fragment(await open(auth.emails[2]))["type"]).toBe("recovery");
    expect(await signIn(STRANGER)).toBe("invalid_credentials");
    expect(await signIn(ANA)).toBe("invalid_credentials");
    expect(redirectError(await open(auth.emails[1]))).toEqual(EXPIRED_LINK);
  });

  test("recovery ends pending sign-ups", async () => {
    await signUp(STRANGER);
    await auth.client().auth.resetPasswordForEmail(ANA.email);
    expect(fragment(await followLink(auth))["type"]).toBe("recovery");
    expect(redirectError(await open(auth.emails[0]))).toEqual(EXPIRED_LINK);
    expect(await signIn(STRANGER)).toBe("invalid_credentials");
  });

  test("with PKCE, the code belongs to the sign-up whose link is opened", async () => {
    const pkceClient = () => {
      const items = new Map<string, string>();
      const options: SupabaseClientOptions<"public">["auth"] = {
        flowType: "pkce",
        persistSession: true,
        storage: {
          getItem: (key) => items.get(key) ?? null,
          setItem: (key, value) => void items.set(key, value),
          removeItem: (key) => void items.delete(key),
        },
      };
      return auth.client(options);
    };
    const ana = pkceClient();
    const stranger = pkceClient();
    await ana.auth.signUp(ANA);
    await stranger.auth.signUp(STRANGER);
    const code = (await open(auth.emails[0])).searchParams.get("code") ?? "";
    expect((await stranger.auth.exchangeCodeForSession(code)).error?.code).toBe("bad_code_verifier");
    expect((await ana.auth.exchangeCodeForSession(code)).error).toBeNull();
    expect(await signIn()).toBe("signed in");
    expect((await open(auth.emails[1])).searchParams.get("error_code")).toBe("otp_expired");
  });
});
