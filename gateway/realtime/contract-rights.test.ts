import { describe, expect, test } from "vitest";
import { ANN, BOB, ENGINES, subscribe, useRealtime } from "#tests/support/realtime-harness.ts";
import { runScript } from "#tests/support/run-script.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = useRealtime(engine);

  describe("row-level security", () => {
    test("sends a change only to users who may see the row", async () => {
      const ann = await subscribe(live.client(ANN), { table: "own" });
      const bob = await subscribe(live.client(BOB), { table: "own" });
      await live.sql("insert into live.own values (1, $1, 'of Ann'), (2, $2, 'of Bob')", ANN, BOB);
      // Visibility is checked at delivery, after the commit: wait before the next change.
      await expect.poll(() => [ann.changes.length, bob.changes.length]).toEqual([1, 1]);
      await live.sql("update live.own set body = 'more' where id = 1");
      await live.sql("update live.own set owner = $1 where id = 2", ANN);
      await live.sql("insert into live.own values (3, $1, 'last')", BOB);
      await expect.poll(() => bob.changes.length).toBe(2);
      await expect.poll(() => ann.changes.length).toBe(3);
      expect(bob.changes.map(({ new: row }) => row["id"])).toEqual([2, 3]);
      expect(ann.changes.map(({ new: row }) => [row["id"], row["body"]])).toEqual([
        [1, "of Ann"],
        [1, "more"],
        [2, "of Bob"],
      ]);
    });

    test("sends only the key of a deleted row, to everyone who may select from the table", async () => {
      await live.sql("insert into live.own values (1, $1, 'of Ann')", ANN);
      const bob = await subscribe(live.client(BOB), { table: "own" });
      await live.sql("delete from live.own");
      await expect.poll(() => bob.changes).toMatchObject([{ eventType: "DELETE", old: { id: 1 }, new: {} }]);
      expect(bob.changes[0]?.old).toEqual({ id: 1 });
    });

    test("applies a new policy within a second", async () => {
      const { changes } = await subscribe(live.client(), { table: "whole" });
      const control = await subscribe(live.client(BOB), { table: "notes" });
      await live.sql("insert into live.whole values (1)");
      await expect.poll(() => changes.length).toBe(1);
      await runScript(live.database, "alter table live.whole enable row level security");
      live.advanceClock(1000);
      await live.sql("insert into live.whole values (2)");
      await live.sql("insert into live.notes (id) values (2)");
      await expect.poll(() => control.changes.length).toBe(1);
      expect(changes).toHaveLength(1);
      await runScript(live.database, "alter table live.whole disable row level security");
      live.advanceClock(1000);
    });

    test("a policy that fails for one user affects only that user", async () => {
      await runScript(
        live.database,
        `create policy "by age" on live.own for select to authenticated
        using ((auth.jwt() ->> 'age')::integer > 17)`,
      );
      const young = await subscribe(
        live.client(null, {}, () => live.sign({ role: "authenticated", sub: BOB, age: "old" })),
        { table: "own" },
      );
      const grown = await subscribe(
        live.client(null, {}, () => live.sign({ role: "authenticated", sub: BOB, age: 18 })),
        { table: "own" },
      );
      await live.sql("insert into live.own values (1, $1, 'x')", ANN);
      await expect.poll(() => grown.changes.length).toBe(1);
      expect(young.changes).toEqual([]);
      await runScript(live.database, `drop policy "by age" on live.own`);
    });
  });
});
