/**
 * Employers and titles that no rule knows: a linear model over the words of a sentence or of an entry's row. Its weights are learned
 * from the texts and samples of `bench/cvs` (`npm run train:tagger`).
 */
import { ENTRY_WEIGHTS } from "./entry-weights.ts";
import {
  bestLabels,
  EMPLOYER,
  isInside,
  LABELS,
  type Range,
  scoreOf,
  spansOf,
  type TaggedSpan,
  TITLE,
  unpackWeights,
} from "./labels.ts";
import { TOLD_WEIGHTS } from "./told-weights.ts";

/** How much better the labels of the tagger must be than the rules' title, in units of the weights (at most 49 each) */
const SURE = 80;

/** Added to the score of every employer and title of a sentence: more are found, and more are wrong. */
const EAGERNESS = 8;

const told = lazily(() => withEagerness(unpackWeights(TOLD_WEIGHTS)));
const entries = lazily(() => unpackWeights(ENTRY_WEIGHTS));

/** The employers and titles of a sentence, in order, from the features of its tokens. */
export function tagSentence(features: readonly Uint32Array[]): readonly TaggedSpan[] {
  return spansOf(bestLabels(features, told()));
}

/** The last token of the title that begins a longer one of a row, where the tagger is sure that it ends there; null elsewhere. */
export function titleEndWithin(features: readonly Uint32Array[], title: Range): number | null {
  const labels = bestLabels(features, entries());
  const [found, ...others] = spansOf(labels).filter(
    ({ kind, first, last }) => kind === "title" && first >= title.first && last <= title.last,
  );
  if (others.length > 0 || found?.first !== title.first || found.last === title.last) return null;
  const ruled = labels.slice();
  ruled.fill(TITLE + 1, title.first, title.last + 1);
  ruled[title.first] = TITLE;
  for (let index = title.last + 1; isInside(ruled[index] ?? 0); index++) ruled[index] = 0;
  return scoreOf(features, labels, entries()) - scoreOf(features, ruled, entries()) > SURE ? found.last : null;
}

function withEagerness(table: Int8Array): Int8Array {
  for (let before = 0; before <= LABELS; before++)
    for (const label of [EMPLOYER, TITLE])
      table[before * LABELS + label] = (table[before * LABELS + label] as number) + EAGERNESS;
  return table;
}

/** A table that is decoded when it is first needed */
function lazily(decode: () => Int8Array): () => Int8Array {
  let table: Int8Array | null = null;
  return () => {
    table ??= decode();
    return table;
  };
}
