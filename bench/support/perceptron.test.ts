import { expect, test } from "vitest";
import { readTokens } from "../../domain/cv/prose/prose-tokens.ts";
import { featuresOf } from "../../domain/cv/tagger/features.ts";
import { bestLabels, EMPLOYER, packWeights, spansOf, TITLE, unpackWeights } from "../../domain/cv/tagger/labels.ts";
import { learnWeights } from "./perceptron.ts";

const LEARNING = { places: 1 << 15, epochs: 20 };
const tokensOf = (sentence: string) => readTokens(sentence, [])[0] ?? [];

/** "[title]" and "<employer>" are marked. */
function example(marked: string) {
  const tokens = tokensOf(marked.replaceAll(/[[\]<>]/g, ""));
  const labels = new Uint8Array(tokens.length);
  for (const [begin, label] of [
    ["[", TITLE],
    ["<", EMPLOYER],
  ] as const) {
    const words = (new RegExp(`\\${begin}([^\\]>]+)`).exec(marked)?.[1] ?? "").split(" ");
    const first = tokens.findIndex(({ text }) => text === words[0]);
    labels.fill(label + 1, first, first + words.length);
    labels[first] = label;
  }
  return { features: featuresOf(tokens, []), labels };
}

test("words of unknown titles and employers are learned from what stands around them", () => {
  const weights = learnWeights(
    [
      "She was a [bell hanger] at <Vantelo> for years.",
      "He was a [thatcher] at <Quarro Blava> for a decade.",
      "She was a [sluice keeper] at <Umbra> for a while.",
      "He was a [lamp trimmer] at <Okra> for two winters.",
    ].map(example),
    LEARNING,
  );
  const tokens = tokensOf("She was a peat cutter at Lumora for three summers.");
  const found = spansOf(bestLabels(featuresOf(tokens, []), unpackWeights(packWeights(weights))));
  const textOf = (first: number, last: number) =>
    tokens
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(" ");
  expect(found.map(({ kind, first, last }) => [kind, textOf(first, last)])).toEqual([
    ["title", "peat cutter"],
    ["name", "Lumora"],
  ]);
});

test("the same examples give the same weights", () => {
  const examples = ["She was a [thatcher] at <Vantelo> for years."].map(example);
  expect(learnWeights(examples, LEARNING)).toEqual(learnWeights(examples, LEARNING));
});
