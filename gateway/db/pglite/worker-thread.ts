/** What `WorkerConnection` stores about its threads and their exchanges. */
import { DatabaseUnavailable } from "../port/database.ts";
import { ExchangeNotStarted, type Limits } from "../wire/protocol-database.ts";
import type { FromWorker, WorkerSettings } from "./worker-messages.ts";

export type Settings = Omit<WorkerSettings, "relistenMessages" | "counters">;

export interface Hooks {
  readonly onWarning: (message: string) => void;
  readonly onRestart?: (() => void) | undefined;
  /** Called before each reply is passed on, and before a new thread opens the directory; ends the process if the lock is lost. */
  readonly checkLock?: () => void;
}

export interface Progress {
  readonly counters: Int32Array<SharedArrayBuffer>;
  sent: number;
}

export interface Pending {
  readonly resolve: (reply: Uint8Array) => void;
  readonly reject: (reason: DatabaseUnavailable) => void;
  readonly limits: Limits;
  /** Position among the exchanges of its thread, from 1. */
  readonly position: number;
  /** When it became the first one, by `performance.now()`. */
  beganAt: number;
}

const ROLLED_BACK = {
  deadline: "the statement took too long and was rolled back",
  "result-too-large": "the statement's result is too large; it was rolled back",
} as const;

/** Of an exchange that has no reply. */
export function errorOf(message: FromWorker): DatabaseUnavailable | null {
  if ("handedBack" in message) return new ExchangeNotStarted("restarting", "the exchange was handed back");
  return "rolledBack" in message ? new DatabaseUnavailable(message.rolledBack, ROLLED_BACK[message.rolledBack]) : null;
}

export function reportUse({ beganAt, limits }: Pending): void {
  if (beganAt > 0) limits.onUsed?.(performance.now() - beganAt);
}

/** With `error`, or with "unknown" if its commit has begun. */
export function rejectPending(pending: Pending, error: DatabaseUnavailable): void {
  const {
    reject,
    limits: { claim },
  } = pending;
  reportUse(pending);
  reject(claim ? claim.errorOf(error) : error);
}

/** A promise that may be rejected, without anybody who waits for it. */
export function pendingRejection(): PromiseWithResolvers<never> {
  const rejection = Promise.withResolvers<never>();
  rejection.promise.catch(() => {});
  return rejection;
}
