/** `postgres_changes` as supabase-js reports them. */
import { describe, expect, test } from "vitest";
import { ANN, BOB, ENGINES, subscribe, textOf, useRealtime } from "#tests/support/realtime-harness.ts";
import { runScript } from "#tests/support/run-script.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = useRealtime(engine);

  test("reports an insert, an update and a delete made with plain SQL, with values and types", async () => {
    const { changes, system, states } = await subscribe(live.client(), { table: "notes" });
    expect(states).toEqual(["SUBSCRIBED"]);
    expect(system).toMatchObject([
      { status: "ok", message: "Subscribed to PostgreSQL", extension: "postgres_changes" },
    ]);
    await live.sql(`insert into live.notes values (9007199254740993, 'grüße "x"', 2.50, true, '{a,"b,c"}', '{"k":[1]}',
      '2026-01-02T03:04:05+02:00', '2026-01-02', 'hidden')`);
    await live.sql("update live.notes set body = null");
    await live.sql("delete from live.notes");
    await expect.poll(() => changes.length).toBe(3);
    const row = {
      amount: 2.5,
      done: true,
      tags: ["a", "b,c"],
      data: { k: [1] },
      at: "2026-01-02T01:04:05+00:00",
      day: "2026-01-02",
    };
    const old = { id: 9007199254740992 };
    expect(changes).toMatchObject([
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
    expect(Object.keys(changes[0]?.new ?? {})).toEqual(["id", "body", "amount", "done", "tags", "data", "at", "day"]);
    expect(Math.abs(Date.parse(changes[0]?.commit_timestamp ?? "") - Date.now())).toBeLessThan(10_000);
  });

  test("preserves all digits of numbers", async () => {
    const { received, send } = await live.rawSocket();
    const token = await live.userToken();
    const config = { postgres_changes: [{ event: "INSERT", schema: "live", table: "notes" }] };
    send(["1", "1", "realtime:digits", "phx_join", { config, access_token: token }]);
    await expect.poll(() => received.length).toBe(2);
    const texts: string[] = [];
    const { socket } = await live.rawSocket();
    socket.on("message", (data) => texts.push(textOf(data)));
    socket.send(JSON.stringify(["1", "1", "realtime:digits", "phx_join", { config, access_token: token }]));
    await expect.poll(() => texts.length).toBe(2);
    await live.sql("insert into live.notes (id, amount) values (9007199254740993, 12345678901234567890.012300)");
    await expect
      .poll(() => texts.at(-1))
      .toContain('"record":{"id":9007199254740993,"body":null,"amount":12345678901234567890.012300,');
  });

  test("reports every change separately, in commit order", async () => {
    const { changes } = await subscribe(live.client(), { table: "whole" });
    await live.sql("insert into live.whole select n, 'k', 'b' from generate_series(1, 300) n");
    await live.database.run([
      { text: "update live.whole set body = 'x' where id = 1" },
      { text: "update live.whole set body = 'b' where id = 1" },
      { text: "update live.whole set body = 'x' where id = 1" },
      { text: "update live.whole set body = 'b' where id = 1" },
    ]);
    await expect.poll(() => changes.length).toBe(304);
    expect(changes.slice(0, 300).map(({ new: row }) => row["id"])).toEqual(
      Array.from({ length: 300 }, (_, n) => n + 1),
    );
    expect(changes.slice(300).map(({ new: row }) => row["body"])).toEqual(["x", "b", "x", "b"]);
    expect(changes[301]?.old).toEqual({ id: 1, kind: "k", body: "x" });
  });

  test("does not report rolled-back changes", async () => {
    const { changes } = await subscribe(live.client(), { table: "whole" });
    await live.database.run([{ text: "insert into live.whole values (1)" }, { text: "select 1/0" }]).catch(() => null);
    await live.sql("insert into live.whole values (2)");
    await expect.poll(() => changes.length).toBe(1);
    expect(changes[0]?.new["id"]).toBe(2);
  });

  test.each([
    ["INSERT", ["INSERT"]],
    ["UPDATE", ["UPDATE"]],
    ["DELETE", ["DELETE"]],
    ["*", ["INSERT", "UPDATE", "DELETE"]],
  ])("filters by event: %s", async (event, expected) => {
    const { changes } = await subscribe(live.client(), { table: "whole", event });
    const all = await subscribe(live.client(BOB), { table: "whole" });
    await live.sql("insert into live.whole values (1)");
    await live.sql("update live.whole set body = 'x'");
    await live.sql("delete from live.whole");
    await expect.poll(() => all.changes.length).toBe(3);
    // Both clients have their own socket, so their order is not defined.
    await expect.poll(() => changes.map(({ eventType }) => eventType)).toEqual(expected);
  });

  test("reports all published tables of a schema", async () => {
    const { changes } = await subscribe(live.client(), { table: "*" });
    await live.sql("insert into live.whole values (1)");
    await live.sql("insert into live.unpublished values (1)");
    await live.sql("insert into live.notes (id) values (1)");
    await expect.poll(() => changes.length).toBe(2);
    expect(changes.map(({ table }) => table)).toEqual(["whole", "notes"]);
  });

  describe("large changes", () => {
    test("reports rows too large for a notification completely", async () => {
      const { changes } = await subscribe(live.client(), { table: "notes" });
      const own = await subscribe(live.client(BOB), { table: "own" });
      await live.sql("insert into live.notes (id, body) values (1, repeat('ü', 100000))");
      await live.sql(
        "insert into live.own values (1, $1, repeat('x', 100000)), (2, $2, repeat('y', 100000))",
        ANN,
        BOB,
      );
      await expect.poll(() => changes.length).toBe(1);
      expect(changes[0]?.new["body"]).toBe("ü".repeat(100_000));
      await expect.poll(() => own.changes.map(({ new: row }) => row["id"])).toEqual([2]);
      await live.sql("update live.notes set done = true");
      await live.sql("delete from live.notes");
      await expect.poll(() => changes.map(({ eventType }) => eventType).at(-1)).toBe("DELETE");
    });

    test("omits long values of rows above 1 MB", async () => {
      const { changes } = await subscribe(live.client(), { table: "notes" });
      await live.sql("insert into live.notes (id, amount, body) values (1, 2, repeat('x', 1100000))");
      await expect.poll(() => changes.length).toBe(1);
      expect(changes[0]).toMatchObject({ errors: ["Error 413: Payload Too Large"], new: { id: 1, amount: 2 } });
      expect(changes[0]?.new).not.toHaveProperty("body");
    });

    test("a very large transaction makes subscribers join again and refetch", async () => {
      const { changes, states, system } = await subscribe(live.client(), { table: "whole" });
      await live.sql("insert into live.whole select n, 'k', repeat('x', 1000) from generate_series(1, 9000) n");
      await expect.poll(() => states).toContain("SUBSCRIBED");
      await expect.poll(() => states.filter((state) => state === "SUBSCRIBED").length).toBe(2);
      expect(system).toContainEqual(expect.objectContaining({ status: "error", message: "Too many changes at once" }));
      const before = changes.length;
      await live.sql("insert into live.whole values (0)");
      await expect.poll(() => changes.length).toBe(before + 1);
      await live.sql("delete from live.whole");
    });
  });

  test("reports changes of a table published while the server runs", async () => {
    await runScript(
      live.database,
      `create table live.late (id integer primary key);
      grant select on live.late to authenticated; alter publication supabase_realtime add table live.late`,
    );
    const { changes, system } = await subscribe(live.client(), { table: "late" });
    expect(system).toMatchObject([{ status: "ok" }]);
    await live.sql("insert into live.late values (7)");
    await expect.poll(() => changes).toMatchObject([{ new: { id: 7 } }]);
    await runScript(
      live.database,
      "alter publication supabase_realtime drop table live.late; select gateway.follow_published_tables()",
    );
    const [triggers] = await live.sql("select from pg_trigger where tgrelid = 'live.late'::regclass");
    expect(triggers?.rows).toEqual([]);
  });

  test("supports composite keys and tables without a key", async () => {
    const pairs = await subscribe(live.client(), { table: "pairs" });
    const keyless = await subscribe(live.client(), { table: "keyless" });
    await live.sql("insert into live.pairs values (1, 'x', 'y')");
    await live.sql("update live.pairs set body = 'z'");
    await live.sql("insert into live.keyless values ('x')");
    await expect.poll(() => keyless.changes).toMatchObject([{ new: { body: "x" } }]);
    await expect
      .poll(() => pairs.changes[1])
      .toMatchObject({ old: { a: 1, b: "x" }, new: { a: 1, b: "x", body: "z" } });
  });

  test("ignores foreign notifications on its channels", async () => {
    const { changes } = await subscribe(live.client(), { table: "whole" });
    for (const text of ["", "{", "[]", "null", '{"schema":1}', '{"schema":"live","table":"whole","type":"TRUNCATE"}']) {
      await live.sql("select pg_notify('gateway_changes', $1), pg_notify('gateway_realtime', $1)", text);
    }
    await live.sql("insert into live.whole values (1)");
    await expect.poll(() => changes.length).toBe(1);
  });

  test("each binding of a channel receives its own changes once", async () => {
    const client = live.client();
    await client.realtime.setAuth();
    const all: unknown[] = [];
    const some: unknown[] = [];
    const binding = { schema: "live", table: "whole" };
    const channel = client
      .channel("bindings")
      .on("postgres_changes", { event: "*", ...binding }, (change) => all.push(change))
      .on("postgres_changes", { event: "INSERT", ...binding, filter: "kind=eq.a" }, (change) => some.push(change));
    const system: unknown[] = [];
    channel.on("system", {}, (message) => system.push(message)).subscribe();
    await expect.poll(() => system.length).toBe(1);
    await live.sql("insert into live.whole values (1, 'a'), (2, 'b')");
    await expect.poll(() => [all.length, some.length]).toEqual([2, 1]);
  });

  test("supports protocol version 1.0.0", async () => {
    const { changes, states } = await subscribe(live.client(ANN, { vsn: "1.0.0" }), {
      table: "whole",
      filter: "id=lt.2",
    });
    expect(states).toEqual(["SUBSCRIBED"]);
    await live.sql("insert into live.whole values (1, 'a'), (2, 'b')");
    await expect.poll(() => changes).toMatchObject([{ eventType: "INSERT", new: { id: 1, kind: "a", body: null } }]);
  });
});
