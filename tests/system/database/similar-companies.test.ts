/** Companies that resemble one, with what they have in common. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;

interface Similar {
  readonly name: string;
  readonly categories: readonly string[];
  readonly words: readonly string[];
  readonly investors: readonly string[];
  readonly country: string | null;
  readonly stage: string | null;
  readonly squads: readonly string[];
}

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
    const rows = [
      [
        "1",
        "Celonis",
        ["Process Mining", "Software"],
        "Finds waste in business processes.",
        "Germany",
        "series_b",
        "Index Ventures, Accel",
      ],
      [
        "2",
        "Signavio",
        ["Process Mining", "Software"],
        "Models business processes.",
        "Germany",
        "Series B",
        "Index Ventures",
      ],
      ["3", "Mimica", ["Process Mining"], "Watches screens.", "United Kingdom", "series_a", null],
      ["4", "Wastefree", ["Climate"], "Measures waste of factories.", "France", "seed", null],
      ["5", "Tractor Co", ["Agriculture"], "Sells tractors.", "Germany", "series_b", "Accel"],
      ["6", "Celonis SE", ["Process Mining", "Software"], "The same company twice.", "Germany", "series_b", null],
      ["7", "Unknown Ltd", [], null, null, null, null],
    ] as const;
    await ada
      .from("company_facts")
      .insert(
        rows.map(([id, company_name, categories, short_description, country, last_round_type, aaa_investors]) => ({
          id: idOf(id),
          url: urlOf(`c-${id}`),
          company_name,
          categories: [...categories],
          short_description,
          country,
          last_round_type,
          aaa_investors,
        })),
      )
      .throwOnError();
    await ada
      .from("squad_hotlist_companies")
      .insert({ squad_id: "fintech", company_name: "Signavio", company_url: urlOf("c-2") })
      .throwOnError();
    await team.tables.database.run([
      {
        text: `insert into company_facts (id, url, company_name, categories, only_screened) values ('${idOf("8")}', '${urlOf("c-8")}', 'Only screened', '{Process Mining}', true)`,
      },
    ]);
  });
  afterAll(() => team.tables.close());

  const similar = async (args: { company?: string; url?: string; max_results?: number }) =>
    (await ada.rpc("similar_companies", args).throwOnError()).data as unknown as {
      readonly is_comparable: boolean;
      readonly companies: readonly Similar[];
    } | null;

  test("names what companies have in common, the closest first", async () => {
    const found = await similar({ company: idOf("1") });
    expect(found?.companies.map(({ name }) => name)).toEqual(["Signavio", "Wastefree", "Mimica"]);
    expect(found?.companies[0]).toMatchObject({
      categories: ["Software", "Process Mining"],
      words: ["business", "processes"],
      investors: ["Index Ventures"],
      country: "Germany",
      stage: "Series B",
      squads: ["fintech"],
    });
    expect(found?.companies[1]).toMatchObject({
      categories: [],
      words: ["waste"],
      country: null,
      stage: null,
      squads: [],
    });
    expect((await similar({ url: urlOf("c-1"), max_results: 1 }))?.companies.map(({ name }) => name)).toEqual([
      "Signavio",
    ]);
  });

  test("a screened company has similar ones, and is none itself", async () => {
    const found = await similar({ company: idOf("8") });
    expect(found?.companies.map(({ name }) => name)).toEqual(["Celonis", "Celonis SE", "Mimica", "Signavio"]);
  });

  test("compares companies by permalink and id, with rounds and hotlists, in the requested order", async () => {
    const { data } = await ada.rpc("compare_companies", { keys: ["c-2", idOf("3"), "nowhere"] }).throwOnError();
    expect(data).toMatchObject([
      {
        key: "c-2",
        company: { company_name: "Signavio" },
        rounds: [],
        entries: [{ squad_id: "fintech", status: "sourced" }],
      },
      { key: idOf("3"), company: { company_name: "Mimica" }, entries: [] },
      { key: "nowhere", company: null, rounds: [], entries: [] },
    ]);
    expect((await ada.rpc("compare_companies", { keys: Array.from({ length: 6 }, () => "c-1") })).status).toBe(413);
  });

  test("a company without categories and description cannot be compared, and an unknown one is null", async () => {
    expect(await similar({ company: idOf("7") })).toEqual({ is_comparable: false, companies: [] });
    expect(await similar({ company: idOf("5") })).toEqual({ is_comparable: true, companies: [] });
    expect(await similar({ url: urlOf("no-such-company") })).toBeNull();
  });
});
