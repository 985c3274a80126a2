/** When a session ends, every service rejects its access token. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppHarness, openApp, PASSWORD, type SignedUp } from "#tests/support/app-harness.ts";

const REMEMBERED_MS = 5000;
const HOUR_MS = 3_600_000;
const NEW_PASSWORD = "another horse battery";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let app: AppHarness;
  beforeAll(async () => {
    app = await openApp(engine);
  });
  afterAll(() => app.close());

  const service = (method: string, path: string, body?: unknown) =>
    app.as(app.keys.serviceRoleKey, path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

  /** Each service's status for a token. */
  async function statuses(accessToken: string) {
    const read = await app.as(accessToken, "/rest/v1/universities?select=id&limit=1");
    const rpc = await app.as(accessToken, "/rest/v1/rpc/team_numbers", { method: "POST", body: "{}" });
    const write = await app.as(accessToken, "/rest/v1/universities", { method: "POST", body: "{}" });
    const invoke = { method: "POST", body: '{"url":"no address"}' };
    const called = await app.as(accessToken, "/functions/v1/fetch-crunchbase", invoke);
    const flat = await app.as(accessToken, "/api/fetch-crunchbase?url=x");
    const user = await app.as(accessToken, "/auth/v1/user");
    const say = { method: "POST", body: '{"messages":[{"topic":"room","event":"e","payload":{}}]}' };
    const said = await app.as(accessToken, "/realtime/v1/api/broadcast", say);
    return [read, rpc, write, called, flat, user, said].map(({ status }) => status);
  }

  test.each<[how: string, end: (user: SignedUp) => Promise<unknown>]>([
    ["signed out", (user) => app.as(user.accessToken, "/auth/v1/logout?scope=local", { method: "POST" })],
    ["banned", (user) => service("PUT", `/auth/v1/admin/users/${user.id}`, { ban_duration: "24h" })],
    ["deleted", (user) => service("DELETE", `/auth/v1/admin/users/${user.id}`)],
    [
      "given a new password from elsewhere",
      async (user) => {
        const client = app.client();
        await client.auth.signInWithPassword({ email: user.email, password: PASSWORD });
        const changed = await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
        expect(changed.error).toBeNull();
      },
    ],
    [
      "caught replaying a refresh token",
      async (user) => {
        const refresh = (token: string) =>
          app.request("/auth/v1/token?grant_type=refresh_token", {
            method: "POST",
            body: JSON.stringify({ refresh_token: token }),
          });
        const { refresh_token: second } = (await (await refresh(user.refreshToken)).json()) as {
          refresh_token: string;
        };
        await refresh(second);
        app.advance(11_000);
        expect((await refresh(user.refreshToken)).status).toBe(400);
      },
    ],
  ])("every service rejects a token within five seconds after its user is %s", async (_how, end) => {
    const user = await app.signUp();
    expect(await statuses(user.accessToken)).toEqual([200, 200, 400, 400, 400, 200, 202]);
    await end(user);
    app.advance(REMEMBERED_MS);
    expect(await statuses(user.accessToken)).toEqual([401, 401, 401, 401, 401, 403, 401]);
  });

  test("a table rejects the token with PostgREST's error", async () => {
    const user = await app.signUp();
    await app.as(user.accessToken, "/auth/v1/logout", { method: "POST" });
    const rejected = await app.as(user.accessToken, "/rest/v1/universities");
    expect([rejected.status, await rejected.json()]).toEqual([
      401,
      { code: "PGRST303", details: null, hint: null, message: "JWT session has ended" },
    ]);
    expect(rejected.headers.get("www-authenticate")).toBe(
      'Bearer error="invalid_token", error_description="JWT session has ended"',
    );
  });

  test("two idle hours, or thirty days, end a session and its token", async () => {
    const idle = await app.signUp();
    app.advance(2 * HOUR_MS + 1000);
    expect(await statuses(idle.accessToken)).toEqual([401, 401, 401, 401, 401, 403, 401]);
    const refresh = (token: string) =>
      app.request("/auth/v1/token?grant_type=refresh_token", {
        method: "POST",
        headers: { "x-supabase-api-version": "2024-01-01" },
        body: JSON.stringify({ refresh_token: token }),
      });
    expect(await (await refresh(idle.refreshToken)).json()).toMatchObject({ code: "session_expired" });

    // Never idle for two hours. Its last token is valid for an hour, its session for half an hour.
    let { accessToken, refreshToken } = await app.signUp();
    const endMs = app.nowMs() + 30 * 24 * HOUR_MS;
    while (app.nowMs() < endMs - HOUR_MS / 2) {
      app.advance(Math.min(2 * HOUR_MS - 1000, endMs - HOUR_MS / 2 - app.nowMs()));
      const next = (await (await refresh(refreshToken)).json()) as { access_token: string; refresh_token: string };
      [accessToken, refreshToken] = [next.access_token, next.refresh_token];
    }
    expect(await statuses(accessToken)).toEqual([200, 200, 400, 400, 400, 200, 202]);
    app.advance(endMs - app.nowMs());
    expect(await statuses(accessToken)).toEqual([401, 401, 401, 401, 401, 403, 401]);
  }, 120_000);

  test("rejects a token without a session, but not the project keys", async () => {
    const user = await app.signUp();
    const seconds = Math.floor(app.nowMs() / 1000);
    const claims = { role: "authenticated", aud: "authenticated", sub: user.id, exp: seconds + 60, iat: seconds };
    const read = async (token: string) => (await app.as(token, "/rest/v1/universities?limit=1")).status;
    expect(await read(await app.tokens.sign(claims))).toBe(401);
    expect(await read(await app.tokens.sign({ ...claims, session_id: "none" }))).toBe(401);
    expect(await read(app.keys.serviceRoleKey)).toBe(200);
  });

  test("the check needs no query per request", async () => {
    const user = await app.signUp();
    let checks = 0;
    const { run } = app.database;
    app.database.run = (statements, options) => {
      if (statements.some(({ text }) => text.includes("auth.sessions"))) checks += 1;
      return run.call(app.database, statements, options);
    };
    for (let time = 0; time < 20; time += 1) await app.as(user.accessToken, "/rest/v1/universities?limit=1");
    app.database.run = run;
    expect(checks).toBe(1);
  });
});
