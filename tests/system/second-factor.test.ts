/** With a second factor, a password or an AAL1 token alone gives no access. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TransactionSettings } from "#gateway/db/port/database.ts";
import { type AppHarness, codeOf, openApp, PASSWORD, type SignedUp } from "#tests/support/app-harness.ts";

/** Rows of one person: others read none. */
const PERSONAL = new Set(["inbox", "seen_markers"]);
/** Protected by the pre-request function alone: see 20260101000200_companies.sql. */
const WITHOUT_POLICY = new Set(["company_facts", "squad_hotlist_companies", "hotlist_counts"]);
const SAMPLE_URL = "https://www.crunchbase.com/organization/stripe";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let app: AppHarness;
  let owner: SignedUp;
  let raised: SignedUp;
  /** AAL1: signed in with the password only. */
  let stolen: string;
  let factorId: string;
  /** Of all tables and views that signed-in users may read. */
  let tables: readonly string[];
  let functions: readonly string[];

  beforeAll(async () => {
    app = await openApp(engine);
    const [readable, callable] = await app.database.run([
      {
        text: `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
                 and has_table_privilege('authenticated', oid, 'select') order by 1`,
      },
      {
        text: `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace
                 and has_function_privilege('authenticated', oid, 'execute') order by 1`,
      },
    ]);
    tables = readable?.rows.map(({ name }) => String(name)) ?? [];
    functions = callable?.rows.map(({ name }) => String(name)) ?? [];
    owner = await app.signUp();
    await app.database.run([
      { text: "insert into public.company_facts (url, company_name) values ('https://a.example', 'Canary')" },
      { text: "insert into public.squad_hotlist_companies (squad_id, company_name) values ('genai', 'Canary')" },
      { text: "insert into public.universities (name) values ('Canary')" },
      { text: "insert into public.company_names (name) values ('Canary')" },
      { text: "insert into public.company_profiles (url, data, source) values ('https://a.example', '{}', 'sample')" },
      { text: "insert into public.linkedin_profiles (url, full_name) values ('https://a.example', 'Canary')" },
      {
        text: `insert into public.people (full_name, profile, source, purpose) values ('Canary', '{}', 'text', 'Canary')`,
      },
      { text: "insert into public.other_names (kind, name, other_name) values ('company', 'Canary', 'Serin')" },
      { text: "insert into public.match_rules (kind, spelling) values ('never', 'Canary')" },
      {
        text: `insert into public.match_verdicts (spelling, entry_kind, entry_name, verdict)
          values ('Canary', 'company', 'Canary', 'right')`,
      },
      { text: "insert into public.operations (kind, label) values ('import', 'Canary')" },
      {
        text: `insert into public.hotlist_notes (entry_id, author, body)
          select id, gen_random_uuid(), 'Canary' from public.squad_hotlist_companies`,
      },
      {
        text: `insert into public.saved_views (screen, name, owner, is_shared, definition)
          values ('companies', 'Canary', gen_random_uuid(), true, '{}')`,
      },
      { text: "insert into public.import_mappings (layout, mapping) values ('Canary', '{}')" },
      {
        text: "insert into public.not_duplicates (a, b) values (gen_random_uuid(), 'ffffffff-ffff-4fff-8fff-ffffffffffff')",
      },
      { text: "insert into public.company_sources (url, source) values ('https://a.example', 'sample')" },
      { text: "insert into public.inbox (person, kind, text) values ($1, 'mention', 'Canary')", values: [owner.id] },
      {
        text: "insert into public.seen_markers (person, scope, seen_at) values ($1, 'all', now())",
        values: [owner.id],
      },
      {
        text: `insert into storage.objects (bucket_id, name, metadata)
          select 'company-files', id || '/' || id, '{"size": 1}' from public.company_facts`,
      },
      {
        text: `insert into public.company_files (id, company_id, path, name, sha256)
          select id, id, id || '/' || id, 'Canary', repeat('0', 64) from public.company_facts`,
      },
    ]);
    ({ raised, factorId } = await app.addFactor(owner));
    const { data } = await app.client().auth.signInWithPassword({ email: owner.email, password: PASSWORD });
    stolen = data.session?.access_token ?? "";
  });
  afterAll(() => app.close());

  const rows = async (token: string, table: string) => {
    const response = await app.as(token, `/rest/v1/${table}?select=*`);
    return response.ok ? ((await response.json()) as unknown[]).length : response.status;
  };

  test("an AAL1 token reads no row of any table or view, an AAL2 token does", async () => {
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables) {
      expect(await rows(stolen, table), table).toBe(403);
      expect(await rows(raised.accessToken, table), table).toBeGreaterThan(0);
    }
  });

  test("an AAL1 token calls no function", async () => {
    expect(functions.length).toBeGreaterThan(30);
    for (const name of functions) {
      const { status } = await app.as(stolen, `/rest/v1/rpc/${name}`, { method: "POST", body: "{}" });
      expect(status, name).toBe(403);
    }
  });

  test("a user without a second factor reads the team's rows, and no personal ones", async () => {
    const colleague = await app.signUp();
    for (const table of tables) {
      const count = await rows(colleague.accessToken, table);
      if (PERSONAL.has(table)) expect(count, table).toBe(0);
      else expect(count, table).toBeGreaterThan(0);
    }
  });

  test("a new factor is required within five seconds in every session", async () => {
    const colleague = await app.signUp();
    expect(await rows(colleague.accessToken, "universities")).toBeGreaterThan(0);
    const { raised: after } = await app.addFactor(colleague);
    app.advance(5000);
    expect(await rows(colleague.accessToken, "universities")).toBe(403);
    expect(await rows(after.accessToken, "universities")).toBeGreaterThan(0);
  });

  test("removing a lost phone's factor ends the access of its sessions within five seconds, also live", async () => {
    const { raised: lost, ...first } = await app.addFactor(await app.signUp());
    // Each code works once.
    app.advance(90_000);
    const client = app.client();
    await client.auth.signInWithPassword({ email: lost.email, password: PASSWORD });
    const code = codeOf(first.secret, app.nowMs());
    const { data } = await client.auth.mfa.challengeAndVerify({ factorId: first.factorId, code });
    if (data === null) throw new Error("No session");
    const kept = { ...lost, accessToken: data.access_token, refreshToken: data.refresh_token };
    const { raised: owner } = await app.addFactor(kept);
    const statuses = async ({ accessToken }: SignedUp) => {
      const body = JSON.stringify({ messages: [{ topic: "room", event: "e", payload: {} }] });
      const read = await app.as(accessToken, "/rest/v1/universities?limit=1");
      const sent = await app.as(accessToken, "/realtime/v1/api/broadcast", { method: "POST", body });
      return [read.status, sent.status];
    };
    expect(await statuses(lost)).toEqual([200, 202]);
    const removed = await app.as(owner.accessToken, `/auth/v1/factors/${first.factorId}`, { method: "DELETE" });
    expect(removed.status).toBe(200);
    app.advance(5000);
    expect(await statuses(lost)).toEqual([403, 401]);
    expect(await statuses(owner)).toEqual([200, 202]);
  });

  test("the error names the missing factor", async () => {
    const response = await app.as(stolen, "/rest/v1/universities");
    expect([response.status, await response.json()]).toEqual([
      403,
      {
        code: "42501",
        details: null,
        hint: "Enter the code from your authenticator app (aal2).",
        message: "A second factor is required",
      },
    ]);
  });

  test.each([
    ["POST", "rpc/known_names", {}],
    ["POST", "match_rules", { kind: "never", spelling: "Thief's" }],
    ["POST", "match_verdicts", { spelling: "Thief's", entry_kind: "company", entry_name: "Canary", verdict: "right" }],
    ["POST", "rpc/hotlist_names", {}],
    ["POST", "rpc/team_numbers", {}],
    ["POST", "rpc/company_sightings", { urls: ["https://a.example"] }],
    ["POST", "rpc/company_facts_by_names", { groups: [["Canary"]] }],
    ["POST", "rpc/person_traces", { linkedin_url: null, full_name: "Canary" }],
    ["POST", "rpc/erase_person", { person_ids: [], profile_ids: [] }],
    ["POST", "rpc/trash", {}],
    ["POST", "rpc/recent_operations", {}],
    ["POST", "rpc/row_history", { table_name: "universities", row_id: crypto.randomUUID() }],
    ["POST", "universities", { name: "Thief's" }],
    ["PATCH", "universities?name=eq.Canary", { name: "Thief's" }],
    ["DELETE", "universities?name=eq.Canary", undefined],
    ["DELETE", "linkedin_profiles?url=neq.x", undefined],
  ])("an AAL1 token is rejected: %s %s", async (method, path, body) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    expect((await app.as(stolen, `/rest/v1/${path}`, init)).status).toBe(403);
  });

  describe("in the database, as on Supabase", () => {
    const session = (aal: string, sub = owner.id): TransactionSettings => ({
      role: "authenticated",
      settings: { "request.jwt.claims": JSON.stringify({ role: "authenticated", sub, aal }) },
    });
    const query = async (text: string, as: TransactionSettings) =>
      (await app.database.run([{ text }], { runAs: as }))[0]?.rows ?? [];

    test("row-level security hides and protects rows of tables without text search", async () => {
      for (const table of tables.filter((name) => !WITHOUT_POLICY.has(name))) {
        expect(await query(`select from public.${table}`, session("aal1")), table).toEqual([]);
        expect(await query(`select from public.${table}`, session("aal2")), table).not.toEqual([]);
        const colleagues = await query(`select from public.${table}`, session("aal1", crypto.randomUUID()));
        if (PERSONAL.has(table)) expect(colleagues, table).toEqual([]);
        else expect(colleagues, table).not.toEqual([]);
      }
      expect(await query("delete from public.linkedin_profiles returning 1", session("aal1"))).toEqual([]);
      const added = query("insert into public.universities (name) values ('Thief''s')", session("aal1"));
      await expect(added).rejects.toMatchObject({ code: "42501" });
    });

    test("the pre-request function checks the factor", async () => {
      const [setting] = await query(
        "select unnest(setconfig) as config from pg_db_role_setting s join pg_roles r on r.oid = s.setrole where rolname = 'authenticator'",
        session("aal2"),
      );
      expect(setting).toEqual({ config: "pgrst.db_pre_request=private.check_request" });
      const rejected = query("select private.check_request()", session("aal1"));
      await expect(rejected).rejects.toMatchObject({ code: "42501", message: "A second factor is required" });
      await query("select private.check_request()", session("aal2"));
      await query("select private.check_request()", session("aal1", crypto.randomUUID()));
      await app.database.run([{ text: "select private.check_request()" }], { runAs: { role: "anon" } });
    });

    test("the factor is checked once per statement, not per row", async () => {
      const [plan] = await query("explain (format json) select * from public.universities", session("aal2"));
      expect(plan?.["QUERY PLAN"]).toContain('"Parent Relationship": "InitPlan"');
      expect(plan?.["QUERY PLAN"]).not.toContain("has_required_aal");
    });

    test("company queries still use the name and text indexes", async () => {
      for (const condition of ["lower(company_name) = lower('x')", "search_text like '%abc%'"]) {
        const [, plan] = await app.database.run(
          [
            { text: "set local enable_seqscan = off" },
            { text: `explain (format json) select * from public.company_facts where ${condition}` },
          ],
          { runAs: session("aal2") },
        );
        expect(plan?.rows[0]?.["QUERY PLAN"]).toMatch(/"Index Cond": "\(+(lower|search_text)/);
      }
    });
  });

  test("the functions reject an AAL1 token with a reason", async () => {
    const invoke = (token: string, name: string, url: string) =>
      app.as(token, `/functions/v1/${name}`, { method: "POST", body: JSON.stringify({ url }) });
    for (const rejected of [
      await invoke(stolen, "fetch-crunchbase", SAMPLE_URL),
      await app.as(stolen, `/api/fetch-crunchbase?url=${SAMPLE_URL}`),
      await invoke(stolen, "fetch-linkedin", "https://www.linkedin.com/in/sample-founder"),
    ]) {
      expect([rejected.status, await rejected.json()]).toMatchObject([
        403,
        { code: "insufficient_aal", message: expect.stringContaining("code of your authenticator app") },
      ]);
    }
    expect(
      (await invoke(raised.accessToken, "fetch-linkedin", "https://www.linkedin.com/in/sample-founder")).status,
    ).toBe(200);
  });

  test("an AAL1 token cannot remove or add a factor, or change password or email", async () => {
    const send = async (method: string, path: string, body?: object) => {
      const response = await app.as(stolen, `/auth/v1${path}`, {
        method,
        headers: { "x-supabase-api-version": "2024-01-01" },
        ...(body && { body: JSON.stringify(body) }),
      });
      return ((await response.json()) as { code: string }).code;
    };
    const rejection = "insufficient_aal";
    expect(await send("DELETE", `/factors/${factorId}`)).toBe(rejection);
    expect(await send("POST", "/factors", { factor_type: "totp", friendly_name: "mine" })).toBe(rejection);
    expect(await send("PUT", "/user", { password: "another horse battery", current_password: PASSWORD })).toBe(
      rejection,
    );
    expect(await send("PUT", "/user", { email: "thief@fund.example" })).toBe(rejection);
  });

  // Last: it changes the account.
  test("after removing the factor, the password suffices", async () => {
    const removed = await app.as(raised.accessToken, `/auth/v1/factors/${factorId}`, { method: "DELETE" });
    expect(removed.status).toBe(200);
    app.advance(5000);
    expect(await rows(stolen, "universities")).toBeGreaterThan(0);
  });
});
