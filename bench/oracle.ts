/**
 * `node bench/oracle.ts [cases] [seed]`: compares the matching engine with a brute-force matcher on generated cases, a million
 * by default. Stops at the first difference.
 */
import { buildDictionary } from "../domain/text/dictionary.ts";
import { findMatchesByBruteForce, makeCase } from "../domain/text/find-matches.oracle.test-support.ts";
import { findMatches } from "../domain/text/find-matches.ts";
import { createRandom } from "./support/text-data.ts";

const cases = Number(process.argv[2] ?? 1_000_000);
const random = createRandom(Number(process.argv[3] ?? 1));
let matches = 0;
let progress = 0;
for (let done = 1; done <= cases; done++) {
  const { entries, text } = makeCase(random);
  const actual = JSON.stringify(findMatches(buildDictionary(entries), text));
  const expected = findMatchesByBruteForce(entries, text);
  if (actual !== JSON.stringify(expected)) {
    console.error(JSON.stringify({ entries, text, actual: JSON.parse(actual) as unknown, expected }, null, 2));
    process.exit(1);
  }
  matches += expected.length;
  if (Math.floor((10 * done) / cases) > progress) {
    progress++;
    console.log(`${done} cases, ${matches} matches, no difference`);
  }
}
