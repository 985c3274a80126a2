/** What `WorkerConnection` stores about its threads and their exchanges. */
import type { DatabaseUnavailable } from "../port/database.ts";
import type { Limits } from "../wire/protocol-database.ts";
import type { WorkerSettings } from "./worker-messages.ts";

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
}

export const ROLLED_BACK = {
  deadline: "the statement took too long and was rolled back",
  "result-too-large": "the statement's result is too large; it was rolled back",
} as const;

/** With `error`, or with "unknown" if its commit has begun. */
export function rejectPending({ reject, limits: { claim } }: Pending, error: DatabaseUnavailable): void {
  reject(claim ? claim.errorOf(error) : error);
}

/** A promise that may be rejected, without anybody who waits for it. */
export function pendingRejection(): PromiseWithResolvers<never> {
  const rejection = Promise.withResolvers<never>();
  rejection.promise.catch(() => {});
  return rejection;
}
