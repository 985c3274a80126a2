/** The trash, restoring rows and putting values back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

interface Trash {
  readonly entries: readonly {
    readonly id: number;
    readonly label: string;
    readonly table_name: string;
    readonly row_id: string;
  }[];
  readonly next: number | null;
}

interface RestoredRows {
  readonly operation_id: string | null;
  readonly results: readonly { readonly status: string }[];
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

  const trash = async (page: { search?: string; before?: number; max_entries?: number } = {}) =>
    (await ada.rpc("trash", page).throwOnError()).data as unknown as Trash;
  const labels = async (search = "") => (await trash({ search })).entries.map(({ label }) => label);
  const restore = async (table_name: string, row_id: string, replace = false) =>
    (await ada.rpc("restore_row", { table_name, row_id, replace }).throwOnError()).data;
  const lastChange = async () =>
    (
      await ada
        .from("changes")
        .select("id,op,via,actor,row_id")
        .order("id", { ascending: false })
        .limit(1)
        .single()
        .throwOnError()
    ).data;

  test("a restored row is the deleted one: id, dates, authors and all", async () => {
    const company = {
      url: "https://www.crunchbase.com/organization/n26",
      company_name: "N26",
      updated_at: "2024-05-01T00:00:00+00:00",
    };
    await grace.from("company_facts").insert(company).throwOnError();
    await grace.from("squad_hotlist_companies").insert({ squad_id: "fintech", company_name: "N26" }).throwOnError();
    await grace.from("squad_hotlist_companies").update({ priority: "high" }).eq("company_name", "N26").throwOnError();
    await grace.from("other_names").insert({ kind: "company", name: "Nothing", other_name: "N26" }).throwOnError();
    await grace.from("match_rules").insert({ kind: "never", spelling: "N26" }).throwOnError();
    for (const table of ["company_facts", "squad_hotlist_companies", "other_names", "match_rules"] as const) {
      const read = async () => (await ada.from(table).select("*").throwOnError()).data;
      const [row] = await read();
      await ada
        .from(table)
        .delete()
        .eq("id", row?.id ?? "")
        .throwOnError();
      expect(await labels()).toEqual(["N26"]);
      expect(await restore(table, row?.id ?? "")).toEqual({ status: "restored", id: row?.id, label: "N26" });
      expect(await read()).toEqual([row]);
      expect(await lastChange()).toMatchObject({ op: "insert", via: "restore", actor: idOf("a"), row_id: row?.id });
      expect(await labels()).toEqual([]);
    }
  });

  test("a row whose key is taken is not overwritten, unless the user replaces the other row", async () => {
    const table = "squad_hotlist_companies";
    const entry = { squad_id: "fintech", company_name: "N26" };
    await ada
      .from(table)
      .insert({ ...entry, id: idOf("1"), sector: "Old" })
      .throwOnError();
    await ada.from(table).delete().eq("id", idOf("1")).throwOnError();
    await grace
      .from(table)
      .insert({ ...entry, company_name: "n26", id: idOf("2"), sector: "New" })
      .throwOnError();
    expect(await restore(table, idOf("1"))).toMatchObject({
      status: "conflict",
      label: "N26",
      with: { id: idOf("2"), sector: "New" },
    });
    expect((await ada.from(table).select("id").throwOnError()).data).toEqual([{ id: idOf("2") }]);
    expect(await restore(table, idOf("1"), true)).toMatchObject({ status: "restored" });
    expect((await ada.from(table).select("id,sector").throwOnError()).data).toEqual([{ id: idOf("1"), sector: "Old" }]);
    expect(await labels()).toEqual(["n26"]);
  });

  test("a company whose other permalink is stored is not restored beside it", async () => {
    const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;
    const [meta, facebook] = [urlOf("meta"), urlOf("facebook")];
    const table = "company_facts";
    await ada
      .from(table)
      .insert({ id: idOf("1"), url: facebook, company_name: "Facebook" })
      .throwOnError();
    await ada.from(table).delete().eq("id", idOf("1")).throwOnError();
    const data = JSON.stringify({
      properties: { identifier: { permalink: "meta" }, permalink_aliases: ["facebook"] },
    });
    const text = "insert into company_profiles (url, data, source) values ($1, $2, 'crunchbase')";
    await team.tables.database.run([meta, facebook].map((url) => ({ text, values: [url, data] })));
    await grace
      .from(table)
      .insert({ id: idOf("2"), url: meta, company_name: "Meta" })
      .throwOnError();
    expect(await restore(table, idOf("1"))).toMatchObject({ status: "conflict", with: { id: idOf("2"), url: meta } });
    expect(await restore(table, idOf("1"), true)).toMatchObject({ status: "restored" });
    expect((await ada.from(table).select("id,url").throwOnError()).data).toEqual([{ id: idOf("1"), url: facebook }]);
  });

  test("only an explicit `replace` replaces the other row", async () => {
    const table = "universities";
    await ada
      .from(table)
      .insert({ id: idOf("1"), name: "Old" })
      .throwOnError();
    await ada.from(table).delete().eq("id", idOf("1")).throwOnError();
    await grace
      .from(table)
      .insert({ id: idOf("2"), name: "Old" })
      .throwOnError();
    const replace = null as unknown as boolean;
    const { data } = await ada.rpc("restore_row", { table_name: table, row_id: idOf("1"), replace }).throwOnError();
    expect(data).toMatchObject({ status: "conflict", with: { id: idOf("2") } });
    expect((await ada.from(table).select("id").eq("name", "Old").throwOnError()).data).toEqual([{ id: idOf("2") }]);
  });

  test("a deleted row is restored from its change after another row with its id was inserted and deleted", async () => {
    const [table, id] = ["universities", idOf("1")] as const;
    await ada.from(table).insert({ id, name: "Real" }).throwOnError();
    await grace.from(table).delete().eq("id", id).throwOnError();
    const deleted = await lastChange();
    await grace.from(table).insert({ id, name: "Junk" }).throwOnError();
    const restoreDeleted = async () => (await ada.rpc("restore_change", { change_id: deleted.id }).throwOnError()).data;
    expect(await restoreDeleted()).toEqual({ status: "exists", label: "Junk" });
    await grace.from(table).delete().eq("id", id).throwOnError();
    expect(await restoreDeleted()).toEqual({ status: "restored", id, label: "Real" });
    expect((await ada.from(table).select("name").eq("id", id).throwOnError()).data).toEqual([{ name: "Real" }]);
  });

  test("a row that was never deleted, is there again, or whose history has expired is not restored", async () => {
    await ada
      .from("universities")
      .insert({ id: idOf("1"), name: "New" })
      .throwOnError();
    expect(await restore("universities", idOf("1"))).toEqual({ status: "exists", label: "New" });
    expect(await restore("universities", idOf("2"))).toEqual({ status: "not_kept" });
    expect(await restore("linkedin_profiles", idOf("2"))).toEqual({ status: "not_kept" });
  });

  test("a row that no longer satisfies a constraint is rejected with the reason", async () => {
    await ada
      .from("universities")
      .insert({ id: idOf("1"), name: "New" })
      .throwOnError();
    await ada.from("universities").delete().eq("id", idOf("1")).throwOnError();
    await team.tables.database.run([{ text: `update changes set old = old || '{"name": " "}' where op = 'delete'` }]);
    expect(await restore("universities", idOf("1"))).toMatchObject({
      status: "rejected",
      message: expect.stringContaining("universities_name_length"),
    });
  });

  test("several rows are restored as one operation, without those whose key is taken", async () => {
    const rows = ["Ann Arbor", "Bath", "Cork"].map((name, index) => ({ id: idOf(String(index + 1)), name }));
    await ada.from("universities").insert(rows).throwOnError();
    await ada.from("universities").delete().in("name", ["Ann Arbor", "Bath", "Cork"]).throwOnError();
    await grace.from("universities").insert({ name: "Bath" }).throwOnError();
    const restoreAll = async () => {
      const listed = rows.map(({ id }) => ({ table_name: "universities", row_id: id }));
      const { data } = await ada.rpc("restore_rows", { rows: listed }).throwOnError();
      const { operation_id, results } = data as unknown as RestoredRows;
      return { operation_id, statuses: results.map(({ status }) => status) };
    };
    const first = await restoreAll();
    expect(first.statuses).toEqual(["restored", "conflict", "restored"]);
    const operations = async () =>
      (await ada.from("operations").select("id, kind, label, inserted, finished_at").throwOnError()).data;
    const made = await operations();
    const label = "Restored 2 deleted rows";
    expect(made).toEqual([
      { id: first.operation_id, kind: "restore", label, inserted: 2, finished_at: expect.any(String) },
    ]);
    expect(await restoreAll()).toEqual({ operation_id: null, statuses: ["exists", "conflict", "exists"] });
    expect(await operations()).toEqual(made);
    const undo = { id: first.operation_id ?? "", dry_run: false };
    expect((await ada.rpc("undo_operation", undo).throwOnError()).data).toMatchObject({ status: "done", removed: 2 });
    expect(await labels()).toEqual(expect.arrayContaining(["Ann Arbor", "Cork"]));
  });

  test("single values of a change are put back, and the date of the facts stays", async () => {
    const facts = {
      url: "u",
      company_name: "N26",
      total_funding: "1M USD",
      founded_year: 2013,
      updated_at: "2024-05-01",
    };
    await ada.from("company_facts").insert(facts).throwOnError();
    await grace
      .from("company_facts")
      .update({ total_funding: "2M USD", founded_year: 2014 })
      .eq("url", "u")
      .throwOnError();
    const { id } = await lastChange();
    const read = async () =>
      (await ada.from("company_facts").select("total_funding,founded_year,updated_at").single().throwOnError()).data;
    const { updated_at } = await read();
    const putBack = async (fields?: string[]) =>
      (await ada.rpc("restore_change", { change_id: id, ...(fields && { fields }) }).throwOnError()).data;
    expect(await putBack(["total_funding"])).toMatchObject({ status: "restored" });
    expect(await read()).toEqual({ total_funding: "1M USD", founded_year: 2014, updated_at });
    expect(await putBack(["total_funding"])).toMatchObject({ status: "unchanged" });
    expect(await putBack()).toMatchObject({ status: "restored" });
    expect(await read()).toEqual({ total_funding: "1M USD", founded_year: 2013, updated_at });
    await ada.from("company_facts").delete().eq("url", "u").throwOnError();
    expect(await putBack()).toMatchObject({ status: "deleted" });
    expect((await ada.rpc("restore_change", { change_id: (await lastChange()).id }).throwOnError()).data).toMatchObject(
      { status: "restored" },
    );
  });

  test("a value that another row has by now is not put back", async () => {
    await ada
      .from("universities")
      .insert({ id: idOf("1"), name: "Old" })
      .throwOnError();
    await ada.from("universities").update({ name: "New" }).eq("id", idOf("1")).throwOnError();
    const { id } = await lastChange();
    await grace
      .from("universities")
      .insert({ id: idOf("2"), name: "Old" })
      .throwOnError();
    const { data } = await ada.rpc("restore_change", { change_id: id }).throwOnError();
    expect(data).toMatchObject({ status: "conflict", with: { id: idOf("2"), name: "Old" } });
  });

  test("the trash is searched by name, as typed, and comes in pages", async () => {
    const names = ["100% Süd", "Nord_Akademie", "Nordakademie"].map((name) => ({ name }));
    await ada.from("universities").insert(names).throwOnError();
    for (const { name } of names) await ada.from("universities").delete().eq("name", name).throwOnError();
    expect(await labels(" NORD ")).toEqual(["Nordakademie", "Nord_Akademie"]);
    expect(await labels("d_a")).toEqual(["Nord_Akademie"]);
    expect(await labels("0%")).toEqual(["100% Süd"]);
    expect(await labels("nothing of this name")).toEqual([]);
    const first = await trash({ max_entries: 2 });
    const second = await trash({ max_entries: 2, before: first.next ?? 0 });
    expect([...first.entries, ...second.entries].map(({ label }) => label)).toEqual(
      names.map(({ name }) => name).toReversed(),
    );
    expect(second.next).toBeNull();
  });

  test("a page of the trash examines a bounded number of entries and continues", async () => {
    await ada.from("universities").insert({ name: "Deleted first" }).throwOnError();
    await ada.from("universities").delete().eq("name", "Deleted first").throwOnError();
    await team.tables.database.run(
      [
        { text: "insert into universities (name) select 'Bulk ' || n from generate_series(1, 2001) n" },
        { text: "create temp table bulk on commit drop as select id, name from universities where name like 'Bulk %'" },
        { text: "delete from universities where name like 'Bulk %'" },
        { text: "insert into universities (id, name) select id, name from bulk" },
      ],
      { deadlineMs: 60_000 },
    );
    const first = await trash();
    expect([first.entries.length, first.next]).toEqual([0, expect.any(Number)]);
    expect((await trash({ before: first.next ?? 0 })).entries.map(({ label }) => label)).toEqual(["Deleted first"]);
  });

  test("a user without the second factor they have set up restores and reads nothing", async () => {
    await team.tables.database.run([
      { text: "insert into auth.users (id, email) values ($1, 'ada@fund.example')", values: [idOf("a")] },
      {
        text: `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
               values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
        values: [idOf("a")],
      },
    ]);
    const [id, table_name, row_id] = [idOf("1"), "universities", idOf("1")];
    for (const call of [
      ada.rpc("trash"),
      ada.rpc("restore_row", { table_name, row_id }),
      ada.rpc("restore_change", { change_id: 1 }),
      ada.rpc("begin_operation", { kind: "import", label: "x" }),
      ada.rpc("finish_operation", { id }),
      ada.rpc("undo_operation", { id }),
    ]) {
      expect((await call).error?.code).toBe("42501");
    }
    for (const table of ["changes", "operations", "team_members", "team_settings"] as const) {
      expect((await ada.from(table).select("*").throwOnError()).data).toEqual([]);
    }
  });
});
