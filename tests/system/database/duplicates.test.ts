/** Finding companies that are in the database twice, and merging two into one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mergedColumns } from "#domain/company/duplicates.ts";
import type { Json, TablesInsert } from "#supabase/database.types.ts";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;
const TABLES = ["company_facts", "squad_hotlist_companies", "other_names", "not_duplicates"];
interface Group {
  readonly reason: string;
  readonly rows: readonly [
    { readonly id: string; readonly company_name: string },
    { readonly id: string; readonly company_name: string },
  ];
  readonly hotlists: readonly [number, number];
}

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
  });
  beforeEach(() => team.tables.reset());
  afterAll(() => team.tables.close());

  const add = (...rows: readonly TablesInsert<"company_facts">[]) =>
    ada
      .from("company_facts")
      .insert([...rows], { defaultToNull: false })
      .throwOnError();
  const groups = async (max_groups = 50) =>
    (await ada.rpc("duplicate_groups", { max_groups }).throwOnError()).data as unknown as readonly Group[];
  const names = async () =>
    (await groups()).map(({ reason, rows }) => [reason, rows[0].company_name, rows[1].company_name]);
  const merge = async (chosen: Record<string, "keep" | "other"> = {}, keep = idOf("1"), other = idOf("2")) =>
    (await ada.rpc("merge_companies", { keep, other, chosen }).throwOnError()).data as unknown as {
      readonly status: string;
      readonly operation_id: string;
    };
  const snapshot = async () => {
    const results = await team.tables.database.run(
      TABLES.map((table) => ({ text: `select to_jsonb(t)::text as row from ${table} t order by 1` })),
    );
    return results.map(({ rows }) => rows.map(({ row }) => JSON.parse(row ?? "")));
  };

  test("pairs share a LinkedIn page, a website or a name without legal form, each pair once with the strongest reason", async () => {
    const companies: readonly TablesInsert<"company_facts">[] = [
      { company_name: "Celonis", linkedin_slug: "celonis", website_domain: "celonis.com" },
      { company_name: "Celonis SE", linkedin_slug: "celonis", website_domain: "celonis.com" },
      { company_name: "Solarwerk", website_domain: "solarwerk.de" },
      { company_name: "SW Energie", website_domain: "www.solarwerk.de" },
      { company_name: "Windkraft AG", country: "Austria" },
      { company_name: "Windkraft GmbH", country: "Germany" },
      { company_name: "WINDKRAFT", country: "germany" },
      { company_name: "Alone" },
    ];
    await add(...companies.map((company, index) => Object.assign(company, { created_at: `2026-01-0${index + 1}` })));
    expect(await names()).toEqual([
      ["linkedin", "Celonis", "Celonis SE"],
      ["website", "Solarwerk", "SW Energie"],
      ["name", "Windkraft GmbH", "WINDKRAFT"],
    ]);
    expect((await ada.rpc("duplicate_count").throwOnError()).data).toBe(3);
    expect(await groups(1)).toHaveLength(1);
  });

  test("the screen and the database merge the same columns", async () => {
    const [result] = await team.tables.database.run([{ text: "select unnest(private.merged_columns()) as name" }]);
    expect(result?.rows.map(({ name }) => name).toSorted()).toEqual(mergedColumns.toSorted());
  });

  test("a pair that a colleague called different is not shown, until the decision is taken back", async () => {
    await add(
      { id: idOf("1"), company_name: "Twin", created_at: "2026-01-01" },
      { id: idOf("2"), company_name: "Twin Inc.", created_at: "2026-01-02" },
      { id: idOf("3"), company_name: "Twin Ltd", created_at: "2026-01-03" },
    );
    const pair = { a: idOf("1"), b: idOf("3") };
    await ada.from("not_duplicates").insert(pair).throwOnError();
    expect(await names()).toEqual([
      ["name", "Twin", "Twin Inc."],
      ["name", "Twin Inc.", "Twin Ltd"],
    ]);
    const { data } = await ada.from("not_duplicates").select("decided_by").throwOnError();
    expect(data).toEqual([{ decided_by: idOf("a") }]);
    await ada.from("not_duplicates").delete().match(pair).throwOnError();
    expect((await names())[1]).toEqual(["name", "Twin", "Twin Ltd"]);
  });

  test("a merge keeps the chosen values, fills empty ones, moves hotlist entries and keeps the other name", async () => {
    await add(
      { id: idOf("1"), company_name: "N26", url: urlOf("n26"), total_funding: "1M USD", extra: { Owner: "Ada" } },
      {
        id: idOf("2"),
        company_name: "N26 GmbH",
        url: urlOf("number26"),
        total_funding: "2M USD",
        city: "Berlin",
        categories: ["Bank"],
        extra: { Source: "Affinity", Owner: "Grace" },
      },
    );
    await ada.from("other_names").insert({ kind: "company", name: "N26 GmbH", other_name: "Number26" }).throwOnError();
    await ada
      .from("squad_hotlist_companies")
      .insert({ squad_id: "fintech", company_name: "Bank", company_url: urlOf("number26") })
      .throwOnError();
    expect((await groups())[0]?.hotlists).toEqual([0, 1]);

    const { status, operation_id } = await merge({ total_funding: "other", url: "other" });
    expect(status).toBe("merged");
    const { data: companies } = await ada.from("company_facts").select("*").throwOnError();
    expect(companies).toMatchObject([
      {
        id: idOf("1"),
        company_name: "N26",
        url: urlOf("number26"),
        total_funding: "2M USD",
        city: "Berlin",
        categories: ["Bank"],
        extra: { Owner: "Ada", Source: "Affinity" },
        other_names: "N26 GmbH\nNumber26",
      },
    ]);
    const { data: entries } = await ada.from("squad_hotlist_companies").select("company_id").throwOnError();
    expect(entries).toEqual([{ company_id: idOf("1") }]);
    const { data: operation } = await ada
      .from("operations")
      .select("kind,label,actor")
      .eq("id", operation_id)
      .single()
      .throwOnError();
    expect(operation).toEqual({ kind: "merge", label: "Merged N26 and N26 GmbH", actor: idOf("a") });
    expect(await merge()).toEqual({ status: "gone" });
  });

  test("a merged value keeps its source, and that it was set by hand", async () => {
    await add(
      {
        id: idOf("1"),
        company_name: "N26",
        url: urlOf("n26"),
        founded_year: 2012,
        city: "Berlin",
        source: "crunchbase",
      },
      { id: idOf("2"), company_name: "N26 GmbH", founded_year: 2013, country: "Germany", source: "wikidata" },
    );
    const pin = (id: string, fact: string, value: string) =>
      ada.rpc("pin_fact", { id: idOf(id), fact, value: value as unknown as Json & object }).throwOnError();
    await pin("1", "employee_count", "11-50");
    await pin("2", "employee_count", "51-100");
    await pin("2", "total_funding", "2M USD");
    await merge({ founded_year: "other" });
    const { data: company } = await ada.from("company_facts").select("*").single().throwOnError();
    expect(company).toMatchObject({
      founded_year: 2013,
      employee_count: "11-50",
      total_funding: "2M USD",
      fetched_from: { company_name: "crunchbase", city: "crunchbase", founded_year: "wikidata", country: "wikidata" },
      pinned: ["employee_count", "total_funding"],
    });
  });

  test("undoing a merge leaves every table as it was before", async () => {
    await add(
      {
        id: idOf("1"),
        company_name: "N26",
        url: urlOf("n26"),
        founded_year: 2012,
        source: "crunchbase",
        updated_at: "2025-01-01",
      },
      {
        id: idOf("2"),
        company_name: "N26 GmbH",
        url: urlOf("number26"),
        total_funding: "2M USD",
        source: "wikidata",
        updated_at: "2025-06-01",
      },
    );
    await ada
      .from("other_names")
      .insert([
        { kind: "company", name: "N26 GmbH", other_name: "Number26" },
        { kind: "company", name: "N26", other_name: "Papaya" },
      ])
      .throwOnError();
    await ada
      .from("squad_hotlist_companies")
      .insert([
        { squad_id: "fintech", company_name: "N26 GmbH" },
        { squad_id: "genai", company_name: "Bank", company_url: urlOf("number26") },
        { squad_id: "climate", company_name: "N26" },
      ])
      .throwOnError();
    const before = await snapshot();
    for (const chosen of [
      {},
      { url: "other", company_name: "other" },
      { url: "other", total_funding: "keep" },
    ] as const) {
      const { operation_id: id } = await merge(chosen);
      expect(await snapshot()).not.toEqual(before);
      const { data: undone } = await ada.rpc("undo_operation", { id, dry_run: false }).throwOnError();
      expect(undone).toMatchObject({ status: "done", kept: [] });
      expect(await snapshot()).toEqual(before);
    }
  });

  test("a merge rejects itself, unknown columns and callers without a second factor or a session", async () => {
    await add({ id: idOf("1"), company_name: "A" }, { id: idOf("2"), company_name: "B" });
    const call = { keep: idOf("1"), other: idOf("2") };
    expect((await ada.rpc("merge_companies", { ...call, other: idOf("1") })).error?.code).toBe("22023");
    expect((await ada.rpc("merge_companies", { ...call, chosen: { id: "other" } })).error?.code).toBe("22023");
    expect((await ada.rpc("merge_companies", { ...call, chosen: { url: "x" } })).error?.code).toBe("22023");
    const anonymous = await team.clientOf({ role: "anon" });
    expect((await anonymous.rpc("merge_companies", call)).error?.code).toBe("42501");
    expect((await ada.from("company_facts").select("id").throwOnError()).data).toHaveLength(2);
  });
});
