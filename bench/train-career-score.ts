/**
 * `npm run train:career-score`: learns from the texts and samples of `bench/cvs`, never from `held-out`, what the sentences of one person's
 * career have in common, and writes the points of `domain/cv/prose/career-points.ts`. Run it after `npm run train:tagger`. `-- --check`
 * keeps a sixth of the files aside by turns, prints how many of those are accepted, and writes nothing.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { countCareer } from "../domain/cv/prose/career-counts.ts";
import { careerFeatures } from "../domain/cv/prose/career-features.ts";
import { paragraphs } from "../domain/cv/prose/joined-paragraphs.ts";
import { readProse } from "../domain/cv/prose/prose.ts";
import { readSectionedText } from "../domain/cv/sectioned-text.ts";
import { toldRows } from "../domain/cv/told-career.ts";
import { isTold, readCorpus, readSamples } from "./cvs/corpus.ts";
import { type Case, learnScorecard, type Scorecard, scoreOf } from "./support/scorecard.ts";

interface Told extends Case {
  /** Texts of one author are learned from together, or kept aside together. */
  readonly group: string;
  /** Whether it is a paragraph of a text that is no CV. */
  readonly isPart: boolean;
}

/** Of a CV with a told career: they are longer than the samples, and few. */
const WEIGHT_OF_CV = 6;
/** A paragraph of another text may tell somebody's career in passing. */
const WEIGHT_OF_PART = 0.3;
const MIN_PART = 80;
const FOLDS = 6;

const FEATURE_NAMES = Object.keys(careerFeatures(countCareer([], []).counts));
const texts = readTexts();
if (process.argv.includes("--check")) printKept();
else writePoints(learnScorecard(texts));

function readTexts(): readonly Told[] {
  const corpus = [...readCorpus("development"), ...readCorpus("fresh")];
  const { told, clipped, others } = readSamples();
  const cvs = corpus.filter(isTold);
  const notCvs = corpus.filter(({ layout }) => layout === "not-a-cv");
  return [
    ...cvs.flatMap(({ text }, index) =>
      read(text, { group: `cvs ${index % FOLDS}`, isPositive: true, weight: WEIGHT_OF_CV }),
    ),
    ...[...told, ...clipped].flatMap(({ name, samples }) =>
      samples.flatMap(({ text }) => read(text, { group: name, isPositive: true, weight: 1 })),
    ),
    ...notCvs.flatMap(({ text }, index) => readOther(text, `not-a-cv ${index % FOLDS}`)),
    ...others.flatMap(({ name, samples }) => samples.flatMap(({ text }) => readOther(text, name))),
  ];
}

/** None for a text in which no position is found, or several people: the reader accepts none of these. */
function read(text: string, of: Omit<Told, "features" | "isPart">, isPart = false): readonly Told[] {
  const sectioned = readSectionedText(text);
  const rows = toldRows(sectioned);
  const { counts } = countCareer(rows, paragraphs(sectioned.read, rows).map(readProse));
  if (counts.areSeveral || counts.positions.length + counts.likely.length === 0) return [];
  return [{ ...of, isPart, features: Object.values(careerFeatures(counts)) }];
}

/** A negative text, and each of its paragraphs as a negative text of its own */
function readOther(text: string, group: string): readonly Told[] {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim().length > MIN_PART);
  return [
    ...read(text, { group, isPositive: false, weight: 1 }),
    ...(parts.length < 2
      ? []
      : parts.flatMap((part) => read(part, { group, isPositive: false, weight: WEIGHT_OF_PART }, true))),
  ];
}

function writePoints({ base, steps }: Scorecard): void {
  const round = (value: number) => Number(value.toFixed(2));
  const lines = FEATURE_NAMES.flatMap((name, feature) => {
    const own = (steps[feature] ?? []).map(([limit, points]) => `[${round(limit)}, ${round(points)}]`);
    return own.length === 0 ? [] : [`  ${name}: [${own.join(", ")}],\n`];
  });
  writeFileSync(
    join(import.meta.dirname, "../domain/cv/prose/career-points.ts"),
    `/** Points of a told career, written by \`npm run train:career-score\`: what a value that reaches the limit adds to the base. */
import type { CareerFeature } from "./career-features.ts";

export const CAREER_BASE = ${round(base)};
export const CAREER_POINTS: Readonly<Partial<Record<CareerFeature, readonly (readonly [limit: number, points: number])[]>>> = {
${lines.join("")}};
`,
  );
  console.log(`${texts.length} texts and paragraphs, ${lines.length} features`);
}

function printKept(): void {
  const groups = [...new Set(texts.map(({ group }) => group))];
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const isKept = ({ group }: Told) => groups.indexOf(group) % FOLDS === fold;
    const card = learnScorecard(texts.filter((one) => !isKept(one)));
    return texts.filter(isKept).map((one) => ({ one, score: scoreOf(card, one.features) }));
  }).flat();
  const told = scored.filter(({ one }) => one.isPositive);
  const others = scored.filter(({ one }) => !one.isPositive && !one.isPart);
  const share = (of: typeof scored, limit: number) => {
    const accepted = of.filter(({ score }) => score >= limit).length;
    return `${((100 * accepted) / of.length).toFixed(1)} % of ${of.length}`;
  };
  for (const limit of [0, 0.3, 0.6, 0.9, 1.2, 1.5])
    console.log(`at least ${limit}: ${share(told, limit)} told, ${share(others, limit)} others`);
}
