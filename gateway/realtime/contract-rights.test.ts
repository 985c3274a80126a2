/** Who is told of a row. */

import { describe, expect, test } from "vitest";
import { ANN, BOB, ENGINES, follow, realtimeOn } from "#tests/support/realtime-harness.ts";
import { runScript } from "#tests/support/run-script.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = realtimeOn(engine);

  describe("rows of others", () => {
    test("are told to those whom row-level security shows them, and to nobody else", async () => {
      const ann = await follow(live.client(ANN), { table: "own" });
      const bob = await follow(live.client(BOB), { table: "own" });
      await live.sql("insert into live.own values (1, $1, 'of Ann'), (2, $2, 'of Bob')", ANN, BOB);
      // A row is shown to whom it is visible when the change is told, which is after its commit.
      await expect.poll(() => [ann.seen.length, bob.seen.length]).toEqual([1, 1]);
      await live.sql("update live.own set body = 'more' where id = 1");
      await live.sql("update live.own set owner = $1 where id = 2", ANN);
      await live.sql("insert into live.own values (3, $1, 'last')", BOB);
      await expect.poll(() => bob.seen.length).toBe(2);
      await expect.poll(() => ann.seen.length).toBe(3);
      expect(bob.seen.map(({ new: row }) => row["id"])).toEqual([2, 3]);
      expect(ann.seen.map(({ new: row }) => [row["id"], row["body"]])).toEqual([
        [1, "of Ann"],
        [1, "more"],
        [2, "of Bob"],
      ]);
    });

    test("a delete tells the key alone, and everyone who may read the table", async () => {
      await live.sql("insert into live.own values (1, $1, 'of Ann')", ANN);
      const bob = await follow(live.client(BOB), { table: "own" });
      await live.sql("delete from live.own");
      await expect.poll(() => bob.seen).toMatchObject([{ eventType: "DELETE", old: { id: 1 }, new: {} }]);
      expect(bob.seen[0]?.old).toEqual({ id: 1 });
    });

    test("a policy that closes counts at once", async () => {
      const { seen } = await follow(live.client(), { table: "whole" });
      const control = await follow(live.client(BOB), { table: "notes" });
      await live.sql("insert into live.whole values (1)");
      await expect.poll(() => seen.length).toBe(1);
      await runScript(live.database, "alter table live.whole enable row level security");
      live.moveClock(1000);
      await live.sql("insert into live.whole values (2)");
      await live.sql("insert into live.notes (id) values (2)");
      await expect.poll(() => control.seen.length).toBe(1);
      expect(seen).toHaveLength(1);
      await runScript(live.database, "alter table live.whole disable row level security");
      live.moveClock(1000);
    });

    test("a policy that fails for one fails for that one alone", async () => {
      await runScript(
        live.database,
        `create policy "by age" on live.own for select to authenticated
        using ((auth.jwt() ->> 'age')::integer > 17)`,
      );
      const young = await follow(
        live.client(null, {}, () => live.sign({ role: "authenticated", sub: BOB, age: "old" })),
        { table: "own" },
      );
      const grown = await follow(
        live.client(null, {}, () => live.sign({ role: "authenticated", sub: BOB, age: 18 })),
        { table: "own" },
      );
      await live.sql("insert into live.own values (1, $1, 'x')", ANN);
      await expect.poll(() => grown.seen.length).toBe(1);
      expect(young.seen).toEqual([]);
      await runScript(live.database, `drop policy "by age" on live.own`);
    });
  });
});
