/** A user lists and ends their own sessions, with supabase-js. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AppHarness, openApp, PASSWORD, type SignedUp } from "#tests/support/app-harness.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const MINUTE = 60_000;

interface ListedSession {
  readonly id: string;
  readonly user_agent: string;
  readonly ip: string;
  readonly signed_in_at: string;
  readonly last_seen_at: string;
  readonly is_current: boolean;
}

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let app: AppHarness;
  let user: SignedUp;
  let client: SupabaseClient;
  beforeAll(async () => {
    app = await openApp(engine);
  });
  beforeEach(async () => {
    user = await app.signUp();
    client = await clientOf(user);
  });
  afterAll(() => app.close());

  async function clientOf({ accessToken, refreshToken }: SignedUp): Promise<SupabaseClient> {
    const own = app.client();
    await own.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    return own;
  }

  /** Another browser of the user. Returns its access token. */
  async function signIn(email = user.email, address = "198.51.100.7"): Promise<string> {
    const response = await app.request("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "user-agent": CHROME, "x-test-address": address },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  async function list(by = client): Promise<ListedSession[]> {
    const { data, error } = await by.rpc("own_sessions", {}, { get: true });
    expect(error).toBeNull();
    return data as ListedSession[];
  }

  const statusOf = async (token: string) => (await app.as(token, "/rest/v1/universities?limit=1")).status;

  test("lists the user's sessions, this one first", async () => {
    await app.signUp();
    app.advance(5 * MINUTE);
    await signIn();
    const [own, other, ...rest] = await list();
    expect(rest).toEqual([]);
    expect(own).toMatchObject({ is_current: true });
    const now = new Date(app.nowMs());
    expect(other).toMatchObject({ is_current: false, user_agent: CHROME, ip: "198.51.100.7" });
    expect([other?.signed_in_at, other?.last_seen_at].map((at) => new Date(at ?? ""))).toEqual([now, now]);
    expect(new Date(own?.signed_in_at ?? "").getTime()).toBe(app.nowMs() - 5 * MINUTE);
    app.advance(MINUTE);
    await client.auth.refreshSession();
    expect(new Date((await list())[0]?.last_seen_at ?? "").getTime()).toBe(app.nowMs());
  });

  test("ends one session within five seconds", async () => {
    const [lost, kept] = [await signIn(), await signIn()];
    const { session_id: id } = await app.tokens.verify(lost);
    expect([await statusOf(lost), await statusOf(kept)]).toEqual([200, 200]);
    expect((await client.rpc("end_session", { id })).data).toBe(true);
    app.advance(5000);
    expect([await statusOf(lost), await statusOf(kept), await statusOf(user.accessToken)]).toEqual([401, 200, 200]);
    expect(await list()).toHaveLength(2);
    expect((await client.rpc("end_session", { id })).data).toBe(false);
  });

  test("ends all other sessions, and none of another user", async () => {
    const colleague = await app.signUp();
    const others = [await signIn(), await signIn()];
    expect((await client.rpc("end_other_sessions")).data).toBe(2);
    app.advance(5000);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect([await statusOf(user.accessToken), await statusOf(colleague.accessToken)]).toEqual([200, 200]);
    expect(await list()).toHaveLength(1);
  });

  test("does not list or end another user's session, nor end its own", async () => {
    const colleague = await app.signUp();
    const { session_id: theirs } = await app.tokens.verify(colleague.accessToken);
    const { session_id: own } = await app.tokens.verify(user.accessToken);
    for (const id of [theirs, own, crypto.randomUUID(), null]) {
      expect((await client.rpc("end_session", { id })).data).toBe(false);
    }
    app.advance(5000);
    expect([await statusOf(user.accessToken), await statusOf(colleague.accessToken)]).toEqual([200, 200]);
    expect((await list()).map(({ id }) => id)).toEqual([own]);
  });

  test("requires a signed-in user with their second factor", async () => {
    const { raised } = await app.addFactor(user);
    const stolen = await clientOf({ ...user, accessToken: await signIn() });
    for (const by of [stolen, app.client()]) {
      for (const name of ["own_sessions", "end_other_sessions"]) {
        expect((await by.rpc(name)).error?.code, name).toBe("42501");
      }
    }
    // In the database, as on Supabase.
    const claims = await app.tokens.verify(await signIn());
    const runAs = { role: "authenticated", settings: { "request.jwt.claims": JSON.stringify(claims) } };
    const query = async (text: string) => (await app.database.run([{ text }], { runAs }))[0]?.rows;
    expect(await query("select id from public.own_sessions()")).toEqual([]);
    expect(await query("select public.end_other_sessions() as ended")).toEqual([{ ended: "0" }]);
    app.advance(5000);
    expect(await statusOf(raised.accessToken)).toBe(200);
  });

  test("lists at most 100 sessions and ends all of them", async () => {
    await app.database.run([
      {
        text: `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
               select gen_random_uuid(), $1::uuid, now(), now(), 'aal1' from generate_series(1, 150)`,
        values: [user.id],
      },
    ]);
    const listed = await list();
    expect([listed.length, listed[0]?.is_current]).toEqual([100, true]);
    expect((await client.rpc("end_other_sessions")).data).toBe(150);
  });
});
