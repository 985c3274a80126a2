/** The search across companies, hotlist entries, notes and universities. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

interface Hit {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly match?: number;
  readonly matched?: string | null;
  readonly excerpt?: string;
}

const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
    const names = [
      "Stripe",
      "Pinstripe",
      "Blue Stripe",
      "Münchener Rück",
      "Łódź Robotics",
      "Meta",
      "Uber",
      "Celonis SE",
      "100% Pure",
      "a_b labs",
    ];
    await ada
      .from("company_facts")
      .insert(
        names.map((company_name, n) => ({
          company_name,
          url: urlOf(`c-${n}`),
          aaa_investors: "Index Ventures, Accel",
        })),
      )
      .throwOnError();
    await ada.from("other_names").insert({ kind: "company", name: "Meta", other_name: "Facebook" }).throwOnError();
    await ada
      .from("other_names")
      .insert({ kind: "university", name: "ETH Zürich", other_name: "Polytechnikum" })
      .throwOnError();
    await ada
      .from("squad_hotlist_companies")
      .insert([
        { id: idOf("1"), squad_id: "fintech", company_name: "Stripe", company_url: urlOf("c-0") },
        { id: idOf("2"), squad_id: "genai", company_name: "Facebook AI", company_url: urlOf("c-5") },
        { id: idOf("3"), squad_id: "climate", company_name: "Solarwerk" },
      ])
      .throwOnError();
    await ada
      .from("hotlist_notes")
      .insert([
        { entry_id: idOf("1"), body: "Still pre-revenue, but the café pilot with Zürich looks strong." },
        { entry_id: idOf("3"), body: "Call the founder." },
      ])
      .throwOnError();
  });
  afterAll(() => team.tables.close());

  const search = async (query: string, options: { kinds?: string[]; per_kind?: number } = {}) =>
    (await ada.rpc("search_everything", { query, ...options }).throwOnError()).data as unknown as readonly Hit[];
  const found = async (query: string, kind = "company") =>
    (await search(query, { kinds: [kind] })).map(({ title, match }) => `${match} ${title}`);

  test.each([
    ["begins, then a word, then anywhere", "stripe", ["1 Stripe", "2 Blue Stripe", "3 Pinstripe"]],
    ["without case, accents and other letters", "MUNCHENER ruck", ["1 Münchener Rück"]],
    ["letters without a decomposition", "lodz", ["1 Łódź Robotics"]],
    ["a legal form more or less", "stripe inc", ["1 Stripe"]],
    ["another name", "facebook", ["4 Meta"]],
    ["a missing letter", "celnis", ["6 Celonis SE"]],
    ["swapped letters of a short name", "uebr", ["6 Uber"]],
    ["a wrong first letter", "xtripe", ["6 Stripe"]],
    ["the beginning of a name with a mistake", "munchenre", ["6 Münchener Rück"]],
    ["nothing similar", "qqqqqq", []],
    ["wildcards as text", "%", []],
    ["a percent sign", "0% p", ["3 100% Pure"]],
    ["an underscore as text", "a_", ["1 a_b labs"]],
    ["one letter", "s", []],
  ])("companies: %s", async (_name, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test("names the investor that matches, at most `per_kind` hits", async () => {
    const hits = await search("index v", { kinds: ["company"], per_kind: 3 });
    expect(hits.map(({ match, matched }) => [match, matched])).toEqual([
      [5, "Index Ventures"],
      [5, "Index Ventures"],
      [5, "Index Ventures"],
    ]);
    expect(await search("index v", { per_kind: 1000, kinds: ["company"] })).toHaveLength(8);
  });

  test("finds entries by their company's names and by their own", async () => {
    expect(await found("facebook", "entry")).toEqual(["1 Facebook AI"]);
    expect(await found("meta", "entry")).toEqual(["0 Facebook AI"]);
    expect(await found("solar", "entry")).toEqual(["1 Solarwerk"]);
    expect(await found("solarwrk", "entry")).toEqual(["6 Solarwerk"]);
  });

  test("finds notes by the beginnings of all words, with an excerpt", async () => {
    const [hit, ...others] = await search("CAFE zur", { kinds: ["note"] });
    expect(hit).toMatchObject({
      kind: "note",
      title: "Stripe",
      excerpt: expect.stringContaining("café pilot with Zürich"),
    });
    expect(others).toEqual([]);
    expect(await search("cafe founder", { kinds: ["note"] })).toEqual([]);
    expect(await search("' & | ! <->", { kinds: ["note"] })).toEqual([]);
  });

  test("finds universities by name, other name and with mistakes", async () => {
    expect(await found("aalto", "university")).toEqual(["1 Aalto University"]);
    expect(await found("polytechnikum", "university")).toEqual(["4 ETH Zürich"]);
    expect(await found("aalto univrsity", "university")).toEqual(["6 Aalto University"]);
  });

  test("rejects long queries and shows nothing to strangers", async () => {
    expect((await ada.rpc("search_everything", { query: "x".repeat(301) })).status).toBe(413);
    const anonymous = await team.clientOf({ role: "anon" });
    expect((await anonymous.rpc("search_everything", { query: "stripe" })).error?.code).toBe("42501");
  });
});
