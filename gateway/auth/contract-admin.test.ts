/** supabase-js against `auth.admin`. */
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
      user_metadata: { name: "Ana" },
      app_metadata: { provider: "email", team: 1 },
      identities: [{ provider: "email" }],
    });
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
