/** Every write of the team's tables is recorded once, with its author. */
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const CELONIS = "https://www.crunchbase.com/organization/celonis";
const RECORDED =
  "company_facts squad_hotlist_companies universities company_files company_names other_names match_rules team_settings hotlist_notes".split(
    " ",
  );

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
  });
  beforeEach(() => team.tables.reset());
  afterAll(() => team.tables.close());

  const sql = async (text: string, values: string[] = []) =>
    (await team.tables.database.run([{ text, values }]))[0]?.rows;
  const changes = async () => (await ada.from("changes").select("*").order("id").throwOnError()).data;

  test("an added, changed and deleted row makes one entry each, with the fields that differ", async () => {
    const facts = { url: CELONIS, company_name: "Celonis", total_funding: "250M USD", founded_year: 2011 };
    await ada.from("company_facts").insert(facts).throwOnError();
    await ada
      .from("company_facts")
      .upsert({ ...facts, total_funding: "310M USD" }, { onConflict: "url" })
      .throwOnError();
    await ada.from("company_facts").delete().eq("url", CELONIS).throwOnError();
    const entries = await changes();
    expect(entries.map(({ op, actor, via, table_name, label }) => [op, actor, via, table_name, label])).toEqual(
      ["insert", "update", "delete"].map((op) => [op, idOf("a"), "edit", "company_facts", "Celonis"]),
    );
    const [inserted, updated, deleted] = entries;
    expect(inserted).toMatchObject({ old: null, new: { ...facts, id: inserted?.row_id, employee_count: null } });
    expect(inserted?.new).not.toHaveProperty("sort_name");
    expect(updated).toMatchObject({ old: { total_funding: "250M USD" }, new: { total_funding: "310M USD" } });
    expect(Object.keys(updated?.new as object).filter((field) => field !== "updated_at")).toEqual(["total_funding"]);
    expect(deleted).toMatchObject({ old: { ...facts, total_funding: "310M USD", id: inserted?.row_id }, new: null });
  });

  test("nothing is recorded where nothing changed", async () => {
    const row = fc.record({
      company_name: fc.constantFrom("N26", "Trade Republic", "Zoë"),
      founded_year: fc.option(fc.integer({ min: 1900, max: 2100 })),
      total_funding: fc.option(fc.constantFrom("1M USD", "250M USD")),
    });
    await fc.assert(
      fc.asyncProperty(row, async (facts) => {
        const company = { url: CELONIS, ...facts };
        await ada.from("company_facts").upsert(company, { onConflict: "url" }).throwOnError();
        const before = (await changes()).length;
        await ada.from("company_facts").upsert(company, { onConflict: "url" }).throwOnError();
        await ada.from("company_facts").update(facts).eq("url", CELONIS).throwOnError();
        expect(await changes()).toHaveLength(before);
      }),
      { numRuns: engine === "pglite" ? 40 : 10 },
    );
  });

  test("each row of a bulk insert, a bulk update, an upsert and a bulk delete makes exactly one entry", async () => {
    const names = ["A", "B", "C"].map((name) => ({ name: `University ${name}` }));
    await ada.from("universities").insert(names).throwOnError();
    await ada
      .from("company_names")
      .upsert([{ name: "X" }, { name: "Y" }], { onConflict: "name" })
      .throwOnError();
    await ada
      .from("company_names")
      .upsert(
        [
          { name: "X", removed: true },
          { name: "Y", removed: false },
        ],
        { onConflict: "name" },
      )
      .throwOnError();
    await ada.from("squad_hotlist_companies").insert({ squad_id: "fintech", company_name: "N26" }).throwOnError();
    await ada.from("other_names").insert({ kind: "company", name: "N26", other_name: "Number26" }).throwOnError();
    await ada.from("match_rules").insert({ kind: "never", spelling: "Nova" }).throwOnError();
    await ada
      .from("squad_hotlist_companies")
      .update({ priority: "high", sector: "Bank" })
      .eq("squad_id", "fintech")
      .throwOnError();
    await ada.from("universities").delete().like("name", "University _").throwOnError();
    expect((await changes()).map(({ table_name, op, label }) => `${table_name} ${op} ${label}`)).toEqual([
      ...["A", "B", "C"].map((name) => `universities insert University ${name}`),
      "company_names insert X",
      "company_names insert Y",
      "company_names update X",
      "squad_hotlist_companies insert N26",
      "other_names insert Number26",
      "match_rules insert Nova",
      "squad_hotlist_companies update N26",
      ...["A", "B", "C"].map((name) => `universities delete University ${name}`),
    ]);
  });

  test("a statement that changes ids makes one entry per row, in the order of the rows", async () => {
    const names = ["A", "B", "C"].map((name) => ({ name: `University ${name}` }));
    const { data: added } = await ada.from("universities").insert(names).select("id").throwOnError();
    await sql("update universities set id = gen_random_uuid(), name = name || ' 2' where name like 'University _'");
    const updates = (await changes()).filter(({ op }) => op === "update");
    expect(updates.map(({ old, new: now, row_id }) => [old, now, row_id])).toEqual(
      added.map(({ id }, index) => {
        const name = `University ${"ABC"[index]}`;
        const now = { id: updates[index]?.row_id, name: `${name} 2` };
        return [expect.objectContaining({ id, name }), expect.objectContaining(now), now.id];
      }),
    );
  });

  test("notes, pins, bulk functions and imports make exactly one entry per row, in their operation", async () => {
    const facts = { url: CELONIS, company_name: "Celonis", founded_year: 2011 };
    const { data: company } = await ada.from("company_facts").insert(facts).select("id").single().throwOnError();
    await ada.rpc("pin_fact", { id: company.id, fact: "founded_year", value: 2012 }).throwOnError();
    const entry = { squad_id: "fintech", company_name: "Celonis", company_url: CELONIS };
    const { data: added } = await ada
      .from("squad_hotlist_companies")
      .insert(entry)
      .select("id")
      .single()
      .throwOnError();
    await ada.from("hotlist_notes").insert({ entry_id: added.id, body: "Met" }).throwOnError();
    await ada.from("hotlist_notes").update({ body: "Met twice" }).eq("entry_id", added.id).throwOnError();
    await ada.from("hotlist_notes").delete().eq("entry_id", added.id).throwOnError();

    const begin = async (kind: string) => (await ada.rpc("begin_operation", { kind, label: "x" }).throwOnError()).data;
    const bulk = await begin("bulk_change");
    const inBulk = await team.colleague("ada", "a", { "x-operation-id": bulk });
    await inBulk.rpc("change_hotlist", { ids: [added.id], patch: { status: "meeting" } }).throwOnError();
    await inBulk.rpc("change_hotlist", { ids: [added.id], patch: { status: "meeting" } }).throwOnError();
    await inBulk.rpc("copy_to_squad", { ids: [added.id], squad_id: "climate" }).throwOnError();
    const imported = await begin("import");
    const rows = [
      { line: 1, id: null, another: false, values: { url: CELONIS, city: "Munich" } },
      { line: 2, id: null, another: false, values: { company_name: "N26", website_domain: "n26.com" } },
    ];
    for (let time = 0; time < 2; time += 1) {
      await ada.rpc("import_companies", { operation_id: imported, rows, squad_id: "fintech" }).throwOnError();
    }
    const recorded = (await changes()).map(({ table_name, op, label, via }) => `${table_name} ${op} ${label} ${via}`);
    expect(recorded).toEqual([
      "company_facts insert Celonis edit",
      "company_facts update Celonis edit",
      "squad_hotlist_companies insert Celonis edit",
      "hotlist_notes insert Met edit",
      "hotlist_notes update Met twice edit",
      "hotlist_notes delete Met twice edit",
      "squad_hotlist_companies update Celonis bulk",
      "squad_hotlist_companies insert Celonis bulk",
      "company_facts insert N26 import",
      "company_facts update Celonis import",
      "squad_hotlist_companies insert N26 import",
    ]);
    const operations = (await changes()).map(({ operation_id }) => operation_id);
    expect(operations.slice(-5)).toEqual([bulk, bulk, imported, imported, imported]);
  });

  test("a rejected write records nothing", async () => {
    await ada.from("universities").insert([{ name: "New" }, { name: "New" }]);
    expect(await changes()).toEqual([]);
  });

  test("the service role writes in the name of a user, a user only in their own", async () => {
    const headers = { "x-acting-user": idOf("b"), "x-change-via": "fetch" };
    const service = await team.clientOf({ role: "service_role" }, headers);
    const forger = await team.colleague("ada", "a", headers);
    await service.from("universities").insert({ name: "By the function" }).throwOnError();
    await forger.from("universities").insert({ name: "By Ada" }).throwOnError();
    await (await team.clientOf({ role: "service_role" }))
      .from("universities")
      .insert({ name: "By the server" })
      .throwOnError();
    expect((await changes()).map(({ label, actor, via }) => [label, actor, via])).toEqual([
      ["By the function", idOf("b"), "fetch"],
      ["By Ada", idOf("a"), "fetch"],
      ["By the server", null, "system"],
    ]);
  });

  test("profiles of people and responses of providers are never recorded", async () => {
    const service = await team.clientOf({ role: "service_role" });
    const url = "https://www.linkedin.com/in/ida";
    await service
      .from("linkedin_profiles")
      .insert({ url, full_name: "Ida", raw_data: { secret: 1 } })
      .throwOnError();
    await service.from("linkedin_profiles").update({ full_name: "Ida B." }).eq("url", url).throwOnError();
    await ada.from("linkedin_profiles").delete().eq("url", url).throwOnError();
    await service.from("company_profiles").insert({ url: CELONIS, data: {}, source: "sample" }).throwOnError();
    const person = { full_name: "Ida", profile: { secret: 1 }, source: "text", purpose: "Hiring" };
    await ada.from("people").insert(person).throwOnError();
    await ada.from("people").update({ full_name: "Ida B." }).eq("full_name", "Ida").throwOnError();
    await ada.from("people").delete().eq("full_name", "Ida B.").throwOnError();
    // A view may be private, and colleagues read all changes.
    await ada.from("saved_views").insert({ screen: "companies", name: "Mine", definition: {} }).throwOnError();
    expect(await changes()).toEqual([]);
    const recorded = await sql(
      "select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_update' order by 1",
    );
    expect(recorded?.map(({ name }) => name)).toEqual(RECORDED.toSorted());
  });

  test("each trigger leaves out the generated columns, and the other names that a trigger derives", async () => {
    const triggers = await sql(`
      select t.tgrelid::regclass::text as name, (string_to_array(encode(t.tgargs, 'escape'), '\\000'))[2:t.tgnargs]::text as left_out,
        (select coalesce(array_agg(a.attname order by a.attnum), '{}')::text from pg_attribute a
         where a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
           and (a.attgenerated <> '' or t.tgrelid = 'company_facts'::regclass and a.attname = 'other_names')) as derived
      from pg_trigger t where t.tgname = 'record_update'`);
    expect(triggers).toHaveLength(RECORDED.length);
    for (const { left_out, derived } of triggers ?? []) expect(left_out).toBe(derived);
  });

  test("no client can write, change or delete entries", async () => {
    await ada.from("universities").insert({ name: "New" }).throwOnError();
    const service = await team.clientOf({ role: "service_role" });
    for (const client of [ada, service]) {
      const forged = { table_name: "universities", row_id: idOf("c"), op: "insert", via: "edit" };
      expect((await client.from("changes").insert(forged)).error?.code).toBe("42501");
      expect((await client.from("changes").update({ label: "Old" }).gte("id", 0)).error?.code).toBe("42501");
      expect((await client.from("changes").delete().gte("id", 0)).error?.code).toBe("42501");
      expect((await client.from("operations").insert({ kind: "import", label: "x" })).error?.code).toBe("42501");
      expect((await client.from("team_members").delete().neq("email", "")).error?.code).toBe("42501");
    }
    expect(await changes()).toHaveLength(1);
  });

  test("an actor's name survives the account, and an unconfirmed sign-up leaves none", async () => {
    await sql("insert into auth.users (id, email, email_confirmed_at) values ($1, 'ada@fund.example', now())", [
      idOf("a"),
    ]);
    await sql("insert into auth.users (id, email) values ($1, 'stranger@else.example')", [idOf("c")]);
    await ada.from("universities").insert({ name: "New" }).throwOnError();
    await sql("update auth.users set email = 'ada.l@fund.example' where id = $1", [idOf("a")]);
    await sql("delete from auth.users");
    const { data: members } = await ada.from("team_members").select("id,email,left_at").throwOnError();
    expect(members).toEqual([{ id: idOf("a"), email: "ada.l@fund.example", left_at: expect.any(String) }]);
    const row = (await changes())[0]?.row_id ?? "";
    const { data: history } = await ada.rpc("row_history", { table_name: "universities", row_id: row }).throwOnError();
    expect(history).toMatchObject({ entries: [{ op: "insert", actor: { email: "ada.l@fund.example" } }], next: null });
  });

  test("a change of how long the history is kept is recorded with its author", async () => {
    const grace = await team.colleague("grace", "b");
    await grace.from("team_settings").update({ history_days: 90 }).gt("history_days", 90).throwOnError();
    const row_id = "00000000-0000-0000-0000-000000000000";
    const { data } = await ada.rpc("row_history", { table_name: "team_settings", row_id }).throwOnError();
    const entry = { op: "update", actor: { id: idOf("b") }, old: { history_days: 365 }, new: { history_days: 90 } };
    expect(data).toMatchObject({ entries: [entry] });
    const [change] = await changes();
    const put = { change_id: change?.id ?? 0, fields: ["history_days"] };
    expect((await ada.rpc("restore_change", put).throwOnError()).data).toMatchObject({ status: "restored" });
    expect((await ada.from("team_settings").select("history_days").single().throwOnError()).data.history_days).toBe(
      365,
    );
  });

  test("a row's history comes in pages, newest first", async () => {
    await ada
      .from("universities")
      .insert({ id: idOf("1"), name: "0" })
      .throwOnError();
    for (const name of ["1", "2", "3"])
      await ada.from("universities").update({ name }).eq("id", idOf("1")).throwOnError();
    const read = async (before?: number) => {
      const page = { table_name: "universities", row_id: idOf("1"), max_entries: 2, ...(before && { before }) };
      const { data } = await ada.rpc("row_history", page).throwOnError();
      return data as unknown as { readonly entries: readonly { readonly label: string }[]; readonly next: number };
    };
    const first = await read();
    const second = await read(first.next);
    expect([...first.entries, ...second.entries].map(({ label }) => label)).toEqual(["3", "2", "1", "0"]);
    expect((await read(second.next)).entries).toEqual([]);
  });

  test("expired changes, operations and former members are purged, in bounded steps", async () => {
    await ada.rpc("begin_operation", { kind: "import", label: "Old" }).throwOnError();
    await ada
      .from("universities")
      .insert([{ name: "1" }, { name: "2" }, { name: "3" }])
      .throwOnError();
    await sql(
      "insert into team_members (id, email, left_at) values ($1, 'old@fund.example', now() - interval '2 years')",
      [idOf("f")],
    );
    await sql("update changes set at = now() - interval '366 days' where label <> '3'");
    await sql("update operations set started_at = now() - interval '366 days'");
    const service = await team.clientOf({ role: "service_role" });
    const purge = async (max_rows: number) => (await service.rpc("purge_changes", { max_rows }).throwOnError()).data;
    expect([await purge(1), await purge(10), await purge(10)]).toEqual([1, 1, 0]);
    expect((await changes()).map(({ label }) => label)).toEqual(["3"]);
    expect(await sql("select from operations union all select from team_members")).toEqual([]);
    expect((await ada.rpc("purge_changes", {})).error?.code).toBe("42501");
  });

  test("a clock that jumps ahead deletes nothing for good until it has kept the new time for a day", async () => {
    await ada.from("universities").insert({ name: "1" }).throwOnError();
    await sql("update changes set at = now() - interval '400 days'");
    await sql(`insert into people (full_name, profile, source, purpose, added_by, created_at, expires_at)
      values ('Ida', '{"name":"Ida"}', 'linkedin_pdf', 'CFO', '${idOf("a")}', now() - interval '400 days', now() - interval '1 day')`);
    const purge = async () => {
      await sql("select purge_changes()");
      return await sql("select count(*) as changes, (select count(*) from people) as people from changes");
    };
    const kept = [{ changes: "1", people: "1" }];
    // As after a restore: the newest change was before the jump.
    expect(await purge()).toEqual(kept);
    // The last purge was.
    const clockWas = (ago: string) => sql(`update private.retention_clock set trusted_at = now() - interval '${ago}'`);
    await clockWas("399 days");
    expect(await purge()).toEqual(kept);
    await sql("update private.retention_clock set doubted_since = now() - interval '23 hours'");
    expect(await purge()).toEqual(kept);
    // The clock is corrected and then wrong again: the waiting day starts again.
    await clockWas("1 hour");
    await sql("update changes set at = now()");
    await sql("update people set expires_at = now() + interval '1 day'");
    expect(await purge()).toEqual(kept);
    await sql("update changes set at = now() - interval '400 days'");
    await sql("update people set expires_at = now() - interval '1 day'");
    await clockWas("399 days");
    expect(await purge()).toEqual(kept);
    await sql("update private.retention_clock set doubted_since = now() - interval '1 day'");
    expect(await purge()).toEqual([{ changes: "0", people: "0" }]);
  });
});
