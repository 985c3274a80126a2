import { expect, test } from "vitest";
import { parseSightings } from "./sighting.ts";

const entry = { id: "1", squad_id: "fintech", added_at: "2026-01-02T00:00:00Z" };

test.each([
  ["nothing", null, []],
  ["what is no list", { url: "u" }, []],
  [
    "a company in the database",
    [{ url: "u", facts_at: "2026-01-01", hotlists: [] }],
    [{ url: "u", factsAt: "2026-01-01", asOf: null, screened: null, hotlists: [] }],
  ],
  [
    "sample facts",
    [{ url: "u", facts_at: "2026-01-01", as_of: "2025-06-30", hotlists: [] }],
    [{ url: "u", factsAt: "2026-01-01", asOf: "2025-06-30", screened: null, hotlists: [] }],
  ],
  [
    "a company that was only screened",
    [
      {
        url: "u",
        facts_at: null,
        screened_by: { id: "a", email: "ada@fund.example" },
        screened_at: "2026-01-01",
        hotlists: [],
      },
    ],
    [{ url: "u", factsAt: null, asOf: null, screened: { by: "ada@fund.example", at: "2026-01-01" }, hotlists: [] }],
  ],
  [
    "a company in a hotlist alone",
    [{ url: "u", facts_at: null, hotlists: [entry] }],
    [
      {
        url: "u",
        factsAt: null,
        asOf: null,
        screened: null,
        hotlists: [{ id: "1", squad: { id: "fintech", name: "Fintech" }, addedAt: entry.added_at }],
      },
    ],
  ],
  [
    "a squad that is none",
    [{ url: "u", hotlists: [{ ...entry, squad_id: "pets" }] }],
    [{ url: "u", factsAt: null, asOf: null, screened: null, hotlists: [] }],
  ],
  [
    "an entry without its moment",
    [{ url: "u", hotlists: [{ ...entry, added_at: 5 }] }],
    [{ url: "u", factsAt: null, asOf: null, screened: null, hotlists: [] }],
  ],
  ["an entry that is none", [null], [{ url: null, factsAt: null, asOf: null, screened: null, hotlists: [] }]],
])("parses %s", (_what, result, sightings) => {
  expect(parseSightings(result)).toEqual(sightings);
});
