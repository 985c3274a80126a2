/** The labels of tokens: what the weights say of them, and the best ones. */
/** Of each token: outside (0), the first or another one of an employer's name, the first or another one of a title */
export const LABELS = 5;
export const EMPLOYER = 1;
export const TITLE = 3;
const NEVER = -1e12;
/** The weights of each label behind each other one, and at the beginning, which are the first ones of a table */
const TRANSITIONS = LABELS * (LABELS + 1);

/** A table: behind the transitions, the weights of the labels at each place. */
export type Weights = Int8Array | Float32Array;

/** The length of a table with so many places, a power of two. Features share a place where the last bits of their numbers are the same. */
export function tableLength(places: number): number {
  return TRANSITIONS + places * LABELS;
}

/** Where a table has the weights of a feature, one for each label. */
export function weightsAt(feature: number, table: Weights): number {
  return rowOf(feature, lastPlace(table));
}

function rowOf(feature: number, last: number): number {
  return TRANSITIONS + (feature & last) * LABELS;
}

function lastPlace(table: Weights): number {
  return (table.length - TRANSITIONS) / LABELS - 1;
}

/** Numbers of tokens */
export interface Range {
  readonly first: number;
  readonly last: number;
}

export interface TaggedSpan extends Range {
  readonly kind: "name" | "title";
}

/** Weights from their roots, each a letter from A (-7) to O (7). A weight is the square of its root, with its sign. */
export function unpackWeights(letters: string): Int8Array {
  const weights = new Int8Array(letters.length);
  for (let index = 0; index < letters.length; index++) {
    const root = letters.charCodeAt(index) - ZERO;
    weights[index] = root * Math.abs(root);
  }
  return weights;
}

/** The opposite of `unpackWeights`. The roots keep the differences of small weights, and the size of large ones. */
export function packWeights(weights: Float32Array): string {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  return Array.from(weights, (weight) => {
    const root = Math.round(Math.sign(weight) * LARGEST_ROOT * Math.sqrt(Math.abs(weight) / largest));
    return String.fromCharCode(ZERO + (Math.abs(root) < SMALLEST_ROOT ? 0 : root));
  }).join("");
}

const LARGEST_ROOT = 7;
/** Two thirds of the weights are smaller. Without them, the letters compress to half the size, and label as well. */
const SMALLEST_ROOT = 2;
/** The letter H */
const ZERO = 0x48;

/** Where a table has the weight of the label of a token behind the one before it. */
export function transitionAt(labels: Uint8Array, index: number): number {
  const before = index === 0 ? LABELS : (labels[index - 1] as number);
  return before * LABELS + (labels[index] as number);
}

/** The labels with the highest score (Viterbi). */
export function bestLabels(features: readonly Uint32Array[], table: Weights): Uint8Array {
  const length = features.length;
  const scores = new Float64Array(length * LABELS);
  const from = new Uint8Array(length * LABELS);
  for (let index = 0; index < length; index++) {
    const start = index * LABELS;
    addWeights(features[index] as Uint32Array, table, scores, start);
    for (let label = 0; label < LABELS; label++) {
      const at = start + label;
      const own = scores[at] as number;
      if (index === 0) {
        scores[at] = own + (isInside(label) ? NEVER : (table[LABELS * LABELS + label] as number));
        continue;
      }
      let best = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < LABELS; before++) {
        if (!mayFollow(before, label)) continue;
        const score = (scores[start - LABELS + before] as number) + (table[before * LABELS + label] as number);
        if (score > best) {
          best = score;
          from[at] = before;
        }
      }
      scores[at] = best + own;
    }
  }
  return traceBack(scores, from, length);
}

/** Sets the score of each label of a token. Without a loop over labels: this is where the tagger spends its time. */
function addWeights(features: Uint32Array, table: Weights, scores: Float64Array, at: number): void {
  const last = lastPlace(table);
  let outside = 0;
  let employer = 0;
  let inEmployer = 0;
  let title = 0;
  let inTitle = 0;
  for (let index = 0; index < features.length; index++) {
    const row = rowOf(features[index] as number, last);
    outside += table[row] as number;
    employer += table[row + EMPLOYER] as number;
    inEmployer += table[row + EMPLOYER + 1] as number;
    title += table[row + TITLE] as number;
    inTitle += table[row + TITLE + 1] as number;
  }
  scores[at] = outside;
  scores[at + EMPLOYER] = employer;
  scores[at + EMPLOYER + 1] = inEmployer;
  scores[at + TITLE] = title;
  scores[at + TITLE + 1] = inTitle;
}

function traceBack(scores: Float64Array, from: Uint8Array, length: number): Uint8Array {
  const labels = new Uint8Array(length);
  if (length === 0) return labels;
  const last = scores.subarray((length - 1) * LABELS);
  let label = last.indexOf(Math.max(...last));
  for (let index = length - 1; index >= 0; index--) {
    labels[index] = label;
    label = from[index * LABELS + label] as number;
  }
  return labels;
}

export function scoreOf(features: readonly Uint32Array[], labels: Uint8Array, table: Weights): number {
  let score = 0;
  for (const [index, label] of labels.entries()) {
    for (const feature of features[index] as Uint32Array) score += table[weightsAt(feature, table) + label] as number;
    score += table[transitionAt(labels, index)] as number;
  }
  return score;
}

/** Not the first token of a name or a title */
export function isInside(label: number): boolean {
  return label === EMPLOYER + 1 || label === TITLE + 1;
}

function mayFollow(before: number, label: number): boolean {
  return !isInside(label) || before === label || before === label - 1;
}

export function spansOf(labels: Uint8Array): readonly TaggedSpan[] {
  const spans: TaggedSpan[] = [];
  for (let first = 0; first < labels.length; first++) {
    const label = labels[first];
    if (label !== EMPLOYER && label !== TITLE) continue;
    let last = first;
    while (labels[last + 1] === label + 1) last++;
    spans.push({ kind: label === TITLE ? "title" : "name", first, last });
    first = last;
  }
  return spans;
}
