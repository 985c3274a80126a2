import fc from "fast-check";
import { expect, test } from "vitest";
import { type BoardCard, type BoardColumn, statusBeside, withMoves } from "./board.ts";
import { parseEntryWork } from "./entry-work.ts";
import { priorities } from "./hotlist-company.ts";
import { HOTLIST_STATUSES } from "./status.ts";

const cards = fc
  .array(fc.record({ status: fc.constantFrom(...HOTLIST_STATUSES), priority: fc.constantFrom(...priorities) }), {
    maxLength: 30,
  })
  .map((list) =>
    list.map(
      (given, index): BoardCard => ({
        ...parseEntryWork({ status: given.status }),
        id: String(index),
        created_at: "",
        squad_id: "genai",
        company_name: null,
        company_url: null,
        founded_year: null,
        employee_count: null,
        total_funding: null,
        aaa_investors: null,
        sector: null,
        geography: null,
        funding_stage: null,
        priority: given.priority,
        authors: {},
        notes: 0,
      }),
    ),
  );

function boardOf(list: readonly BoardCard[]): readonly BoardColumn[] {
  return HOTLIST_STATUSES.map((status) => {
    const own = list
      .filter((card) => card.status === status)
      .toSorted((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority));
    return { status, count: own.length + 5, fundingUsd: 0, cards: own };
  });
}

test("moves neither double nor lose a card, and keep the order of priorities", () => {
  const moves = fc.array(fc.tuple(fc.nat(40), fc.constantFrom(...HOTLIST_STATUSES)), { maxLength: 40 });
  fc.assert(
    fc.property(cards, moves, (list, pairs) => {
      const pending = new Map(pairs.map(([id, status]) => [String(id), status]));
      const before = boardOf(list);
      const after = withMoves(before, pending);
      const idsOf = (columns: readonly BoardColumn[]) => columns.flatMap((column) => column.cards.map(({ id }) => id));
      expect(idsOf(after).toSorted()).toEqual(idsOf(before).toSorted());
      for (const column of after) {
        const ranks = column.cards.map(({ priority }) => priorities.indexOf(priority));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        for (const card of column.cards) {
          expect(card.status).toBe(column.status);
          expect(column.status).toBe(pending.get(card.id) ?? list[Number(card.id)]?.status);
        }
        // Five more cards are not loaded.
        expect(column.count).toBe(column.cards.length + 5);
      }
    }),
  );
});

test("the first and the last status have a neighbor on one side", () => {
  expect(statusBeside("sourced", -1)).toBeNull();
  expect(statusBeside("sourced", 1)).toBe("screening");
  expect(statusBeside("parked", 1)).toBeNull();
});
