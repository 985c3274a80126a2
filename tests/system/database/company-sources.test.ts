/** Where facts come from: which source wins, what a colleague has set by hand, and what a screen says about it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Json, TablesInsert } from "#supabase/database.types.ts";
import { createCompanyStore } from "#supabase/functions/fetch-crunchbase/company-store.ts";
import { openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const URL = "https://www.crunchbase.com/organization/n26";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  let service: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
    service = await team.clientOf({ role: "service_role" });
  });
  beforeEach(() => team.tables.reset());
  afterAll(() => team.tables.close());

  const company = async () => (await ada.from("company_facts").select("*").single().throwOnError()).data;
  const fetched = (source: string, facts: Omit<TablesInsert<"company_facts">, "company_name" | "sort_name">) =>
    ada
      .from("company_facts")
      .upsert({ url: URL, company_name: "N26", source, ...facts }, { onConflict: "url" })
      .throwOnError();
  const edit = async (facts: Partial<TablesInsert<"company_facts">>) =>
    ada
      .from("company_facts")
      .update(facts)
      .eq("id", (await company()).id)
      .throwOnError();
  const pin = async (fact: string, value: Json) =>
    ada.rpc("pin_fact", { id: (await company()).id, fact, value: value as Json & object }).throwOnError();
  const sourceSays = (source: string, facts: Readonly<Record<string, Json>>) =>
    service
      .from("company_sources")
      .upsert({ url: URL, source, facts: facts as Json & object, fetched_at: "2026-11-20T10:00:00Z" })
      .throwOnError();
  const provenance = async () =>
    (await ada.rpc("company_provenance", { id: (await company()).id }).throwOnError()).data as unknown as {
      readonly changes: object;
    };

  test("a fetch records the source of each value that it has", async () => {
    await fetched("crunchbase", { founded_year: 2013, total_funding: null, city: "Berlin" });
    expect((await company()).fetched_from).toEqual({
      company_name: "crunchbase",
      founded_year: "crunchbase",
      city: "crunchbase",
    });
  });

  test("an edit and an import are not the source's values any more", async () => {
    await fetched("crunchbase", { founded_year: 2013, employee_count: "1001-5000" });
    await edit({ founded_year: 2012 });
    expect((await company()).fetched_from).toEqual({ company_name: "crunchbase", employee_count: "crunchbase" });
  });

  test.each<readonly [string, string, "pin" | "type" | null, number | null, number | null]>([
    ["Crunchbase replaces a typed value", "crunchbase", "type", 2013, 2013],
    ["Crunchbase keeps a pinned value", "crunchbase", "pin", 2013, 1999],
    ["open data keeps a typed value", "wikidata", "type", 2013, 1999],
    ["open data keeps a pinned value", "wikidata", "pin", 2013, 1999],
    ["open data fills a blank", "wikidata", null, 2013, 2013],
    ["open data that knows nothing leaves a typed value", "wikidata", "type", null, 1999],
    ["Crunchbase that knows nothing makes it blank", "crunchbase", "type", null, null],
  ])("%s", async (_rule, source, how, value, expected) => {
    await ada.from("company_facts").insert({ url: URL, company_name: "N26" }).throwOnError();
    if (how === "pin") await pin("founded_year", 1999);
    if (how === "type") await edit({ founded_year: 1999 });
    await fetched(source, { founded_year: value, city: "Berlin" });
    expect(await company()).toMatchObject({ founded_year: expected, city: "Berlin" });
  });

  test("open data replaces its own value, and nothing of Crunchbase's", async () => {
    await fetched("crunchbase", { founded_year: 2013, total_funding: "1700M USD" });
    await fetched("wikidata", { founded_year: 2012, employee_count: "501-1000", total_funding: null });
    await fetched("wikidata", { founded_year: 2012, employee_count: "1001-5000", total_funding: null });
    expect(await company()).toMatchObject({
      founded_year: 2013,
      employee_count: "1001-5000",
      total_funding: "1700M USD",
      fetched_from: { founded_year: "crunchbase", employee_count: "wikidata", total_funding: "crunchbase" },
    });
  });

  test("companies are filled with what open data last said, and stay only screened", async () => {
    await sourceSays("wikidata", { founded_year: 2012, city: "Berlin", categories: ["Banking"] });
    await fetched("crunchbase", { founded_year: 2013, country: "Germany" });
    const screened = { url: `${URL}-2`, company_name: "N27", source: "crunchbase" };
    await service.rpc("keep_screened_company", { company: screened }).throwOnError();
    await service
      .from("company_sources")
      .insert({ url: `${URL}-2`, source: "wikidata", facts: { city: "Bonn" }, fetched_at: "2026-11-20T10:00:00Z" })
      .throwOnError();
    const urls = [URL, `${URL}-2`, `${URL}-3`];
    const fill = async () => (await ada.rpc("fill_from_open_data", { urls }).throwOnError()).data;
    expect(await fill()).toEqual(
      expect.arrayContaining([
        { url: URL, name: "N26", filled: 2 },
        { url: `${URL}-2`, name: "N27", filled: 1 },
      ]),
    );
    expect(await fill()).toEqual([]);
    expect((await ada.from("company_facts").select("*").order("url").throwOnError()).data).toMatchObject([
      { founded_year: 2013, city: "Berlin", country: "Germany", categories: ["Banking"], only_screened: false },
      { city: "Bonn", only_screened: true, fetched_from: { city: "wikidata", company_name: "crunchbase" } },
    ]);
    const many = Array.from({ length: 501 }, (_, index) => `${URL}-${index}`);
    expect((await ada.rpc("fill_from_open_data", { urls: many })).status).toBe(413);
  });

  test("unpinning sets the value of the best source at once", async () => {
    await sourceSays("crunchbase", { founded_year: 2013 });
    await sourceSays("wikidata", { founded_year: 2012, city: "Berlin" });
    await fetched("crunchbase", { founded_year: 2013 });
    await pin("founded_year", 1999);
    await pin("city", "Munich");
    await pin("country", null);
    const { id } = await company();
    for (const fact of ["founded_year", "city", "country"]) {
      expect((await ada.rpc("unpin_fact", { id, fact }).throwOnError()).data).toBe(true);
    }
    expect(await company()).toMatchObject({
      founded_year: 2013,
      city: "Berlin",
      country: null,
      pinned: [],
      fetched_from: { founded_year: "crunchbase", city: "wikidata" },
    });
    expect((await ada.rpc("unpin_fact", { id, fact: "city" }).throwOnError()).data).toBe(false);
    expect((await ada.rpc("unpin_fact", { id, fact: "id" })).error?.code).toBe("22023");
  });

  test("GLEIF's register number comes with every fetch and fill, and replaces neither typed nor pinned ones", async () => {
    const fill = async () => (await ada.rpc("fill_from_open_data", { urls: [URL] }).throwOnError()).data;
    await sourceSays("gleif", { register_number: "HRB 1" });
    await fetched("crunchbase", { founded_year: 2013 });
    expect(await company()).toMatchObject({
      register_number: "HRB 1",
      fetched_from: { founded_year: "crunchbase", register_number: "gleif" },
    });
    await sourceSays("gleif", { register_number: "HRB 2" });
    expect(await fill()).toEqual([{ url: URL, name: "N26", filled: 1 }]);
    expect(await fill()).toEqual([]);
    await edit({ register_number: "HRB 8" });
    await fetched("crunchbase", { founded_year: 2014 });
    expect(await fill()).toEqual([]);
    expect(await company()).toMatchObject({ register_number: "HRB 8", founded_year: 2014 });
    await pin("register_number", "HRB 9");
    await sourceSays("gleif", { register_number: "HRB 3" });
    await fetched("crunchbase", {});
    expect(await fill()).toEqual([]);
    expect(await company()).toMatchObject({ register_number: "HRB 9" });
    await ada.rpc("unpin_fact", { id: (await company()).id, fact: "register_number" }).throwOnError();
    expect(await company()).toMatchObject({ register_number: "HRB 3", fetched_from: { register_number: "gleif" } });
  });

  test("the provenance has each source's values, errors and dates, and who changed a fact last", async () => {
    await sourceSays("wikidata", { founded_year: 2012 });
    await service
      .from("company_sources")
      .upsert({ url: URL, source: "crunchbase", error: "Crunchbase is unavailable.", error_at: "2026-11-21T10:00:00Z" })
      .throwOnError();
    await fetched("wikidata", { founded_year: 2012, city: "Berlin" });
    await pin("city", "Munich");
    expect(await provenance()).toMatchObject({
      facts: { founded_year: 2012, city: "Munich", employee_count: null, categories: [] },
      fetched_from: { founded_year: "wikidata" },
      pinned: ["city"],
      sources: [
        { source: "crunchbase", error: "Crunchbase is unavailable.", fetched_at: null },
        { source: "wikidata", facts: { founded_year: 2012 }, error: null },
      ],
      changes: { city: { via: "edit" }, founded_year: { via: "edit" } },
    });
    expect(Object.keys((await provenance()).changes)).not.toContain("country");
  });

  test("facts are found under an earlier permalink of the company, and its record under both", async () => {
    const old = "https://www.crunchbase.com/organization/number26";
    const identifier = { value: "N26", permalink: "n26" };
    const data = { properties: { identifier, permalink_aliases: ["number26"] } };
    await service.from("company_profiles").insert({ url: URL, data, source: "crunchbase" }).throwOnError();
    const before = { url: old, fetched_at: "2025-01-01T00:00:00Z" };
    await service
      .from("company_sources")
      .insert([
        { ...before, source: "wikidata", facts: { founded_year: 2012, city: "Berlin" } },
        { ...before, source: "gleif", facts: { register_number: "HRB 1" } },
        { ...before, source: "crunchbase", facts: { founded_year: 2011 } },
        { ...before, url: "https://www.crunchbase.com/organization/n27", source: "sample", facts: { city: "Bonn" } },
      ])
      .throwOnError();
    // Wikidata does not know the new permalink yet: what it said under the old one still holds.
    await sourceSays("wikidata", {});
    await sourceSays("crunchbase", { founded_year: 2013 });
    await fetched("crunchbase", { founded_year: 2013 });
    expect(await company()).toMatchObject({ register_number: "HRB 1" });
    expect(await provenance()).toMatchObject({
      sources: [
        { source: "crunchbase", facts: { founded_year: 2013 } },
        { source: "gleif", facts: { register_number: "HRB 1" } },
        { source: "wikidata", facts: { founded_year: 2012, city: "Berlin" } },
      ],
    });
    expect((await ada.rpc("company_provenance", { url: old }).throwOnError()).data).toMatchObject({ url: URL });
    const filled = await ada.rpc("fill_from_open_data", { urls: [URL] }).throwOnError();
    expect(filled.data).toEqual([{ url: URL, name: "N26", filled: 1 }]);
    await pin("city", "Munich");
    await ada.rpc("unpin_fact", { id: (await company()).id, fact: "city" }).throwOnError();
    expect(await company()).toMatchObject({ city: "Berlin", fetched_from: { city: "wikidata" } });
    expect((await ada.rpc("company_provenance", { url: `${URL}-2` }).throwOnError()).data).toBeNull();
  });

  test("a response that was fetched under an earlier permalink is found under the new one, the newest first", async () => {
    const store = createCompanyStore(await team.functionRest(), undefined);
    const old = "https://www.crunchbase.com/organization/number26";
    const profile = {
      properties: { identifier: { value: "N26", permalink: "n26" }, permalink_aliases: ["number26"] },
      cards: {},
    };
    const fetched = { profile, source: "crunchbase", fetchedAt: "2026-11-20T10:00:00+00:00" } as const;
    await store.write({ ...fetched, url: old });
    await store.write({ ...fetched, url: `${URL}-2`, profile: { properties: {}, cards: {} } });
    expect(await store.read(URL)).toEqual({ ...fetched, url: old });
    const newer = { ...fetched, url: URL, fetchedAt: "2026-11-21T10:00:00+00:00" };
    await store.write(newer);
    expect(await store.read(URL)).toEqual(newer);
    expect(await store.read(old)).toEqual(newer);
    expect(await store.read(`${URL}-3`)).toBeNull();
  });

  test("one request stores what a source said of many companies, with their responses, and keeps a colleague's choice", async () => {
    const entry = {
      url: URL,
      facts: { city: "Berlin" },
      as_of: {},
      source_url: "https://www.wikidata.org/wiki/Q1",
      candidates: [],
      lei: null,
      fetched_at: "2026-11-20T10:00:00+00:00",
    };
    const store = (entries: Json) =>
      service.rpc("store_company_sources", { source: "wikidata", entries: entries as [] });
    const rows = async () => (await service.from("company_sources").select("*").order("url").throwOnError()).data;
    const failed = { url: URL, source: "wikidata", chosen: "Q1", error: "Too large.", error_at: entry.fetched_at };
    await service.from("company_sources").insert(failed).throwOnError();
    const profile = { properties: { identifier: { value: "N26", permalink: "n26" } }, cards: {} };
    await store([
      { ...entry, profile },
      { ...entry, url: `${URL}-2`, lei: "5299000000000000N200" },
    ]).throwOnError();
    await store([{ ...entry, facts: { city: "Bonn" } }]).throwOnError();
    expect(await rows()).toMatchObject([
      { ...entry, facts: { city: "Bonn" }, chosen: "Q1", error: null, error_at: null },
      { ...entry, url: `${URL}-2`, lei: "5299000000000000N200", chosen: null },
    ]);
    expect((await service.from("company_profiles").select("*").throwOnError()).data).toMatchObject([
      { url: URL, data: profile, source: "wikidata", fetched_at: entry.fetched_at, as_of: null },
    ]);
    const many = Array.from({ length: 101 }, (_, index) => ({ ...entry, url: `${URL}-${index}` }));
    expect((await store(many)).status).toBe(413);
    expect((await store({})).error?.code).toBe("22023");
    expect(await rows()).toHaveLength(2);
  });

  test("the request that stores answers gives back the slot with which the source was asked", async () => {
    const limit = { calls: 9, window_ms: 1, max_wait_ms: 1000, slots: 1, lease_ms: 60_000 };
    const take = async () => {
      const { data } = await service.rpc("take_service_slot", { service: "a source", ...limit }).throwOnError();
      return data as { readonly is_busy: boolean; readonly token?: string };
    };
    const store = (slot?: string) =>
      service.rpc("store_company_sources", { source: "wikidata", entries: [], ...(slot !== undefined && { slot }) });
    const { token } = await take();
    await store().throwOnError();
    expect(await take()).toEqual({ is_busy: true });
    await store(token).throwOnError();
    expect(await take()).toMatchObject({ is_busy: false });
  });

  test("the request that reads what is stored takes a slot only where a company is missing, failed or is not recent", async () => {
    const since = "2026-11-20T10:00:00.000Z";
    const limit = { service: "a source", calls: 9, window_ms: 1, max_wait_ms: 1000, slots: 9, lease_ms: 60_000 };
    const readAndTake = async (urls: string[]) => {
      const asked = { source: "wikidata", urls, since, ...limit };
      const { data } = await service.rpc("read_company_sources_and_take_slot", asked).throwOnError();
      const { entries, slot } = data as unknown as {
        readonly entries: readonly { readonly url: string }[];
        readonly slot: unknown;
      };
      return [entries.map(({ url }) => url), slot !== null];
    };
    const entry = (url: string, fetched_at: string) => ({ url, source: "wikidata", fetched_at });
    await service
      .from("company_sources")
      .insert([
        entry(URL, since),
        entry(`${URL}-2`, "2026-11-20T09:59:59.999Z"),
        { ...entry(`${URL}-3`, since), error: "Too large.", error_at: since },
        { ...entry(`${URL}-4`, since), source: "gleif" },
      ])
      .throwOnError();
    expect(await readAndTake([URL])).toEqual([[URL], false]);
    expect(await readAndTake([])).toEqual([[], false]);
    expect(await readAndTake([URL, `${URL}-2`])).toEqual([[URL, `${URL}-2`], true]);
    expect(await readAndTake([`${URL}-3`])).toEqual([[`${URL}-3`], true]);
    expect(await readAndTake([`${URL}-4`])).toEqual([[], true]);
  });

  test("colleagues read what sources say and cannot write it", async () => {
    await sourceSays("wikidata", { founded_year: 2012 });
    expect((await ada.from("company_sources").select("source").throwOnError()).data).toEqual([{ source: "wikidata" }]);
    expect((await ada.from("company_sources").delete().eq("url", URL)).error?.code).toBe("42501");
    await fetched("wikidata", {});
    expect((await ada.from("company_facts").update({ fetched_from: {} }).eq("url", URL)).error?.code).toBe("42501");
    expect((await ada.from("company_facts").update({ pinned: [] }).eq("url", URL)).error?.code).toBe("42501");
  });
});
