/**
 * Locks accounts against password guessing. Five failed sign-ins for one account from one network lock that pair for five
 * minutes; fifty for one account from anywhere lock out every network without a stored session of the account. Counted in the
 * database, so that several servers agree. An attempt is counted before the password is verified and undone if it was
 * correct, so that concurrent guesses gain nothing.
 */
import { createHash } from "node:crypto";
import type { Database, Statement } from "#gateway/db/port/database.ts";
import { clientNetwork } from "#gateway/http/ip-address.ts";
import { authErrors } from "./errors.ts";

const MAX_FAILURES_OF_PAIR = 5;
const MAX_FAILURES_OF_ACCOUNT = 50;
const LOCK_MS = 5 * 60 * 1000;

export interface SignInLock {
  /**
   * Runs `attempt` unless the account is locked.
   * @param account normalized email address, or another key of what is guessed
   * @param hasSignedInFrom whether the account has signed in from the network before; called only after fifty failures
   * @throws AuthError 429 if locked
   */
  guard<T extends { readonly isCorrect: boolean }>(
    account: string,
    address: string,
    hasSignedInFrom: (network: string) => Promise<boolean>,
    attempt: () => Promise<T>,
  ): Promise<T>;
}

export function createSignInLock(database: Database, nowMs: () => number): SignInLock {
  const enqueue = createKeyedQueue();

  /** False if the attempt exceeds the limit. */
  async function registerAttempt(key: string, maxFailures: number): Promise<boolean> {
    const [result] = await database.run([countAttempt(key, maxFailures, nowMs())]);
    return Number(result?.rows[0]?.failures) <= maxFailures;
  }

  return {
    guard: (account, address, hasSignedInFrom, attempt) => {
      const network = clientNetwork(address);
      const pair = keyOf(account, network);
      const anywhere = keyOf(account, "anywhere");
      // Sequential per pair, so that concurrent correct sign-ins do not count as failures.
      return enqueue(pair, async () => {
        if (!(await registerAttempt(pair, MAX_FAILURES_OF_PAIR))) throw authErrors.accountLocked();
        if (!(await registerAttempt(anywhere, MAX_FAILURES_OF_ACCOUNT)) && !(await hasSignedInFrom(network))) {
          throw authErrors.accountLocked();
        }
        const outcome = await attempt();
        if (outcome.isCorrect) await database.run([deleteAttempts(pair), undoAttempt(anywhere)]);
        return outcome;
      });
    },
  };
}

function keyOf(account: string, network: string): string {
  return createHash("sha256").update(`${account}\n${network}`).digest("hex");
}

/** Returns the count including this attempt; above `maxFailures` while locked. */
function countAttempt(key: string, maxFailures: number, nowMs: number): Statement {
  const now = new Date(nowMs).toISOString();
  const windowStart = new Date(nowMs - LOCK_MS).toISOString();
  const lockEnd = new Date(nowMs + LOCK_MS).toISOString();
  return {
    text: `
      insert into gateway.sign_in_attempts as existing (key, failures, window_started_at, locked_until)
      values ($1, 1, $2::timestamptz, null)
      on conflict (key) do update set
        failures = case
          when existing.locked_until > $2::timestamptz then least(existing.failures, 1000000) + 1
          when existing.locked_until is not null or existing.window_started_at <= $3::timestamptz then 1
          else existing.failures + 1 end,
        window_started_at = case
          when existing.locked_until > $2::timestamptz then existing.window_started_at
          when existing.locked_until is not null or existing.window_started_at <= $3::timestamptz then $2::timestamptz
          else existing.window_started_at end,
        locked_until = case
          when existing.locked_until > $2::timestamptz then existing.locked_until
          when existing.locked_until is not null or existing.window_started_at <= $3::timestamptz then null
          when existing.failures + 1 >= $4::integer then $5::timestamptz end
      returning failures`,
    values: [key, now, windowStart, String(maxFailures), lockEnd],
  };
}

function deleteAttempts(key: string): Statement {
  return { text: "delete from gateway.sign_in_attempts where key = $1", values: [key] };
}

function undoAttempt(key: string): Statement {
  return {
    text: `
      update gateway.sign_in_attempts
      set failures = greatest(failures - 1, 0),
        locked_until = case when failures > $2::integer then locked_until end
      where key = $1`,
    values: [key, String(MAX_FAILURES_OF_ACCOUNT)],
  };
}

/** Runs tasks with the same key sequentially, others concurrently. */
function createKeyedQueue() {
  const tails = new Map<string, Promise<unknown>>();
  return function enqueue<T>(key: string, task: () => Promise<T>): Promise<T> {
    const previous = tails.get(key) ?? Promise.resolve();
    const current = previous.then(task, task);
    tails.set(key, current);
    const cleanUp = () => {
      if (tails.get(key) === current) tails.delete(key);
    };
    current.then(cleanUp, cleanUp);
    return current;
  };
}
