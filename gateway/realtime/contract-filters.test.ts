import { describe, expect, test } from "vitest";
import { BOB, ENGINES, subscribe, useRealtime } from "#tests/support/realtime-harness.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = useRealtime(engine);

  describe("filters", () => {
    test("select the matching rows", async () => {
      const cases: readonly (readonly [filter: string, ids: readonly number[]])[] = [
        ["id=eq.2", [2]],
        ["id=neq.2", [1, 3, 4]],
        ["amount=lt.10", [1]],
        ["amount=lte.10", [1, 2]],
        ["amount=gt.10", [3]],
        ["amount=gte.10", [2, 3]],
        ['body=in.(ann,"b,o)b")', [1, 2]],
        ["body=like.a%", [1, 3]],
        ["body=ilike.A%", [1, 3]],
        ["body=match.^a.n$", [1]],
        ["body=imatch.^A", [1, 3]],
        ["body=is.null", [4]],
        ["body=not.is.null", [1, 2, 3]],
        ["done=is.true", [1]],
        ["amount=isdistinct.10", [1, 3, 4]],
        ["amount=isdistinct.null", [1, 2, 3]],
        ["id=not.in.(1,2)", [3, 4]],
        ["amount=gte.5,body=like.a%", [1, 3]],
        ["at=gt.2026-01-02T00:00:00Z", [2]],
        ['body=eq."b,o)b"', [2]],
      ];
      const subscriptions = await Promise.all(
        cases.map(([filter]) => subscribe(live.client(), { table: "notes", filter })),
      );
      for (const { system } of subscriptions) expect(system).toMatchObject([{ status: "ok" }]);
      const all = await subscribe(live.client(BOB), { table: "notes" });
      await live.sql(`insert into live.notes (id, body, amount, done, at) values (1, 'ann', 5, true, '2026-01-01Z'),
        (2, 'b,o)b', 10, false, '2026-01-03Z'), (3, 'amy', 20, null, null), (4, null, null, null, null)`);
      await expect.poll(() => all.changes.length).toBe(4);
      // Each client has a connection of its own: the last change may reach one before the others.
      const received = () =>
        subscriptions.map(({ changes }, n) => [cases[n]?.[0], changes.map(({ new: row }) => row["id"])]);
      await expect.poll(received).toEqual(cases);
    });

    test("select limits the columns; the key is always sent", async () => {
      const part = await subscribe(live.client(), { table: "whole", select: ["kind"] });
      expect(part.system).toMatchObject([{ status: "ok" }]);
      const all = await subscribe(live.client(), { table: "whole" });
      const channel = live.client(BOB).channel("both");
      const both: unknown[] = [];
      const binding = { event: "*", schema: "live", table: "whole" } as const;
      channel.on("postgres_changes", { ...binding, select: ["kind"] }, (change) => both.push(change.new));
      channel.on("postgres_changes", { ...binding, select: ["body"] }, (change) => both.push(change.new));
      const ready = Promise.withResolvers<unknown>();
      channel.on("system", {}, ready.resolve).subscribe();
      expect(await ready.promise).toMatchObject({ status: "ok" });
      await live.sql("insert into live.whole values (1, 'memo', 'long')");
      await live.sql("update live.whole set body = 'longer'");
      await live.sql("delete from live.whole");
      await expect.poll(() => all.changes.length).toBe(3);
      await expect.poll(() => part.changes.length).toBe(3);
      const row = { id: 1, kind: "memo" };
      expect(part.changes.map(({ new: now, old }) => [now, old])).toEqual([
        [row, {}],
        [row, row],
        [{}, row],
      ]);
      expect(all.changes[0]?.new).toEqual({ ...row, body: "long" });
      await expect.poll(() => both.length).toBe(6);
      expect(both.slice(0, 2)).toEqual(expect.arrayContaining([row, { id: 1, body: "long" }]));
    });

    test.each([
      ["a missing column", { table: "notes", filter: "nothing=eq.1" }],
      ["a column without SELECT privilege", { table: "notes", filter: "secret=eq.x" }],
      ["a value of the wrong type", { table: "notes", filter: "id=eq.abc" }],
      ["an unknown operator", { table: "notes", filter: "id=foo.1" }],
      ["a costly pattern", { table: "notes", filter: "body=match.^(a+)\\1+$" }],
      ["a costly quoted pattern", { table: "notes", filter: 'id=eq.1,body=not.imatch."((a+){1,200}){1,200},z"' }],
      ["a malformed filter", { table: "notes", filter: "nonsense" }],
      ["an unpublished table", { table: "unpublished" }],
      ["a missing table", { table: "nowhere" }],
      ["a table without SELECT privilege", { table: "closed" }],
      ["select of a missing column", { table: "notes", select: ["id", "nothing"] }],
      ["select of a column without SELECT privilege", { table: "notes", select: ["secret"] }],
      ["select without a table", { table: "*", select: ["id"] }],
      ["another schema", { schema: "auth", table: "users" }],
    ])("are rejected for %s", async (_what, binding) => {
      const { system, states, changes } = await subscribe(live.client(), binding);
      expect(states).toEqual(["SUBSCRIBED"]);
      expect(system).toMatchObject([
        { status: "error", message: expect.stringMatching(/^Unable to subscribe to changes with given parameters\. /) },
      ]);
      await live.sql("insert into live.closed values (1)");
      expect(changes).toEqual([]);
    });

    test("an invalid regular expression affects only its own subscription", async () => {
      const broken = await subscribe(live.client(), { table: "notes", filter: "body=match.(" });
      const whole = await subscribe(live.client(BOB), { table: "notes", filter: "body=match.^x" });
      await live.sql("insert into live.notes (id, body) values (1, 'xyz')");
      await expect.poll(() => whole.changes.length).toBe(1);
      expect(broken.changes).toEqual([]);
    });
  });
});
