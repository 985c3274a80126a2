/** What is deleted for good after a time is dated by the database's time: a clock that is behind makes nothing old. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
  });
  beforeEach(() => team.tables.reset());
  afterAll(() => team.tables.close());

  const sql = async (text: string) => (await team.tables.database.run([{ text }]))[0]?.rows;

  test("what people write while the clock is behind is kept as long as anything else", async () => {
    const setClock = (days: number) =>
      sql(`update private.retention_clock set trusted_at = now() + interval '${days} days', doubted_since = null`);
    await setClock(400);
    const { data: operation } = await ada.rpc("begin_operation", { kind: "bulk_delete", label: "One" }).throwOnError();
    const inOperation = await team.colleague("ada", "a", { "x-operation-id": operation });
    await ada.from("universities").insert({ name: "1" }).throwOnError();
    await inOperation.from("universities").delete().eq("name", "1").throwOnError();
    await ada.rpc("finish_operation", { id: operation }).throwOnError();
    const person = { full_name: "Ida", profile: { name: "Ida" }, source: "text", purpose: "CFO" };
    await ada.from("people").insert(person).throwOnError();
    const times = await sql("select distinct at from changes");
    expect(times).toHaveLength(2);
    // 400 days later by the clock that is right, and after the day for which it is not trusted.
    await sql("update changes set at = at - interval '400 days'");
    await sql("update operations set started_at = started_at - interval '400 days'");
    await sql(`update people set created_at = created_at - interval '400 days', read_at = read_at - interval '400 days',
      expires_at = expires_at - interval '400 days'`);
    await setClock(0);
    await sql("select purge_changes()");
    expect(
      await sql(`select (select count(*) from changes) as changes, (select count(*) from operations) as operations,
        (select round(extract(epoch from expires_at - now()) / 86400) from people) as days`),
    ).toEqual([{ changes: "2", operations: "1", days: expect.stringMatching(/^18[01]$/) }]);
    const { data: undone } = await ada.rpc("undo_operation", { id: operation, dry_run: false }).throwOnError();
    expect(undone).toMatchObject({ status: "done", restored: 1 });
  });

  test("a clock that is behind deletes nothing early, and is believed after it has kept its time for 30 days", async () => {
    const behind = async () => {
      await sql("select purge_changes()");
      const [row] =
        (await sql("select private.database_time() > now() as behind, trusted_at from private.retention_clock")) ?? [];
      return row?.["behind"];
    };
    await sql("update private.retention_clock set trusted_at = now() + interval '400 days'");
    await sql(`insert into people (full_name, profile, source, purpose, added_by, expires_at)
      values ('Ida', '{"name":"Ida"}', 'linkedin_pdf', 'CFO', '${idOf("a")}', now() + interval '300 days')`);
    expect(await behind()).toBe("t");
    expect(await sql("select full_name from people")).toHaveLength(1);
    await sql("update private.retention_clock set doubted_since = now() - interval '29 days'");
    expect(await behind()).toBe("t");
    await sql("update private.retention_clock set doubted_since = now() - interval '30 days'");
    expect(await behind()).toBe("f");
  });

  test("if the clock jumps ahead a second time, its waiting day starts again", async () => {
    await ada.from("universities").insert({ name: "1" }).throwOnError();
    await sql("update changes set at = now() - interval '800 days'");
    await sql(`update private.retention_clock set trusted_at = now() - interval '799 days',
      doubted_since = now() - interval '400 days', checked_at = now() - interval '400 days'`);
    await sql("select purge_changes()");
    expect(await sql("select from changes")).toHaveLength(1);
  });
});
