/** Signed-out callers read and learn nothing; users act only as themselves. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppHarness, openApp, PASSWORD, type SignedUp } from "#tests/support/app-harness.ts";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let app: AppHarness;
  let known: SignedUp;
  beforeAll(async () => {
    app = await openApp(engine);
    known = await app.signUp();
  });
  afterAll(() => app.close());

  test("the anonymous key reads no row of any table, view or function", async () => {
    const [found] = await app.database.run([
      {
        text: `select relname as path from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p', 'm')
               union all select 'rpc/' || proname from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
      },
    ]);
    const paths = found?.rows.map(({ path }) => String(path)) ?? [];
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      for (const init of [{}, { method: "POST", body: "{}" }]) {
        const response = await app.as(app.keys.anonKey, `/rest/v1/${path}`, init);
        expect([401, 404, 405], `${path} ${await response.text()}`).toContain(response.status);
      }
      const nobody = await app.request(`/rest/v1/${path}`);
      expect([401, 404, 405]).toContain(nobody.status);
    }
  });

  test.each([
    ["/token?grant_type=password", (email: string) => ({ email, password: "wrong password" })],
    ["/recover", (email: string) => ({ email })],
    ["/resend", (email: string) => ({ email, type: "signup" })],
    ["/verify", (email: string) => ({ email, type: "recovery", token: "123456" })],
  ])("%s responds alike to existing and unknown emails", async (path, body) => {
    const post = async (email: string) => {
      const response = await app.request(`/auth/v1${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-test-address": "192.0.2.77" },
        body: JSON.stringify(body(email)),
      });
      const { "x-request-id": _, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, text: await response.text(), headers };
    };
    expect(await post(known.email)).toEqual(await post("nobody@fund.example"));
  });

  test.each([
    ["a dot", "us.er-1@fund.example"],
    ["a plus", "user-1+x@fund.example"],
    ["a comment", "user-1(x)@fund.example"],
    ["quotes", '"user-1"@fund.example'],
    ["a zero-width space", "user-1\u200b@fund.example"],
    ["a Cyrillic letter", "usеr-1@fund.example"],
  ])("rejects an existing user's password for an email with %s", async (_what, email) => {
    const { data, error } = await app.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(data.user).toBeNull();
    expect(error?.status).toBe(400);
  });

  test("an email in a compatible form (NFKC) is the same account", async () => {
    const email = "uſer-1@fund.example";
    const { data, error } = await app.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(known.id);
  });

  test("2,000 interleaved requests of 2 users never run as the other user", { timeout: 60_000 }, async () => {
    const other = await app.signUp();
    await app.database.run([
      {
        text: "create or replace function public.who() returns text language sql stable set search_path = '' as $$ select auth.uid()::text $$",
      },
      { text: "notify pgrst, 'reload schema'" },
    ]);
    const who = async ({ accessToken }: SignedUp) => {
      const response = await app.as(accessToken, "/rest/v1/rpc/who", { method: "POST", body: "{}" });
      return response.json();
    };
    await expect.poll(() => who(known)).toBe(known.id);
    /** Role and claims that pooled connections hold between transactions; `pg_sleep` makes the queries use all of them. */
    const left = async () => {
      const text = `select current_user::text as role, coalesce(current_setting('request.jwt.claims', true), '') as claims,
                      pg_backend_pid() as pid, pg_sleep(0.01)`;
      const connections = Array.from({ length: engine === "postgres" ? 20 : 1 });
      const responses = await Promise.all(connections.map(() => app.database.run([{ text }])));
      return responses.map(([result]) => result?.rows[0] ?? {});
    };
    for (let round = 0; round < 20; round += 1) {
      const asked = Array.from({ length: 100 }, async (_, index) => {
        const user = index % 2 === 0 ? known : other;
        // A failed request must leave no state.
        if (index % 10 === 5) await app.as(user.accessToken, "/rest/v1/universities?id=eq.no-uuid");
        return (await who(user)) === user.id;
      });
      expect((await Promise.all(asked)).every(Boolean)).toBe(true);
      for (const { role, claims } of await left()) {
        expect(claims).toBe("");
        expect(["anon", "authenticated", "service_role"]).not.toContain(role);
      }
    }
    if (engine === "postgres") expect(new Set((await left()).map(({ pid }) => pid)).size).toBeGreaterThan(1);
    await app.database.run([{ text: "drop function public.who()" }]);
  });
});
