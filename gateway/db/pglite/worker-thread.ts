/** What `WorkerConnection` stores about its threads and their exchanges. */
import { DatabaseUnavailable } from "../port/database.ts";
import { ExchangeNotStarted, type Limits } from "../wire/protocol-database.ts";
import { COUNTERS, type FromWorker, type ToWorker, type WorkerSettings } from "./worker-messages.ts";

export type Settings = Omit<WorkerSettings, "relistenMessages" | "counters" | "claims">;

export interface Hooks {
  readonly onWarning: (message: string) => void;
  readonly onRestart?: (() => void) | undefined;
  /** Called before a write is confirmed, and before a new thread opens the directory; ends the process if the lock is lost. */
  readonly checkLock?: () => void;
}

export interface Progress {
  readonly shared: Pick<WorkerSettings, "counters" | "claims">;
  sent: number;
}

/** More than exchanges are in flight, so that no cell is used for two of them at once. */
const CLAIM_CELLS = 8;

export function createProgress(): Progress {
  const shared = { counters: sharedCells(Object.keys(COUNTERS).length), claims: sharedCells(CLAIM_CELLS) };
  return { shared, sent: 0 };
}

function sharedCells(count: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT));
}

/** The message of the thread's newest exchange. Shares its claim. */
export function exchangeMessage(
  exchange: Uint8Array<ArrayBuffer>,
  { caller, deadlineAt, claim, end }: Limits,
  { shared, sent }: Progress,
): ToWorker {
  const index = sent % CLAIM_CELLS;
  claim?.share(shared.claims, index);
  return { exchange, caller, deadlineAt, claim: claim && index, end };
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
