/**
 * Run by `npm run bench:text`: the matching engine against its alternatives, with the same names and texts. Targets are ratios
 * because machines differ. `--all` includes alternatives that take minutes to build.
 */
import { cpus } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { prepareRules, rulesForText } from "../domain/match-rules/apply-rules.ts";
import { annotate } from "../domain/text/annotate.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import { buildDictionary, type Dictionary, type DictionaryEntry } from "../domain/text/dictionary.ts";
import { dictionaryEntries } from "../domain/text/dictionary-entries.ts";
import { findMatches } from "../domain/text/find-matches.ts";
import { NO_NAMES } from "../domain/text/no-names.ts";
import { renderRich } from "../domain/text/render-rich.ts";
import { makeDatabaseNames } from "./support/database-names.ts";
import { printMeasurement } from "./support/measurement.ts";
import { searchWithRipgrep } from "./support/ripgrep.ts";
import { median } from "./support/stats.ts";
import {
  type Alternative,
  fastAhoCorasick,
  plainAhoCorasick,
  regExpPerName,
  type Search,
  trieExpression,
} from "./support/text-alternatives.ts";
import { hostileTexts, makeNames, makeText } from "./support/text-data.ts";
import { medianTimes, readEveryCodeUnit, timeOnce } from "./support/timing.ts";

const MEGABYTE = 1_000_000;
const CV = 10_000;
const LONG = 20 * MEGABYTE;
const ROUNDS = 9;

/** Number of names, names per 1,000 code units of text, and the target ratios. */
const SIZES = [
  { names: 1000, perKilobyte: 1.1, alternative: 10, reading: 0.3 },
  { names: 10_000, perKilobyte: 3.9, alternative: 15, reading: 0.3 },
  { names: 100_000, perKilobyte: 12, alternative: 15, reading: 0.15 },
] as const;
type Size = (typeof SIZES)[number];

const all = process.argv.includes("--all");
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
const fast = await fastAhoCorasick();
const plain = await plainAhoCorasick();
for (const size of SIZES) await measureSize(size);
measureLongText();
measureHostileTexts();
measureRules();
measureBuild();
measureDatabase();
measureWholeAnalysis();

async function measureSize(size: Size): Promise<void> {
  const names = makeNames(size.names);
  const dictionary = dictionaryOf(names);
  const text = makeText(names, MEGABYTE, size.perKilobyte);
  const count = findMatches(dictionary, text).length;
  console.log(`\n${thousands(size.names)} names, ${(count / 1000).toFixed(1)} matches per 1,000 code units`);

  const alternatives = exactAlternatives(size).flatMap((alternative) => build(alternative, names, text, count));
  const candidates = [
    { name: "findMatches", times: 5, run: () => findMatches(dictionary, text) },
    { name: "reading every code unit", times: 5, run: () => readEveryCodeUnit(text) },
    ...alternatives.map(({ name, search }) => ({ name, times: 1, run: () => search(text) })),
  ];
  const times = medianTimes(ROUNDS, candidates);
  for (const [index, { name }] of candidates.entries()) printTime(name, times[index] ?? Number.NaN, text.length);
  const [own = Number.NaN, reading = Number.NaN, ...others] = times;
  if (others.length > 0)
    printRatio("1 MB against the fastest exact alternative", Math.min(...others) / own, size.alternative);
  printRatio("1 MB against reading every code unit", reading / own, size.reading);
  measureCv(size, names, dictionary);
  await measureRipgrep(names, text, own);
}

/** Alternatives with exact results that can be built for this number of names. */
function exactAlternatives({ names }: Size): readonly Alternative[] {
  if (names === 1000) return [trieExpression, fast, plain];
  if (names === 10_000 || all) return [fast, plain];
  console.log("  @monyone/aho-corasick/fast takes minutes to build at this size: npm run bench:text -- --all");
  return [plain];
}

function build(
  alternative: Alternative,
  names: readonly string[],
  text: string,
  count: number,
): { name: string; search: Search }[] {
  const { result: search, ms } = timeOnce(() => alternative.build(names));
  const { result: first, ms: firstMs } = timeOnce(() => search(text));
  const verdict = first.length === count ? "same results" : `${first.length} matches instead of ${count}`;
  console.log(`  ${alternative.name}: built in ${ms.toFixed(0)} ms, first use ${firstMs.toFixed(0)} ms, ${verdict}`);
  return [{ name: alternative.name, search }];
}

function measureCv(size: Size, names: readonly string[], dictionary: Dictionary): void {
  const cv = makeText(names, CV, size.perKilobyte, 2);
  const search = regExpPerName.build(names);
  const [own = Number.NaN, regExps = Number.NaN] = medianTimes(size.names > 10_000 ? 3 : ROUNDS, [
    { name: "findMatches", times: 100, run: () => findMatches(dictionary, cv) },
    { name: regExpPerName.name, times: 1, run: () => search(cv) },
  ]);
  printTime(`a 10 kB CV: findMatches ${(1000 * own).toFixed(0)} µs, ${regExpPerName.name}`, regExps, CV);
  printRatio("10 kB CV against one RegExp per name", regExps / own, 200);
}

async function measureRipgrep(names: readonly string[], text: string, ownMs: number): Promise<void> {
  const outcome = await searchWithRipgrep(names, text);
  if (typeof outcome === "string") {
    console.log(`  ripgrep: ${outcome}`);
    return;
  }
  const ratio = (outcome.ms / ownMs).toFixed(0);
  console.log(
    `  ripgrep -F -w -i -o: ${outcome.ms.toFixed(0)} ms, ${outcome.matches} matches; findMatches is ${ratio}× as fast`,
  );
}

function measureLongText(): void {
  console.log("\n20 MB of text against 1 MB");
  for (const size of SIZES) {
    const names = makeNames(size.names);
    const dictionary = dictionaryOf(names);
    const text = makeText(names, MEGABYTE, size.perKilobyte);
    const long = makeText(names, LONG, size.perKilobyte);
    const [short = Number.NaN, total = Number.NaN] = medianTimes(5, [
      { name: "1 MB", times: 5, run: () => findMatches(dictionary, text) },
      { name: "20 MB", times: 1, run: () => findMatches(dictionary, long) },
    ]);
    printRatio(`${thousands(size.names)} names: throughput on 20 MB against 1 MB`, (20 * short) / total, 0.8);
  }
}

function measureHostileTexts(): void {
  console.log("\nHostile texts of 1 MB, 100,000 names and a chain of thirty");
  const chain = Array.from({ length: 30 }, (_, index) => "chain ".repeat(index + 1).trim());
  const names = [...makeNames(100_000), ...chain];
  const dictionary = dictionaryOf(names);
  let worst = Number.POSITIVE_INFINITY;
  for (const [name, text] of hostileTexts(names, MEGABYTE)) {
    const [own = Number.NaN, reading = Number.NaN] = medianTimes(5, [
      { name, times: 1, run: () => findMatches(dictionary, text) },
      { name: "reading every code unit", times: 1, run: () => readEveryCodeUnit(text) },
    ]);
    console.log(`  ${name.padEnd(44)} 1/${(own / reading).toFixed(1)} of reading every code unit`);
    worst = Math.min(worst, reading / own);
  }
  printMeasurement({
    name: "worst hostile text against reading every code unit",
    measured: `1/${(1 / worst).toFixed(1)}`,
    target: "at least 1/40",
    met: worst >= 1 / 40,
  });
}

/** 1,000 rules that change nothing, of every hundredth name. */
function measureRules(): void {
  const names = makeNames(100_000);
  const dictionary = dictionaryOf(names);
  const text = makeText(names, MEGABYTE, 12);
  const spellings = names.filter((_name, index) => index % 100 === 0);
  const ruleSet = prepareRules(spellings.map((spelling) => ({ kind: "not_after", spelling, words: ["absent"] })));
  const rules = rulesForText(ruleSet, text, () => false);
  const [without = Number.NaN, withRules = Number.NaN] = medianTimes(ROUNDS, [
    { name: "without rules", times: 10, run: () => findMatches(dictionary, text) },
    { name: "with rules", times: 10, run: () => findMatches(dictionary, text, 0, text.length, { rules }) },
  ]);
  console.log("\n1,000 rules, 100,000 names");
  const ratio = withRules / without;
  printMeasurement({
    name: "1 MB with rules against without",
    measured: `${ratio.toFixed(2)}×`,
    target: "at most 1.05×",
    met: ratio <= 1.05,
  });
}

function measureBuild(): void {
  console.log("\nBuilding");
  const names = makeNames(100_000);
  const entries = entriesOf(names);
  const times = Array.from({ length: ROUNDS }, () => timeOnce(() => buildDictionary(entries)).ms);
  printLimit("100,000 names", median(times), "ms", 100);
  printLimit(
    "memory for 100,000 names",
    retainedMegabytes(() => buildDictionary(entries)),
    "MB",
    20,
  );
}

/** The dictionary of the built-in lists and a large team database. */
function measureDatabase(): void {
  const names = makeDatabaseNames(80_000, 10_000);
  const build = () => buildDictionary(dictionaryEntries(names));
  const times = Array.from({ length: ROUNDS }, () => timeOnce(build).ms);
  printLimit("80,000 companies and 10,000 universities", median(times), "ms", 300);
  printLimit("memory for these", retainedMegabytes(build), "MB", 45);
}

function retainedMegabytes(create: () => Dictionary): number {
  collectGarbage();
  const before = process.memoryUsage();
  const dictionary = create();
  collectGarbage();
  const after = process.memoryUsage();
  if (dictionary.entries.length === 0) throw new Error("The dictionary is empty");
  return (after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers) / MEGABYTE;
}

/** Everything a user waits for except painting: the dictionary of the built-in lists, the analysis and its HTML. */
function measureWholeAnalysis(): void {
  console.log("\nThe whole analysis, built-in lists");
  const { result: entries, ms: entriesMs } = timeOnce(() => dictionaryEntries(NO_NAMES));
  const { result: dictionary, ms: buildMs } = timeOnce(() => buildDictionary(entries));
  const spellings = entries.reduce((sum, { aliases }) => sum + 1 + aliases.length, 0);
  console.log(
    `  ${thousands(spellings)} spellings collected in ${entriesMs.toFixed(0)} ms, indexed in ${buildMs.toFixed(0)} ms`,
  );
  const names = makeNames(1000);
  for (const length of [CV, 5 * MEGABYTE]) {
    const text = makeText(names, length, 4);
    const analyze = (pasted: string) => annotate(dictionary, cleanText(pasted), "enhanced");
    const { ms: firstMs } = timeOnce(() => analyze(text));
    const [analysis = Number.NaN, html = Number.NaN] = medianTimes(5, [
      { name: "annotate", times: 1, run: () => analyze(text) },
      { name: "and HTML", times: 1, run: () => renderRich(analyze(text), () => null) },
    ]);
    console.log(
      `  ${thousands(length)} code units: analyzed in ${analysis.toFixed(2)} ms (first run ${firstMs.toFixed(2)} ms), with HTML in ${html.toFixed(2)} ms`,
    );
  }
}

function entriesOf(names: readonly string[]): DictionaryEntry[] {
  return names.map((name) => ({ name, kind: "company" }));
}

function dictionaryOf(names: readonly string[]): Dictionary {
  return buildDictionary(entriesOf(names));
}

function printTime(name: string, ms: number, units: number): void {
  console.log(
    `  ${name.padEnd(44)} ${ms.toFixed(2).padStart(9)} ms  ${((units / ms) * 0.001).toFixed(1).padStart(7)} M code units/s`,
  );
}

function printLimit(name: string, value: number, unit: string, limit: number): void {
  const measured = `${value.toFixed(unit === "MB" ? 1 : 0)} ${unit}`;
  printMeasurement({ name, measured, target: `at most ${limit} ${unit}`, met: value <= limit });
}

function printRatio(name: string, ratio: number, target: number): void {
  const digits = target < 1 ? 2 : 1;
  printMeasurement({
    name,
    measured: `${ratio.toFixed(digits)}×`,
    target: `at least ${target}×`,
    met: ratio >= target,
  });
}

function thousands(count: number): string {
  return count.toLocaleString("en");
}
