/** Undoing an operation keeps what others changed since, and says so. */
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TransactionSettings } from "#gateway/db/port/database.ts";
import {
  columnsOf,
  expectation,
  firstRows,
  type Row,
  type State,
  statements,
  steps,
  TABLES,
} from "#tests/support/random-operations.ts";
import { runScript } from "#tests/support/run-script.ts";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const ADA = idOf("a");
const GRACE = idOf("b");
interface Report {
  readonly status: string;
  readonly undo_id: string;
  readonly removed: number;
  readonly reverted: number;
  readonly restored: number;
  readonly kept: readonly {
    readonly table_name: string;
    readonly row_id: string;
    readonly field: string | null;
    readonly reason: string;
  }[];
  readonly next: number | null;
}

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

  const as = (sub: string, operation?: string): { runAs: TransactionSettings } => ({
    runAs: {
      role: "authenticated",
      settings: {
        "request.jwt.claims": JSON.stringify({ role: "authenticated", sub, email: `${sub.at(-1)}@fund.example` }),
        "request.headers": JSON.stringify(operation === undefined ? {} : { "x-operation-id": operation }),
      },
    },
  });
  const begin = async (kind = "import", label = "q3.csv") =>
    (await ada.rpc("begin_operation", { kind, label }).throwOnError()).data;
  /** All pages of an undo or of its dry run as one report. */
  const undo = async (id: string, dry_run: boolean, client = ada, max_changes = 3): Promise<Report> => {
    const pages: Report[] = [];
    do {
      const after = pages.at(-1)?.next ?? null;
      const { data } = await client
        .rpc("undo_operation", { id, dry_run, max_changes, ...(after !== null && { after }) })
        .throwOnError();
      pages.push(data as unknown as Report);
    } while (pages.at(-1)?.status === "more");
    const last = pages.at(-1);
    if (last?.kept === undefined) return last as Report;
    const sum = (field: "removed" | "reverted" | "restored") => pages.reduce((total, page) => total + page[field], 0);
    const counts = { removed: sum("removed"), reverted: sum("reverted"), restored: sum("restored") };
    return { ...last, ...counts, kept: pages.flatMap(({ kept }) => kept) };
  };
  const snapshot = async (): Promise<State> => {
    const selects = TABLES.map((table) => ({
      text: `select '${table} ' || id as key, to_jsonb(t)::text as row from ${table} t`,
    }));
    const results = await team.tables.database.run(selects);
    return new Map(
      results.flatMap(({ rows }) => rows.map(({ key, row }) => [key ?? "", JSON.parse(row ?? "") as Row])),
    );
  };

  test("undo keeps later edits, restores every untouched field, and reports exactly what it kept; its undo restores the state before", async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, steps, fc.constantFrom(3, 2000), async (earlier, operation, later, pageSize) => {
        await team.tables.reset();
        await team.tables.database.run(
          [{ text: "delete from universities" }, ...statements([...firstRows, ...earlier], "0")],
          as(GRACE),
        );
        const before = await snapshot();
        const id = await begin();
        await team.tables.database.run(statements(operation, "1"), as(ADA, id));
        const after = await snapshot();
        await team.tables.database.run(statements(later, "2"), as(GRACE));
        const edited = await snapshot();
        const wanted = expectation(before, after, edited);

        const planned = await undo(id, true, ada, pageSize);
        expect(await snapshot()).toEqual(edited);
        const done = await undo(id, false, ada, pageSize);
        expect({ ...planned, undo_id: done.undo_id }).toEqual(done);
        expect(columnsOf(await snapshot())).toEqual(columnsOf(wanted.state));
        expect(done.kept.map(({ table_name, row_id, field }) => `${table_name} ${row_id} ${field}`).toSorted()).toEqual(
          wanted.kept.toSorted(),
        );

        expect((await undo(done.undo_id, false, ada, pageSize)).kept).toEqual([]);
        expect(await snapshot()).toEqual(edited);
      }),
      { numRuns: engine === "pglite" ? 40 : 60 },
    );
  }, 120_000);

  test("an undone operation can be undone once, and again after its undo was undone", async () => {
    const id = await begin();
    await team.tables.database.run([{ text: "insert into universities (name) values ('New')" }], as(ADA, id));
    const { undo_id: first } = await undo(id, false);
    expect(await undo(id, false, grace)).toMatchObject({
      status: "already_undone",
      by: { id: ADA },
      at: expect.any(String),
    });
    await undo(first, false, grace);
    expect(await undo(id, false, grace)).toMatchObject({ status: "done", removed: 1, kept: [] });
  });

  test("an undo changes nothing unless `dry_run` is false", async () => {
    const id = await begin();
    await team.tables.database.run([{ text: "insert into universities (name) values ('New')" }], as(ADA, id));
    const before = await snapshot();
    for (const flag of [{}, { dry_run: null as unknown as boolean }, { dry_run: true }]) {
      const { data } = await ada.rpc("undo_operation", { id, ...flag }).throwOnError();
      expect(data).toMatchObject({ status: "done", removed: 1, undo_id: null });
      expect(await snapshot()).toEqual(before);
    }
  });

  test("an operation whose browser was closed is shown as interrupted, closed after a day, and undone", async () => {
    const service = await team.clientOf({ role: "service_role" });
    const [running, left] = [await begin("batch", "Running"), await begin("bulk_change", "Left")];
    await team.tables.database.run([{ text: "insert into universities (name) values ('New')" }], as(ADA, left));
    const age = (id: string, interval: string) =>
      team.tables.database.run([
        { text: "update operations set started_at = started_at - $2::interval where id = $1", values: [id, interval] },
        { text: "update changes set at = at - $2::interval where operation_id = $1", values: [id, interval] },
      ]);
    const listed = async () => {
      const { data } = await grace.rpc("recent_operations").throwOnError();
      return (data as { entries: { label: string }[] }).entries;
    };
    await age(left, "3 minutes");
    expect(await listed()).toMatchObject([
      { label: "Running", is_running: true, finished_at: null },
      { label: "Left", is_running: false, finished_at: null, inserted: 1 },
    ]);

    await service.rpc("purge_changes", {}).throwOnError();
    expect((await listed()).filter((entry) => "is_running" in entry)).toHaveLength(2);
    await age(left, "25 hours");
    await age(running, "25 hours");
    await team.tables.database.run([{ text: "insert into universities (name) values ('Later')" }], as(ADA, running));
    const { data: change } = await grace.from("changes").select("at").eq("operation_id", left).single().throwOnError();
    await service.rpc("purge_changes", {}).throwOnError();
    expect(await listed()).toMatchObject([
      { label: "Running", is_running: true, finished_at: null },
      { label: "Left", is_interrupted: true, finished_at: change.at, inserted: 1, updated: 0, deleted: 0 },
    ]);
    expect(await undo(left, false, grace)).toMatchObject({ status: "done", removed: 1 });
  });

  test("an undo that was interrupted continues where it ended", async () => {
    const id = await begin();
    const names = ["1", "2", "3", "4", "5"].map((name) => ({ name }));
    const importer = await team.colleague("ada", "a", { "x-operation-id": id });
    await importer.from("universities").insert(names).throwOnError();
    await ada.rpc("undo_operation", { id, dry_run: false, max_changes: 2 }).throwOnError();
    const { data: open } = await grace.rpc("recent_operations").throwOnError();
    expect(open).toMatchObject({ entries: [{ kind: "undo" }, { id, is_undo_open: true }] });
    expect(await undo(id, false)).toMatchObject({ status: "done", removed: 3 });
    const { data } = await grace
      .from("operations")
      .select("kind,details,deleted,undone_by")
      .order("started_at")
      .throwOnError();
    expect(data).toMatchObject([
      { kind: "import", undone_by: ADA },
      { kind: "undo", deleted: 5, details: { removed: 5, kept: 0 } },
    ]);
  });

  test("an operation accepts changes of its own user until it is finished or undone", async () => {
    const id = await begin();
    const importer = await team.colleague("ada", "a", { "x-operation-id": id });
    const thief = await team.colleague("grace", "b", { "x-operation-id": id });
    await importer.from("universities").insert({ name: "New" }).throwOnError();
    expect((await thief.from("universities").insert({ name: "Other" })).error?.code).toBe("22023");
    expect((await grace.rpc("finish_operation", { id }).throwOnError()).data).toBe(false);
    expect((await ada.rpc("finish_operation", { id, details: { failed: 2 } }).throwOnError()).data).toBe(true);
    expect((await importer.from("universities").insert({ name: "Late" })).error?.code).toBe("22023");
    const { data } = await ada.from("operations").select("inserted,updated,deleted,details").throwOnError();
    expect(data).toEqual([{ inserted: 1, updated: 0, deleted: 0, details: { failed: 2 } }]);
  });

  test("an open undo accepts no changes and is finished by itself only", async () => {
    const id = await begin();
    const importer = await team.colleague("ada", "a", { "x-operation-id": id });
    await importer
      .from("universities")
      .insert([{ name: "1" }, { name: "2" }])
      .throwOnError();
    const { data } = await ada.rpc("undo_operation", { id, dry_run: false, max_changes: 1 }).throwOnError();
    const { undo_id } = data as unknown as Report;
    const intruder = await team.colleague("ada", "a", { "x-operation-id": undo_id });
    expect((await intruder.from("universities").insert({ name: "3" })).error?.code).toBe("22023");
    expect((await ada.rpc("finish_operation", { id: undo_id }).throwOnError()).data).toBe(false);
    expect(await undo(id, false)).toMatchObject({ status: "done", removed: 1 });
  });

  test("an operation's details are an object", async () => {
    const id = await begin();
    const details = [1] as unknown as Record<string, never>;
    expect((await ada.rpc("begin_operation", { kind: "import", label: "x", details })).error?.code).toBe("23514");
    expect((await ada.rpc("finish_operation", { id, details })).error?.code).toBe("23514");
  });

  test("a call examines changes for about a second", async () => {
    const id = await begin();
    const importer = await team.colleague("ada", "a", { "x-operation-id": id });
    await importer
      .from("universities")
      .insert(["1", "2", "3", "4", "5"].map((name) => ({ name })))
      .throwOnError();
    await runScript(
      team.tables.database,
      `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return old; end $$;
       create trigger slow before delete on universities for each row execute function slow()`,
    );
    try {
      for (const dry_run of [true, false]) {
        const { data } = await ada.rpc("undo_operation", { id, dry_run, max_changes: 2000 }).throwOnError();
        expect(data).toMatchObject({ status: "more", next: expect.any(Number) });
      }
      expect(await undo(id, false)).toMatchObject({ status: "done" });
      expect((await ada.from("universities").select("name").in("name", ["1", "2", "3", "4", "5"])).data).toEqual([]);
    } finally {
      await runScript(team.tables.database, "drop trigger slow on universities; drop function slow()");
    }
  });

  test("an operation changes a row at most 500 times, so that its undo is bounded", async () => {
    const id = await begin();
    const importer = await team.colleague("ada", "a", { "x-operation-id": id });
    const row = { id: idOf("7"), company_name: "N26" };
    await importer.from("company_facts").insert(row).throwOnError();
    const change = (first: number, last: number) => ({
      text: `do $$ begin
        for n in ${first}..${last} loop
          update public.company_facts set short_description = repeat('x', n) where id = '${row.id}';
        end loop; end $$`,
    });
    // Each in a transaction: 499 changes in one take most of its time limit.
    for (const first of [1, 101, 201, 301, 401])
      await team.tables.database.run([change(first, Math.min(first + 99, 499))], as(ADA, id));
    const oneMore = importer.from("company_facts").update({ city: "Berlin" }).eq("id", row.id);
    expect((await oneMore).error?.message).toBe(
      "One operation can change a row 500 times at most. Finish it and begin another one.",
    );
    // Edits between are no way around it.
    await ada.from("company_facts").update({ country: "Germany" }).eq("id", row.id).throwOnError();
    expect((await oneMore).error?.code).toBe("23514");
    expect(await undo(id, false, ada, 2000)).toMatchObject({
      status: "done",
      kept: [{ field: "country", reason: "edited" }],
    });
    expect((await ada.from("company_facts").select("short_description").eq("id", row.id).single()).data).toEqual({
      short_description: "x".repeat(499),
    });
  });

  test("what is taken by another row stays, with the reason", async () => {
    await ada
      .from("universities")
      .insert({ id: idOf("1"), name: "Old" })
      .throwOnError();
    const id = await begin("bulk_delete", "Deleted 1 university");
    await team.tables.database.run([{ text: "delete from universities where name = 'Old'" }], as(ADA, id));
    await grace.from("universities").insert({ name: "Old" }).throwOnError();
    const kept = [{ table_name: "universities", row_id: idOf("1"), label: "Old", field: null, reason: "taken" }];
    expect(await undo(id, true)).toMatchObject({ restored: 0, kept });
    expect(await undo(id, false)).toMatchObject({ restored: 0, kept });
  });

  test("one row that collides keeps none of the others from being undone", async () => {
    const names = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"].map((digit) => `University ${digit}`);
    const rows = names.map((name, index) => ({ id: idOf(String(index)), name }));
    await ada.from("universities").insert(rows).throwOnError();
    const id = await begin("bulk_delete", "Deleted 10 universities");
    const deletes = names.map((name) => ({ text: `delete from universities where name = '${name}'` }));
    await team.tables.database.run(deletes, as(ADA, id));
    await grace
      .from("universities")
      .insert([{ name: "University 2" }, { name: "University 5" }])
      .throwOnError();
    const report = {
      status: "done",
      restored: 8,
      kept: ["5", "2"].map((last) => ({ row_id: idOf(last), field: null, reason: "taken" })),
    };
    expect(await undo(id, true, ada, 2000)).toMatchObject(report);
    expect(await undo(id, false, ada, 2000)).toMatchObject(report);
    const { data } = await ada.from("universities").select("name").like("name", "University _").order("name");
    expect(data).toEqual(names.map((name) => ({ name })));
  });

  test("undo restores the dates of facts and the authors of a hotlist entry", async () => {
    const [url, squad_id] = ["https://www.crunchbase.com/organization/n26", "fintech"];
    await ada.from("company_facts").insert({ url, company_name: "N26", updated_at: "2024-05-01" }).throwOnError();
    await grace.from("squad_hotlist_companies").insert({ squad_id, company_name: "N26" }).throwOnError();
    await grace.from("squad_hotlist_companies").update({ priority: "high" }).eq("squad_id", squad_id).throwOnError();
    const before = await snapshot();
    const id = await begin();
    const changes = [
      { text: "update company_facts set total_funding = '1M USD'" },
      { text: "update squad_hotlist_companies set priority = 'low', geography = 'DACH'" },
    ];
    await team.tables.database.run(changes, as(ADA, id));
    expect(await snapshot()).not.toEqual(before);
    expect(await undo(id, false)).toMatchObject({ reverted: 3, kept: [] });
    expect(await snapshot()).toEqual(before);
  });

  test("an operation older than the history is not undone", async () => {
    const id = await begin();
    await team.tables.database.run([{ text: "update operations set started_at = now() - interval '366 days'" }]);
    expect(await undo(id, true)).toEqual({ status: "not_kept" });
    expect(await undo(idOf("9"), true)).toEqual({ status: "not_kept" });
  });
});
