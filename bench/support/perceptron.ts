/** Learns the weights of labels: an averaged structured perceptron (Collins 2002, "Discriminative Training Methods"). */
import { bestLabels, tableLength, transitionAt, weightsAt } from "../../domain/cv/tagger/labels.ts";

/** A sentence: the features of its tokens, and their right labels */
export interface Example {
  readonly features: readonly Uint32Array[];
  readonly labels: Uint8Array;
}

export interface Learning {
  /** Of the table: a power of two */
  readonly places: number;
  /** How often each example is seen */
  readonly epochs: number;
}

/** The weights that label the examples best. Deterministic. */
export function learnWeights(examples: readonly Example[], { places, epochs }: Learning): Float32Array {
  const current = new Float32Array(tableLength(places));
  const sums = new Float64Array(tableLength(places));
  let step = 1;
  const change = (at: number, by: number) => {
    current[at] = (current[at] as number) + by;
    sums[at] = (sums[at] as number) + by * step;
  };
  const random = randomNumbers();
  const correct = ({ features, labels }: Example) => {
    const found = bestLabels(features, current);
    for (const [index, right] of labels.entries()) {
      const wrong = found[index] as number;
      const own = wrong === right ? [] : (features[index] as Uint32Array);
      for (const feature of own) {
        const at = weightsAt(feature, current);
        change(at + right, 1);
        change(at + wrong, -1);
      }
      const [rightStep, wrongStep] = [transitionAt(labels, index), transitionAt(found, index)];
      if (rightStep === wrongStep) continue;
      change(rightStep, 1);
      change(wrongStep, -1);
    }
    step++;
  };
  for (let epoch = 0; epoch < epochs; epoch++) for (const example of shuffled(examples, random)) correct(example);
  return current.map((value, at) => value - (sums[at] as number) / step);
}

/** The same numbers in every run */
function* randomNumbers(): Generator<number, never> {
  for (let seed = 7; ; ) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    yield seed / 0x80_00_00_00;
  }
}

function shuffled<Value>(values: readonly Value[], random: Generator<number, never>): readonly Value[] {
  const result = [...values];
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(random.next().value * (index + 1));
    [result[index], result[other]] = [result[other] as Value, result[index] as Value];
  }
  return result;
}
