import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyNameChanges, parseNewName } from "./name-changes.ts";

const builtIn = ["Stripe", "adidas", "3M", "Airbus"];

describe("the list of company names", () => {
  test.each([
    ["is the built-in one in alphabetical order, capitals aside", [], ["3M", "adidas", "Airbus", "Stripe"]],
    ["gains what the team added", [["Celonis", false]], ["3M", "adidas", "Airbus", "Celonis", "Stripe"]],
    ["loses what the team removed", [["Airbus", true]], ["3M", "adidas", "Stripe"]],
    ["has what was removed and put back", [["Airbus", false]], ["3M", "adidas", "Airbus", "Stripe"]],
    ["omits an added name that was removed", [["Celonis", true]], ["3M", "adidas", "Airbus", "Stripe"]],
    [
      "distinguishes names that differ only in case",
      [["stripe", false]],
      ["3M", "adidas", "Airbus", "Stripe", "stripe"],
    ],
    [
      "keeps quotes, commas and percent signs as they are",
      [[`100% "Pure", Ltd.`, false]],
      [`100% "Pure", Ltd.`, "3M", "adidas", "Airbus", "Stripe"].sort((a, b) =>
        a.localeCompare(b, "en", { numeric: true }),
      ),
    ],
  ] as const)("%s", (_what, changes, expected) => {
    expect(
      applyNameChanges(
        builtIn,
        changes.map(([name, removed]) => ({ name, removed })),
      ),
    ).toEqual(expected);
  });

  test("has every name that is not removed once, independent of the order of changes", () => {
    const name = fc.string({ minLength: 1, maxLength: 6 });
    const changes = fc.uniqueArray(fc.record({ name, removed: fc.boolean() }), { selector: (change) => change.name });
    fc.assert(
      fc.property(fc.array(name), changes, (names, team) => {
        const seen = applyNameChanges(names, team);
        const removed = new Set(team.filter((change) => change.removed).map((change) => change.name));
        const wanted = new Set([...names, ...team.map((change) => change.name)].filter((one) => !removed.has(one)));
        expect(new Set(seen)).toEqual(wanted);
        expect(seen).toHaveLength(wanted.size);
        expect(applyNameChanges(names.toReversed(), team.toReversed())).toEqual(seen);
      }),
    );
  });
});

test.each([
  ["  Celonis ", { ok: true, name: "Celonis" }],
  ["", { ok: false, reason: "empty" }],
  [" \t ", { ok: false, reason: "empty" }],
  [" Stripe", { ok: false, reason: "exists" }],
  ["stripe", { ok: true, name: "stripe" }],
])("parses the typed name %j", (typed, expected) => {
  expect(parseNewName(typed, builtIn)).toEqual(expected);
});
