import type { LineOutcome } from "./progress.ts";
import type { BatchLine } from "./run.ts";

export interface SharedReasons {
  /** What the reasons of several lines say after their first sentence, such as what to do. */
  readonly shared: readonly string[];
  /** A line's reason without what is shared. */
  readonly reasonOf: (reason: string) => string;
}

const FIRST_SENTENCE = /^(.+?[.!?])\s+(\p{Lu}.*)$/su;

/** Separates what many failed lines of a batch would repeat from what each line has to say. */
export function sharedReasons(outcomes: readonly LineOutcome[]): SharedReasons {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const rest = outcome.kind === "failed" ? FIRST_SENTENCE.exec(outcome.reason)?.[2] : undefined;
    if (rest !== undefined) counts.set(rest, (counts.get(rest) ?? 0) + 1);
  }
  const isShared = (rest: string | undefined) => rest !== undefined && (counts.get(rest) ?? 0) > 1;
  return {
    shared: [...counts.keys()].filter(isShared),
    reasonOf(reason) {
      const [, first = reason, rest] = FIRST_SENTENCE.exec(reason) ?? [];
      return isShared(rest) ? first : reason;
    },
  };
}

/** One error of several lines of a batch. */
export interface RepeatedError {
  readonly reason: string;
  readonly lines: readonly number[];
}

/** The errors that at least two lines have in common, the most frequent first. */
export function repeatedErrors(lines: readonly BatchLine[]): readonly RepeatedError[] {
  const byReason = new Map<string, number[]>();
  for (const { line, outcome } of lines) {
    if (outcome.kind !== "failed") continue;
    const numbers = byReason.get(outcome.reason);
    if (numbers === undefined) byReason.set(outcome.reason, [line]);
    else numbers.push(line);
  }
  return Array.from(byReason, ([reason, numbers]) => ({ reason, lines: numbers }))
    .filter((error) => error.lines.length > 1)
    .sort((a, b) => b.lines.length - a.lines.length);
}
