/** The lookups of the text analysis, called through /rest/v1. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dirtyNames } from "#domain/company-names/clean-name.test-support.ts";
import { createRestRoutes } from "#gateway/rest/routes.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";

const USER = "00000000-0000-4000-8000-00000000000a";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let tables: TestDatabase;
  let client: SupabaseClient;
  let anonymous: SupabaseClient;
  const unexpected: unknown[] = [];

  beforeAll(async () => {
    tables = await openTestDatabase(engine);
    const tokens = await createTokens(await createSigningKey(), Date.now);
    const rest = {
      database: tables.database,
      tokens,
      sessionState: async () => "active" as const,
      schemas: ["public"],
      maxRows: 1000,
      onUnexpectedError: (error: unknown) => void unexpected.push(error),
    };
    const gateway = new Hono().route("/rest/v1", createRestRoutes(rest));
    const clientWith = (key: string) =>
      createClient("http://gateway.test", key, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: async (input, init) => gateway.request(input as string, init) },
      });
    client = clientWith(await tokens.sign({ aud: "authenticated", role: "authenticated", sub: USER }));
    anonymous = clientWith(await tokens.sign({ aud: "authenticated", role: "anon" }));
  });
  beforeEach(() => tables.reset());
  afterAll(async () => {
    await tables.close();
    expect(unexpected).toEqual([]);
  });

  const addFacts = (company_name: string, founded_year: number | null, permalink = company_name.toLowerCase()) =>
    client
      .from("company_facts")
      .insert({ url: `https://www.crunchbase.com/organization/${permalink}`, company_name, founded_year })
      .throwOnError();
  const addToHotlist = (squad_id: string, company_name: string | null, founded_year: number | null) =>
    client.from("squad_hotlist_companies").insert({ squad_id, company_name, founded_year }).throwOnError();
  async function lookUp(...groups: readonly (readonly string[])[]) {
    const { data } = await client.rpc("company_facts_by_names", { groups }).throwOnError();
    return data;
  }

  test.each(dirtyNames)("stores %j without invisible characters, in every table", async (dirty, clean) => {
    const names: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
      ["universities", "name", { name: dirty }],
      ["company_names", "name", { name: dirty }],
      ["company_facts", "company_name", { company_name: dirty, url: "u" }],
      ["squad_hotlist_companies", "company_name", { company_name: dirty, squad_id: "genai" }],
    ];
    for (const [table, column, row] of names) {
      const { data: added } = await client
        .from(table)
        .insert(row as never)
        .select()
        .single()
        .throwOnError();
      expect(added[column], table).toBe(clean);
      const change = { [column]: `${dirty}\u200b ` };
      const { data: changed } = await client
        .from(table)
        .update(change as never)
        .eq("id", added.id)
        .select()
        .single()
        .throwOnError();
      expect(changed[column], table).toBe(clean);
    }
  });

  test("rejects a name that differs only in invisible characters, and one of nothing else", async () => {
    await client.from("universities").insert({ name: "Kiel University" }).throwOnError();
    const insert = async (name: string) => (await client.from("universities").insert({ name })).error?.code;
    expect(await insert("Kiel\u00a0\u200bUniversity ")).toBe("23505");
    expect(await insert("\u200b \u2060")).toBe("23514");
    expect(await insert("x".repeat(100_000))).toBe("23514");
  });

  test("looks facts up by name, then by each alias, then on the hotlists", async () => {
    await addFacts("Facebook", 2004);
    await addFacts("FB", 2005);
    await addFacts("Celonis", 2011);
    await addToHotlist("genai", "Meta", 1999);
    await addToHotlist("fintech", "N26", 2013);
    const years = async (...names: string[]) => (await lookUp(names))[0]?.founded_year;
    expect(await years("Celonis", "FB")).toBe(2011);
    expect(await years("Meta", "Facebook", "FB")).toBe(2004);
    expect(await years("Meta", "FB", "Facebook")).toBe(2005);
    expect(await years("Number 26", "n26")).toBe(2013);
    expect(await lookUp(["Nobody", "No one"])).toEqual([null]);
  });

  test("returns one item per group in order, and ignores case", async () => {
    await addFacts("Celonis", 2011);
    await addFacts("ÖBB", 1923, "oebb");
    const found = await lookUp(["nothing"], ["CELONIS"], [], ["öbb"]);
    expect(found.map((facts: { company_name: string } | null) => facts?.company_name ?? null)).toEqual([
      null,
      "Celonis",
      null,
      "ÖBB",
    ]);
    expect(await lookUp()).toEqual([]);
  });

  test("returns the facts, their date and source, and the hotlists with the company", async () => {
    await addFacts("Celonis", 2011);
    await addToHotlist("genai", "celonis", null);
    await addToHotlist("enterprise", "Celonis SE", 2012);
    const [facts] = await lookUp(["Celonis", "Celonis SE"]);
    expect(facts).toEqual({
      source: "company_facts",
      company_name: "Celonis",
      url: "https://www.crunchbase.com/organization/celonis",
      founded_year: 2011,
      employee_count: null,
      total_funding: null,
      aaa_investors: null,
      facts_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      hotlists: [
        { id: expect.any(String), squad_id: "genai", added_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
        { id: expect.any(String), squad_id: "enterprise", added_at: expect.any(String) },
      ],
    });
  });

  test("facts of a hotlist company from the sample data carry the day they are true of", async () => {
    const url = "https://www.crunchbase.com/organization/n26";
    await addToHotlist("fintech", "N26", 2013);
    await client.from("squad_hotlist_companies").update({ company_url: url }).eq("company_name", "N26").throwOnError();
    expect((await lookUp(["N26"]))[0].facts_at).not.toContain("2025-06-30");
    const text = "insert into company_profiles (url, data, source, as_of) values ($1, '{}', 'sample', '2025-06-30')";
    await tables.database.run([{ text, values: [url] }]);
    expect((await lookUp(["N26"]))[0].facts_at).toContain("2025-06-30");
  });

  test("returns the latest facts if two companies share a name", async () => {
    await addFacts("Mercury", 2017, "mercury");
    await addFacts("Mercury", 1960, "mercury-marine");
    const url = "https://www.crunchbase.com/organization/mercury";
    await client.from("company_facts").update({ employee_count: "501-1000" }).eq("url", url).throwOnError();
    expect((await lookUp(["Mercury"]))[0].founded_year).toBe(2017);
  });

  test("looks up 2,000 companies in one request, with special characters in their names", async () => {
    const names = Array.from({ length: 2000 }, (_, index) => `Company "${index}" %_'\\`);
    const rows = names.map((company_name, index) => ({ company_name, url: `u${index}`, founded_year: 1900 }));
    // In parts, because a busy machine may take longer than a request's deadline to insert all.
    for (let start = 0; start < rows.length; start += 500) {
      await client
        .from("company_facts")
        .insert(rows.slice(start, start + 500))
        .throwOnError();
    }
    const found = await lookUp(...names.map((name) => [name.toUpperCase()]));
    expect(found.map((facts: { company_name: string }) => facts.company_name)).toEqual(names);
  });

  test("known_names and hotlist_names return every name once", async () => {
    await addFacts("Celonis", 2011, "celonis");
    await addFacts("Celonis", 2011, "celonis-2");
    await client.from("company_names").insert({ name: "Unit 8200", removed: true }).throwOnError();
    await addToHotlist("genai", "N26", null);
    await addToHotlist("fintech", "N26", null);
    await addToHotlist("fintech", null, null);
    const { data: known } = await client.rpc("known_names").throwOnError();
    expect(known.company_facts).toEqual(["Celonis"]);
    expect(known.company_names).toEqual([{ name: "Unit 8200", removed: true }]);
    expect(known.universities).toContain("Technical University of Munich");
    const { data: hotlists } = await client.rpc("hotlist_names").throwOnError();
    expect(hotlists).toEqual(["N26"]);
  });

  test.each(["known_names", "hotlist_names"])("%s rejects anonymous callers", async (name) => {
    expect((await anonymous.rpc(name)).status).toBe(401);
    expect((await anonymous.rpc("company_facts_by_names", { groups: [] })).status).toBe(401);
  });
});
