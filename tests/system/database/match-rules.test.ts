/** Match rules, other names and verdicts, through /rest/v1. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestDatabase } from "#tests/support/databases.ts";
import { openTeamClients } from "#tests/support/team-clients.ts";

const ADA = "ada@fund.example";
const BEN = "ben@fund.example";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let tables: TestDatabase;
  let ada: SupabaseClient;
  let ben: SupabaseClient;

  beforeAll(async () => {
    const team = await openTeamClients(engine);
    tables = team.tables;
    [ada, ben] = [await team.colleague("ada", "a"), await team.colleague("ben", "b")];
  });
  beforeEach(() => tables.reset());
  afterAll(() => tables.close());

  const run = async (text: string, ...values: string[]) =>
    (await tables.database.run([{ text, values }]))[0]?.rows ?? [];
  const addRule = (row: object) => ada.from("match_rules").insert(row).select().single();
  const knownNames = async () => (await ada.rpc("known_names").throwOnError()).data;

  describe("match rules", () => {
    test("the database sets the author and the time", async () => {
      const { data } = await addRule({ kind: "never", spelling: " Le\u200bvel " }).throwOnError();
      expect(data).toEqual({
        id: expect.any(String),
        kind: "never",
        spelling: "Level",
        words: [],
        section: null,
        author: ADA,
        created_at: expect.any(String),
      });
      expect(Math.abs(Date.parse(data.created_at) - Date.now())).toBeLessThan(60_000);
      const forged = { kind: "never", spelling: "Good" };
      expect((await addRule({ ...forged, author: BEN })).error?.code).toBe("42501");
      expect((await addRule({ ...forged, created_at: "2001-01-01" })).error?.code).toBe("42501");
    });

    test("a rule is never changed, and any colleague may delete it", async () => {
      const { data } = await addRule({ kind: "never", spelling: "Level" }).throwOnError();
      const change = await ben.from("match_rules").update({ spelling: "Good" }).eq("id", data.id);
      expect(change.error?.code).toBe("42501");
      await ben.from("match_rules").delete().eq("id", data.id).throwOnError();
      expect((await knownNames()).rules).toEqual([]);
    });

    test.each([
      [{ kind: "never", spelling: "Level" }, { kind: "never", spelling: "LEVEL " }, "23505"],
      [{ kind: "as_written", spelling: "Box" }, { kind: "as_written", spelling: "Box" }, "23505"],
      [{ kind: "as_written", spelling: "Box" }, { kind: "as_written", spelling: "BOX" }, undefined],
      [{ kind: "never", spelling: "Box" }, { kind: "as_written", spelling: "Box" }, undefined],
      [
        { kind: "not_before", spelling: "Oracle", words: ["11g", "DB"] },
        { kind: "not_before", spelling: "oracle", words: ["db", "11G", "DB"] },
        "23505",
      ],
      [
        { kind: "not_before", spelling: "Oracle", words: ["11g"] },
        { kind: "not_after", spelling: "Oracle", words: ["11g"] },
        undefined,
      ],
      [
        { kind: "not_in_section", spelling: "Oracle", section: "skills" },
        { kind: "not_in_section", spelling: "Oracle", section: "links" },
        undefined,
      ],
    ])("after %j, %j fails with %s", async (first, second, code) => {
      await addRule(first).throwOnError();
      expect((await addRule(second)).error?.code).toBe(code);
    });

    const SHORT = "A name needs at least two letters or digits.";
    const LONG = "A name has at most 300 characters. Select only the name.";
    test.each([
      ["no letter", { kind: "never", spelling: " – …!\u200b" }, SHORT],
      ["one letter", { kind: "never", spelling: "“R”" }, SHORT],
      ["one digit", { kind: "never", spelling: "7." }, SHORT],
      ["an empty name", { kind: "never", spelling: "" }, SHORT],
      ["a name of 301 characters", { kind: "never", spelling: "x".repeat(301) }, LONG],
      ["a selection of 10,000 characters", { kind: "never", spelling: "word ".repeat(2000) }, LONG],
      ["no words", { kind: "not_before", spelling: "Oracle", words: [" "] }, "A rule needs at least one word."],
      [
        "21 words",
        { kind: "not_before", spelling: "Oracle", words: Array.from({ length: 21 }, (_, index) => `w${index}`) },
        "A rule has at most 20 words of at most 50 characters.",
      ],
      [
        "a word of 51 characters",
        { kind: "not_after", spelling: "Oracle", words: ["x".repeat(51)] },
        "A rule has at most 20 words of at most 50 characters.",
      ],
    ])("rejects %s", async (_name, row, message) => {
      const { error } = await addRule(row);
      expect([error?.code, error?.message]).toEqual(["23514", message]);
    });

    test.each([
      ["words of a rule without words", { kind: "never", spelling: "Box", words: ["a"] }],
      ["a section of a rule without one", { kind: "never", spelling: "Box", section: "skills" }],
      ["a rule without its section", { kind: "not_in_section", spelling: "Box" }],
      ["an unknown section", { kind: "not_in_section", spelling: "Box", section: "footer" }],
      ["an unknown kind", { kind: "sometimes", spelling: "Box" }],
    ])("rejects %s", async (_name, row) => {
      expect((await addRule(row)).error?.code).toBe("23514");
    });

    test.each(["3M", "华为", "Öl", "SAP SE", "أرامكو"])("accepts %s", async (spelling) => {
      expect((await addRule({ kind: "never", spelling }).throwOnError()).data.spelling).toBe(spelling);
    });

    test("the database takes 10,000 rules and rejects the next", async () => {
      // In parts, each far from the deadline of a statement.
      for (let from = 1; from <= 9999; from += 500) {
        const to = Math.min(from + 499, 9999);
        await run(
          `insert into match_rules (kind, spelling) select 'never', 'name ' || n from generate_series(${from}, ${to}) n`,
        );
      }
      await addRule({ kind: "never", spelling: "Level" }).throwOnError();
      const { error } = await addRule({ kind: "never", spelling: "Good" });
      expect([error?.code, error?.message]).toEqual([
        "54000",
        "There are 10,000 rules. Delete rules that are no longer needed first.",
      ]);
    });

    test("rules that are too long together are rejected, so that the text analysis can load them", async () => {
      const words = Array.from({ length: 20 }, (_, n) => String(n).padStart(50, "w"));
      const array = words.map((word) => `'${word}'`).join(", ");
      // In parts, because a busy machine may take longer than a statement's deadline to insert all.
      for (let from = 1; from < 1000; from += 100) {
        await run(
          `insert into match_rules (kind, spelling, words)
           select 'not_before', lpad(n::text, 300, 'a'), array[${array}] from generate_series(${from}, ${from + 99}) n`,
        );
      }
      const rule = { kind: "not_before", spelling: "Oracle", words };
      const added = await ada
        .from("match_rules")
        .insert(Array.from({ length: 300 }, (_, n) => ({ ...rule, spelling: `Oracle ${n}` })));
      expect([added.error?.code, added.error?.message]).toEqual([
        "54000",
        "All rules together are too long. Delete rules that are no longer needed first.",
      ]);
      expect((await knownNames()).rules).toHaveLength(1000);
    });

    test("known_names returns the rules, oldest first", async () => {
      for (const spelling of ["Zeta", "Alpha", "Beta"]) await addRule({ kind: "never", spelling }).throwOnError();
      const { rules } = await knownNames();
      expect(rules.map((rule: { spelling: string }) => rule.spelling)).toEqual(["Zeta", "Alpha", "Beta"]);
      expect(rules[0]).toEqual({ id: expect.any(String), kind: "never", spelling: "Zeta", words: [], section: null });
    });
  });

  describe("other names", () => {
    const TUM = { kind: "university", name: "Technical University of Munich", other_name: "TUM" };
    const add = (row: object) => ada.from("other_names").insert(row).select().single();

    test("known_names returns them with the author's name left out", async () => {
      const { data } = await add(TUM).throwOnError();
      expect(data.author).toBe(ADA);
      expect((await knownNames()).other_names).toEqual([{ id: data.id, ...TUM }]);
    });

    test("an other name belongs to one company or university", async () => {
      await add(TUM).throwOnError();
      expect((await add({ kind: "company", name: "Tumble", other_name: "tum" })).error?.code).toBe("23505");
    });

    test.each([
      [{ ...TUM, other_name: " technical university of  MUNICH" }, "This is the name itself. Enter another name."],
      [{ ...TUM, other_name: "T" }, "A name needs at least two letters or digits."],
    ])("rejects %j", async (row, message) => {
      expect((await add(row)).error?.message).toBe(message);
    });

    test("the company database is searched by them until they are removed", async () => {
      const company = { url: "https://www.crunchbase.com/organization/meta", company_name: "Meta" };
      await ada.from("company_facts").insert(company).throwOnError();
      await run("update company_facts set updated_at = '2020-01-01'");
      const before = await run("select updated_at from company_facts");
      const found = async () =>
        (await ada.from("company_facts").select("company_name").like("search_text", "%facebook%").throwOnError()).data;
      expect(await found()).toEqual([]);
      const { data } = await add({ kind: "company", name: "META", other_name: "Facebook" }).throwOnError();
      expect(await found()).toEqual([{ company_name: "Meta" }]);
      expect(await run("select updated_at from company_facts")).toEqual(before);
      await ada.from("other_names").delete().eq("id", data.id).throwOnError();
      expect(await found()).toEqual([]);
    });
  });

  describe("Crunchbase's other names and permalinks", () => {
    const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;
    const META = {
      identifier: { value: "Meta", permalink: "meta" },
      aliases: ["Facebook", "FB", "META", 7, ""],
      legal_name: "Meta Platforms, Inc.",
      permalink_aliases: ["facebook", "thefacebook"],
    };
    const store = (permalink: string, properties: object) =>
      run(
        `insert into company_profiles (url, data, source) values ($1, $2, 'crunchbase')
         on conflict (url) do update set data = excluded.data`,
        urlOf(permalink),
        JSON.stringify({ properties }),
      );
    const save = (permalink: string, company_name: string) =>
      ada
        .from("company_facts")
        .upsert({ url: urlOf(permalink), company_name }, { onConflict: "url" })
        .select("id,url,other_names")
        .single()
        .throwOnError();

    test("aliases and legal name are other names of the company", async () => {
      await store("meta", META);
      expect((await save("meta", "Meta")).data.other_names).toBe("FB\nFacebook\nMeta Platforms, Inc.");
      expect((await knownNames()).crunchbase_names).toEqual([["Meta", "Facebook", "FB", "Meta Platforms, Inc."]]);
      await store("meta", { ...META, aliases: [] });
      const [row] = await run("select other_names from company_facts");
      expect(row).toEqual({ other_names: "Meta Platforms, Inc." });
    });

    test("an add by an earlier permalink updates the stored company", async () => {
      await store("meta", META);
      const { data: first } = await save("meta", "Meta");
      await store("facebook", META);
      const { data: second } = await save("facebook", "Meta (new)");
      expect(second).toMatchObject({ id: first.id, url: urlOf("meta") });
      expect(await run("select company_name from company_facts")).toEqual([{ company_name: "Meta (new)" }]);
    });

    test("an add by the new permalink finds the company stored under the earlier one", async () => {
      const { data: first } = await save("facebook", "Facebook");
      await store("meta", META);
      expect((await save("meta", "Meta")).data.id).toBe(first.id);
    });

    test("two companies without a common permalink stay two", async () => {
      await store("meta", META);
      await save("meta", "Meta");
      await store("meta-2", { identifier: { value: "Meta", permalink: "meta-2" } });
      await save("meta-2", "Meta");
      expect(await run("select url from company_facts order by url")).toHaveLength(2);
    });
  });

  describe("verdicts", () => {
    const say = (client: SupabaseClient, spelling: string, verdict: string) =>
      client.from("match_verdicts").insert({
        spelling,
        entry_kind: "company",
        entry_name: "Target",
        verdict,
        role: "mention",
      });

    test("match_statistics counts them per spelling in any case", async () => {
      for (const verdict of ["wrong", "wrong", "right"]) await say(ada, "Target", verdict).throwOnError();
      await say(ben, "TARGET", "wrong").throwOnError();
      await say(ben, "Celonis", "right").throwOnError();
      const { data } = await ben
        .from("match_statistics")
        .select()
        .order("wrong_count", { ascending: false })
        .throwOnError();
      const last_at = expect.any(String);
      expect(data).toEqual([
        { spelling_key: "target", spelling: "TARGET", right_count: 1, wrong_count: 3, last_at },
        { spelling_key: "celonis", spelling: "Celonis", right_count: 1, wrong_count: 0, last_at },
      ]);
    });

    test("users cannot write the counts", async () => {
      await say(ada, "Target", "wrong").throwOnError();
      const statistics = () => ada.from("match_statistics");
      expect((await statistics().update({ wrong_count: 0 }).eq("spelling_key", "target")).error?.code).toBe("42501");
      expect((await statistics().delete().eq("spelling_key", "target")).error?.code).toBe("42501");
    });

    test("verdicts of one request are counted once per spelling", async () => {
      const verdicts = Array.from({ length: 3000 }, (_, n) => ({
        spelling: n % 3 === 0 ? "TARGET" : "Target",
        entry_kind: "company",
        entry_name: "Target",
        verdict: n % 2 === 0 ? "right" : "wrong",
      }));
      await ada.from("match_verdicts").insert(verdicts).throwOnError();
      const { data } = await ada
        .from("match_statistics")
        .select("spelling_key, right_count, wrong_count")
        .throwOnError();
      expect(data).toEqual([{ spelling_key: "target", right_count: 1500, wrong_count: 1500 }]);
    });

    test("single verdicts cannot be read, changed or deleted", async () => {
      await say(ada, "Target", "wrong").throwOnError();
      expect((await ada.from("match_verdicts").select()).error?.code).toBe("42501");
      expect((await ada.from("match_verdicts").update({ verdict: "right" }).eq("verdict", "wrong")).error?.code).toBe(
        "42501",
      );
      expect((await ada.from("match_verdicts").delete().eq("verdict", "wrong")).error?.code).toBe("42501");
    });

    test("rejects a text instead of a name", async () => {
      const { error } = await say(ada, "word ".repeat(2000), "wrong");
      expect(error?.message).toBe("A name has at most 300 characters. Select only the name.");
      expect((await say(ada, "Target", "perhaps")).error?.code).toBe("23514");
    });
  });
});
