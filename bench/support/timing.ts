/** Times functions alternately, so that other load on the machine slows all of them alike. */
import { median } from "./stats.ts";

export interface Candidate {
  readonly name: string;
  /** Runs per sample; fast functions need several. */
  readonly times: number;
  readonly run: () => unknown;
}

/**
 * Median milliseconds of one run of each candidate, in the given order. In every round each candidate runs once without being
 * timed, which warms the CPU caches.
 */
export function medianTimes(rounds: number, candidates: readonly Candidate[]): number[] {
  const samples = candidates.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { times, run }] of candidates.entries()) {
      run();
      const start = performance.now();
      for (let time = 0; time < times; time++) run();
      samples[index]?.push((performance.now() - start) / times);
    }
  }
  return samples.map((values) => median(values));
}

export function timeOnce<Result>(run: () => Result): { result: Result; ms: number } {
  const start = performance.now();
  const result = run();
  return { result, ms: performance.now() - start };
}

/** The lower bound for anything that reads a text: a loop over every UTF-16 code unit. */
export function readEveryCodeUnit(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0;
  return sum;
}
