/** Imports in the database: chunks that can be sent again, and exactly what the preview says. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  decisionsAgain,
  type ImportBackend,
  type LineOutcome,
  planFile,
  type SentLine,
  sendPlan,
} from "#domain/import/import-run.test-support.ts";
import { planImport } from "#domain/import/plan.ts";
import type { CompanyMatch, ExistingEntry, Policies } from "#domain/import/plan-types.ts";
import { randomFile } from "#domain/import/random-files.test-support.ts";
import type { Json } from "#supabase/database.types.ts";
import { openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

/** `npm run bench:import-files` sets 500. */
const FILES = { pglite: Number(process.env.IMPORT_FILES ?? 10), postgres: Number(process.env.IMPORT_FILES ?? 6) };
const FILE_TIMEOUT_MS = 10_000;

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  let grace: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    [ada, grace] = [await team.colleague("ada", "a"), await team.colleague("grace", "b")];
  });
  beforeEach(() => team.tables.reset());
  afterAll(() => team.tables.close());

  const begin = async (client = ada) =>
    (await client.rpc("begin_operation", { kind: "import", label: "Import of q3.csv" }).throwOnError()).data;
  const finish = (id: string, client = ada) => client.rpc("finish_operation", { id }).throwOnError();
  const send = async (
    operation_id: string,
    rows: readonly SentLine[],
    { policies = {}, client = ada, squad_id }: { policies?: Policies; client?: TeamClient; squad_id?: string } = {},
  ) => {
    const args = { operation_id, rows: rows as unknown as Json, policies, ...(squad_id !== undefined && { squad_id }) };
    return (await client.rpc("import_companies", args).throwOnError()).data as unknown as readonly LineOutcome[];
  };
  const match = async (requests: Parameters<ImportBackend["match"]>[0], client = ada) =>
    (await client.rpc("match_companies", { rows: requests as unknown as Json }).throwOnError())
      .data as unknown as readonly CompanyMatch[];
  const backend = (operation: string, client = ada): ImportBackend => ({
    match: (requests) => match(requests, client),
    send: (rows, policies) => send(operation, rows, { policies, client }),
  });
  const outcomes = (lines: readonly LineOutcome[]) => lines.map(({ line, outcome }) => `${line} ${outcome}`);
  const line = (number: number, values: SentLine["values"], id: string | null = null): SentLine => ({
    line: number,
    id,
    values,
  });
  const select = async (text: string) => (await team.tables.database.run([{ text }]))[0]?.rows ?? [];
  /** The whole table without when facts were true. */
  const companies = async () =>
    new Map(
      (await select("select id, to_jsonb(f) - '{updated_at,facts_at,as_of}'::text[] as row from company_facts f")).map(
        ({ id, row }) => [id, row],
      ),
    );
  const countChanges = async () => Number((await select("select count(*) from changes"))[0]?.count);
  const URL = (name: string) => `https://www.crunchbase.com/organization/${name}`;

  test(
    "the preview's counts are the result's and the database's; the same file again changes nothing; undo restores the rows",
    async () => {
      for (let seed = 1; seed <= FILES[engine]; seed += 1) {
        const file = randomFile(seed);
        await ada
          .from("company_facts")
          .insert(file.existing.map((company) => ({ ...company, categories: [...company.categories] })))
          .throwOnError();
        const before = await companies();
        const changesBefore = await countChanges();
        const operation = await begin();
        const plan = await planFile(file.bytes, file.policies, backend(operation), file.decide);
        // Small chunks, so that later ones meet rows of earlier ones.
        const sent = await sendPlan(plan, file.policies, backend(operation), 5);
        await finish(operation);
        const count = (outcome: string) => sent.filter((one) => one.outcome === outcome).length;
        expect([seed, count("added"), count("changed"), count("same"), count("rejected")]).toEqual([
          seed,
          plan.counts.new,
          plan.counts.changes,
          0,
          0,
        ]);
        const after = await companies();
        expect(after.size - before.size).toBe(plan.counts.new);
        expect([...before].filter(([id, row]) => row !== after.get(id))).toHaveLength(plan.counts.changes);
        expect((await countChanges()) - changesBefore).toBe(plan.counts.new + plan.counts.changes);

        const second = await begin();
        const again = await planFile(file.bytes, file.policies, backend(second), () => decisionsAgain(plan, sent));
        expect([seed, again.counts.new, again.counts.changes]).toEqual([seed, 0, 0]);
        // Also if every line is sent: the database compares by the same rules.
        const same = again.lines
          .filter(({ kind }) => kind === "same")
          .map(({ line: number, id, values }) => line(number, values, id));
        expect(
          (await send(second, same, { policies: file.policies })).filter(({ outcome }) => outcome !== "same"),
        ).toEqual([]);
        expect((await countChanges()) - changesBefore).toBe(plan.counts.new + plan.counts.changes);

        let status = "more";
        while (status === "more") {
          const { data } = await ada.rpc("undo_operation", { id: operation, dry_run: false }).throwOnError();
          ({ status } = data as unknown as { status: string });
        }
        expect(await companies()).toEqual(before);
      }
    },
    FILE_TIMEOUT_MS * FILES[engine],
  );

  test("a chunk that is sent again changes nothing and has the same outcomes, and lines of one name stay two companies", async () => {
    await grace
      .from("company_facts")
      .insert([
        { url: URL("beta"), company_name: "Beta" },
        { url: URL("same"), company_name: "Same" },
      ])
      .throwOnError();
    const operation = await begin();
    const rows = [
      line(5, { company_name: "Beta", url: URL("beta"), founded_year: 2012 }),
      line(6, { company_name: "Same", url: URL("same") }),
      line(2, { company_name: "Acme", url: URL("acme"), founded_year: 2011 }),
      { ...line(3, { company_name: "Twin" }), another: true },
      { ...line(4, { company_name: "Twin" }), another: true },
    ];
    const first = await send(operation, rows);
    expect(outcomes(first)).toEqual(["2 added", "3 added", "4 added", "5 changed", "6 same"]);
    const changes = await countChanges();
    const again = await send(operation, rows);
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(outcomes(again)).toEqual(outcomes(first));
    expect(await countChanges()).toBe(changes);
    const unmarked = rows.filter(({ another }) => !another);
    expect(outcomes(await send(await begin(), unmarked))).toEqual(["2 same", "5 same", "6 same"]);
  });

  test("a company that a colleague added or deleted since the preview is changed or rejected, line by line", async () => {
    await grace
      .from("company_facts")
      .insert([
        { url: URL("acme"), company_name: "Acme" },
        { url: null, company_name: "Beta" },
      ])
      .throwOnError();
    const gone = (await ada.from("company_facts").insert({ company_name: "Gone" }).select("id").single().throwOnError())
      .data.id;
    await grace.from("company_facts").delete().eq("id", gone).throwOnError();
    const result = await send(await begin(), [
      line(2, { company_name: "Acme", url: URL("acme"), founded_year: 2011 }),
      line(3, { company_name: "Beta", city: "Rome" }),
      line(4, { company_name: "Gone" }, gone),
      line(5, { company_name: "Gamma", founded_year: 99_999 }),
      line(6, { company_name: "Delta" }),
    ]);
    expect(outcomes(result)).toEqual(["2 changed", "3 changed", "4 rejected", "5 rejected", "6 added"]);
    expect(result.map(({ reason }) => reason)).toEqual([
      null,
      null,
      "A colleague has deleted this company since the preview.",
      "The database does not allow a value (company_facts_founded_year_range).",
      null,
    ]);
    expect(
      (await ada.from("company_facts").select("company_name, founded_year, city").order("company_name")).data,
    ).toEqual([
      { company_name: "Acme", founded_year: 2011, city: null },
      { company_name: "Beta", founded_year: null, city: "Rome" },
      { company_name: "Delta", founded_year: null, city: null },
    ]);
  });

  test("two colleagues who import one file at once lose no line and add no company twice", async () => {
    const rows = Array.from({ length: 60 }, (_, n) =>
      line(n + 2, { company_name: `Company ${n}`, ...(n % 2 === 0 && { url: URL(`company-${n}`) }) }),
    );
    const importAs = async (client: TeamClient) => {
      const operation = await begin(client);
      const results: LineOutcome[] = [];
      for (let at = 0; at < rows.length; at += 10)
        results.push(...(await send(operation, rows.slice(at, at + 10), { client })));
      await finish(operation, client);
      return results;
    };
    const both = await Promise.all([importAs(ada), importAs(grace)]);
    for (const [index, row] of rows.entries()) {
      const outcomesOfLine = new Set(both.map((results) => results[index]?.outcome));
      expect(outcomesOfLine, `line ${row.line}`).toEqual(new Set(["added", "same"]));
    }
    expect((await companies()).size).toBe(60);
  });

  test("an import into a hotlist puts the companies there, and undo takes them off", async () => {
    await ada
      .from("company_facts")
      .insert([
        { url: URL("acme"), company_name: "Acme" },
        { url: URL("beta"), company_name: "Beta" },
      ])
      .throwOnError();
    await ada
      .from("squad_hotlist_companies")
      .insert([
        { squad_id: "genai", company_name: "BETA" },
        { squad_id: "fintech", company_name: "Acme" },
      ])
      .throwOnError();
    const entries = (await ada.from("squad_hotlist_companies").select("*").eq("squad_id", "genai").throwOnError())
      .data as ExistingEntry[];
    const rows = [
      { line: 2, values: { company_name: "Acme", url: URL("acme"), sector: "AI" }, problems: [] },
      { line: 3, values: { company_name: "Beta", url: URL("beta"), priority: "high" as const }, problems: [] },
      { line: 4, values: { company_name: "Gamma", country: "Germany", categories: ["SaaS"] }, problems: [] },
    ];
    const matches = await match(
      rows.map(({ line: number, values }) => ({
        line: number,
        url: values.url ?? null,
        name: values.company_name,
        linkedin: null,
        domain: null,
        country: null,
      })),
    );
    const policies = { priority: "take" } as const;
    const plan = planImport(rows, matches, policies, new Map(), entries);
    expect(plan.lines.map(({ kind }) => kind)).toEqual(["new", "changes", "new"]);
    const operation = await begin();
    const result = await sendPlan(plan, policies, {
      send: (lines) => send(operation, lines, { policies, squad_id: "genai" }),
    });
    expect(outcomes(result)).toEqual(["2 added", "3 changed", "4 added"]);
    expect(
      outcomes(
        await sendPlan(plan, policies, { send: (lines) => send(operation, lines, { policies, squad_id: "genai" }) }),
      ),
    ).toEqual(["2 added", "3 changed", "4 added"]);
    const hotlist = async () =>
      (
        await ada
          .from("squad_hotlist_companies")
          .select("company_name, sector, geography, priority")
          .eq("squad_id", "genai")
          .order("company_name")
          .throwOnError()
      ).data;
    expect(await hotlist()).toEqual([
      { company_name: "Acme", sector: "AI", geography: null, priority: "medium" },
      { company_name: "BETA", sector: null, geography: null, priority: "high" },
      { company_name: "Gamma", sector: "SaaS", geography: "Germany", priority: "medium" },
    ]);
    await ada.rpc("undo_operation", { id: operation, dry_run: false }).throwOnError();
    expect(await hotlist()).toEqual([{ company_name: "BETA", sector: null, geography: null, priority: "medium" }]);
    expect((await companies()).size).toBe(2);
  });

  test("names are added to a list once, and a removed one is on it again", async () => {
    await ada
      .from("company_names")
      .insert([
        { name: "Acme", removed: false },
        { name: "Beta", removed: true },
      ])
      .throwOnError();
    const operation = await begin();
    const names = [" Acme ", "Beta", "Gamma", "Gamma", "", "x".repeat(301)];
    const importNames = async (list: string) =>
      (await ada.rpc("import_names", { operation_id: operation, list, names }).throwOnError())
        .data as unknown as readonly LineOutcome[];
    expect(outcomes(await importNames("company_names"))).toEqual([
      "1 same",
      "2 changed",
      "3 added",
      "4 same",
      "5 rejected",
      "6 rejected",
    ]);
    expect(outcomes(await importNames("universities"))).toEqual([
      "1 added",
      "2 added",
      "3 added",
      "4 same",
      "5 rejected",
      "6 rejected",
    ]);
    expect((await ada.from("company_names").select("name, removed").order("name")).data).toEqual(
      ["Acme", "Beta", "Gamma"].map((name) => ({ name, removed: false })),
    );
  });

  test.each([
    [
      "a finished import",
      async () => {
        const id = await begin();
        await finish(id);
        return id;
      },
    ],
    ["a colleague's import", () => begin(grace)],
    [
      "an operation of another kind",
      async () => (await ada.rpc("begin_operation", { kind: "batch", label: "Batch" }).throwOnError()).data,
    ],
    ["no operation", async () => "00000000-0000-4000-8000-000000000000"],
  ])("%s takes no lines", async (_, operationOf) => {
    const operation_id = await operationOf();
    const { error } = await ada.rpc("import_companies", { operation_id, rows: [] });
    expect(error).toMatchObject({ code: "22023", message: "The import is not open" });
    expect((await ada.rpc("import_names", { operation_id, list: "universities", names: [] })).error?.message).toBe(
      "The import is not open",
    );
  });

  test("rejects more than 500 lines or names at once", async () => {
    const operation_id = await begin();
    const rows = Array.from({ length: 501 }, (_, n) => line(n, { company_name: "A" })) as unknown as Json;
    expect((await ada.rpc("import_companies", { operation_id, rows })).status).toBe(413);
    expect(
      (
        await ada.rpc("import_names", {
          operation_id,
          list: "universities",
          names: Array.from({ length: 501 }, () => "A"),
        })
      ).status,
    ).toBe(413);
  });

  test("stores the mapping of a layout with who stored it", async () => {
    await ada
      .from("import_mappings")
      .upsert({ layout: "abc", mapping: ["company_name"] })
      .throwOnError();
    await grace
      .from("import_mappings")
      .upsert({ layout: "abc", mapping: ["url"] })
      .throwOnError();
    expect((await ada.from("import_mappings").select("layout, mapping, updated_by")).data).toEqual([
      { layout: "abc", mapping: ["url"], updated_by: "00000000-0000-4000-8000-00000000000b" },
    ]);
  });
});
