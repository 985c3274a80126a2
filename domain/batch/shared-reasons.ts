import type { LineOutcome } from "./progress.ts";

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
