import fc from "fast-check";
import { expect, test } from "vitest";
import { type Case, learnScorecard, scoreOf } from "./scorecard.ts";

const caseOf = (features: readonly number[], isPositive: boolean, weight = 1): Case => ({
  features,
  isPositive,
  weight,
});
/** Positive where the first feature is large, whatever the second is */
const cases = Array.from({ length: 200 }, (_, index) => caseOf([index / 200, (index * 7) % 13], index >= 100));

test("a scorecard separates positive from negative cases", () => {
  const card = learnScorecard(cases);
  for (const { features, isPositive } of cases.filter((_one, index) => index < 90 || index >= 110))
    expect(scoreOf(card, features) > 0, features.join(", ")).toBe(isPositive);
});

test("a feature that does not depend on the class does not change the result", () => {
  const card = learnScorecard(cases);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.constantFrom(0.1, 0.9), (other, value) => {
      expect(scoreOf(card, [value, other]) > 0).toBe(value > 0.5);
    }),
  );
});

test("both classes have the same weight, whatever their sizes", () => {
  const few = [...cases.filter(({ isPositive }) => isPositive), ...cases.slice(0, 20)];
  const card = learnScorecard(few);
  expect(scoreOf(card, [0.02, 5])).toBeLessThan(0);
});

test("learning is deterministic", () => {
  expect(learnScorecard(cases)).toEqual(learnScorecard(cases));
});
