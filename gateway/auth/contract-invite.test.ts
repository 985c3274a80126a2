/** supabase-js: `auth.admin.inviteUserByEmail`. */
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
const STRANGER = { email: ANA.email, password: "a stranger's own" };
const DAY_MS = 86_400_000;

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(() =>
    auth.restart({
      autoConfirm: false,
      acceptsSignUps: () => false,
      allowedEmailDomains: ["fund.example"],
      requireCurrentPassword: true,
    }),
  );
  afterAll(() => auth.close());

  const invite = (options: { data?: object; redirectTo?: string } = {}) =>
    auth.client({}, auth.keys.service).auth.admin.inviteUserByEmail("ANA@example.com", options);
  const signIn = async (credentials = ANA) =>
    (await auth.client().auth.signInWithPassword(credentials)).error?.code ?? "signed in";
  const open = (index: number) => followLink({ ...auth, emails: auth.emails.slice(index, index + 1) });
  const openSignUps = () => auth.configure({ autoConfirm: false });

  async function choosePassword(url: URL, password = PASSWORD) {
    const client = auth.client();
    const { access_token = "", refresh_token = "" } = fragment(url);
    await client.auth.setSession({ access_token, refresh_token });
    return (await client.auth.updateUser({ password })).error;
  }

  test("needs the service key", async () => {
    const { error } = await auth.client().auth.admin.inviteUserByEmail(ANA.email);
    expect(error).toMatchObject({ status: 403, code: "not_admin" });
    expect(auth.emails).toHaveLength(0);
  });

  test("sends a link with which the person chooses a password, also outside the allowed domains", async () => {
    const { data, error } = await invite({ data: { team: "x" }, redirectTo: `${SITE}/welcome` });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: ANA.email,
      invited_at: expect.any(String),
      user_metadata: { team: "x" },
      identities: [{ provider: "email" }],
    });
    expect(data.user).not.toHaveProperty("email_confirmed_at");
    expect(auth.emails[0]).toMatchObject({ to: ANA.email, subject: "Your invitation to 127.0.0.1:3000" });
    expect(auth.emails[0]?.text).toContain("expires in 7 days");
    const url = await open(0);
    expect([url.origin + url.pathname, fragment(url)["type"]]).toEqual([`${SITE}/welcome`, "invite"]);
    expect(await choosePassword(url)).toBeNull();
    expect(await signIn()).toBe("signed in");
    expect(redirectError(await open(0))).toEqual(EXPIRED_LINK);
  });

  test("verifyOtp accepts its token hash", async () => {
    await invite();
    const token_hash = new URL(auth.emails[0]?.text.match(/https?:\S+/)?.[0] ?? "").searchParams.get("token") ?? "";
    const { data, error } = await auth.client().auth.verifyOtp({ type: "invite", token_hash });
    expect([error, data.user?.email]).toEqual([null, ANA.email]);
  });

  test("a link is valid for 7 days", async () => {
    await invite();
    auth.advance(7 * DAY_MS - 1000);
    expect(fragment(await open(0))).toHaveProperty("access_token");
    await auth.restart({ autoConfirm: false });
    await invite();
    auth.advance(7 * DAY_MS + 1000);
    expect(redirectError(await open(0))).toEqual(EXPIRED_LINK);
  });

  test("a second invitation replaces the first link", async () => {
    await invite();
    expect((await invite()).error).toBeNull();
    expect(redirectError(await open(0))).toEqual(EXPIRED_LINK);
    expect(fragment(await open(1))).toHaveProperty("access_token");
  });

  test("a second invitation ends the session of whoever opened the first link", async () => {
    await invite();
    const { access_token = "", refresh_token = "" } = fragment(await open(0));
    await invite();
    const thief = auth.client().auth;
    expect((await thief.getUser(access_token)).error?.name).toBe("AuthSessionMissingError");
    expect((await thief.refreshSession({ refresh_token })).error?.code).toBe("refresh_token_not_found");
  });

  test("a password that the administrator sets ends the invitation", async () => {
    const { data } = await invite();
    const { admin } = auth.client({}, auth.keys.service).auth;
    await admin.updateUserById(data.user?.id ?? "", { password: PASSWORD });
    expect(redirectError(await open(0))).toEqual(EXPIRED_LINK);
  });

  test("an account that has a password cannot be invited, one that never chose it can", async () => {
    await invite();
    await open(0);
    expect((await invite()).error).toBeNull();
    await choosePassword(await open(1));
    expect((await invite()).error).toMatchObject({ status: 422, code: "email_exists" });
    openSignUps();
    await auth.restart({ autoConfirm: false });
    await signUpByEmail(auth, ANA);
    expect((await invite()).error).toMatchObject({ status: 422, code: "email_exists" });
    expect(await signIn()).toBe("signed in");
  });

  test("ends a stranger's pending sign-up", async () => {
    openSignUps();
    await auth.client().auth.signUp(STRANGER);
    await invite();
    expect(redirectError(await open(0))).toEqual(EXPIRED_LINK);
    await choosePassword(await open(1));
    expect(await signIn(STRANGER)).toBe("invalid_credentials");
    expect(await signIn()).toBe("signed in");
  });

  test("sign-ups and resent confirmations neither replace nor compete with an invitation", async () => {
    openSignUps();
    await invite();
    auth.advance(61_000);
    expect((await auth.client().auth.signUp(STRANGER)).error).toBeNull();
    expect((await auth.client().auth.resend({ type: "signup", email: ANA.email })).error).toBeNull();
    expect(auth.emails).toHaveLength(1);
    expect(await signIn(STRANGER)).toBe("invalid_credentials");
    expect(fragment(await open(0))).toHaveProperty("access_token");
  });

  test("a confirmed sign-up without email does not take over an invited account", async () => {
    await invite();
    auth.configure({ autoConfirm: true });
    expect((await auth.client().auth.signUp(STRANGER)).error?.code).toBe("user_already_exists");
    expect(fragment(await open(0))).toHaveProperty("access_token");
  });

  test("reports the invitation and failed sign-ins", async () => {
    const events: object[] = [];
    auth.configure({ autoConfirm: false }, { onAccountEvent: (event) => events.push(event) });
    await invite();
    await open(0);
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(STRANGER);
    const from = { email: ANA.email, address: "192.0.2.1" };
    expect(events).toEqual([
      { message: "account invited", ...from },
      { message: "account confirmed", ...from },
      ...Array.from({ length: 5 }, () => ({ message: "sign-in failed", ...from })),
      { message: "sign-in locked", ...from },
    ]);
  });
});
