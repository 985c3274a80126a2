/** supabase-js against `auth.admin`. */
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(() => auth.restart());
  afterAll(() => auth.close());

  const admin = () => auth.client({}, auth.keys.service).auth.admin;
  const signIn = async (password = PASSWORD) =>
    (await auth.client().auth.signInWithPassword({ email: ANA.email, password })).error?.code ?? "signed in";

  test("rejects requests without the service key", async () => {
    const client = auth.client();
    const { data } = await client.auth.signUp(ANA);
    for (const bearer of [auth.keys.anon, data.session?.access_token]) {
      const response = await auth.request("/admin/users", { headers: { authorization: `Bearer ${bearer}` } });
      expect([response.status, response.headers.get("x-sb-error-code")]).toEqual([403, "not_admin"]);
    }
    expect((await auth.request("/admin/users")).status).toBe(401);
    const forged = await auth.request("/admin/users", {
      headers: { authorization: "Bearer x", apikey: auth.keys.service },
    });
    expect(forged.status).toBe(403);
  });

  test("creates confirmed and unconfirmed users", async () => {
    const { data, error } = await admin().createUser({
      ...ANA,
      email_confirm: true,
      user_metadata: { name: "Ana" },
      app_metadata: { team: 1 },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: ANA.email,
      app_metadata: { provider: "email", team: 1 },
      identities: [{ provider: "email" }],
    });
    expect(data.user?.user_metadata).toEqual({ name: "Ana" });
    expect(await signIn()).toBe("signed in");
    expect((await admin().createUser(ANA)).error).toMatchObject({ status: 422, code: "email_exists" });
    await admin().createUser({ ...ANA, email: "bob@example.com" });
    const bob = await auth.client().auth.signInWithPassword({ ...ANA, email: "bob@example.com" });
    expect(bob.error?.code).toBe("email_not_confirmed");
  });

  test("lists users page by page", async () => {
    for (let number = 1; number <= 5; number += 1) await admin().createUser({ email: `user${number}@example.com` });
    const { data, error } = await admin().listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data).toMatchObject({ aud: "authenticated", total: 5, nextPage: 2, lastPage: 3 });
    const third = (await admin().listUsers({ page: 3, perPage: 2 })).data;
    expect(third.users).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain("password");
  });

  test.each([
    [{ page: -1 }, 'strconv.ParseUint: parsing "-1": invalid syntax'],
    [{ perPage: 1.5 }, 'strconv.ParseUint: parsing "1.5": invalid syntax'],
    [{ page: 1e20 }, 'strconv.ParseUint: parsing "100000000000000000000": value out of range'],
  ])("rejects the page %o as GoTrue does", async (page, why) => {
    expect((await admin().listUsers(page)).error).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: `Bad Pagination Parameters: ${why}`,
    });
  });

  test("page 0 is the first page, and a page far behind the last one is empty", async () => {
    await admin().createUser({ email: "one@example.com" });
    const headers = { authorization: `Bearer ${auth.keys.service}` };
    const users = async (query: string) =>
      (await (await auth.request(`/admin/users?${query}`, { headers })).json()).users;
    expect(await users("page=0&per_page=5000")).toHaveLength(1);
    expect(await users(`page=${2n ** 64n - 1n}`)).toEqual([]);
    expect((await auth.request("/admin/users?per_page=0", { headers })).status).toBe(400);
  });

  test("merges metadata, and removes keys with null", async () => {
    const { data } = await admin().createUser({
      email: ANA.email,
      user_metadata: { name: "Ana", seat: 1 },
      app_metadata: { team: 1, role: "x" },
    });
    expect(data.user?.user_metadata).toEqual({ name: "Ana", seat: 1 });
    const id = data.user?.id ?? "";
    const change = { user_metadata: { seat: null, color: "blue" }, app_metadata: { role: null, team: 2 } };
    const changed = (await admin().updateUserById(id, { ...change, email_confirm: true })).data.user;
    expect(changed?.user_metadata).toEqual({ name: "Ana", color: "blue" });
    expect(changed?.app_metadata).toEqual({ provider: "email", providers: ["email"], team: 2 });
    expect((await admin().updateUserById(id, { password: PASSWORD })).data.user?.user_metadata).toEqual({
      name: "Ana",
      color: "blue",
    });
    expect((await admin().createUser({ email: "bare@example.com" })).data.user?.user_metadata).toEqual({});
  });

  test("lists and deletes second factors, for a lost authenticator", async () => {
    const client = auth.client();
    const { data } = await client.auth.signUp(ANA);
    const userId = data.user?.id ?? "";
    expect((await admin().mfa.listFactors({ userId })).data).toEqual({ factors: [] });
    const { data: enrolled } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    const id = enrolled?.id ?? "";
    const code = new TOTP({ secret: Secret.fromBase32(enrolled?.type === "totp" ? enrolled.totp.secret : "") });
    const verified = await client.auth.mfa.challengeAndVerify({
      factorId: id,
      code: code.generate({ timestamp: auth.nowMs() }),
    });
    expect(verified.error).toBeNull();
    const factor = { id, friendly_name: "phone", factor_type: "totp", status: "verified" };
    const listed = await admin().mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([factor]);
    expect(JSON.stringify(listed)).not.toContain("secret");

    const bob = (await admin().createUser({ email: "bob@example.com" })).data.user?.id ?? "";
    expect((await admin().mfa.deleteFactor({ userId: bob, id })).error?.code).toBe("mfa_factor_not_found");
    const { data: deleted, error } = await admin().mfa.deleteFactor({ userId, id });
    // The client nests the response once more.
    expect([deleted, error]).toMatchObject([{ data: { id } }, null]);
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toEqual([]);
    const { data: level } = await client.auth.refreshSession();
    expect(JSON.parse(atob(level.session?.access_token.split(".")[1] ?? "")).aal).toBe("aal1");
    const next = auth.client();
    await next.auth.signInWithPassword(ANA);
    expect((await next.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe("aal1");
    expect((await client.auth.admin.mfa.listFactors({ userId })).error).toMatchObject({
      status: 403,
      code: "not_admin",
    });
  });

  test("updates password, email address and metadata", async () => {
    const { data } = await admin().createUser({ ...ANA, email_confirm: true });
    const id = data.user?.id ?? "";
    const changed = await admin().updateUserById(id, {
      password: "set by the administrator",
      email: "Ana@New.example",
      user_metadata: { name: "A" },
    });
    expect(changed.data.user).toMatchObject({ email: "ana@new.example", user_metadata: { name: "A" } });
    const { error } = await auth.client().auth.signInWithPassword({
      email: "ana@new.example",
      password: "set by the administrator",
    });
    expect(error).toBeNull();
    expect((await admin().getUserById(id)).data.user?.email).toBe("ana@new.example");
  });

  test("bans a user, which ends their sessions, and lifts the ban", async () => {
    const client = auth.client();
    const { data } = await client.auth.signUp(ANA);
    const id = data.user?.id ?? "";
    expect((await admin().updateUserById(id, { ban_duration: "1h30m" })).error).toBeNull();
    expect(await signIn()).toBe("user_banned");
    expect((await client.auth.getUser()).error?.code).toBe("user_banned");
    await admin().updateUserById(id, { ban_duration: "none" });
    expect(await signIn()).toBe("signed in");
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await admin().updateUserById(id, { ban_duration: "for ever" })).error?.code).toBe("validation_failed");
  });

  test("deletes a user and their identities", async () => {
    const client = auth.client();
    const { data } = await client.auth.signUp(ANA);
    const id = data.user?.id ?? "";
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await client.auth.getUser()).error?.code).toBe("user_not_found");
    expect(await signIn()).toBe("invalid_credentials");
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
    const [left] = await auth.database.run([{ text: "select count(*)::text as n from auth.identities" }]);
    expect(left?.rows[0]?.["n"]).toBe("0");
  });
});
