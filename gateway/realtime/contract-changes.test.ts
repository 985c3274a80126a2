/** Changes of the database, as the official client hears of them. */

import { describe, expect, test } from "vitest";
import { ANN, BOB, ENGINES, follow, realtimeOn, textOf } from "#tests/support/realtime-harness.ts";
import { runScript } from "#tests/support/run-script.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = realtimeOn(engine);

  test("an insert, an update and a delete by plain SQL, with their values and types", async () => {
    const { seen, system, states } = await follow(live.client(), { table: "notes" });
    expect(states).toEqual(["SUBSCRIBED"]);
    expect(system).toMatchObject([
      { status: "ok", message: "Subscribed to PostgreSQL", extension: "postgres_changes" },
    ]);
    await live.sql(`insert into live.notes values (9007199254740993, 'grüße "x"', 2.50, true, '{a,"b,c"}', '{"k":[1]}',
      '2026-01-02T03:04:05+02:00', '2026-01-02', 'hidden')`);
    await live.sql("update live.notes set body = null");
    await live.sql("delete from live.notes");
    await expect.poll(() => seen.length).toBe(3);
    const row = {
      amount: 2.5,
      done: true,
      tags: ["a", "b,c"],
      data: { k: [1] },
      at: "2026-01-02T01:04:05+00:00",
      day: "2026-01-02",
    };
    const old = { id: 9007199254740992 };
    expect(seen).toMatchObject([
      {
        eventType: "INSERT",
        schema: "live",
        table: "notes",
        new: { ...row, body: 'grüße "x"' },
        old: {},
        errors: null,
      },
      { eventType: "UPDATE", new: { ...row, body: null }, old },
      { eventType: "DELETE", new: {}, old },
    ]);
    expect(Object.keys(seen[0]?.new ?? {})).toEqual(["id", "body", "amount", "done", "tags", "data", "at", "day"]);
    expect(Math.abs(Date.parse(seen[0]?.commit_timestamp ?? "") - Date.now())).toBeLessThan(10_000);
  });

  test("numbers keep all their digits on the wire", async () => {
    const { heard, send } = await live.raw();
    const token = await live.authorized();
    const config = { postgres_changes: [{ event: "INSERT", schema: "live", table: "notes" }] };
    send(["1", "1", "realtime:digits", "phx_join", { config, access_token: token }]);
    await expect.poll(() => heard.length).toBe(2);
    const texts: string[] = [];
    const { socket } = await live.raw();
    socket.on("message", (data) => texts.push(textOf(data)));
    socket.send(JSON.stringify(["1", "1", "realtime:digits", "phx_join", { config, access_token: token }]));
    await expect.poll(() => texts.length).toBe(2);
    await live.sql("insert into live.notes (id, amount) values (9007199254740993, 12345678901234567890.012300)");
    await expect
      .poll(() => texts.at(-1))
      .toContain('"record":{"id":9007199254740993,"body":null,"amount":12345678901234567890.012300,');
  });

  test("come in the order of the commits, each change of a row by itself", async () => {
    const { seen } = await follow(live.client(), { table: "whole" });
    await live.sql("insert into live.whole select n, 'k', 'b' from generate_series(1, 300) n");
    await live.database.run([
      { text: "update live.whole set body = 'x' where id = 1" },
      { text: "update live.whole set body = 'b' where id = 1" },
      { text: "update live.whole set body = 'x' where id = 1" },
      { text: "update live.whole set body = 'b' where id = 1" },
    ]);
    await expect.poll(() => seen.length).toBe(304);
    expect(seen.slice(0, 300).map(({ new: row }) => row["id"])).toEqual(Array.from({ length: 300 }, (_, n) => n + 1));
    expect(seen.slice(300).map(({ new: row }) => row["body"])).toEqual(["x", "b", "x", "b"]);
    expect(seen[301]?.old).toEqual({ id: 1, kind: "k", body: "x" });
  });

  test("what is undone is told to nobody", async () => {
    const { seen } = await follow(live.client(), { table: "whole" });
    await live.database.run([{ text: "insert into live.whole values (1)" }, { text: "select 1/0" }]).catch(() => null);
    await live.sql("insert into live.whole values (2)");
    await expect.poll(() => seen.length).toBe(1);
    expect(seen[0]?.new["id"]).toBe(2);
  });

  test.each([
    ["INSERT", ["INSERT"]],
    ["UPDATE", ["UPDATE"]],
    ["DELETE", ["DELETE"]],
    ["*", ["INSERT", "UPDATE", "DELETE"]],
  ])("of the kind that is asked for: %s", async (event, expected) => {
    const { seen } = await follow(live.client(), { table: "whole", event });
    const all = await follow(live.client(BOB), { table: "whole" });
    await live.sql("insert into live.whole values (1)");
    await live.sql("update live.whole set body = 'x'");
    await live.sql("delete from live.whole");
    await expect.poll(() => all.seen.length).toBe(3);
    // Each has a socket of its own.
    await expect.poll(() => seen.map(({ eventType }) => eventType)).toEqual(expected);
  });

  test("of all tables of a schema", async () => {
    const { seen } = await follow(live.client(), { table: "*" });
    await live.sql("insert into live.whole values (1)");
    await live.sql("insert into live.unpublished values (1)");
    await live.sql("insert into live.notes (id) values (1)");
    await expect.poll(() => seen.length).toBe(2);
    expect(seen.map(({ table }) => table)).toEqual(["whole", "notes"]);
  });

  describe("large", () => {
    test("rows above what a notification holds are told whole", async () => {
      const { seen } = await follow(live.client(), { table: "notes" });
      const own = await follow(live.client(BOB), { table: "own" });
      await live.sql("insert into live.notes (id, body) values (1, repeat('ü', 100000))");
      await live.sql(
        "insert into live.own values (1, $1, repeat('x', 100000)), (2, $2, repeat('y', 100000))",
        ANN,
        BOB,
      );
      await expect.poll(() => seen.length).toBe(1);
      expect(seen[0]?.new["body"]).toBe("ü".repeat(100_000));
      await expect.poll(() => own.seen.map(({ new: row }) => row["id"])).toEqual([2]);
      await live.sql("update live.notes set done = true");
      await live.sql("delete from live.notes");
      await expect.poll(() => seen.map(({ eventType }) => eventType).at(-1)).toBe("DELETE");
    });

    test("rows above 1 MB come without their long values", async () => {
      const { seen } = await follow(live.client(), { table: "notes" });
      await live.sql("insert into live.notes (id, amount, body) values (1, 2, repeat('x', 1100000))");
      await expect.poll(() => seen.length).toBe(1);
      expect(seen[0]).toMatchObject({ errors: ["Error 413: Payload Too Large"], new: { id: 1, amount: 2 } });
      expect(seen[0]?.new).not.toHaveProperty("body");
    });

    test("a transaction that changes very much lets everyone read anew instead", async () => {
      const { seen, states, system } = await follow(live.client(), { table: "whole" });
      await live.sql("insert into live.whole select n, 'k', repeat('x', 1000) from generate_series(1, 9000) n");
      await expect.poll(() => states).toContain("SUBSCRIBED");
      await expect.poll(() => states.filter((state) => state === "SUBSCRIBED").length).toBe(2);
      expect(system).toContainEqual(expect.objectContaining({ status: "error", message: "Too many changes at once" }));
      const before = seen.length;
      await live.sql("insert into live.whole values (0)");
      await expect.poll(() => seen.length).toBe(before + 1);
      await live.sql("delete from live.whole");
    });
  });

  test("a table that is published while the server runs is followed", async () => {
    await runScript(
      live.database,
      `create table live.late (id integer primary key);
      grant select on live.late to authenticated; alter publication supabase_realtime add table live.late`,
    );
    const { seen, system } = await follow(live.client(), { table: "late" });
    expect(system).toMatchObject([{ status: "ok" }]);
    await live.sql("insert into live.late values (7)");
    await expect.poll(() => seen).toMatchObject([{ new: { id: 7 } }]);
    await runScript(
      live.database,
      "alter publication supabase_realtime drop table live.late; select gateway.follow_published_tables()",
    );
    const [triggers] = await live.sql("select from pg_trigger where tgrelid = 'live.late'::regclass");
    expect(triggers?.rows).toEqual([]);
  });

  test("composite keys and tables without one", async () => {
    const pairs = await follow(live.client(), { table: "pairs" });
    const keyless = await follow(live.client(), { table: "keyless" });
    await live.sql("insert into live.pairs values (1, 'x', 'y')");
    await live.sql("update live.pairs set body = 'z'");
    await live.sql("insert into live.keyless values ('x')");
    await expect.poll(() => keyless.seen).toMatchObject([{ new: { body: "x" } }]);
    await expect.poll(() => pairs.seen[1]).toMatchObject({ old: { a: 1, b: "x" }, new: { a: 1, b: "x", body: "z" } });
  });

  test("what others notify on the channel hurts nobody", async () => {
    const { seen } = await follow(live.client(), { table: "whole" });
    for (const text of ["", "{", "[]", "null", '{"schema":1}', '{"schema":"live","table":"whole","type":"TRUNCATE"}']) {
      await live.sql("select pg_notify('gateway_changes', $1), pg_notify('gateway_realtime', $1)", text);
    }
    await live.sql("insert into live.whole values (1)");
    await expect.poll(() => seen.length).toBe(1);
  });

  test("the bindings of one channel hear each change once, each its own", async () => {
    const client = live.client();
    await client.realtime.setAuth();
    const all: unknown[] = [];
    const some: unknown[] = [];
    const wish = { schema: "live", table: "whole" };
    const channel = client
      .channel("two")
      .on("postgres_changes", { event: "*", ...wish }, (change) => all.push(change))
      .on("postgres_changes", { event: "INSERT", ...wish, filter: "kind=eq.a" }, (change) => some.push(change));
    const system: unknown[] = [];
    channel.on("system", {}, (message) => system.push(message)).subscribe();
    await expect.poll(() => system.length).toBe(1);
    await live.sql("insert into live.whole values (1, 'a'), (2, 'b')");
    await expect.poll(() => [all.length, some.length]).toEqual([2, 1]);
  });

  test("the old client's protocol, version 1.0.0", async () => {
    const { seen, states } = await follow(live.client(ANN, { vsn: "1.0.0" }), { table: "whole", filter: "id=lt.2" });
    expect(states).toEqual(["SUBSCRIBED"]);
    await live.sql("insert into live.whole values (1, 'a'), (2, 'b')");
    await expect.poll(() => seen).toMatchObject([{ eventType: "INSERT", new: { id: 1, kind: "a", body: null } }]);
  });
});
