import { expect, test } from "vitest";
import { mergePages, parseNews } from "./news.ts";
import { operationSentence, sentencesOf } from "./sentences.ts";

const GRACE = { id: "grace", email: "grace@fund.example" };
let nextId = 1000;
/** Newest first: each has a lower id and an earlier time than the one before. */
function change(fields: Record<string, unknown>) {
  nextId -= 1;
  const id = nextId;
  return {
    id,
    at: `2026-01-01T00:${String(id).padStart(4, "0")}`,
    actor: GRACE,
    via: "edit",
    table_name: "company_facts",
    ...fields,
  };
}
const entry = (fields: Record<string, unknown>) =>
  change({ table_name: "squad_hotlist_companies", squad_id: "fintech", entry_id: "e1", ...fields });
const fetched = (old: object, next: object) => change({ via: "fetch", old, new: next });

function told(changes: readonly object[], company: object = {}) {
  const page = parseNews({
    companies: [{ key: "c", name: "Celonis", ...company, changes }],
    people: { ada: "ada@fund.example" },
  });
  return page.companies
    .flatMap((news) => sentencesOf(news, { you: "me", people: page.people }))
    .map(({ text }) => text);
}

test.each([
  [
    "a round with its sum, which the total repeats",
    { round_usd: 488_000_000 },
    [
      fetched(
        { last_round_type: "series_c", total_funding: "1M USD" },
        { last_round_type: "series_d", total_funding: "489M USD" },
      ),
    ],
    ["new round Series D, $488.0M"],
  ],
  [
    "the net change of several fetches",
    {},
    [
      fetched(
        { employee_count: "51-100", total_funding: "2M USD" },
        { employee_count: "101-250", total_funding: "3M USD" },
      ),
      fetched(
        { employee_count: "11-50", total_funding: "3M USD" },
        { employee_count: "51-100", total_funding: "2M USD" },
      ),
    ],
    ["employees 11-50 → 101-250"],
  ],
  [
    "investors who joined and left, and who wrote it",
    {},
    [change({ old: { aaa_investors: "Accel, GIC" }, new: { aaa_investors: "GIC, Index Ventures" } })],
    ["new top investor Index Ventures", "Accel no longer listed, by grace"],
  ],
  [
    "what people did, newest first, after the facts",
    {},
    [
      entry({ note: "Great call.\nMore", table_name: "hotlist_notes" }),
      entry({ old: { status: "screening" }, new: { status: "meeting" } }),
      entry({ old: { status: "sourced" }, new: { status: "screening" } }),
      entry({ added: true }),
      fetched({}, { employee_count: "11-50" }),
    ],
    [
      "employees 11-50",
      "grace wrote “Great call.”",
      "grace moved it to Meeting on Fintech",
      "grace added it to Fintech",
    ],
  ],
  [
    "decisions with their reason",
    {},
    [
      entry({ old: { status: "meeting" }, new: { status: "passed", pass_reason: "Too early" } }),
      entry({ entry_id: "e2", squad_id: "genai", old: { status: "meeting" }, new: { status: "parked" } }),
      entry({ entry_id: "e3", actor: null, old: { revisit_due: null }, new: { revisit_due: "At least 51 people" } }),
    ],
    [
      "grace passed on it for Fintech: “Too early”",
      "grace parked it for Gen/AI",
      "look again (Fintech): At least 51 people",
    ],
  ],
  [
    "owners",
    {},
    [
      entry({ old: { owner: null }, new: { owner: "me" } }),
      entry({ entry_id: "e2", old: { owner: null }, new: { owner: "grace" } }),
      entry({ entry_id: "e3", old: { owner: null }, new: { owner: "ada" } }),
      entry({ entry_id: "e4", old: { owner: "ada" }, new: { owner: null } }),
    ],
    [
      "grace made you the owner on Fintech",
      "grace took it on for Fintech",
      "grace made ada the owner on Fintech",
      "grace removed the owner on Fintech",
    ],
  ],
  [
    "a status that is back where it was",
    {},
    [
      entry({ old: { status: "meeting" }, new: { status: "sourced" } }),
      entry({ old: { status: "sourced" }, new: { status: "meeting" } }),
    ],
    [],
  ],
])("describes %s", (_name, company, changes, expected) => {
  expect(told(changes, company)).toEqual(expected);
});

test("merges pages that repeat a company's changes", () => {
  const [a, b, c] = [change({ added: true }), change({ removed: true }), change({ added: true })];
  const page = (companies: object[]) => parseNews({ companies });
  const merged = mergePages([
    page([{ key: "x", changes: [a, c] }]),
    page([
      { key: "y", changes: [b] },
      { key: "x", changes: [c] },
    ]),
  ]);
  expect(merged.companies.map(({ key, changes }) => [key, changes.map(({ id }) => id)])).toEqual([
    ["x", [a?.id, c?.id]],
    ["y", [b?.id]],
  ]);
});

test("sums up an operation", () => {
  const [operation] = parseNews({
    operations: [{ id: "1", kind: "import", label: "q3.csv", actor: GRACE, inserted: 2081, updated: 1, deleted: 0 }],
  }).operations;
  expect(operation && operationSentence(operation, null)).toBe("grace · Import of q3.csv: 2,081 added, 1 changed");
});
