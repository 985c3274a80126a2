/**
 * `npm run train:tagger`: learns the weights of `domain/cv/tagger` from the texts and samples of `bench/cvs`, never from `held-out`, and
 * writes them. `-- --check` keeps every other sample aside, prints what is found in those, and writes nothing.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { paragraphs } from "../domain/cv/prose/joined-paragraphs.ts";
import { findSpans } from "../domain/cv/prose/prose-spans.ts";
import { readTokens, type Token } from "../domain/cv/prose/prose-tokens.ts";
import { readEntryRow } from "../domain/cv/prose/tagged-entries.ts";
import { readSectionedText } from "../domain/cv/sectioned-text.ts";
import { FEATURES, featuresOf } from "../domain/cv/tagger/features.ts";
import { bestLabels, EMPLOYER, packWeights, spansOf, TITLE, unpackWeights } from "../domain/cv/tagger/labels.ts";
import { type Cv, type GoldPosition, isTold, readCorpus, readSamples } from "./cvs/corpus.ts";
import { type Example, type Learning, learnWeights } from "./support/perceptron.ts";

type Gold = Pick<Cv, "text" | "positions">;

interface Table extends Learning {
  readonly name: "told" | "entry";
  /** What to learn from the texts, and from the samples */
  readonly texts: readonly Gold[];
  readonly samples: readonly Gold[];
  readonly examplesOf: (gold: Gold) => readonly Example[];
  /** A feature that is seen less often has no weight. */
  readonly minSeen: number;
}

const MAX_PARAGRAPH = 4000;

const isCheck = process.argv.includes("--check");
const texts = [...readCorpus("development"), ...readCorpus("fresh")].filter(({ layout }) => layout !== "not-a-cv");
const files = readSamples();
learn({
  name: "told",
  texts: texts.filter(isTold),
  samples: files.told.flatMap(({ samples }) => samples),
  examplesOf: sentencesOf,
  minSeen: 2,
  places: 1 << 17,
  epochs: 10,
});
learn({
  name: "entry",
  texts,
  samples: files.entries.flatMap(({ samples }) => samples),
  examplesOf: rowsOf,
  minSeen: 1,
  places: 1 << 15,
  epochs: 20,
});

function learn({ name, texts, samples, examplesOf, minSeen, ...learning }: Table): void {
  const learned = samples.filter((_sample, index) => !isCheck || index % 2 === 0);
  const examples = withoutRare([...texts, ...learned].flatMap(examplesOf), minSeen);
  const packed = packWeights(learnWeights(examples, learning));
  console.log(`${name}: ${examples.length} examples of ${texts.length} texts and ${learned.length} samples`);
  if (isCheck)
    printFound(samples.filter((_sample, index) => index % 2 === 1).flatMap(examplesOf), unpackWeights(packed));
  if (isCheck && !process.argv.includes("--write")) return;
  writeFileSync(
    join(import.meta.dirname, `../domain/cv/tagger/${name}-weights.ts`),
    `/** The letters of weights, written by \`npm run train:tagger\` */\nexport const ${name.toUpperCase()}_WEIGHTS =\n  "${packed}";\n`,
  );
}

function withoutRare(examples: readonly Example[], minSeen: number): readonly Example[] {
  const seen = new Uint32Array(FEATURES);
  for (const { features } of examples)
    for (const own of features) for (const feature of own) seen[feature] = (seen[feature] as number) + 1;
  const isKept = (feature: number) => (seen[feature] as number) >= minSeen;
  return examples.map(({ features, labels }) => ({ features: features.map((own) => own.filter(isKept)), labels }));
}

/** The sentences of the paragraphs, each with its labels */
function sentencesOf({ text, positions }: Gold): readonly Example[] {
  const { read, sections } = readSectionedText(text);
  return paragraphs(
    read,
    sections.flatMap(({ rows }) => rows),
  ).flatMap((paragraph) =>
    readTokens(paragraph.text.slice(0, MAX_PARAGRAPH), paragraph.dates).map((tokens) => ({
      features: featuresOf(tokens, findSpans(tokens)),
      labels: labelsOf(tokens, paragraph.text, positions),
    })),
  );
}

/** The rows of entries, each with its labels */
function rowsOf({ text, positions }: Gold): readonly Example[] {
  const sections = readSectionedText(text).sections.filter(({ kind }) => kind === "experience" || kind === "top");
  return sections.flatMap(({ rows }) =>
    rows.flatMap((row, index) => {
      const { tokens, features } = readEntryRow(rows, index);
      return tokens.length === 0 ? [] : { features, labels: labelsOf(tokens, row.text, positions) };
    }),
  );
}

function labelsOf(tokens: readonly Token[], text: string, positions: readonly GoldPosition[]): Uint8Array {
  const labels = new Uint8Array(tokens.length);
  const names = (key: "title" | "company") =>
    positions.flatMap((position) => position[key] ?? []).toSorted((one, other) => other.length - one.length);
  for (const title of names("title")) markAll(labels, tokens, text, title, TITLE);
  for (const company of names("company")) markAll(labels, tokens, text, company, EMPLOYER);
  return labels;
}

/** Labels each occurrence of a name in the text of the tokens that consists of whole tokens, and has no other label. */
function markAll(labels: Uint8Array, tokens: readonly Token[], text: string, name: string, label: number): void {
  const begin = (tokens[0] as Token).from;
  const sentence = text.slice(begin, (tokens.at(-1) as Token).to + 1).replaceAll(/\s/g, " ");
  const wanted = name.replaceAll(/\s/g, " ");
  for (let at = sentence.indexOf(wanted); at >= 0; at = sentence.indexOf(wanted, at + 1)) {
    const [from, to] = [begin + at, begin + at + wanted.length];
    const first = tokens.findIndex((token) => token.from <= from && from < token.to);
    const last = tokens.findLastIndex((token) => token.from < to);
    if (first < 0 || last < first || labels.slice(first, last + 1).some((other) => other !== 0)) continue;
    // "CEO" in "CEOs", but "Acme" in "Acme's"
    if ((tokens[first] as Token).from < from || (tokens[last] as Token).to > to + 2) continue;
    labels.fill(label + 1, first, last + 1);
    labels[first] = label;
  }
}

function printFound(kept: readonly Example[], weights: Int8Array): void {
  for (const kind of ["title", "name"] as const) {
    const ofKind = (labels: Uint8Array) =>
      spansOf(labels)
        .filter((span) => span.kind === kind)
        .map(({ first, last }) => `${first}-${last}`);
    let [found, right, wanted] = [0, 0, 0];
    for (const { features, labels } of kept) {
      const spans = ofKind(bestLabels(features, weights));
      const gold = new Set(ofKind(labels));
      found += spans.length;
      right += spans.filter((span) => gold.has(span)).length;
      wanted += gold.size;
    }
    const share = (whole: number) => `${((100 * right) / whole).toFixed(1)} % of ${whole}`;
    console.log(`  ${kind === "name" ? "employers" : "titles"}: ${share(wanted)} found, ${share(found)} right`);
  }
}
