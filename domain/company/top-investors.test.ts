import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTopInvestorMatcher, joinInvestors, splitInvestors } from "./top-investors.ts";

const list = [
  { name: "Sequoia Capital", aliases: ["Sequoia"] },
  { name: "Andreessen Horowitz", aliases: ["a16z"] },
  { name: "Y Combinator", aliases: ["YC"] },
  { name: "Crédit Mutuel & Partners", aliases: [] },
];

describe("a top investor", () => {
  const matcher = createTopInvestorMatcher(list);

  test.each([
    ["by its name", "Sequoia Capital", "Sequoia Capital"],
    ["by an alias", "Sequoia", "Sequoia Capital"],
    ["in any case", "SEQUOIA capital", "Sequoia Capital"],
    ["with other blanks", "  Sequoia\u00a0 Capital ", "Sequoia Capital"],
    ["with other punctuation", "Y-Combinator", "Y Combinator"],
    ["run together", "AndreessenHorowitz", "Andreessen Horowitz"],
    ["without its accents", "Credit Mutuel and Partners", "Crédit Mutuel & Partners"],
    ["with decomposed accents", "Cre\u0301dit Mutuel & Partners", "Crédit Mutuel & Partners"],
    ["but not by a part of its name", "Sequoia Capital India", null],
    ["but not by the end of its name", "Capital", null],
    ["but not by nothing", "", null],
    ["but not by punctuation", "&", null],
  ])("is recognized %s", (_what, name, expected) => {
    expect(matcher.match(name)).toBe(expected);
  });

  test("is listed once, by the list's name and in the list's order", () => {
    expect(matcher.matchAll(["yc", "Nobody", "A16Z", "Sequoia", "Y Combinator", "sequoia capital"])).toEqual([
      "Sequoia Capital",
      "Andreessen Horowitz",
      "Y Combinator",
    ]);
  });

  test.each([
    ["that is on the list moves to its head", "yc", ["Y Combinator", "Sequoia Capital"]],
    ["that is not on the list joins at its head", " Our Fund ", ["Our Fund", "Sequoia Capital", "Y Combinator"]],
    ["that is blank changes nothing", "  ", ["Sequoia Capital", "Y Combinator"]],
    ["that is not set changes nothing", undefined, ["Sequoia Capital", "Y Combinator"]],
  ])("own fund %s", (_what, ownFund, expected) => {
    expect(createTopInvestorMatcher(list, ownFund).matchAll(["Sequoia", "Y Combinator", "our-fund"])).toEqual(expected);
  });

  test("wins over a later one with the same alias", () => {
    const ambiguous = createTopInvestorMatcher([
      { name: "GV", aliases: [] },
      { name: "General Ventures", aliases: ["GV"] },
    ]);
    expect(ambiguous.match("gv")).toBe("GV");
  });

  test("results are distinct and on the list", () => {
    const spellings = list.flatMap(({ name, aliases }) => [name, ...aliases, name.toUpperCase()]);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...spellings), fc.string())), (names) => {
        const found = matcher.matchAll(names);
        expect(new Set(found).size).toBe(found.length);
        expect(list.map(({ name }) => name).filter((name) => found.includes(name))).toEqual(found);
        expect(matcher.matchAll(found)).toEqual(found);
      }),
    );
  });
});

test("joinInvestors joins names and returns null for none", () => {
  expect(joinInvestors(["Accel", "Index Ventures"])).toBe("Accel, Index Ventures");
  expect(joinInvestors([])).toBeNull();
});

test.each([
  ["Accel, Index Ventures", ["Accel", "Index Ventures"]],
  [" Accel ,,", ["Accel"]],
  ["", []],
  [null, []],
])("the investors of %j", (joined, names) => {
  expect(splitInvestors(joined)).toEqual(names);
});
