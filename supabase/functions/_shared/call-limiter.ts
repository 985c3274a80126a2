/** Keeps our calls under a data service's limit, however many processes make them: the count is in the database. */
import { BackendError, type Rest } from "./backend.ts";
import { parseJson } from "./capped-text.ts";

export interface CallLimiterOptions {
  readonly rest: Rest;
  /** Names the count. */
  readonly service: string;
  /** So many calls in any window of this length. */
  readonly calls: number;
  readonly windowMs: number;
  /** Whoever would have to wait longer than this is turned away. */
  readonly maxWaitMs: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Waits for a place; false where none comes free soon enough. @throws BackendError */
export type TakeCall = () => Promise<boolean>;

export function createCallLimiter({ rest, service, calls, windowMs, maxWaitMs, sleep }: CallLimiterOptions): TakeCall {
  const body = { service, calls, window_ms: windowMs, max_wait_ms: maxWaitMs };
  return async () => {
    const waitMs = parseJson(await rest("rpc/take_service_call", { method: "POST", body }));
    if (waitMs === null) return false;
    if (typeof waitMs !== "number") throw new BackendError("refused", "take_service_call answers no number");
    if (waitMs > 0) await sleep(waitMs);
    return true;
  };
}
