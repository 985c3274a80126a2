import { DatabaseUnavailable, type RunOptions } from "./database.ts";
import { ALLOWANCE_OVER_BUDGET_MS, PAUSE_OVER_BUDGET_MS, StatementBudget } from "./statement-budget.ts";

/** How long a statement waits for its turn: longer than another person's statement and the restart that ends it. */
export const DEFAULT_WAIT_MS = 15_000;

/** Limits of one caller of the queue. */
export interface Turn {
  /** From `callerOf`: callers take turns, however many statements each of them has waiting. */
  readonly caller: string;
  readonly waitMs: number;
  /** Whether the caller runs alone. */
  readonly exclusive?: boolean;
}

interface Waiting {
  readonly exclusive: boolean;
  readonly start: () => void;
  readonly fail: (reason: DatabaseUnavailable) => void;
}

/** The server's own work and the service role, which no user can make slow on purpose. */
const SYSTEM = "";

/** The person behind the statement, or their role: the anonymous key counts as one caller. */
export function callerOf({ runAs, person }: RunOptions): string {
  if (person !== undefined) return person;
  if (runAs === undefined || runAs.role === "service_role") return SYSTEM;
  const claims = runAs.settings?.["request.jwt.claims"];
  const subject: unknown = claims === undefined ? null : JSON.parse(claims).sub;
  return typeof subject === "string" ? subject : runAs.role;
}

/** A person whose turn took longer than this is limited to `perPersonIfSlow` turns at once ... */
export const SLOW_TURN_MS = 500;
/** ... for this long after the turn. */
const SLOW_FOR_MS = 60_000;
/**
 * While others use the database, a person pauses after a slow turn for its duration, and at most this long: otherwise each
 * request of the others would wait for one slow turn.
 */
const MAX_PAUSE_MS = 4000;
/** Others use the database if one of their turns ended this recently. */
const ACTIVE_MS = 5000;

/**
 * Shares the database's sessions among callers: up to `concurrency` turns at once, at most `perPerson` of them for one person,
 * and fewer for a person whose turns are slow. Waiting callers take turns, and each of them is first come, first served. A turn
 * that waits too long leaves the queue.
 */
export class FairQueue {
  readonly #concurrency: number;
  readonly #perPerson: number;
  readonly #perPersonIfSlow: number;
  /** Until when each person with a slow turn is limited, by `performance.now()`. */
  readonly #slowUntil = new Map<string, number>();
  /** Until when each person with a slow turn pauses. */
  readonly #pausedUntil = new Map<string, number>();
  readonly #budget = new StatementBudget();
  /** When the last turn of each person began or ended, the newest last. */
  readonly #lastTurns = new Map<string, number>();
  /** In the order of the next turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #total = 0;
  #exclusive = false;
  #closed = false;

  constructor(concurrency: number, perPerson: number, perPersonIfSlow = perPerson) {
    this.#concurrency = concurrency;
    this.#perPerson = perPerson;
    this.#perPersonIfSlow = perPersonIfSlow;
  }

  /**
   * Resolves with the function that ends the turn; it takes the time that the turn used the database, if that is not the whole
   * turn. Fails with `DatabaseUnavailable`: "deadline" or "closed".
   */
  acquire({ caller, waitMs, exclusive = false }: Turn): Promise<(usedMs?: number) => void> {
    if (this.#closed) return Promise.reject(new DatabaseUnavailable("closed", "the database is closed"));
    if (this.#waiting.size === 0 && this.#hasRoom(exclusive) && this.#mayRun(caller)) {
      return Promise.resolve(this.#start(caller, exclusive));
    }
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        exclusive,
        start: () => {
          clearTimeout(timer);
          resolve(this.#start(caller, exclusive));
        },
        fail: (reason) => {
          clearTimeout(timer);
          reject(reason);
        },
      };
      const timer = setTimeout(() => {
        const entries = this.#waiting.get(caller) ?? [];
        entries.splice(entries.indexOf(entry), 1);
        if (entries.length === 0) this.#waiting.delete(caller);
        reject(new DatabaseUnavailable("deadline", `the database was busy for ${waitMs} ms`));
        this.#next();
      }, waitMs);
      const entries = this.#waiting.get(caller);
      if (entries) entries.push(entry);
      else this.#waiting.set(caller, [entry]);
      // The turns in progress may all belong to one person.
      this.#next();
    });
  }

  /** How long a turn of the caller may take: shorter if their budget is used up while others use the database. */
  allowanceMs(caller: string): number {
    const isLimited = caller !== SYSTEM && this.#budget.isUsedUp(caller, performance.now()) && this.#hasOthers(caller);
    return isLimited ? ALLOWANCE_OVER_BUDGET_MS : Number.POSITIVE_INFINITY;
  }

  /** Rejects waiting and future callers. Resolves when the running turns have ended. */
  async close(waitMs: number): Promise<void> {
    const closing = new DatabaseUnavailable("closed", "the database is closing");
    for (const { fail } of [...this.#waiting.values()].flat()) fail(closing);
    this.#waiting.clear();
    const last = this.acquire({ caller: SYSTEM, waitMs, exclusive: true }).catch(() => null);
    this.#closed = true;
    await last;
  }

  #hasRoom(exclusive: boolean): boolean {
    return this.#total === 0 || (!exclusive && !this.#exclusive && this.#total < this.#concurrency);
  }

  #mayRun(caller: string): boolean {
    const running = this.#running.get(caller) ?? 0;
    if (caller === SYSTEM) return true;
    if (this.#isPaused(caller)) return false;
    return running === 0 || running < (this.#isSlow(caller) ? this.#perPersonIfSlow : this.#perPerson);
  }

  #isPaused(caller: string): boolean {
    const until = this.#pausedUntil.get(caller);
    if (until === undefined) return false;
    if (performance.now() < until) return this.#hasOthers(caller);
    this.#pausedUntil.delete(caller);
    return false;
  }

  /** Whether other people use the database. */
  #hasOthers(caller: string): boolean {
    this.#evictTurns(performance.now());
    const active = [...this.#lastTurns.keys(), ...this.#running.keys(), ...this.#waiting.keys()];
    return active.some((name) => name !== caller && name !== SYSTEM);
  }

  #isSlow(caller: string): boolean {
    const until = this.#slowUntil.get(caller);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.#slowUntil.delete(caller);
    return false;
  }

  #start(caller: string, exclusive: boolean): (usedMs?: number) => void {
    this.#total++;
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1);
    this.#exclusive = exclusive;
    const startedAt = performance.now();
    this.#recordTurn(caller, startedAt);
    let ended = false;
    return (usedMs = performance.now() - startedAt) => {
      if (ended) return;
      ended = true;
      if (usedMs > SLOW_TURN_MS) this.#onSlowTurn(caller, performance.now(), usedMs);
      this.#recordTurn(caller, performance.now());
      this.#total--;
      const left = (this.#running.get(caller) ?? 1) - 1;
      if (left === 0) this.#running.delete(caller);
      else this.#running.set(caller, left);
      this.#next();
    };
  }

  #recordTurn(caller: string, now: number): void {
    this.#lastTurns.delete(caller);
    this.#lastTurns.set(caller, now);
    this.#evictTurns(now);
  }

  #evictTurns(now: number): void {
    for (const [name, at] of this.#lastTurns) {
      if (now - at < ACTIVE_MS) break;
      this.#lastTurns.delete(name);
    }
  }

  #onSlowTurn(caller: string, endedAt: number, usedMs: number): void {
    const isOverBudget = this.#budget.add(caller, endedAt, usedMs);
    this.#slowUntil.set(caller, endedAt + SLOW_FOR_MS);
    const pauseMs = isOverBudget ? PAUSE_OVER_BUDGET_MS : Math.min(usedMs, MAX_PAUSE_MS);
    const until = endedAt + pauseMs;
    this.#pausedUntil.set(caller, until);
    setTimeout(() => this.#endPause(caller, until), pauseMs).unref();
  }

  /** Not by `performance.now()`: a timer may fire a moment before it, and no other timer follows. */
  #endPause(caller: string, until: number): void {
    if (this.#pausedUntil.get(caller) === until) this.#pausedUntil.delete(caller);
    this.#next();
  }

  #next(): void {
    for (const [caller, entries] of this.#waiting) {
      const [first] = entries;
      if (first === undefined || !this.#mayRun(caller)) continue;
      // Turns that come later wait for an exclusive one.
      if (!this.#hasRoom(first.exclusive)) return;
      entries.shift();
      // Back in the line: the loop visits the caller again after all others.
      this.#waiting.delete(caller);
      if (entries.length > 0) this.#waiting.set(caller, entries);
      first.start();
    }
  }
}
