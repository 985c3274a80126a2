/** Status, owner, notes, the inbox and bulk changes of hotlist entries. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Json } from "#supabase/database.types.ts";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const TABLE = "squad_hotlist_companies";
const [ADA, GRACE, IDA] = [idOf("a"), idOf("b"), idOf("c")];

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  let grace: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    [ada, grace] = [await team.colleague("ada", "a"), await team.colleague("grace", "b")];
  });
  beforeEach(async () => {
    await team.tables.reset();
    await sql(`insert into team_members (id, email, left_at) values ('${ADA}', 'ada@fund.example', null),
      ('${GRACE}', 'grace@fund.example', null), ('${IDA}', 'ida@fund.example', now())`);
  });
  afterAll(() => team.tables.close());

  const sql = async (text: string, values: string[] = []) =>
    (await team.tables.database.run([{ text, values }]))[0]?.rows ?? [];
  const add = async (company_name: string, rest: object = {}, client = ada) => {
    const row = { squad_id: "genai", company_name, ...rest };
    return (await client.from(TABLE).insert(row).select().single().throwOnError()).data;
  };
  const entry = async (id: string) => (await ada.from(TABLE).select().eq("id", id).single().throwOnError()).data;
  const inbox = async (client = ada) =>
    (await client.from("inbox").select("person, kind, entry_id, note_id, actor, text").order("id").throwOnError()).data;
  const inOperation = async (client = ada) => {
    const { data: id } = await client.rpc("begin_operation", { kind: "bulk_change", label: "Bulk" }).throwOnError();
    return id;
  };

  describe("an entry", () => {
    test("starts as sourced, with who added it, whatever the client says", async () => {
      const forged = { added_by: GRACE, status_since: "2020-01-01T00:00:00Z", revisit_due: "Forged" };
      expect(await add("N26", forged)).toMatchObject({
        status: "sourced",
        added_by: ADA,
        owner: null,
        revisit_due: null,
      });
      expect(Date.parse((await add("Qonto", forged)).status_since)).toBeGreaterThan(Date.parse("2026-01-01"));
      for (const column of ["status_since", "revisit_due", "revisit_due_at", "added_by"]) {
        const { error } = await ada
          .from(TABLE)
          .update({ [column]: null } as never)
          .eq("company_name", "N26");
        expect(error?.code).toBe("42501");
      }
    });

    test("has the time of its last change of status, and its author", async () => {
      const { id } = await add("N26");
      await sql(`update ${TABLE} set status_since = '2020-01-01' where id = $1`, [id]);
      await grace.from(TABLE).update({ next_step: "Call" }).eq("id", id).throwOnError();
      expect((await entry(id)).status_since).toMatch(/^2020/);
      await grace.from(TABLE).update({ status: "meeting" }).eq("id", id).throwOnError();
      const moved = await entry(id);
      expect(moved.status_since).not.toMatch(/^2020/);
      expect(moved.authors).toEqual({ status: "grace@fund.example", next_step: "grace@fund.example" });
    });

    test("moves only from the status that the user saw", async () => {
      const { id } = await add("N26");
      await grace.from(TABLE).update({ status: "meeting" }).eq("id", id).throwOnError();
      const move = ada.from(TABLE).update({ status: "diligence" }).eq("id", id).eq("status", "sourced").select("id");
      expect((await move.throwOnError()).data).toEqual([]);
      expect((await entry(id)).status).toBe("meeting");
    });

    test.each([
      ["no reason to pass", { status: "passed" }, "Say in a few words why you pass."],
      ["a blank reason", { status: "passed", pass_reason: " \n x  " }, "Say in a few words why you pass."],
      ["an unknown status", { status: "won" }, "squad_hotlist_companies_status_known"],
      ["a reason of 1,001 characters", { pass_reason: "x".repeat(1001) }, "squad_hotlist_companies_pass_reason_length"],
      ["a next step of 501 characters", { next_step: "x".repeat(501) }, "squad_hotlist_companies_next_step_length"],
      ["an owner who left", { owner: IDA }, "This person has left the team. Choose another owner."],
      ["an unknown owner", { owner: idOf("9") }, "squad_hotlist_companies_owner_fkey"],
    ])("is rejected with %s", async (_what, change, message) => {
      const { id } = await add("N26");
      const { error } = await ada.from(TABLE).update(change).eq("id", id);
      expect(error?.message).toContain(message);
      expect(
        (await ada.from(TABLE).insert({ squad_id: "genai", company_name: "New", ...change })).error?.message,
      ).toContain(message);
    });

    test.each([
      "[]",
      "7",
      "{}",
      '{"any": []}',
      '{"any": {"new_round": true}}',
      '{"any": [{}]}',
      '{"any": ["new_round"]}',
      '{"any": [{"new_round": false}]}',
      '{"any": [{"new_round": true, "top_investor": true}]}',
      '{"any": [{"employees_at_least": "51"}]}',
      '{"any": [{"employees_at_least": 0}]}',
      '{"any": [{"funding_at_least_usd": 1e300}]}',
      '{"any": [{"stage_in": []}]}',
      '{"any": [{"stage_in": ["Series A"]}]}',
      '{"any": [{"stage_in": "series_a"}]}',
      '{"any": [{"moon": true}]}',
      '{"any": [{"new_round": true}], "all": []}',
      JSON.stringify({ any: Array.from({ length: 11 }, () => ({ new_round: true })) }),
    ])("is rejected with the condition %s", async (condition) => {
      const { id } = await add("N26");
      const change = { status: "parked", revisit_when: JSON.parse(condition) as Json };
      expect((await ada.from(TABLE).update(change).eq("id", id)).error?.message).toContain(
        "squad_hotlist_companies_revisit_when_known",
      );
    });

    test("loses the reasons to look again when it leaves passed or parked", async () => {
      const { id } = await add("N26");
      const passed = {
        status: "passed",
        pass_reason: "Too early",
        revisit_on: "2026-12-01",
        revisit_when: { any: [{ new_round: true }] },
      };
      await ada.from(TABLE).update(passed).eq("id", id).throwOnError();
      expect(await entry(id)).toMatchObject({ ...passed, revisit_when: { any: passed.revisit_when.any } });
      await ada.from(TABLE).update({ status: "screening" }).eq("id", id).throwOnError();
      expect(await entry(id)).toMatchObject({
        pass_reason: "Too early",
        revisit_on: null,
        revisit_when: null,
        revisit_due: null,
      });
    });

    test("loses its owner when the person leaves, and keeps who wrote its notes", async () => {
      const { id } = await add("N26", { owner: GRACE });
      await grace.from("hotlist_notes").insert({ entry_id: id, body: "Met the founder" }).throwOnError();
      await sql(`update team_members set left_at = now() where id = '${GRACE}'`);
      expect((await entry(id)).owner).toBeNull();
      expect((await ada.from("hotlist_notes").select("author")).data).toEqual([{ author: GRACE }]);
      expect(await inbox(grace)).toEqual([]);
    });
  });

  describe("a note", () => {
    test("is written and changed by its author only", async () => {
      const { id } = await add("N26");
      const { error } = await ada
        .from("hotlist_notes")
        .insert({ entry_id: id, body: "Forged", author: GRACE } as never);
      expect(error?.code).toBe("42501");
      const { data: note } = await grace
        .from("hotlist_notes")
        .insert({ entry_id: id, body: "Line 1\nLine 2" })
        .select()
        .single()
        .throwOnError();
      expect(note).toMatchObject({ author: GRACE, body: "Line 1\nLine 2", edited_at: null });
      await ada.from("hotlist_notes").update({ body: "Forged" }).eq("id", note.id).throwOnError();
      await ada.from("hotlist_notes").delete().eq("id", note.id).throwOnError();
      expect((await ada.from("hotlist_notes").select("body")).data).toEqual([{ body: "Line 1\nLine 2" }]);
      await grace.from("hotlist_notes").update({ body: "Changed" }).eq("id", note.id).throwOnError();
      const { data: edit } = await ada
        .from("changes")
        .select("id")
        .match({ row_id: note.id, op: "update" })
        .single()
        .throwOnError();
      expect((await ada.rpc("restore_change", { change_id: edit.id })).error?.code).toBe("42501");
      const { data } = await ada.from("hotlist_notes").select("body, edited_at").single().throwOnError();
      expect(data).toMatchObject({ body: "Changed", edited_at: expect.any(String) });
      expect((await ada.from("hotlist_note_counts").select("entry_id, notes")).data).toEqual([
        { entry_id: id, notes: 1 },
      ]);
    });

    test("has 1 to 10,000 characters and at most 20 mentions", async () => {
      const { id } = await add("N26");
      const write = async (body: string, mentions: string[] = []) =>
        (await ada.from("hotlist_notes").insert({ entry_id: id, body, mentions })).error?.message;
      expect(await write("ä".repeat(10_000))).toBeUndefined();
      expect(await write("x".repeat(10_001))).toContain("hotlist_notes_body_length");
      expect(await write(" \n ")).toContain("hotlist_notes_body_length");
      expect(
        await write(
          "x",
          Array.from({ length: 21 }, () => GRACE),
        ),
      ).toContain("hotlist_notes_mentions_size");
    });

    test("has at most 999 others beside it, so that an entry is deleted and restored with its notes", async () => {
      const { id } = await add("N26");
      const write = async (count: number) => {
        const notes = Array.from({ length: count }, (_, n) => ({ entry_id: id, body: `Note ${n}` }));
        return (await grace.from("hotlist_notes").insert(notes)).error?.message;
      };
      expect(await write(1000)).toBeUndefined();
      expect(await write(1)).toContain("at most 1,000 notes");
      await grace.from(TABLE).delete().eq("id", id).throwOnError();
      const { data } = await ada.rpc("restore_row", { table_name: TABLE, row_id: id }).throwOnError();
      expect(data).toMatchObject({ status: "restored" });
      expect((await ada.from("hotlist_note_counts").select("notes")).data).toEqual([{ notes: 1000 }]);
    });

    test("reaches the inbox of each mentioned colleague once, not of strangers and people who left", async () => {
      const { id } = await add("N26");
      const body = "@grace see ".repeat(40);
      const { data: note } = await ada
        .from("hotlist_notes")
        .insert({ entry_id: id, body, mentions: [GRACE, ADA, IDA, idOf("9")] })
        .select()
        .single()
        .throwOnError();
      expect(note.mentions).toEqual([ADA, GRACE, IDA]);
      await ada.from("hotlist_notes").update({ body: "Shorter", mentions: [] }).eq("id", note.id).throwOnError();
      await ada
        .from("hotlist_notes")
        .update({ mentions: [GRACE] })
        .eq("id", note.id)
        .throwOnError();
      const [mention, ...others] = await inbox(grace);
      expect(mention).toMatchObject({
        kind: "mention",
        entry_id: id,
        note_id: note.id,
        actor: ADA,
        text: body.slice(0, 300),
      });
      expect(others).toEqual([]);
      expect(await inbox(ada)).toEqual([]);
      expect(await sql("select from inbox")).toHaveLength(1);
      await grace.from("inbox").update({ read_at: "2026-01-01" }).eq("person", GRACE).throwOnError();
      expect((await grace.from("inbox").update({ text: "Forged" }).eq("person", GRACE)).error?.code).toBe("42501");
      expect((await grace.from("inbox").insert({ person: ADA, kind: "mention", text: "Forged" })).error?.code).toBe(
        "42501",
      );
    });

    test("returns with its removed entry, and alone from the trash", async () => {
      const { id } = await add("N26", { status: "meeting", owner: GRACE, next_step: "Call" });
      const before = await entry(id);
      const texts = ["First", "Second", "Deleted before"];
      for (const body of texts) await grace.from("hotlist_notes").insert({ entry_id: id, body }).throwOnError();
      const notes = async () => (await ada.from("hotlist_notes").select("*").order("created_at").order("body")).data;
      await grace.from("hotlist_notes").delete().eq("body", "Deleted before").throwOnError();
      const kept = await notes();
      const trash = async () => {
        const { data } = await ada.rpc("trash").throwOnError();
        return (data as { entries: { label: string }[] }).entries.map(({ label }) => label);
      };
      expect(await trash()).toEqual(["Deleted before"]);
      await ada.from(TABLE).delete().eq("id", id).throwOnError();
      expect(await notes()).toEqual([]);
      expect(await trash()).toEqual(["N26"]);
      const { data } = await ada.rpc("restore_row", { table_name: TABLE, row_id: id }).throwOnError();
      expect(data).toMatchObject({ status: "restored" });
      expect(await entry(id)).toEqual(before);
      expect(await notes()).toEqual(kept);
      expect(await trash()).toEqual(["Deleted before"]);
    });
  });

  test("an owner is notified of one entry, and once of many", async () => {
    const { id } = await add("N26");
    await ada.from(TABLE).update({ owner: GRACE }).eq("id", id).throwOnError();
    await ada.from(TABLE).update({ owner: GRACE, next_step: "Call" }).eq("id", id).throwOnError();
    await ada.from(TABLE).update({ owner: ADA }).eq("id", id).throwOnError();
    await add("Qonto", { owner: GRACE });
    const rows = Array.from({ length: 6 }, (_, index) => ({ squad_id: "fintech", company_name: `Company ${index}` }));
    await ada.from(TABLE).insert(rows).throwOnError();
    await ada.from(TABLE).update({ owner: GRACE }).eq("squad_id", "fintech").throwOnError();
    expect(
      (await inbox(grace)).map(({ kind, text, actor, entry_id }) => [kind, text, actor, entry_id === null]),
    ).toEqual([
      ["assigned", "N26", ADA, false],
      ["assigned", "Qonto", ADA, false],
      ["assigned", "6 companies", ADA, true],
    ]);
    expect(await inbox(ada)).toEqual([]);
  });

  test("the history names the owner by email address", async () => {
    const { id } = await add("N26");
    await ada.from(TABLE).update({ owner: GRACE }).eq("id", id).throwOnError();
    const { data } = await ada.rpc("row_history", { table_name: TABLE, row_id: id }).throwOnError();
    expect((data as { entries: Json[] }).entries[0]).toMatchObject({
      old: { owner: null },
      new: { owner: "grace@fund.example" },
    });
  });

  describe("a bulk change", () => {
    const change = async (ids: string[], patch: Json, operation = "") => {
      const call = ada.rpc("change_hotlist", { ids, patch });
      return operation === "" ? call : call.setHeader("x-operation-id", operation);
    };

    test("changes what differs, says what it skipped, and is undone as one operation", async () => {
      const [first, second, third] = [await add("A"), await add("B", { status: "meeting" }), await add("C")];
      await ada.from(TABLE).delete().eq("id", third.id).throwOnError();
      const operation = await inOperation();
      const ids = [first.id, second.id, third.id, first.id];
      const { data } = await change(ids, { status: "meeting", owner: null }, operation);
      expect(data).toEqual({
        changed: 1,
        skipped: expect.arrayContaining([
          { id: second.id, reason: "unchanged" },
          { id: third.id, reason: "removed" },
        ]),
      });
      expect(await entry(first.id)).toMatchObject({ status: "meeting" });
      await ada.rpc("finish_operation", { id: operation }).throwOnError();
      const { data: undone } = await ada.rpc("undo_operation", { id: operation, dry_run: false }).throwOnError();
      expect(undone).toMatchObject({ status: "done", reverted: 1, kept: [] });
      expect(await entry(first.id)).toEqual(first);
    });

    test("passes with one reason for all, and an undo brings the status and the reasons back", async () => {
      const before = await add("A", {
        status: "parked",
        revisit_on: "2027-01-01",
        revisit_when: { any: [{ top_investor: true }] },
      });
      const operation = await inOperation();
      expect((await change([before.id], { status: "passed" }, operation)).error?.message).toBe(
        "Say in a few words why you pass.",
      );
      const patch = { status: "passed", pass_reason: "Market too small", revisit_on: null, revisit_when: null };
      expect((await change([before.id], patch, operation)).data).toEqual({ changed: 1, skipped: [] });
      expect(await entry(before.id)).toMatchObject(patch);
      await ada.rpc("finish_operation", { id: operation }).throwOnError();
      await ada.rpc("undo_operation", { id: operation, dry_run: false }).throwOnError();
      expect(await entry(before.id)).toEqual(before);
    });

    test("rejects more than 5,000 entries and columns that are not offered", async () => {
      const ids = Array.from({ length: 5001 }, () => crypto.randomUUID());
      expect((await change(ids, { priority: "high" })).status).toBe(413);
      expect((await change(ids.slice(1), { priority: "high" })).data).toMatchObject({ changed: 0 });
      expect((await change([], { added_by: ADA })).error?.message).toBe("These columns cannot be changed: added_by");
      expect((await change([], [])).error?.code).toBe("22023");
    });

    test("500 random moves of two people at once neither double nor lose a card, and no move is overwritten", async () => {
      const ids: string[] = [];
      for (let n = 0; n < 8; n += 1) ids.push((await add(`Card ${n}`, { squad_id: "climate" })).id);
      const statuses = ["sourced", "screening", "meeting", "diligence", "invested", "passed", "parked"];
      // Each person sees the board as of their last look, and writes only over the status that they saw.
      const views = [ada, grace].map((client) => ({ client, seen: new Map(ids.map((id) => [id, "sourced"])) }));
      let seed = 7;
      const random = (below: number) => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed % below;
      };
      const outcomes = { moved: 0, overtaken: 0 };
      for (let round = 0; round < 250; round += 1) {
        const moves = views.map(({ client, seen }) => {
          const id = ids[random(ids.length)] ?? "";
          const from = seen.get(id) ?? "";
          const to = statuses.filter((status) => status !== from)[random(6)] ?? "";
          return { client, seen, id, from, to };
        });
        const results = await Promise.all(
          moves.map(({ client, id, from, to }) =>
            client
              .from(TABLE)
              .update({ status: to, pass_reason: "Too early" })
              .eq("id", id)
              .eq("status", from)
              .select("status")
              .throwOnError(),
          ),
        );
        for (const [index, { client, seen, id }] of moves.entries()) {
          const [row] = results[index]?.data ?? [];
          outcomes[row === undefined ? "overtaken" : "moved"] += 1;
          const now = row ?? (await client.from(TABLE).select("status").eq("id", id).single().throwOnError()).data;
          seen.set(id, now.status);
        }
      }
      expect(outcomes.moved + outcomes.overtaken).toBe(500);
      expect(outcomes.overtaken).toBeGreaterThan(0);
      const board = (await ada.rpc("hotlist_board", { squad: "climate" }).throwOnError()).data as unknown as readonly {
        status: string;
        entries: readonly { id: string; status: string }[];
      }[];
      const cards = board.flatMap(({ status, entries }) => entries.map((card) => ({ ...card, column: status })));
      expect(cards.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(cards.filter(({ status, column }) => status !== column)).toEqual([]);
      const changes = ada.from("changes").select("new", { count: "exact", head: true }).in("row_id", ids);
      const { count } = await changes.eq("op", "update").not("new->status", "is", null).throwOnError();
      expect(count).toBe(outcomes.moved);
    });

    test("moves entries to another squad with status, owner, priority, notes and history, and an undo moves them back", async () => {
      const moved = await add("Moved", { status: "meeting", owner: GRACE, priority: "high" });
      const there = await add("There");
      await add("There", { squad_id: "climate" });
      await ada.from("hotlist_notes").insert({ entry_id: moved.id, body: "Call again." }).throwOnError();
      const operation = await inOperation();
      const { data } = await ada
        .rpc("move_to_squad", { ids: [moved.id, there.id, idOf("9")], squad_id: "climate" })
        .setHeader("x-operation-id", operation)
        .throwOnError();
      expect(data).toEqual({
        moved: 1,
        skipped: expect.arrayContaining([
          { id: there.id, reason: "exists" },
          { id: idOf("9"), reason: "removed" },
        ]),
      });
      expect(await entry(moved.id)).toMatchObject({
        squad_id: "climate",
        status: "meeting",
        owner: GRACE,
        priority: "high",
        status_since: moved.status_since,
      });
      const notes = await ada.from("hotlist_notes").select("body").eq("entry_id", moved.id).throwOnError();
      expect(notes.data).toEqual([{ body: "Call again." }]);
      const history = await ada.rpc("row_history", { table_name: TABLE, row_id: moved.id }).throwOnError();
      expect(history.data).toMatchObject({
        entries: [{ op: "update", new: { squad_id: "climate" } }, { op: "insert" }],
      });

      await ada.rpc("undo_operation", { id: operation, dry_run: false }).throwOnError();
      expect(await entry(moved.id)).toMatchObject({ squad_id: moved.squad_id, status: "meeting" });
      const unknown = await ada.rpc("move_to_squad", { ids: [moved.id], squad_id: "pets" });
      expect(unknown.error?.message).toContain("squad_id_known");
    });

    test("copies companies to another squad once, without status, owner and notes", async () => {
      const source = await add("A", { status: "meeting", owner: GRACE, priority: "high" });
      const twin = await add("A", { squad_id: "climate" });
      const there = await add("B", { company_url: "https://www.crunchbase.com/organization/b" });
      await add("B Ltd", { squad_id: "fintech", company_url: "https://www.crunchbase.com/organization/b" });
      const ids = [source.id, twin.id, there.id, idOf("9")];
      const { data } = await ada.rpc("copy_to_squad", { ids, squad_id: "fintech" }).throwOnError();
      expect(data).toEqual({
        added: 1,
        skipped: expect.arrayContaining([
          { id: twin.id, reason: "exists" },
          { id: there.id, reason: "exists" },
          { id: idOf("9"), reason: "removed" },
        ]),
      });
      const { data: copies } = await ada
        .from(TABLE)
        .select()
        .eq("squad_id", "fintech")
        .eq("company_name", "A")
        .throwOnError();
      expect(copies).toMatchObject([{ status: "sourced", owner: null, priority: "high", added_by: ADA }]);
    });
  });

  test("the board has a column for each status, pages of 100 cards, and the sum of the funding", async () => {
    const url = "https://www.crunchbase.com/organization/a";
    await ada.from("company_facts").insert({ url, company_name: "Zoë A", total_funding: "2M USD" }).throwOnError();
    const rows = Array.from({ length: 230 }, (_, index) => ({
      squad_id: "genai",
      company_name: `Company ${index}`,
      status: "screening",
      priority: ["low", "high", "medium"][index % 3] ?? "low",
    }));
    await ada.from(TABLE).insert(rows).throwOnError();
    await sql(`update ${TABLE} set status_since = now() - right(company_name, 2)::integer * interval '1 hour'`);
    const first = await add("Zoë A", { company_url: url, owner: GRACE, sector: "Bank" });
    await ada.from("hotlist_notes").insert({ entry_id: first.id, body: "First" }).throwOnError();
    await add("Elsewhere", { squad_id: "fintech" });
    type Column = {
      status: string;
      count: number;
      funding_usd: number;
      entries: { id: string; priority: string; status_since: string; notes: number }[];
    };
    const board = async (filter: Json = {}) =>
      (await ada.rpc("hotlist_board", { squad: "genai", filter }).throwOnError()).data as unknown as Column[];
    const first5 = await ada.rpc("hotlist_board", { squad: "genai", first: 5 }).throwOnError();
    expect((first5.data as unknown as Column[]).map(({ count, entries }) => [count, entries.length])).toEqual([
      [1, 1],
      [230, 5],
      ...Array.from({ length: 5 }, () => [0, 0]),
    ]);
    const columns = await board();
    expect(columns.map(({ status, count, entries }) => [status, count, entries.length])).toEqual([
      ["sourced", 1, 1],
      ["screening", 230, 100],
      ...["meeting", "diligence", "invested", "passed", "parked"].map((status) => [status, 0, 0]),
    ]);
    expect(columns[0]).toMatchObject({
      funding_usd: 2_000_000,
      entries: [{ id: first.id, notes: 1, company_name: "Zoë A" }],
    });
    const cards = columns[1]?.entries ?? [];
    for (let page = cards; page.length > 0; ) {
      const { id, priority, status_since } = cards.at(-1) ?? {};
      const more = { squad: "genai", status: "screening", after: { id, priority, status_since } as Json };
      page = (await ada.rpc("hotlist_board_more", more).throwOnError()).data as unknown as typeof cards;
      cards.push(...page);
    }
    const { data: all } = await ada
      .from(TABLE)
      .select("id, priority, status_since")
      .eq("status", "screening")
      .throwOnError();
    const rank = (priority: string) => ["high", "medium", "low"].indexOf(priority);
    const ordered = all.toSorted(
      (a, b) =>
        rank(a.priority) - rank(b.priority) ||
        Date.parse(a.status_since) - Date.parse(b.status_since) ||
        (a.id < b.id ? -1 : 1),
    );
    expect(cards.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
    const owners = Array.from({ length: 501 }, () => GRACE);
    expect((await ada.rpc("hotlist_board", { squad: "genai", filter: { owner: owners } })).error?.code).toBe("PT413");
    const countOf = async (filter: Json) => (await board(filter)).reduce((sum, { count }) => sum + count, 0);
    expect(await countOf({ search: " ZOE " })).toBe(1);
    expect(await countOf({ search: "100%" })).toBe(0);
    expect(await countOf({ owner: GRACE })).toBe(1);
    expect(await countOf({ ids: [first.id, ...cards.slice(0, 2).map(({ id }) => id)], owner: ["none"] })).toBe(2);
    expect(await countOf({ ids: [] })).toBe(0);
    expect(await countOf({ owner: ["none"], priority: ["high", "low"] })).toBe(154);
    expect(await countOf({ sector: "Bank", due: true })).toBe(0);
  });
});
