/** One record per company: how names are compared, which company is meant, and what a screening keeps. */
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nameKey, trailingFormKeys } from "#domain/company/name-key.ts";
import { leadingLegalForms, legalFormsByCountry } from "#domain/lists/legal-forms.ts";
import type { TablesInsert } from "#supabase/database.types.ts";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;
const N26 = urlOf("n26");

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  let byFunction: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
    byFunction = await team.clientOf({ role: "service_role" }, { "x-acting-user": idOf("b"), "x-change-via": "fetch" });
  });
  beforeEach(() => team.tables.reset());
  afterAll(() => team.tables.close());

  const sql = async (text: string, values: string[] = []) =>
    (await team.tables.database.run([{ text, values }]))[0]?.rows ?? [];
  const changes = async () => (await ada.from("changes").select("*").order("id").throwOnError()).data;
  const add = (...rows: readonly TablesInsert<"company_facts">[]) =>
    ada
      .from("company_facts")
      .insert([...rows], { defaultToNull: false })
      .throwOnError();
  const match = async (...rows: readonly object[]) =>
    (await ada.rpc("match_companies", { rows: [...rows] as never }).throwOnError()).data as unknown as readonly {
      readonly line: number;
      readonly reason: string;
      readonly certain: boolean;
      readonly rows: readonly { readonly company_name: string }[];
    }[];
  const screen = (company: object) =>
    byFunction.rpc("keep_screened_company", { company: company as never }).throwOnError();
  const entry = async () =>
    (await ada.from("squad_hotlist_companies").select("company_id").single().throwOnError()).data.company_id;

  test("the database and the browser find the same key in every name", async () => {
    const forms = Object.values(legalFormsByCountry).flatMap((list) => list.split("|"));
    const word = fc.constantFrom(
      "Solar",
      "Zoë",
      "Ærø",
      "Straße",
      "Łódź",
      "Ås & Øl",
      "Ltd",
      "O’Neil's",
      "B2B",
      "ΣΊΣΥΦΟΣ",
      "日本",
      "–",
      "S.p.A.",
    );
    const random = fc.sample(fc.array(word, { minLength: 1, maxLength: 5 }), { numRuns: 300, seed: 7 });
    const names = [
      ...forms.flatMap((form) => [form, `Solarwerk ${form}`, `Solarwerk, ${form.toUpperCase()}`]),
      ...leadingLegalForms.split("|").map((form) => `${form} Solarwerk`),
      ...random.map((words) => words.join(" ")),
      ...fc.sample(fc.string({ unit: "grapheme-ascii", maxLength: 40 }), { numRuns: 300, seed: 7 }),
    ];
    const rows = await sql(
      "select name, private.name_key(name) as key from jsonb_array_elements_text($1::jsonb) with ordinality n (name, position) order by position",
      [JSON.stringify(names)],
    );
    expect(rows.map(({ name, key }) => [name, key])).toEqual(names.map((name) => [name, nameKey(name)]));
    expect(nameKey("Solarwerk GmbH & Co. KG")).toBe("solarwerk");
    expect(trailingFormKeys().length).toBeGreaterThan(200);
  });

  test("a line is matched by URL, LinkedIn page, website, name and other name, in this order", async () => {
    await add(
      {
        company_name: "Solarwerk GmbH",
        url: urlOf("solarwerk"),
        linkedin_slug: "solarwerk",
        website_domain: "www.Solarwerk.de",
      },
      { company_name: "Windkraft AG", country: "Germany" },
      { company_name: "Meta", url: urlOf("meta") },
      { company_name: "Twin", country: "France" },
      { company_name: "Twin Inc." },
    );
    await ada.from("other_names").insert({ kind: "company", name: "Meta", other_name: "Facebook" }).throwOnError();
    const found = await match(
      { line: 1, url: urlOf("solarwerk"), name: "Another name" },
      { line: 2, linkedin: "Solarwerk" },
      { line: 3, domain: "solarwerk.de", name: "Solarwerk" },
      { line: 4, domain: "solarwerk.de", url: urlOf("other") },
      { line: 5, name: "WINDKRAFT ag", country: "germany" },
      { line: 6, name: "Windkraft AG", country: "Austria" },
      { line: 7, name: "Windkraft" },
      { line: 8, name: "facebook" },
      { line: 9, name: "Twin" },
      { line: 10, name: "Solarwerk GmbH", url: urlOf("other") },
      { line: 11, name: "Unknown", domain: "unknown.de", linkedin: "unknown", url: urlOf("unknown") },
      { line: 12, name: "Solarwerk GmbH", domain: "solarwerk.at" },
    );
    expect(
      found.map(({ line, reason, certain, rows }) => [line, reason, certain, rows.map((row) => row.company_name)]),
    ).toEqual([
      [1, "url", true, ["Solarwerk GmbH"]],
      [2, "linkedin", true, ["Solarwerk GmbH"]],
      [3, "domain", true, ["Solarwerk GmbH"]],
      [4, "domain", false, ["Solarwerk GmbH"]],
      [5, "name", true, ["Windkraft AG"]],
      [6, "name", false, ["Windkraft AG"]],
      [7, "name", false, ["Windkraft AG"]],
      [8, "other_name", false, ["Meta"]],
      [9, "name", false, ["Twin", "Twin Inc."]],
      [12, "name", false, ["Solarwerk GmbH"]],
    ]);
    expect(Object.keys(found[0]?.rows[0] ?? {})).toEqual(
      expect.arrayContaining(["id", "updated_at", "categories", "extra"]),
    );
    expect(found[0]?.rows[0]).not.toHaveProperty("search_text");
    const tooMany = Array.from({ length: 5001 }, (_, line) => ({ line }));
    expect((await ada.rpc("match_companies", { rows: tooMany })).error?.code).toBe("PT413");
  });

  test("a company is one record under its earlier permalinks", async () => {
    const data = { properties: { identifier: { value: "N26", permalink: "n26" }, permalink_aliases: ["number26"] } };
    await byFunction.from("company_profiles").insert({ url: N26, data, source: "sample" }).throwOnError();
    await add({ company_name: "N26", url: N26 });
    expect(await match({ line: 1, url: urlOf("number26") })).toMatchObject([{ reason: "url", rows: [{ url: N26 }] }]);
    await ada
      .from("squad_hotlist_companies")
      .insert({ squad_id: "fintech", company_name: "Number26", company_url: urlOf("number26") })
      .throwOnError();
    const record = (await ada.from("company_facts").select("id").single().throwOnError()).data.id;
    expect(await entry()).toBe(record);
    const { data: seen } = await ada.rpc("company_sightings", { urls: [urlOf("number26"), N26] }).throwOnError();
    expect(seen).toMatchObject([
      { company_name: "N26", hotlists: [{ squad_id: "fintech" }] },
      { hotlists: [{ squad_id: "fintech" }] },
    ]);
  });

  test("a hotlist entry points to its company, whichever is added first, and is no change of the entry", async () => {
    const hotlist = { squad_id: "fintech", company_name: "N26" };
    await ada.from("squad_hotlist_companies").insert(hotlist).throwOnError();
    expect(await entry()).toBeNull();
    await add({ company_name: "n26", url: N26 });
    const record = (await ada.from("company_facts").select("id").single().throwOnError()).data.id;
    expect(await entry()).toBe(record);
    await ada.from("company_facts").update({ company_name: "N26 Bank" }).eq("id", record).throwOnError();
    await ada
      .from("squad_hotlist_companies")
      .update({ company_name: "Number 26" })
      .eq("squad_id", "fintech")
      .throwOnError();
    expect(await entry()).toBe(record);
    await ada
      .from("squad_hotlist_companies")
      .update({ company_url: urlOf("monzo") })
      .eq("squad_id", "fintech")
      .throwOnError();
    expect(await entry()).toBeNull();
    await ada.from("squad_hotlist_companies").update({ company_url: N26 }).eq("squad_id", "fintech").throwOnError();
    await ada.from("company_facts").delete().eq("id", record).throwOnError();
    expect(await entry()).toBeNull();
    await ada.rpc("restore_row", { table_name: "company_facts", row_id: record }).throwOnError();
    expect(await entry()).toBe(record);
    const own = (await changes()).filter(({ table_name }) => table_name === "squad_hotlist_companies");
    expect(
      own.map(({ op, new: values }) => [
        op,
        Object.keys(values as object).filter((key) => op === "update" && key !== "company_id"),
      ]),
    ).toEqual([
      ["insert", []],
      ["update", ["company_name"]],
      ["update", ["company_url"]],
      ["update", ["company_url"]],
    ]);
  });

  test("a deleted entry is restored when its company is gone", async () => {
    await add({ company_name: "N26", url: N26 });
    const { data } = await ada
      .from("squad_hotlist_companies")
      .insert({ squad_id: "fintech", company_name: "N26" })
      .select("id")
      .single()
      .throwOnError();
    await ada.from("squad_hotlist_companies").delete().eq("id", data.id).throwOnError();
    await ada.from("company_facts").delete().eq("url", N26).throwOnError();
    const restored = await ada
      .rpc("restore_row", { table_name: "squad_hotlist_companies", row_id: data.id })
      .throwOnError();
    expect(restored.data).toMatchObject({ status: "restored" });
    expect(await entry()).toBeNull();
  });

  test.each(["insert", "upsert"] as const)(
    "a screened company is kept with who screened it first, and is in the database after an %s",
    async (write) => {
      await screen({ url: N26, company_name: "N26", total_funding: "1M USD", website_domain: "n26.com" });
      const second = await team.clientOf({ role: "service_role" }, { "x-acting-user": idOf("c") });
      await second
        .rpc("keep_screened_company", { company: { url: N26, company_name: "N26", total_funding: "2M USD" } })
        .throwOnError();
      const read = async () => (await ada.from("company_facts").select("*").single().throwOnError()).data;
      const kept = await read();
      expect(kept).toMatchObject({
        only_screened: true,
        screened_by: idOf("b"),
        total_funding: "2M USD",
        website_domain: "n26.com",
      });
      const sighting = async () => (await ada.rpc("company_sightings", { urls: [N26] }).throwOnError()).data;
      expect(await sighting()).toMatchObject([
        { facts_at: null, screened_by: { id: idOf("b") }, screened_at: expect.any(String) },
      ]);
      expect((await ada.rpc("team_numbers").throwOnError()).data).toMatchObject({ companies: 0, new_this_week: 0 });

      const row = { url: N26, company_name: "N26", total_funding: "2M USD" };
      const facts = ada.from("company_facts");
      await (write === "insert" ? facts.insert(row) : facts.upsert(row, { onConflict: "url" })).throwOnError();
      const added = await read();
      expect(added).toMatchObject({ only_screened: false, screened_by: idOf("b"), website_domain: "n26.com" });
      expect(Date.parse(added.created_at)).toBeGreaterThan(Date.parse(kept.created_at));
      expect(await sighting()).toMatchObject([{ facts_at: expect.any(String) }]);
      expect((await ada.rpc("team_numbers").throwOnError()).data).toMatchObject({ companies: 1, new_this_week: 1 });
      expect((await changes()).map(({ op, actor, via }) => [op, actor, via])).toEqual([
        ["insert", idOf("b"), "fetch"],
        ["update", idOf("c"), "edit"],
        ["delete", idOf("a"), "edit"],
        ["insert", idOf("a"), "edit"],
      ]);

      await screen({ url: N26, company_name: "Changed", total_funding: "9M USD", city: "Berlin" });
      expect(await read()).toMatchObject({
        company_name: "N26",
        total_funding: "2M USD",
        city: "Berlin",
        only_screened: false,
      });
      expect((await ada.rpc("keep_screened_company", { company: {} })).error?.code).toBe("42501");
    },
  );

  test("undoing an add leaves the screened record, and a deleted company is restored after it was screened again", async () => {
    await screen({ url: N26, company_name: "N26" });
    const { data: id } = await ada.rpc("begin_operation", { kind: "batch", label: "1 company" }).throwOnError();
    const adding = await team.colleague("ada", "a", { "x-operation-id": id });
    await adding.from("company_facts").upsert({ url: N26, company_name: "N26" }, { onConflict: "url" }).throwOnError();
    await ada.rpc("undo_operation", { id, dry_run: false }).throwOnError();
    const read = async () => (await ada.from("company_facts").select("id,only_screened").throwOnError()).data;
    expect(await read()).toEqual([{ id: expect.any(String), only_screened: true }]);

    await ada.from("company_facts").update({ city: "Berlin" }).eq("url", N26).throwOnError();
    const [company] = await read();
    await ada.from("company_facts").delete().eq("url", N26).throwOnError();
    await screen({ url: N26, company_name: "N26" });
    const restored = await ada
      .rpc("restore_row", { table_name: "company_facts", row_id: company?.id ?? "" })
      .throwOnError();
    expect(restored.data).toMatchObject({ status: "restored" });
    expect(await read()).toEqual([{ id: company?.id, only_screened: false }]);
  });
});
