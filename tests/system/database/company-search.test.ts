import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { normalizeForSearch } from "#domain/company/search-text.ts";
import type { TransactionSettings } from "#gateway/db/port/database.ts";
import { openTestDatabase, type TestEngine } from "#tests/support/databases.ts";

const colleague: TransactionSettings = {
  role: "authenticated",
  settings: { "request.jwt.claims": '{"sub":"00000000-0000-0000-0000-000000000001","role":"authenticated"}' },
};
const anonymous: TransactionSettings = { role: "anon", settings: { "request.jwt.claims": '{"role":"anon"}' } };
const INSERT = "insert into company_facts (url, company_name) values ($1, $1)";

describe.each<TestEngine>(["pglite", "postgres"])("company facts on %s", async (engine) => {
  const { database, reset, close } = await openTestDatabase(engine);
  // A busy machine may take longer than the default deadline to insert thousands of rows.
  const query = async (text: string, values: string[] = [], session = colleague) =>
    (await database.run([{ text, values }], { runAs: session, deadlineMs: 60_000 }))[0]?.rows ?? [];
  beforeEach(reset);
  afterAll(close);

  test.each(["Müller & Söhne", "ÉTOILE", "ΟΔΟΣ", "ЯНДЕКС", "İstanbul", "ＡＢＣ", "Straße", "한국", "plain"])(
    "folds %s as normalizeForSearch does",
    async (name) => {
      await query(INSERT, [name]);
      const [row] = await query("select sort_name, search_text from company_facts");
      expect(row).toEqual({ sort_name: normalizeForSearch(name), search_text: `${normalizeForSearch(name)}\n` });
    },
  );

  test.each([
    ["a band", "11-50", "11", "250M USD", "250000000"],
    ["the highest band", "10000+", "10000", "0M USD", "0"],
    ["billions", "1-10", "1", "$1.5B", "1500000000"],
    ["plain dollars", null, null, "1200", "1200"],
    ["text that is not a figure", "many", null, "lots", null],
    ["a figure with too many digits", "9".repeat(40), "999999999", "9".repeat(400), "999999999999999"],
  ])("reads figures from %s", async (_what, band, rank, funding, usd) => {
    const json = JSON.stringify({ band, funding });
    await query(
      "insert into company_facts (url, company_name, employee_count, total_funding) select 'u', 'n', j->>'band', j->>'funding' from (select $1::jsonb as j) t",
      [json],
    );
    const [row] = await query("select employee_rank, funding_usd::numeric::text as usd from company_facts");
    expect(row).toEqual({ employee_rank: rank, usd });
  });

  test("the longest names and investors fit into the indexes", async () => {
    const values = ["u", "\u{1F680}".repeat(300), "ﷺ".repeat(5000)];
    await query("insert into company_facts (url, company_name, aaa_investors) values ($1, $2, $3)", values);
    expect(await query("select from company_facts")).toHaveLength(1);
  });

  test("sets updated_at to the fetch time of a profile under a day old, else to now, and ignores a written value", async () => {
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

  test("facts and sightings of sample data carry the day they are true of, and live facts do not", async () => {
    await database.run([
      { text: "insert into company_profiles (url, data, source, as_of) values ('u', '{}', 'sample', '2025-06-30')" },
    ]);
    await query(INSERT, ["u"]);
    const read = async () => {
      const [row] = await query(
        "select as_of::text, facts_at at time zone 'UTC' < now() - interval '100 days' as sorts_old, (company_sightings(array['u'])->0->>'as_of') as seen, (company_facts_by_names('[[\"u\"]]')->0->>'facts_at')::timestamptz at time zone 'UTC' < now() - interval '100 days' as is_old from company_facts",
      );
      return row;
    };
    expect(await read()).toEqual({ as_of: "2025-06-30", sorts_old: "t", seen: "2025-06-30", is_old: "t" });
    await database.run([
      { text: "update company_profiles set source = 'crunchbase', as_of = null, fetched_at = now()" },
    ]);
    await query("update company_facts set founded_year = 2001");
    expect(await read()).toEqual({ as_of: null, sorts_old: "f", seen: null, is_old: "f" });
  });

  test("an inserted row keeps an older updated_at", async () => {
    await query("insert into company_facts (url, company_name, updated_at) values ('u', 'n', '2020-01-01')");
    expect(await query("select extract(year from updated_at)::integer as year from company_facts")).toEqual([
      { year: "2020" },
    ]);
  });

  describe("company_sightings", () => {
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

    test("finds companies by URL and by name", async () => {
      const found = await sightings(["both", "unknown", "listed", "kept", "elsewhere"], ["Both", "", "", "", "both"]);
      const summary = found.map(({ url, facts_at, hotlists }) => ({
        url,
        hasFacts: facts_at !== null,
        squads: hotlists.map((entry) => entry.squad_id).sort(),
      }));
      expect(summary).toEqual([
        { url: "both", hasFacts: true, squads: ["fintech"] },
        { url: "listed", hasFacts: false, squads: ["climate", "genai"] },
        { url: "kept", hasFacts: true, squads: [] },
        { url: "elsewhere", hasFacts: false, squads: ["fintech"] },
      ]);
    });

    test("uses the name in the facts if no name is given", async () => {
      const [both] = await sightings(["both"]);
      expect(both?.hotlists.map((entry) => entry.squad_id)).toEqual(["fintech"]);
    });

    test("returns thousands of companies at once, and nothing for an empty list", async () => {
      expect(await sightings([])).toEqual([]);
      const many = Array.from({ length: 3000 }, (_url, index) => `u${index}`);
      await query(
        "insert into company_facts (url, company_name) select 'u' || n, 'n' || n from generate_series(0, 2999) n",
      );
      expect(await sightings(many)).toHaveLength(3000);
    });

    test.each([
      ["URLs", Array(5001).fill("u"), []],
      ["names", [], Array(5001).fill("n")],
      ["bytes", ["u".repeat(500_001)], []],
    ])("rejects a list with too many %s", async (_what, urls, names) => {
      await expect(sightings(urls, names)).rejects.toMatchObject({
        code: "PT413",
        message: "Ask for at most 5000 at once",
      });
    });

    test("rejects anonymous callers", async () => {
      await expect(sightings(["both"], [], anonymous)).rejects.toThrow(/permission denied/);
    });
  });
});
