/**
 * What `npm run bench:text` runs, bundled: the matching engine beside what one would use instead, on the same names and the
 * same text, in one run. Bars are ratios, because machines differ and are busy. `--all` also builds what takes minutes.
 */
import { cpus } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { annotate } from "../domain/text/annotate.ts";
import { buildDictionary, type Dictionary, type DictionaryEntry } from "../domain/text/dictionary.ts";
import { dictionaryEntries } from "../domain/text/dictionary-entries.ts";
import { findMatches } from "../domain/text/find-matches.ts";
import { renderRich } from "../domain/text/render-rich.ts";
import { printFigure } from "./support/figure.ts";
import { medians, milliseconds, readEveryUnit } from "./support/interleave.ts";
import { searchWithRipgrep } from "./support/ripgrep.ts";
import { median } from "./support/stats.ts";
import { hostileTexts, makeNames, makeText } from "./support/text-data.ts";
import {
  fastAhoCorasick,
  type Peer,
  plainAhoCorasick,
  regExpPerName,
  type Search,
  trieExpression,
} from "./support/text-peers.ts";

const MEGABYTE = 1_000_000;
const CV = 10_000;
const LONG = 20 * MEGABYTE;
const ROUNDS = 9;

/** Names, how many of them stand in a thousand units of text, and the bars of the issue. */
const SIZES = [
  { names: 1000, perKilobyte: 1.1, peer: 10, floor: 0.3 },
  { names: 10_000, perKilobyte: 3.9, peer: 15, floor: 0.3 },
  { names: 100_000, perKilobyte: 12, peer: 15, floor: 0.15 },
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
measureBuild();
measureWholeAnalysis();

async function measureSize(size: Size): Promise<void> {
  const names = makeNames(size.names);
  const dictionary = dictionaryOf(names);
  const text = makeText(names, MEGABYTE, size.perKilobyte);
  const count = findMatches(dictionary, text).length;
  console.log(`\n${thousands(size.names)} names, ${(count / 1000).toFixed(1)} matches per 1,000 units`);

  const peers = exactPeers(size).flatMap((peer) => build(peer, names, text, count));
  const candidates = [
    { name: "findMatches", times: 5, run: () => findMatches(dictionary, text) },
    { name: "reading every unit", times: 5, run: () => readEveryUnit(text) },
    ...peers.map(({ name, search }) => ({ name, times: 1, run: () => search(text) })),
  ];
  const times = medians(ROUNDS, candidates);
  for (const [index, { name }] of candidates.entries()) printTime(name, times[index] ?? Number.NaN, text.length);
  const [own = Number.NaN, floor = Number.NaN, ...others] = times;
  if (others.length > 0) printRatio("1 MB against the fastest exact peer", Math.min(...others) / own, size.peer);
  printRatio("1 MB against reading every unit", floor / own, size.floor);
  measureCv(size, names, dictionary);
  await measureRipgrep(names, text, own);
}

/** Those that answer exactly and can be built at that size. */
function exactPeers({ names }: Size): readonly Peer[] {
  if (names === 1000) return [trieExpression, fast, plain];
  if (names === 10_000 || all) return [fast, plain];
  console.log("  @monyone/aho-corasick/fast takes minutes to build at this size: npm run bench:text -- --all");
  return [plain];
}

function build(peer: Peer, names: readonly string[], text: string, count: number): { name: string; search: Search }[] {
  const { result: search, ms } = milliseconds(() => peer.build(names));
  const { result: first, ms: firstMs } = milliseconds(() => search(text));
  const verdict = first.length === count ? "same answers" : `${first.length} matches instead of ${count}`;
  console.log(`  ${peer.name}: built in ${ms.toFixed(0)} ms, first use ${firstMs.toFixed(0)} ms, ${verdict}`);
  return [{ name: peer.name, search }];
}

function measureCv(size: Size, names: readonly string[], dictionary: Dictionary): void {
  const cv = makeText(names, CV, size.perKilobyte, 2);
  const search = regExpPerName.build(names);
  const [own = Number.NaN, loop = Number.NaN] = medians(size.names > 10_000 ? 3 : ROUNDS, [
    { name: "findMatches", times: 100, run: () => findMatches(dictionary, cv) },
    { name: regExpPerName.name, times: 1, run: () => search(cv) },
  ]);
  printTime(`a 10 kB CV: findMatches ${(1000 * own).toFixed(0)} µs, ${regExpPerName.name}`, loop, CV);
  printRatio("10 kB CV against one RegExp per name", loop / own, 200);
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
  console.log("\n20 MB of text, beside 1 MB of it");
  for (const size of SIZES) {
    const names = makeNames(size.names);
    const dictionary = dictionaryOf(names);
    const text = makeText(names, MEGABYTE, size.perKilobyte);
    const long = makeText(names, LONG, size.perKilobyte);
    const [short = Number.NaN, whole = Number.NaN] = medians(5, [
      { name: "1 MB", times: 5, run: () => findMatches(dictionary, text) },
      { name: "20 MB", times: 1, run: () => findMatches(dictionary, long) },
    ]);
    printRatio(`${thousands(size.names)} names: rate of 20 MB to that of 1 MB`, (20 * short) / whole, 0.8);
  }
}

function measureHostileTexts(): void {
  console.log("\nHostile texts of 1 MB, 100,000 names and a chain of thirty");
  const chain = Array.from({ length: 30 }, (_, index) => "chain ".repeat(index + 1).trim());
  const names = [...makeNames(100_000), ...chain];
  const dictionary = dictionaryOf(names);
  let worst = Number.POSITIVE_INFINITY;
  for (const [name, text] of hostileTexts(names, MEGABYTE)) {
    const [own = Number.NaN, floor = Number.NaN] = medians(5, [
      { name, times: 1, run: () => findMatches(dictionary, text) },
      { name: "reading every unit", times: 1, run: () => readEveryUnit(text) },
    ]);
    console.log(`  ${name.padEnd(44)} 1/${(own / floor).toFixed(1)} of reading every unit`);
    worst = Math.min(worst, floor / own);
  }
  printFigure({
    what: "worst hostile text against reading every unit",
    measured: `1/${(1 / worst).toFixed(1)}`,
    bar: "at least 1/40",
    kept: worst >= 1 / 40,
  });
}

function measureBuild(): void {
  console.log("\nBuilding");
  const names = makeNames(100_000);
  const entries = entriesOf(names);
  const times = Array.from({ length: ROUNDS }, () => milliseconds(() => buildDictionary(entries)).ms);
  const kept: Dictionary[] = [];
  collectGarbage();
  const before = process.memoryUsage();
  kept.push(buildDictionary(entries));
  collectGarbage();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers) / MEGABYTE;
  const ms = median(times);
  printFigure({ what: "100,000 names", measured: `${ms.toFixed(0)} ms`, bar: "at most 100 ms", kept: ms <= 100 });
  printFigure({
    what: `memory kept for ${kept.length === 1 ? "100,000 names" : ""}`,
    measured: `${megabytes.toFixed(1)} MB`,
    bar: "at most 20 MB",
    kept: megabytes <= 20,
  });
}

/** What a user waits for but for the painting: the built-in lists, a CV, its analysis and its HTML. */
function measureWholeAnalysis(): void {
  console.log("\nThe whole analysis, built-in lists with legal forms");
  const { result: entries, ms: entriesMs } = milliseconds(() =>
    dictionaryEntries({ universities: [], companyNames: [], companyFacts: [], hotlists: [] }),
  );
  const { result: dictionary, ms: buildMs } = milliseconds(() => buildDictionary(entries));
  const spellings = entries.reduce((sum, { aliases }) => sum + 1 + aliases.length, 0);
  console.log(
    `  ${thousands(spellings)} spellings put together in ${entriesMs.toFixed(0)} ms, indexed in ${buildMs.toFixed(0)} ms`,
  );
  const names = makeNames(1000);
  for (const length of [CV, 5 * MEGABYTE]) {
    const text = makeText(names, length, 4);
    const { ms: firstMs } = milliseconds(() => annotate(dictionary, text, "enhanced"));
    const [analysis = Number.NaN, html = Number.NaN] = medians(5, [
      { name: "annotate", times: 1, run: () => annotate(dictionary, text, "enhanced") },
      { name: "and HTML", times: 1, run: () => renderRich(annotate(dictionary, text, "enhanced"), () => null) },
    ]);
    console.log(
      `  ${thousands(length)} units: analyzed in ${analysis.toFixed(2)} ms (the first time ${firstMs.toFixed(2)} ms), with HTML in ${html.toFixed(2)} ms`,
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
    `  ${name.padEnd(44)} ${ms.toFixed(2).padStart(9)} ms  ${((units / ms) * 0.001).toFixed(1).padStart(7)} M units/s`,
  );
}

function printRatio(what: string, ratio: number, bar: number): void {
  const digits = bar < 1 ? 2 : 1;
  printFigure({ what, measured: `${ratio.toFixed(digits)}×`, bar: `at least ${bar}×`, kept: ratio >= bar });
}

function thousands(count: number): string {
  return count.toLocaleString("en");
}
