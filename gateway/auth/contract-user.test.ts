/** supabase-js: reading and updating the signed-in user. */
import { isAuthSessionMissingError } from "@supabase/supabase-js";
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

  describe("the user", () => {
    test("merges metadata; null removes a key", async () => {
      const client = auth.client();
      await client.auth.signUp({ ...ANA, options: { data: { team: "a", role: "x" } } });
      const { data, error } = await client.auth.updateUser({ data: { role: null, city: "Bern" } });
      expect(error).toBeNull();
      expect(data.user?.user_metadata).toMatchObject({ team: "a", city: "Bern", email: ANA.email });
      expect(data.user?.user_metadata).not.toHaveProperty("role");
      expect((await client.auth.getUser()).data.user).toEqual(data.user);
    });

    test("concurrent metadata changes do not overwrite each other", async () => {
      const client = auth.client();
      const { data } = await client.auth.signUp(ANA);
      const headers = { authorization: `Bearer ${data.session?.access_token}` };
      const change = (number: number) =>
        auth.request("/user", { method: "PUT", headers, body: JSON.stringify({ data: { [`key${number}`]: number } }) });
      await Promise.all(Array.from({ length: 10 }, (_, number) => change(number)));
      const keys = Object.keys((await client.auth.getUser()).data.user?.user_metadata ?? {});
      expect(keys.filter((key) => key.startsWith("key"))).toHaveLength(10);
    });

    test("concurrent changes to one email address succeed once", async () => {
      const clients = await Promise.all(
        [1, 2, 3, 4].map(async (number) => {
          const client = auth.client();
          await client.auth.signUp({ email: `user${number}@example.com`, password: PASSWORD });
          return client;
        }),
      );
      const codes = await Promise.all(
        clients.map(async (client) => (await client.auth.updateUser({ email: ANA.email })).error?.code ?? "changed"),
      );
      expect(codes.sort()).toEqual(["changed", "email_exists", "email_exists", "email_exists"]);
      expect(auth.unexpectedErrors).toEqual([]);
    });

    test("a new password ends the other sessions and keeps the current one", async () => {
      const [client, other] = [auth.client(), auth.client()];
      await client.auth.signUp(ANA);
      await other.auth.signInWithPassword(ANA);
      expect((await client.auth.updateUser({ password: "another good one" })).error).toBeNull();
      expect((await client.auth.getUser()).error).toBeNull();
      expect(isAuthSessionMissingError((await other.auth.getUser()).error)).toBe(true);
      expect((await client.auth.refreshSession()).error).toBeNull();
      expect((await auth.client().auth.signInWithPassword(ANA)).error?.code).toBe("invalid_credentials");
      const changed = { ...ANA, password: "another good one" };
      expect((await auth.client().auth.signInWithPassword(changed)).error).toBeNull();
    });

    test.each([
      ["the same password", { password: PASSWORD }, [422, "same_password"]],
      ["a short password", { password: "short" }, [422, "weak_password"]],
      [
        "a wrong current password",
        { password: "long enough", current_password: "x" },
        [400, "current_password_invalid"],
      ],
      ["one's own email address as password", { password: "Ana@Example.com" }, [422, "weak_password"]],
      [
        "the new email address as password",
        { email: "clara@a.example", password: "clara2026" },
        [422, "weak_password"],
      ],
      ["another user's email address", { email: "bob@example.com" }, [422, "email_exists"]],
      ["more than 8 KB of data", { data: { text: "x".repeat(9000) } }, [400, "validation_failed"]],
    ])("rejects %s", async (_, change, [status, code]) => {
      await auth.client().auth.signUp({ email: "bob@example.com", password: PASSWORD });
      const client = auth.client();
      await client.auth.signUp(ANA);
      const { error } = await client.auth.updateUser(change);
      expect(error).toMatchObject({ status, code });
    });

    test("cannot change its own app_metadata", async () => {
      const { data } = await auth.client().auth.signUp(ANA);
      const response = await auth.request("/user", {
        method: "PUT",
        headers: { authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify({ app_metadata: { role: "service_role" } }),
      });
      expect([response.status, await response.json()]).toMatchObject([403, { error_code: "not_admin" }]);
    });
  });
});
