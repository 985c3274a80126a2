/** How far a batch is. `failed` lines are processed too; `succeeded` counts companies that are up to date afterwards. */
export interface BatchProgress {
  readonly processed: number;
  readonly total: number;
  /** Of 100, rounded (specification, section 9). */
  readonly percent: number;
  readonly succeeded: number;
  readonly failed: number;
}

/**
 * What became of a line. `saved` was fetched and kept; `fresh` was recent enough; `repeated` stood further up. `waiting`
 * lines of a batch that is over were canceled.
 */
export type LineOutcome =
  | { readonly kind: "waiting" }
  | { readonly kind: "working" }
  | { readonly kind: "saved"; readonly name: string }
  /** `factsAt` is the ISO moment of the facts that are there. */
  | { readonly kind: "fresh"; readonly factsAt: string }
  | { readonly kind: "repeated"; readonly firstLine: number }
  | { readonly kind: "failed"; readonly reason: string; readonly canRetry: boolean };

export function batchProgress(outcomes: readonly LineOutcome[]): BatchProgress {
  const count = (...kinds: readonly LineOutcome["kind"][]) =>
    outcomes.filter(({ kind }) => kinds.includes(kind)).length;
  const total = outcomes.length;
  const processed = total - count("waiting", "working");
  return {
    processed,
    total,
    percent: total === 0 ? 0 : Math.round((processed / total) * 100),
    succeeded: count("saved", "fresh"),
    failed: count("failed"),
  };
}
