/** Strangers who know only the email address request links to set a new password. The owner's must work. */
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
const PKCE = { code_challenge: "a".repeat(43), code_challenge_method: "plain" };

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(async () => {
    await auth.restart({ autoConfirm: false });
    await signUpByEmail(auth, ANA);
    auth.emails.length = 0;
  });
  afterAll(() => auth.close());

  const request = (parameters: object = {}) => auth.post("/recover", { email: ANA.email, ...parameters });
  const open = (index: number) => followLink({ ...auth, emails: auth.emails.slice(index, index + 1) });

  test("repeated requests send the same link", async () => {
    await request();
    auth.advance(61_000);
    await request();
    expect(auth.emails).toHaveLength(2);
    expect(fragment(await open(0))["type"]).toBe("recovery");
    expect(redirectError(await open(1))).toEqual(EXPIRED_LINK);
  });

  test("an expired link is replaced", async () => {
    await request();
    auth.advance(3_601_000);
    await request();
    expect(redirectError(await open(0))).toEqual(EXPIRED_LINK);
    expect(fragment(await open(1))["type"]).toBe("recovery");
  });

  test("a link that only the stranger's browser can use does not delay the owner's", async () => {
    await request(PKCE);
    await request();
    expect(auth.emails).toHaveLength(2);
    await request();
    expect(auth.emails).toHaveLength(2);
    expect(redirectError(await open(0))).toMatchObject({ error_code: "otp_expired" });
    expect(fragment(await open(1))["type"]).toBe("recovery");
  });

  test("a link that only the stranger's browser can use does not replace the owner's", async () => {
    await request();
    auth.advance(61_000);
    await request(PKCE);
    expect(auth.emails).toHaveLength(1);
    expect(fragment(await open(0))["type"]).toBe("recovery");
    await request(PKCE);
    expect(auth.emails).toHaveLength(2);
  });
});
