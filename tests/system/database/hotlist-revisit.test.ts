/** Entries whose conditions to look again are met wake once, however the facts of the company changed. */
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RevisitCondition, type RevisitFacts, revisitReason } from "#domain/hotlist/revisit.ts";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const TABLE = "squad_hotlist_companies";
const URL = "https://www.crunchbase.com/organization/celonis";
const [ADA, GRACE] = [idOf("a"), idOf("b")];

const round = fc.option(
  fc.constantFrom("seed", "pre_seed", "series_a", "series_b", "post_ipo_debt", "series_unknown", "series_a+"),
);
const day = fc.constantFrom("2025-01-31", "2026-01-01", "2026-03-12", "2026-10-03", "2027-12-31");
const amount = fc.oneof(
  fc.constantFrom(0, 999, 1000, 999_949, 999_950, 950_000_000, 999_950_000, 1e12),
  fc.integer({ min: 1, max: 2_000_000_000 }),
);
const people = fc.constantFrom(1, 11, 51, 101, 251, 10_000);
const factColumns = {
  employees: fc.option(people),
  fundingUsd: fc.option(amount),
  investors: fc.uniqueArray(fc.constantFrom("Accel", "Index Ventures", "Sequoia Capital", "Ünïcorn & Söhne"), {
    maxLength: 3,
  }),
  round,
  roundOn: fc.option(day),
  roundUsd: fc.option(amount),
};
const facts = fc.record<RevisitFacts>(factColumns);
const condition = fc.record<RevisitCondition>({
  any: fc.array(
    fc.oneof(
      fc.constant({ new_round: true } as const),
      fc.constant({ top_investor: true } as const),
      people.map((employees_at_least) => ({ employees_at_least })),
      fc.integer({ min: 1, max: 2_000_000_000 }).map((funding_at_least_usd) => ({ funding_at_least_usd })),
      fc.subarray(["seed", "series_a", "series_b"], { minLength: 1 }).map((stage_in) => ({ stage_in })),
    ),
    { minLength: 1, maxLength: 4 },
  ),
  from: fc.option(fc.record({ ...factColumns, on: fc.option(day) })),
});

/** As `private.revisit_facts` writes them. */
const stored = ({ employees, fundingUsd, investors, round, roundOn, roundUsd }: RevisitFacts) => ({
  employees,
  funding_usd: fundingUsd,
  investors,
  round,
  round_on: roundOn,
  round_usd: roundUsd,
});

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
  });
  beforeEach(async () => {
    await team.tables.reset();
    await sql(
      `insert into team_members (id, email) values ('${ADA}', 'ada@fund.example'), ('${GRACE}', 'grace@fund.example')`,
    );
  });
  afterAll(() => team.tables.close());

  const sql = async (text: string, values: string[] = []) =>
    (await team.tables.database.run([{ text, values }]))[0]?.rows ?? [];
  const inbox = () => sql("select person, kind, entry_id, text from inbox order by id");
  /** Celonis, passed by Ada until one of the conditions is met. */
  const pass = async (any: readonly object[], rest: object = {}) => {
    const row = {
      squad_id: "genai",
      company_name: "Celonis",
      company_url: URL,
      status: "passed",
      pass_reason: "Too early",
    };
    const { data } = await ada
      .from(TABLE)
      .insert({ ...row, revisit_when: { any } as never, ...rest })
      .select()
      .single()
      .throwOnError();
    return data;
  };
  const due = async (id: string) =>
    (await ada.from(TABLE).select("revisit_due").eq("id", id).single().throwOnError()).data.revisit_due;
  const company = {
    url: URL,
    company_name: "Celonis",
    employee_count: "11-50",
    total_funding: "2M USD",
    aaa_investors: "Accel",
  };

  test("the database's law is that of the screens", async () => {
    const cases = fc.sample(fc.tuple(condition, facts), { numRuns: 1000, seed: 20_261_122 });
    const list = cases.map(([{ any, from }, now]) => ({
      condition: { any, ...(from !== null && { from: { ...stored(from), on: from.on } }) },
      facts: stored(now),
    }));
    const rows = await sql(
      `select private.revisit_reason(c.item -> 'condition', c.item -> 'facts') as reason,
         private.is_revisit_condition(c.item -> 'condition') as known
       from jsonb_array_elements($1::jsonb) with ordinality c (item, position) order by c.position`,
      [JSON.stringify(list)],
    );
    expect(rows.map(({ reason }) => reason ?? null)).toEqual(cases.map(([wanted, now]) => revisitReason(wanted, now)));
    expect(rows.every(({ known }) => known === "t")).toBe(true);
    const met = rows.filter(({ reason }) => reason !== null).length;
    expect(met).toBeGreaterThan(200);
    expect(met).toBeLessThan(900);
  });

  const everything = [
    { new_round: true },
    { top_investor: true },
    { employees_at_least: 51 },
    { funding_at_least_usd: 10_000_000 },
  ];
  test.each<[path: string, write: () => PromiseLike<unknown>, reason: string]>([
    [
      "a refresh",
      () =>
        ada
          .from("company_facts")
          .upsert({ ...company, last_round_type: "series_b", last_round_on: "2099-10-03" }, { onConflict: "url" })
          .throwOnError(),
      "New round: Series B, $40.0M on 3 Oct 2099",
    ],
    [
      "an import",
      async () => {
        const { data: operation_id } = await ada
          .rpc("begin_operation", { kind: "import", label: "q3.csv" })
          .throwOnError();
        const rows = [{ line: 1, values: { url: URL, company_name: "Celonis", employee_count: "51-100" } }];
        await ada.rpc("import_companies", { operation_id, rows, policies: { employee_count: "take" } }).throwOnError();
      },
      "At least 51 people",
    ],
    [
      "the edge function",
      async () => {
        const service = await team.clientOf({ role: "service_role" });
        const fetched = { ...company, last_round_type: "Series A", last_round_on: "2099-01-02" };
        await service.rpc("keep_screened_company", { company: fetched }).throwOnError();
      },
      "New round: Series A on 2 Jan 2099",
    ],
    [
      "plain SQL",
      () =>
        sql(
          "update company_facts set aaa_investors = 'Index Ventures, Accel, Sequoia Capital', total_funding = '40M USD'",
        ),
      "New top investor: Index Ventures, Sequoia Capital; Total funding: $40.0M",
    ],
  ])("%s wakes an entry exactly once", async (_path, write, reason) => {
    await ada.from("company_facts").insert(company).throwOnError();
    const round = { announced_on: "2099-10-03", money_raised: { value_usd: 40_000_000 } };
    const data = JSON.stringify({ cards: { raised_funding_rounds: [7, { announced_on: "2099-10-03" }, round] } });
    await sql("insert into company_profiles (url, data, source, fetched_at) values ($1, $2, 'sample', '2020-01-01')", [
      URL,
      data,
    ]);
    const entry = await pass(everything, { owner: GRACE });
    expect(entry.revisit_when).toEqual({
      any: everything,
      from: { on: expect.any(String), employees: 11, funding_usd: 2_000_000, investors: ["Accel"] },
    });
    await sql("delete from inbox");
    expect(await due(entry.id)).toBeNull();
    await write();
    expect(await due(entry.id)).toBe(reason);
    await sql("update company_facts set employee_count = '10000+', total_funding = '900M USD'");
    expect(await due(entry.id)).toBe(reason);
    expect(await inbox()).toEqual([{ person: GRACE, kind: "revisit", entry_id: entry.id, text: reason }]);
  });

  test("a company that is added or linked later wakes the entry, and who added it is notified", async () => {
    const entry = await pass([{ employees_at_least: 51 }]);
    await ada
      .from("company_facts")
      .insert({ ...company, employee_count: "101-250" })
      .throwOnError();
    expect(await due(entry.id)).toBe("At least 101 people");
    expect(await inbox()).toMatchObject([{ person: ADA, kind: "revisit" }]);
  });

  test("what was reached already, and another company's round, wake nothing", async () => {
    await ada
      .from("company_facts")
      .insert({ ...company, last_round_type: "seed", last_round_on: "2020-01-01" })
      .throwOnError();
    const other = { url: `${URL}-2`, company_name: "Other" };
    await ada.from("company_facts").insert(other).throwOnError();
    const entry = await pass([{ new_round: true }, { employees_at_least: 11 }, { stage_in: ["seed"] }]);
    await sql(
      "update company_facts set city = 'Munich', employee_count = '51-100', last_round_on = '2019-01-01' where url = $1",
      [URL],
    );
    await sql("update company_facts set last_round_type = 'series_a', last_round_on = '2099-01-01' where url <> $1", [
      URL,
    ]);
    expect(await due(entry.id)).toBeNull();
    expect(await inbox()).toEqual([]);
  });

  test("a new decision starts from the facts of now; the same row written again does not", async () => {
    await ada.from("company_facts").insert(company).throwOnError();
    const entry = await pass([{ employees_at_least: 51 }, { funding_at_least_usd: 10_000_000 }]);
    await sql("update company_facts set employee_count = '51-100'");
    const woken = (await ada.from(TABLE).select().eq("id", entry.id).single().throwOnError()).data;
    expect(woken).toMatchObject({ revisit_due: "At least 51 people", revisit_due_at: expect.any(String) });
    const change = async (values: object) =>
      ada
        .from(TABLE)
        .update(values as never)
        .eq("id", entry.id)
        .throwOnError();
    await change({ revisit_when: woken.revisit_when, pass_reason: "Still too early" });
    expect(await due(entry.id)).toBe("At least 51 people");
    await change({ revisit_when: { any: (woken.revisit_when as { any: unknown }).any } });
    expect(await due(entry.id)).toBeNull();
    await sql("update company_facts set employee_count = '101-250'");
    expect(await due(entry.id)).toBeNull();
    await sql("update company_facts set total_funding = '12M USD'");
    expect(await due(entry.id)).toBe("Total funding: $12.0M");
    expect(await inbox()).toHaveLength(2);
    await change({ status: "screening" });
    expect(await due(entry.id)).toBeNull();
  });

  test("an undo takes the reason back without a notification", async () => {
    await ada.from("company_facts").insert(company).throwOnError();
    const entry = await pass([{ employees_at_least: 51 }]);
    const { data: operation_id } = await ada.rpc("begin_operation", { kind: "import", label: "q3.csv" }).throwOnError();
    const rows = [{ line: 1, values: { url: URL, company_name: "Celonis", employee_count: "51-100" } }];
    await ada.rpc("import_companies", { operation_id, rows, policies: { employee_count: "take" } }).throwOnError();
    expect(await due(entry.id)).toBe("At least 51 people");
    await ada.rpc("undo_operation", { id: operation_id, dry_run: false }).throwOnError();
    expect(await due(entry.id)).toBeNull();
    expect(await inbox()).toHaveLength(1);
  });
});
