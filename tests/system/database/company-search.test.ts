import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { foldForSearch } from "#domain/company/search-text.ts";
import type { Session } from "#gateway/db/port/database.ts";
import { openTestDatabase, type TestEngine } from "#tests/support/databases.ts";

const colleague: Session = {
  role: "authenticated",
  settings: { "request.jwt.claims": '{"sub":"00000000-0000-0000-0000-000000000001","role":"authenticated"}' },
};
const stranger: Session = { role: "anon", settings: { "request.jwt.claims": '{"role":"anon"}' } };
const INSERT = "insert into company_facts (url, company_name) values ($1, $1)";

describe.each<TestEngine>(["pglite", "postgres"])("company facts on %s", async (engine) => {
  const { database, reset, close } = await openTestDatabase(engine);
  const query = async (text: string, values: string[] = [], session = colleague) =>
    (await database.run([{ text, values }], { session }))[0]?.rows ?? [];
  beforeEach(reset);
  afterAll(close);

  test.each(["Müller & Söhne", "ÉTOILE", "ΟΔΟΣ", "ЯНДЕКС", "İstanbul", "ＡＢＣ", "Straße", "한국", "plain"])(
    "%s is folded as what is typed is",
    async (name) => {
      await query(INSERT, [name]);
      const [row] = await query("select sort_name, search_text from company_facts");
      expect(row).toEqual({ sort_name: foldForSearch(name), search_text: `${foldForSearch(name)}\n` });
    },
  );

  test.each([
    ["a band", "11-50", "11", "250M USD", "250000000"],
    ["the highest band", "10000+", "10000", "0M USD", "0"],
    ["billions", "1-10", "1", "$1.5B", "1500000000"],
    ["plain dollars", null, null, "1200", "1200"],
    ["text that is no figure", "many", null, "lots", null],
    ["a figure without end", "9".repeat(40), "999999999", "9".repeat(400), "999999999999999"],
  ])("figures are read out of %s", async (_what, band, rank, funding, usd) => {
    const json = JSON.stringify({ band, funding });
    await query(
      "insert into company_facts (url, company_name, employee_count, total_funding) select 'u', 'n', j->>'band', j->>'funding' from (select $1::jsonb as j) t",
      [json],
    );
    const [row] = await query("select employee_rank, funding_usd::numeric::text as usd from company_facts");
    expect(row).toEqual({ employee_rank: rank, usd });
  });

  test("the longest names and investors fit the indexes", async () => {
    const values = ["u", "\u{1F680}".repeat(300), "ﷺ".repeat(5000)];
    await query("insert into company_facts (url, company_name, aaa_investors) values ($1, $2, $3)", values);
    expect(await query("select from company_facts")).toHaveLength(1);
  });

  test("the day of the facts is now, or when the kept answer was given, whatever the writer says", async () => {
    await query(INSERT, ["u"]);
    await query("update company_facts set updated_at = '2020-01-01'");
    const age = "select round(extract(epoch from now() - updated_at) / 3600)::integer as hours from company_facts";
    expect(await query(age)).toEqual([{ hours: "0" }]);
    await database.run([
      {
        text: "insert into company_profiles (url, data, source, fetched_at) values ('u', '{}', 'sample', now() - interval '5 hours')",
      },
    ]);
    await query("update company_facts set founded_year = 2000");
    expect(await query(age)).toEqual([{ hours: "5" }]);
    await database.run([{ text: "update company_profiles set fetched_at = now() - interval '3 days'" }]);
    await query("update company_facts set founded_year = 2001");
    expect(await query(age)).toEqual([{ hours: "0" }]);
  });

  test("a row that comes with an older day keeps it", async () => {
    await query("insert into company_facts (url, company_name, updated_at) values ('u', 'n', '2020-01-01')");
    expect(await query("select extract(year from updated_at)::integer as year from company_facts")).toEqual([
      { year: "2020" },
    ]);
  });

  describe("where a company was met before", () => {
    const sightings = async (urls: readonly string[], names: readonly string[] = [], session = colleague) => {
      const [row] = await query(
        "select company_sightings(array(select jsonb_array_elements_text($1::jsonb)), array(select jsonb_array_elements_text($2::jsonb))) as found",
        [JSON.stringify(urls), JSON.stringify(names)],
        session,
      );
      return JSON.parse(String(row?.["found"])) as {
        url: string;
        facts_at: string | null;
        hotlists: { squad_id: string }[];
      }[];
    };

    beforeEach(async () => {
      await query("insert into company_facts (url, company_name) values ('kept', 'Kept'), ('both', 'Both')");
      await query(
        "insert into squad_hotlist_companies (squad_id, company_name, company_url) values ('fintech', 'BOTH', null), ('genai', 'Listed', 'listed'), ('climate', 'Listed', 'listed')",
      );
    });

    test("is told for each in the list, by address and by name", async () => {
      const found = await sightings(["both", "unknown", "listed", "kept", "elsewhere"], ["Both", "", "", "", "both"]);
      const told = found.map(({ url, facts_at, hotlists }) => ({
        url,
        isKept: facts_at !== null,
        squads: hotlists.map((entry) => entry.squad_id).sort(),
      }));
      expect(told).toEqual([
        { url: "both", isKept: true, squads: ["fintech"] },
        { url: "listed", isKept: false, squads: ["climate", "genai"] },
        { url: "kept", isKept: true, squads: [] },
        { url: "elsewhere", isKept: false, squads: ["fintech"] },
      ]);
    });

    test("is told for the name of the facts where no name is given", async () => {
      const [both] = await sightings(["both"]);
      expect(both?.hotlists.map((entry) => entry.squad_id)).toEqual(["fintech"]);
    });

    test("is one answer for thousands, and nothing for none", async () => {
      expect(await sightings([])).toEqual([]);
      const many = Array.from({ length: 3000 }, (_url, index) => `u${index}`);
      await query(
        "insert into company_facts (url, company_name) select 'u' || n, 'n' || n from generate_series(0, 2999) n",
      );
      expect(await sightings(many)).toHaveLength(3000);
    });

    test.each([
      ["addresses", Array(5001).fill("u"), []],
      ["names", [], Array(5001).fill("n")],
      ["bytes", ["u".repeat(500_001)], []],
    ])("is not told for more %s than one request may ask for", async (_what, urls, names) => {
      await expect(sightings(urls, names)).rejects.toMatchObject({
        code: "PT413",
        message: "Ask for at most 5000 at once",
      });
    });

    test("is not told to strangers", async () => {
      await expect(sightings(["both"], [], stranger)).rejects.toThrow(/permission denied/);
    });
  });
});
