/** A second factor protects what is behind it: a password alone, or the token that comes before the code, opens nothing. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Session } from "#gateway/db/port/database.ts";
import { type AppHarness, openApp, PASSWORD, type SignedUp } from "#tests/support/app-harness.ts";

const TABLES = [
  "company_facts",
  "squad_hotlist_companies",
  "universities",
  "company_names",
  "company_profiles",
  "linkedin_request_count",
  "linkedin_profiles",
  "hotlist_counts",
];
const SAMPLE_URL = "https://www.crunchbase.com/organization/stripe";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let app: AppHarness;
  let owner: SignedUp;
  let raised: SignedUp;
  /** Somebody has the password: a token before the code. */
  let stolen: string;
  let factorId: string;

  beforeAll(async () => {
    app = await openApp(engine);
    await app.database.run([
      { text: "insert into public.company_facts (url, company_name) values ('https://a.example', 'Canary')" },
      { text: "insert into public.squad_hotlist_companies (squad_id, company_name) values ('genai', 'Canary')" },
      { text: "insert into public.universities (name) values ('Canary')" },
      { text: "insert into public.company_names (name) values ('Canary')" },
      { text: "insert into public.company_profiles (url, data, source) values ('https://a.example', '{}', 'sample')" },
      { text: "insert into public.linkedin_profiles (url, full_name) values ('https://a.example', 'Canary')" },
    ]);
    owner = await app.signUp();
    ({ raised, factorId } = await app.addFactor(owner));
    const { data } = await app.client().auth.signInWithPassword({ email: owner.email, password: PASSWORD });
    stolen = data.session?.access_token ?? "";
  });
  afterAll(() => app.close());

  const rows = async (token: string, table: string) => {
    const answer = await app.as(token, `/rest/v1/${table}?select=*`);
    return answer.ok ? ((await answer.json()) as unknown[]).length : answer.status;
  };

  test.each(TABLES)("a token from before the code reads nothing of %s, one from after it does", async (table) => {
    expect(await rows(stolen, table)).toBe(403);
    expect(await rows(raised.accessToken, table)).toBeGreaterThan(0);
  });

  test("who has no second factor reads as before", async () => {
    const colleague = await app.signUp();
    for (const table of TABLES) expect(await rows(colleague.accessToken, table)).toBeGreaterThan(0);
  });

  test("whoever has just set one up is asked for it within five seconds, in every session", async () => {
    const colleague = await app.signUp();
    expect(await rows(colleague.accessToken, "universities")).toBeGreaterThan(0);
    const { raised: after } = await app.addFactor(colleague);
    app.advance(5000);
    expect(await rows(colleague.accessToken, "universities")).toBe(403);
    expect(await rows(after.accessToken, "universities")).toBeGreaterThan(0);
  });

  test("the refusal says what is missing", async () => {
    const answer = await app.as(stolen, "/rest/v1/universities");
    expect([answer.status, await answer.json()]).toEqual([
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
    ["POST", "rpc/hotlist_names", {}],
    ["POST", "rpc/team_numbers", {}],
    ["POST", "rpc/company_sightings", { urls: ["https://a.example"] }],
    ["POST", "rpc/company_facts_by_names", { groups: [["Canary"]] }],
    ["POST", "universities", { name: "Thief's" }],
    ["PATCH", "universities?name=eq.Canary", { name: "Thief's" }],
    ["DELETE", "universities?name=eq.Canary", undefined],
    ["DELETE", "linkedin_profiles?url=neq.x", undefined],
  ])("it gets nowhere with %s %s", async (method, path, body) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    expect((await app.as(stolen, `/rest/v1/${path}`, init)).status).toBe(403);
  });

  describe("without this gateway, as on Supabase", () => {
    const session = (aal: string, sub = owner.id): Session => ({
      role: "authenticated",
      settings: { "request.jwt.claims": JSON.stringify({ role: "authenticated", sub, aal }) },
    });
    const ask = async (text: string, as: Session) =>
      (await app.database.run([{ text }], { session: as }))[0]?.rows ?? [];

    test("the tables' own policies hide and keep the rows that are not searched by text", async () => {
      for (const table of [
        "universities",
        "company_names",
        "company_profiles",
        "linkedin_request_count",
        "linkedin_profiles",
      ]) {
        expect(await ask(`select from public.${table}`, session("aal1"))).toEqual([]);
        expect(await ask(`select from public.${table}`, session("aal2"))).not.toEqual([]);
        expect(await ask(`select from public.${table}`, session("aal1", crypto.randomUUID()))).not.toEqual([]);
      }
      expect(await ask("delete from public.linkedin_profiles returning 1", session("aal1"))).toEqual([]);
      const added = ask("insert into public.universities (name) values ('Thief''s')", session("aal1"));
      await expect(added).rejects.toMatchObject({ code: "42501" });
    });

    test("the API asks before every request", async () => {
      const [setting] = await ask(
        "select unnest(setconfig) as config from pg_db_role_setting s join pg_roles r on r.oid = s.setrole where rolname = 'authenticator'",
        session("aal2"),
      );
      expect(setting).toEqual({ config: "pgrst.db_pre_request=private.check_request" });
      const refused = ask("select private.check_request()", session("aal1"));
      await expect(refused).rejects.toMatchObject({ code: "42501", message: "A second factor is required" });
      await ask("select private.check_request()", session("aal2"));
      await ask("select private.check_request()", session("aal1", crypto.randomUUID()));
      await app.database.run([{ text: "select private.check_request()" }], { session: { role: "anon" } });
    });

    test("is asked about once a statement, not once a row", async () => {
      const [plan] = await ask("explain (format json) select * from public.universities", session("aal2"));
      expect(plan?.["QUERY PLAN"]).toContain('"Parent Relationship": "InitPlan"');
      expect(plan?.["QUERY PLAN"]).not.toContain("has_required_aal");
    });

    test("companies are still found by the indexes of their names and their text", async () => {
      for (const condition of ["lower(company_name) = lower('x')", "search_text like '%abc%'"]) {
        const [, plan] = await app.database.run(
          [
            { text: "set local enable_seqscan = off" },
            { text: `explain (format json) select * from public.company_facts where ${condition}` },
          ],
          { session: session("aal2") },
        );
        expect(plan?.rows[0]?.["QUERY PLAN"]).toMatch(/"Index Cond": "\(+(lower|search_text)/);
      }
    });
  });

  test("the functions refuse it and say why", async () => {
    const invoke = (token: string, name: string, url: string) =>
      app.as(token, `/functions/v1/${name}`, { method: "POST", body: JSON.stringify({ url }) });
    for (const refused of [
      await invoke(stolen, "fetch-crunchbase", SAMPLE_URL),
      await app.as(stolen, `/api/fetch-crunchbase?url=${SAMPLE_URL}`),
      await invoke(stolen, "fetch-linkedin", "https://www.linkedin.com/in/sample-founder"),
    ]) {
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { code: "insufficient_aal", message: expect.stringContaining("code of your authenticator app") },
      ]);
    }
    expect(
      (await invoke(raised.accessToken, "fetch-linkedin", "https://www.linkedin.com/in/sample-founder")).status,
    ).toBe(200);
  });

  test("it can neither take the factor away, nor add one, nor change password or address", async () => {
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await app.as(stolen, `/auth/v1${path}`, {
        method,
        headers: { "x-supabase-api-version": "2024-01-01" },
        ...(body && { body: JSON.stringify(body) }),
      });
      return ((await answer.json()) as { code: string }).code;
    };
    const refusal = "insufficient_aal";
    expect(await ask("DELETE", `/factors/${factorId}`)).toBe(refusal);
    expect(await ask("POST", "/factors", { factor_type: "totp", friendly_name: "mine" })).toBe(refusal);
    expect(await ask("PUT", "/user", { password: "another horse battery", current_password: PASSWORD })).toBe(refusal);
    expect(await ask("PUT", "/user", { email: "thief@fund.example" })).toBe(refusal);
  });

  // Last: it changes the account.
  test("once the factor is removed, the password is enough again", async () => {
    const removed = await app.as(raised.accessToken, `/auth/v1/factors/${factorId}`, { method: "DELETE" });
    expect(removed.status).toBe(200);
    app.advance(5000);
    expect(await rows(stolen, "universities")).toBeGreaterThan(0);
  });
});
