/**
 * `node bench/oracle.ts [cases] [seed]`: compares the matching engine with a brute-force matcher on generated names, rules and texts, a million
 * by default. Stops at the first difference.
 */
import { prepareRules, rulesForText } from "../domain/match-rules/apply-rules.ts";
import { buildDictionary } from "../domain/text/dictionary.ts";
import { makeCase } from "../domain/text/find-matches.cases.test-support.ts";
import { findMatchesByBruteForce, isInTestSection } from "../domain/text/find-matches.oracle.test-support.ts";
import { findMatches } from "../domain/text/find-matches.ts";
import { createRandom } from "./support/text-data.ts";

const cases = Number(process.argv[2] ?? 1_000_000);
const random = createRandom(Number(process.argv[3] ?? 1));
let matches = 0;
let progress = 0;
for (let done = 1; done <= cases; done++) {
  const { entries, rules, text } = makeCase(random);
  const options = { rules: rulesForText(prepareRules(rules), text, isInTestSection(text)) };
  const actual = JSON.stringify(findMatches(buildDictionary(entries), text, 0, text.length, options));
  const expected = findMatchesByBruteForce(entries, text, rules);
  if (actual !== JSON.stringify(expected)) {
    console.error(JSON.stringify({ entries, rules, text, actual: JSON.parse(actual) as unknown, expected }, null, 2));
    process.exit(1);
  }
  matches += expected.length;
  if (Math.floor((10 * done) / cases) > progress) {
    progress++;
    console.log(`${done} cases, ${matches} matches, no difference`);
  }
}
