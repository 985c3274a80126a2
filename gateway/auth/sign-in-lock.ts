/**
 * Locks accounts against guessing. Five wrong passwords for one account from one network lock that pair for five minutes;
 * fifty for one account from anywhere lock out every network that the owner has not used before. Counted in the database, so
 * that several servers agree. An attempt is counted before it is verified and undone if it was correct, so that concurrent
 * guesses gain nothing.
 */
import { createHash } from "node:crypto";
import type { Database, Statement } from "#gateway/db/port/database.ts";
import { clientNetwork } from "#gateway/http/ip-address.ts";
import type { AccountEvent } from "./account-event.ts";
import { authErrors } from "./errors.ts";
import { latestCredible, timestamp } from "./time.ts";

const MAX_FAILURES_OF_PAIR = 5;
/** A session that changes its network. Twice as many, because a client tries a code with each of the user's factors. */
const MAX_FAILURES_OF_SESSION = 10;
const MAX_FAILURES_OF_ACCOUNT = 50;
/** Six digits can be guessed in weeks at fifty per five minutes. */
const MAX_WRONG_CODES_PER_DAY = 200;
const LOCK_MS = 5 * 60 * 1000;
const DAY_MS = 24 * 3600 * 1000;
/** Keys of counters that `deleteExpired` keeps for a day. */
export const DAILY_KEY_PREFIX = "daily ";

export interface Guess {
  /** Normalized email address, or another name of what is guessed. */
  readonly target: string;
  /** Guesses of several targets that count as one account. Default: the target. */
  readonly account?: string;
  readonly address: string;
  /** Default: the target. */
  readonly email?: string;
  /** The session that guesses, if it has signed in already. */
  readonly sessionId?: string;
  readonly hasDailyLimit?: boolean;
  /** Whether the owner has used the network before. Called only after too many failures of the account. */
  readonly isKnownNetwork: (network: string) => Promise<boolean>;
}

export interface SignInLock {
  /** Runs `attempt` unless it is locked. @throws AuthError 429 if locked */
  guard<T extends { readonly isCorrect: boolean }>(guess: Guess, attempt: () => Promise<T>): Promise<T>;
}

interface Counter {
  readonly key: string;
  readonly maxFailures: number;
  readonly lockMs: number;
  /** Counts guesses from everywhere: does not lock out known networks, and one success does not reset it. */
  readonly isShared: boolean;
}

export function createSignInLock(
  database: Database,
  nowMs: () => number,
  onEvent: (event: AccountEvent) => void = () => {},
): SignInLock {
  const enqueue = createKeyedQueue();

  /** False if the attempt exceeds the limit. */
  async function registerAttempt(counter: Counter): Promise<boolean> {
    const [result] = await database.run([countAttempt(counter, nowMs())]);
    return Number(result?.rows[0]?.failures) <= counter.maxFailures;
  }

  return {
    guard: (guess, attempt) => {
      const network = clientNetwork(guess.address);
      const report = (message: string) =>
        onEvent({ message, email: guess.email ?? guess.target, address: guess.address });
      // Sequential per pair, so that concurrent correct attempts do not count as failures.
      return enqueue(keyOf(guess.target, network), async () => {
        const counters = countersOf(guess, network);
        for (const counter of counters) {
          if (await registerAttempt(counter)) continue;
          if (counter.isShared && (await guess.isKnownNetwork(network))) continue;
          report("sign-in locked");
          throw authErrors.accountLocked();
        }
        const outcome = await attempt();
        if (!outcome.isCorrect) report("sign-in failed");
        if (outcome.isCorrect) {
          await database.run(
            counters.map((counter) => (counter.isShared ? undoAttempt(counter) : deleteAttempts(counter.key))),
          );
        }
        return outcome;
      });
    },
  };
}

/** The narrowest first: an attempt that one of them rejects does not count for the next. */
function countersOf(
  { target, account = target, sessionId, hasDailyLimit = false }: Guess,
  network: string,
): readonly Counter[] {
  const own = { lockMs: LOCK_MS, isShared: false };
  const shared = keyOf(account, "anywhere");
  return [
    { ...own, key: keyOf(target, network), maxFailures: MAX_FAILURES_OF_PAIR },
    ...(sessionId === undefined
      ? []
      : [{ ...own, key: keyOf(`session ${sessionId}`, "anywhere"), maxFailures: MAX_FAILURES_OF_SESSION }]),
    { key: shared, maxFailures: MAX_FAILURES_OF_ACCOUNT, lockMs: LOCK_MS, isShared: true },
    ...(hasDailyLimit
      ? [{ key: DAILY_KEY_PREFIX + shared, maxFailures: MAX_WRONG_CODES_PER_DAY, lockMs: DAY_MS, isShared: true }]
      : []),
  ];
}

function keyOf(account: string, network: string): string {
  return createHash("sha256").update(`${account}\n${network}`).digest("hex");
}

/** Returns the count including this attempt; above `maxFailures` while locked. */
function countAttempt({ key, maxFailures, lockMs }: Counter, nowMs: number): Statement {
  // Locks and windows that begin in the future were written before the clock was set back.
  const isLocked = "existing.locked_until > $2::timestamptz and existing.locked_until <= $6::timestamptz";
  const isOver = `(existing.locked_until is not null or existing.window_started_at <= $3::timestamptz
    or existing.window_started_at > $7::timestamptz)`;
  return {
    text: `
      insert into gateway.sign_in_attempts as existing (key, failures, window_started_at, locked_until)
      values ($1, 1, $2::timestamptz, null)
      on conflict (key) do update set
        failures = case
          when ${isLocked} then least(existing.failures, 1000000) + 1
          when ${isOver} then 1
          else existing.failures + 1 end,
        window_started_at = case
          when ${isLocked} then existing.window_started_at
          when ${isOver} then $2::timestamptz
          else existing.window_started_at end,
        locked_until = case
          when ${isLocked} then existing.locked_until
          when ${isOver} then null
          when existing.failures + 1 >= $4::integer then $5::timestamptz end
      returning failures`,
    values: [
      key,
      timestamp(nowMs),
      timestamp(nowMs - lockMs),
      String(maxFailures),
      timestamp(nowMs + lockMs),
      latestCredible(nowMs + lockMs),
      latestCredible(nowMs),
    ],
  };
}

function deleteAttempts(key: string): Statement {
  return { text: "delete from gateway.sign_in_attempts where key = $1", values: [key] };
}

function undoAttempt({ key, maxFailures }: Counter): Statement {
  return {
    text: `
      update gateway.sign_in_attempts
      set failures = greatest(failures - 1, 0),
        locked_until = case when failures > $2::integer then locked_until end
      where key = $1`,
    values: [key, String(maxFailures)],
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
