/** A second factor protects what is behind it: a password alone, or the token that comes before the code, opens nothing. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppHarness, openApp, PASSWORD, type SignedUp } from "./test/app-harness.ts";

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
    const answer = await app.as(token, `/rest/v1/${table}${table.includes("?") ? "&" : "?"}select=*`, {
      headers: { prefer: "count=exact" },
    });
    expect([200, 206]).toContain(answer.status);
    return ((await answer.json()) as unknown[]).length;
  };
  const call = async (token: string, name: string, body: object) =>
    (await app.as(token, `/rest/v1/rpc/${name}`, { method: "POST", body: JSON.stringify(body) })).json();

  test.each(TABLES)("a token from before the code reads nothing of %s, one from after it does", async (table) => {
    expect(await rows(stolen, table)).toBe(0);
    expect(await rows(raised.accessToken, table)).toBeGreaterThan(0);
  });

  test("who has no second factor reads as before", async () => {
    const colleague = await app.signUp();
    for (const table of TABLES) expect(await rows(colleague.accessToken, table)).toBeGreaterThan(0);
  });

  test("the database's functions tell it nothing either", async () => {
    expect(await call(stolen, "known_names", {})).toEqual({ universities: [], company_names: [], company_facts: [] });
    expect(await call(stolen, "hotlist_names", {})).toEqual([]);
    expect(await call(stolen, "team_numbers", {})).toMatchObject({ companies: 0, hotlists: {}, requests_left: null });
    expect(await call(stolen, "company_sightings", { urls: ["https://a.example"] })).toEqual([]);
    expect(await call(stolen, "company_facts_by_names", { groups: [["Canary"]] })).toEqual([null]);
    expect(await call(raised.accessToken, "hotlist_names", {})).toEqual(["Canary"]);
  });

  test("it changes nothing", async () => {
    const write = async (method: string, path: string, body?: object) =>
      (await app.as(stolen, `/rest/v1/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })).status;
    expect(await write("POST", "universities", { name: "Thief's" })).toBe(403);
    expect(await write("POST", "company_facts", { url: "https://t.example", company_name: "T" })).toBe(403);
    await write("PATCH", "universities?name=neq.x", { name: "Thief's" });
    await write("DELETE", "universities?name=neq.x");
    await write("DELETE", "linkedin_profiles?url=neq.x");
    expect(await rows(raised.accessToken, "linkedin_profiles")).toBe(1);
    expect(await rows(raised.accessToken, "universities?name=eq.Canary")).toBe(1);
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

  test("is asked about once a statement, not once a row", async () => {
    const [, plan] = await app.database.run(
      [{ text: "select 1" }, { text: "explain (analyze, format json) select * from public.universities" }],
      {
        session: {
          role: "authenticated",
          settings: { "request.jwt.claims": JSON.stringify({ role: "authenticated", sub: owner.id, aal: "aal2" }) },
        },
      },
    );
    const text = plan?.rows[0]?.["QUERY PLAN"] ?? "";
    expect(text).toContain('"Parent Relationship": "InitPlan"');
    expect(text).not.toContain("has_shown_second_factor");
  });

  // Last: it changes the account.
  test("once the factor is removed, the password is enough again", async () => {
    const removed = await app.as(raised.accessToken, `/auth/v1/factors/${factorId}`, { method: "DELETE" });
    expect(removed.status).toBe(200);
    expect(await rows(stolen, "universities")).toBeGreaterThan(0);
  });
});
