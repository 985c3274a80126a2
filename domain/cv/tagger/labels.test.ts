import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestLabels,
  EMPLOYER,
  isInside,
  LABELS,
  packWeights,
  scoreOf,
  spansOf,
  TITLE,
  tableLength,
  unpackWeights,
} from "./labels.ts";

const MAX_WEIGHT = 49;
const PLACES = 1 << 10;
const sentences = fc.array(
  fc.array(fc.nat(4 * PLACES), { maxLength: 4 }).map((places) => Uint32Array.from(places)),
  {
    minLength: 1,
    maxLength: 6,
  },
);

/** A table of small numbers that differ from place to place */
function tableOf(seed: number): Int8Array {
  let number = seed;
  return Int8Array.from({ length: tableLength(PLACES) }, () => {
    number = (Math.imul(number, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (number >> 16) % (MAX_WEIGHT + 1);
  });
}

function isValid(labels: readonly number[]): boolean {
  return labels.every(
    (label, index) => !isInside(label) || labels[index - 1] === label || labels[index - 1] === label - 1,
  );
}

describe("the best labels", () => {
  const tables = [1, 2, 3].map(tableOf);

  test("begin every name before they continue it, and no other labels have a higher score", () => {
    fc.assert(
      fc.property(
        sentences,
        fc.constantFrom(...tables),
        fc.array(fc.nat(LABELS - 1), { minLength: 6, maxLength: 6 }),
        (features, table, others) => {
          const best = bestLabels(features, table);
          const other = others.slice(0, features.length);
          expect(isValid([...best])).toBe(true);
          if (isValid(other))
            expect(scoreOf(features, best, table)).toBeGreaterThanOrEqual(
              scoreOf(features, Uint8Array.from(other), table),
            );
        },
      ),
    );
  });

  test("of no tokens are none", () => {
    expect(bestLabels([], tables[0] as Int8Array)).toHaveLength(0);
  });
});

test("names and titles are read from labels", () => {
  const labels = [0, TITLE, TITLE + 1, 0, EMPLOYER, EMPLOYER, EMPLOYER + 1];
  expect(spansOf(Uint8Array.from(labels))).toEqual([
    { kind: "title", first: 1, last: 2 },
    { kind: "name", first: 4, last: 4 },
    { kind: "name", first: 5, last: 6 },
  ]);
});

test("packed weights keep their order and their sign", () => {
  fc.assert(
    fc.property(
      fc.array(fc.float({ noNaN: true, min: -1000, max: 1000 }), { minLength: 2, maxLength: 20 }),
      (values) => {
        fc.pre(values.some((value) => Math.abs(value) > 1e-3));
        const weights = Float32Array.from(values);
        const packed = unpackWeights(packWeights(weights));
        for (const [index, value] of weights.entries()) {
          expect(Math.sign(packed[index] as number) * Math.sign(value)).toBeGreaterThanOrEqual(0);
          for (const [other, second] of weights.entries())
            if (value < second) expect(packed[index]).toBeLessThanOrEqual(packed[other] as number);
        }
        expect(Math.max(...packed.map(Math.abs))).toBe(MAX_WEIGHT);
      },
    ),
  );
});
