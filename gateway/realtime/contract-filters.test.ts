/** Which changes a subscription chooses. */
import { describe, expect, test } from "vitest";
import { BOB, ENGINES, follow, realtimeOn } from "#tests/support/realtime-harness.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = realtimeOn(engine);

  describe("filters", () => {
    test("choose the rows they name", async () => {
      const chosen: readonly (readonly [filter: string, ids: readonly number[]])[] = [
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
      const followed = await Promise.all(chosen.map(([filter]) => follow(live.client(), { table: "notes", filter })));
      for (const { system } of followed) expect(system).toMatchObject([{ status: "ok" }]);
      const all = await follow(live.client(BOB), { table: "notes" });
      await live.sql(`insert into live.notes (id, body, amount, done, at) values (1, 'ann', 5, true, '2026-01-01Z'),
        (2, 'b,o)b', 10, false, '2026-01-03Z'), (3, 'amy', 20, null, null), (4, null, null, null, null)`);
      await expect.poll(() => all.seen.length).toBe(4);
      const idsSeen = followed.map(({ seen }, n) => [chosen[n]?.[0], seen.map(({ new: row }) => row["id"])]);
      expect(idsSeen).toEqual(chosen);
    });

    test.each([
      ["a column that is not there", { table: "notes", filter: "nothing=eq.1" }],
      ["a column that may not be read", { table: "notes", filter: "secret=eq.x" }],
      ["a value of another type", { table: "notes", filter: "id=eq.abc" }],
      ["an unknown operator", { table: "notes", filter: "id=foo.1" }],
      ["no filter at all", { table: "notes", filter: "nonsense" }],
      ["a table that is not published", { table: "unpublished" }],
      ["a table that is not there", { table: "nowhere" }],
      ["a table that may not be read", { table: "closed" }],
      ["another schema", { schema: "auth", table: "users" }],
    ])("are refused for %s", async (_what, wish) => {
      const { system, states, seen } = await follow(live.client(), wish);
      expect(states).toEqual(["SUBSCRIBED"]);
      expect(system).toMatchObject([
        { status: "error", message: expect.stringMatching(/^Unable to subscribe to changes with given parameters\. /) },
      ]);
      await live.sql("insert into live.closed values (1)");
      expect(seen).toEqual([]);
    });

    test("a pattern that fails when it meets a value fails alone", async () => {
      const broken = await follow(live.client(), { table: "notes", filter: "body=match.(" });
      const whole = await follow(live.client(BOB), { table: "notes", filter: "body=match.^x" });
      await live.sql("insert into live.notes (id, body) values (1, 'xyz')");
      await expect.poll(() => whole.seen.length).toBe(1);
      expect(broken.seen).toEqual([]);
    });
  });
});
