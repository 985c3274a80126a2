/**
 * `npm run bench:reader [development|held-out|fresh|generated|forms|titles|FOLDER] [-- --errors]`: what the outline of the CVs in `bench/cvs`,
 * or of those in a folder outside the project, finds, and its time. `--errors` lists what is missed and what is wrong in place
 * of the time; never use it on `held-out`. `forms` writes the read texts in other forms, and prints what each form loses. `titles` writes
 * all titles of the read texts in sentences and entries, and prints how many are read exactly.
 */
import { existsSync } from "node:fs";
import { readOutline } from "../domain/cv/outline.ts";
import { type Cv, HALVES, readCorpus, readCvs } from "./cvs/corpus.ts";
import { DAMAGED_FORMS } from "./cvs/damaged-forms.ts";
import { generatedCvs } from "./cvs/generated.ts";
import { OTHER_FORMS } from "./cvs/other-forms.ts";
import { COMPANIES, titleForms } from "./cvs/title-forms.ts";
import { cvLikeText } from "./support/cv-like-text.ts";
import { printMeasurement } from "./support/measurement.ts";
import { addScores, MEASURES, type Measure, type Scores, scoreCv, share } from "./support/reader-score.ts";
import { medianTimes } from "./support/timing.ts";

const TARGETS: Readonly<Partial<Record<Measure, number>>> = {
  employers: 90,
  schools: 90,
  titles: 90,
  dates: 90,
  "companies right": 88,
  "schools right": 88,
  "empty outlines": 100,
};

const ONE_LINE = /^[^\n|;\t]{2,70}$/;
/** What a form may lose of each measure. */
const MAX_LOSS = 3;

const requested = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? "development";
if (requested === "forms") {
  printForms();
  process.exit();
}
if (requested === "titles") {
  printTitles();
  process.exit();
}
const KINDS = [...HALVES, "generated"] as const;
const half = KINDS.find((name) => name === requested);
if (half === undefined && !existsSync(requested)) {
  console.error(`Neither a half nor a folder: ${requested}. Halves: ${KINDS.join(", ")}.`);
  process.exit(1);
}
const corpus = half === undefined ? readCvs(requested) : half === "generated" ? generatedCvs() : readCorpus(half);
const scored = corpus.map((cv) => ({ cv, ...scoreCv(cv) }));

const total = addScores(scored.map(({ scores }) => scores));
console.log(`\n${corpus.length} texts of ${half === undefined ? requested : `the ${half} half`}`);
for (const measure of MEASURES) {
  const target = TARGETS[measure];
  const measured = `${share(total[measure])} (${total[measure].right} of ${total[measure].of})`;
  if (target === undefined) console.log(`  ${measure}: ${measured}`);
  else {
    const met = total[measure].right * 100 >= target * total[measure].of;
    printMeasurement({ name: measure, measured, target: `at least ${target} %`, met });
  }
}
printGroups("language", (cv) => cv.language);
printGroups("layout", (cv) => cv.layout);
if (process.argv.includes("--errors")) {
  for (const { cv, errors } of scored) if (errors.length > 0) console.log(`\n${cv.name}\n  ${errors.join("\n  ")}`);
} else measureTime();

function printGroups(name: string, groupOf: (cv: (typeof corpus)[number]) => string): void {
  console.log(`\n${name.padEnd(14)}${MEASURES.map((measure) => measure.padStart(18)).join("")}`);
  for (const [group, members] of Map.groupBy(scored, ({ cv }) => groupOf(cv))) {
    const scores: Scores = addScores(members.map(({ scores }) => scores));
    console.log(`${group.padEnd(14)}${MEASURES.map((measure) => share(scores[measure]).padStart(18)).join("")}`);
  }
}

function measureTime(): void {
  const cvs = corpus.filter(({ layout }) => layout !== "not-a-cv").map(({ text }) => text);
  const joined = cvs.join("\n\n");
  const repeat = (length: number) => joined.repeat(Math.ceil(length / joined.length)).slice(0, length);
  const texts = {
    "10 kB CV": repeat(10_000),
    "1 MB of CVs": repeat(1_000_000),
    "2 MB of CVs": repeat(2_000_000),
    "1 MB of dated paragraphs": cvLikeText(1_000_000),
    "1 MB in one line": cvLikeText(1_000_000).replaceAll("\n", " "),
  };
  const entries = Object.entries(texts);
  const candidates = entries.map(([name, text]) => ({
    name,
    times: text.length > 100_000 ? 1 : 20,
    run: () => readOutline(text),
  }));
  console.log("");
  for (const [index, ms] of medianTimes(9, candidates).entries()) {
    const [name, text] = entries[index] as [string, string];
    const limitMs = text.length <= 10_000 ? 3 : (60 * text.length) / 1_000_000;
    printMeasurement({ name, measured: `${ms.toFixed(1)} ms`, target: `at most ${limitMs} ms`, met: ms <= limitMs });
  }
}

/** Percentage points that each form loses against the same texts as they are. */
function printForms(): void {
  const measures = ["employers", "schools", "titles", "dates"] as const;
  const cvs = [...readCorpus("development"), ...readCorpus("fresh")].filter(({ layout }) => layout !== "not-a-cv");
  console.log(
    `\n${"form".padEnd(34)}${"texts".padStart(6)}${measures.map((measure) => measure.padStart(11)).join("")}`,
  );
  for (const { name, write } of [...OTHER_FORMS, ...DAMAGED_FORMS]) {
    const written = cvs.map((cv) => ({ cv, text: write(cv) })).filter(({ cv, text }) => text !== cv.text);
    const before = addScores(written.map(({ cv }) => scoreCv(cv).scores));
    const after = addScores(written.map(({ cv, text }) => scoreCv({ ...cv, text }).scores));
    const losses = measures.map(
      (measure) => (100 * (before[measure].right - after[measure].right)) / before[measure].of,
    );
    const mark = losses.every((loss) => loss <= MAX_LOSS) ? "✓" : "✗";
    console.log(
      `${mark} ${name.padEnd(32)}${`${written.length}`.padStart(6)}${losses.map((loss) => (-loss).toFixed(1).padStart(11)).join("")}`,
    );
  }
}

/** How many of the titles each form has exactly, with their companies. With `--errors`, the others. */
function printTitles(): void {
  const found = new Map<string, { right: number; of: number }>();
  for (const { title, language } of goldTitles()) {
    for (const { name, positions, text } of titleForms(title, language)) {
      const read = readOutline(text).positions.filter(
        (position) => position.title?.name === title && COMPANIES.includes(position.company?.name ?? ""),
      );
      const isRight = read.length === positions;
      const { right, of } = found.get(name) ?? { right: 0, of: 0 };
      found.set(name, { right: right + (isRight ? 1 : 0), of: of + 1 });
      if (!isRight && process.argv.includes("--errors")) console.log(`${name}\t${title}`);
    }
  }
  for (const [name, scores] of found) console.log(`${share(scores).padStart(8)}  ${name}`);
}

/** The titles of the read texts that stand on one line, each once for a language */
function goldTitles(): readonly { readonly title: string; readonly language: Cv["language"] }[] {
  const titles = [...readCorpus("development"), ...readCorpus("fresh")].flatMap(({ positions, language }) =>
    positions.flatMap(({ title }) => (title === null || !ONE_LINE.test(title) ? [] : [{ title, language }])),
  );
  return [...new Map(titles.map((one) => [`${one.language} ${one.title}`, one])).values()];
}
