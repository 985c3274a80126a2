/** Times things side by side, so that whatever else the machine does slows all of them alike. */
import { median } from "./stats.ts";

export interface Timed {
  readonly name: string;
  /** How often it is run for one figure, so that short things can be timed. */
  readonly times: number;
  readonly run: () => unknown;
}

/**
 * Median milliseconds of one run of each, in the order given. In every round each is run once unmeasured, which brings its
 * memory back into the caches, and then measured.
 */
export function medians(rounds: number, candidates: readonly Timed[]): number[] {
  const figures = candidates.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { times, run }] of candidates.entries()) {
      run();
      const start = performance.now();
      for (let time = 0; time < times; time++) run();
      figures[index]?.push((performance.now() - start) / times);
    }
  }
  return figures.map((values) => median(values));
}

export function milliseconds<Result>(run: () => Result): { result: Result; ms: number } {
  const start = performance.now();
  const result = run();
  return { result, ms: performance.now() - start };
}

/** The floor of everything that reads a text: a loop that looks at every unit. */
export function readEveryUnit(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0;
  return sum;
}
