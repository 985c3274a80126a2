/** Turns that took longer than this count: an import's and an undo's steps are shorter. */
const LONG_TURN_MS = 2000;
const WINDOW_MS = 5 * 60_000;
/** Of one person's long turns in the window. */
const BUDGET_MS = 10_000;

/** How long a turn may take of a person whose budget is used up. */
export const ALLOWANCE_OVER_BUDGET_MS = 2000;
/**
 * How long that person pauses after each further long turn: the embedded database is replaced when it ends one, which takes about a
 * second. Shorter than a statement waits.
 */
export const PAUSE_OVER_BUDGET_MS = 12_000;

/** The time that each person's long turns took in the last five minutes. */
export class StatementBudget {
  readonly #long = new Map<string, { readonly endedAt: number; readonly ms: number }[]>();

  /** Times by `performance.now()`. Returns whether the turn is long and the budget used up. */
  add(caller: string, endedAt: number, ms: number): boolean {
    if (ms < LONG_TURN_MS) return false;
    this.#long.set(caller, [...this.#recent(caller, endedAt), { endedAt, ms }]);
    return this.isUsedUp(caller, endedAt);
  }

  isUsedUp(caller: string, now: number): boolean {
    const recent = this.#recent(caller, now);
    if (recent.length === 0) this.#long.delete(caller);
    return recent.reduce((sum, { ms }) => sum + ms, 0) >= BUDGET_MS;
  }

  #recent(caller: string, now: number) {
    return (this.#long.get(caller) ?? []).filter(({ endedAt }) => now - endedAt < WINDOW_MS);
  }
}
