/** `processed` includes `failed` lines; `succeeded` counts companies that are now up to date. */
export interface BatchProgress {
  readonly processed: number;
  readonly total: number;
  /** 0 to 100, rounded (specification, section 9). */
  readonly percent: number;
  readonly succeeded: number;
  readonly failed: number;
}

/**
 * `saved`: fetched and stored; `filled`: the number of facts, in a batch that fills blanks. `fresh`: the stored facts are recent. `repeated`: the company is on an earlier line.
 * `waiting` lines of a finished batch were canceled.
 */
export type LineOutcome =
  | { readonly kind: "waiting" }
  | { readonly kind: "working" }
  | { readonly kind: "saved"; readonly name: string; readonly filled?: number }
  /** `factsAt` is the ISO date that the stored facts are true of. */
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
