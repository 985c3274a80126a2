/** Learns a scorecard: points for each feature that reaches a limit. Gradient boosting of trees with one split (Friedman 2001). */

export interface Case {
  readonly features: readonly number[];
  readonly isPositive: boolean;
  /** How much the case counts */
  readonly weight: number;
}

export interface Scorecard {
  readonly base: number;
  /** Of each feature: the limits, rising, with the points of a value that reaches them */
  readonly steps: readonly (readonly (readonly [limit: number, points: number])[])[];
}

interface Split {
  readonly feature: number;
  /** The number of the limit */
  readonly at: number;
  readonly below: number;
  readonly above: number;
}

const ROUNDS = 200;
const RATE = 0.1;
const MAX_LIMITS = 23;
/** Keeps the points of few cases small. */
const PRIOR = 1;
/** The least sum of the second derivatives on each side of a split */
const MIN_SIDE = 8;

/** Positive scores are those of positive cases. Both kinds of cases count the same in all. Deterministic. */
export function learnScorecard(cases: readonly Case[]): Scorecard {
  const limits = limitsOf(cases);
  const bins = cases.map(({ features }) =>
    features.map((value, feature) => (limits[feature] as number[]).filter((limit) => value >= limit).length),
  );
  const total = (isPositive: boolean) =>
    cases.reduce((sum, one) => sum + (one.isPositive === isPositive ? one.weight : 0), 0);
  const balance = total(true) / total(false);
  const weights = cases.map(({ isPositive, weight }) => weight * (isPositive ? 1 : balance));
  const scores = new Float64Array(cases.length);
  let base = 0;
  const steps = limits.map((of) => of.map(() => 0));
  for (let round = 0; round < ROUNDS; round++) {
    const likelihood = scores.map((score) => 1 / (1 + Math.exp(-score)));
    const slopes = likelihood.map((is, index) => (is - Number(cases[index]?.isPositive)) * (weights[index] as number));
    const curves = likelihood.map((is, index) => is * (1 - is) * (weights[index] as number));
    const split = bestSplit(bins, limits, slopes, curves);
    if (split === null) break;
    const { feature, at, below, above } = split;
    base += below;
    const own = steps[feature] as number[];
    own[at] = (own[at] as number) + above - below;
    for (const [index, of] of bins.entries())
      scores[index] = (scores[index] as number) + ((of[feature] as number) > at ? above : below);
  }
  return {
    base,
    steps: steps.map((points, feature) =>
      points.flatMap((some, at) => (some === 0 ? [] : [[limits[feature]?.[at] as number, some] as const])),
    ),
  };
}

export function scoreOf({ base, steps }: Scorecard, features: readonly number[]): number {
  return steps.reduce(
    (score, own, feature) =>
      own.reduce((sum, [limit, points]) => sum + ((features[feature] as number) >= limit ? points : 0), score),
    base,
  );
}

/** Of each feature: values that part the cases into groups of the same size */
function limitsOf(cases: readonly Case[]): readonly number[][] {
  return (cases[0]?.features ?? []).map((_value, feature) => {
    const values = [...new Set(cases.map(({ features }) => features[feature] as number))].toSorted((a, b) => a - b);
    const at = (part: number) => values[Math.floor((part * values.length) / (MAX_LIMITS + 1))] as number;
    const limits = Array.from({ length: MAX_LIMITS }, (_, index) => at(index + 1));
    return [...new Set(limits)].filter((limit) => limit !== values[0]);
  });
}

function bestSplit(
  bins: readonly (readonly number[])[],
  limits: readonly (readonly number[])[],
  slopes: Float64Array,
  curves: Float64Array,
): Split | null {
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const [slope, curve] = [sum(slopes), sum(curves)];
  const gain = (some: number, of: number) => some ** 2 / (of + PRIOR);
  let best: Split | null = null;
  let most = gain(slope, curve);
  for (const [feature, { length }] of limits.entries()) {
    const binSlopes = new Float64Array(length + 1);
    const binCurves = new Float64Array(length + 1);
    for (const [index, of] of bins.entries()) {
      const bin = of[feature] as number;
      binSlopes[bin] = (binSlopes[bin] as number) + (slopes[index] as number);
      binCurves[bin] = (binCurves[bin] as number) + (curves[index] as number);
    }
    let [left, leftCurve] = [0, 0];
    for (let at = 0; at < length; at++) {
      left += binSlopes[at] as number;
      leftCurve += binCurves[at] as number;
      const [right, rightCurve] = [slope - left, curve - leftCurve];
      const own = gain(left, leftCurve) + gain(right, rightCurve);
      if (own <= most || Math.min(leftCurve, rightCurve) < MIN_SIDE) continue;
      most = own;
      best = {
        feature,
        at,
        below: (-RATE * left) / (leftCurve + PRIOR),
        above: (-RATE * right) / (rightCurve + PRIOR),
      };
    }
  }
  return best;
}
