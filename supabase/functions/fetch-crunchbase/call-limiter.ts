/** Keeps all processes together under a provider's rate limit: the database counts the calls. */
import type { Rest } from "../_shared/backend.ts";
import { parseJson } from "../_shared/capped-body.ts";
import { DatabaseCallError } from "../_shared/errors.ts";

export interface CallLimiterOptions {
  readonly rest: Rest;
  /** Names the counter. */
  readonly service: string;
  /** Allowed in any window of `windowMs`. */
  readonly calls: number;
  readonly windowMs: number;
  /** Calls that would wait longer are rejected. */
  readonly maxWaitMs: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Resolves when the call may start; false if that would take longer than `maxWaitMs`. @throws DatabaseCallError */
export type TakeCall = () => Promise<boolean>;

export function createCallLimiter({ rest, service, calls, windowMs, maxWaitMs, sleep }: CallLimiterOptions): TakeCall {
  const body = { service, calls, window_ms: windowMs, max_wait_ms: maxWaitMs };
  return async () => {
    const waitMs = parseJson(await rest("rpc/take_service_call", { method: "POST", body }));
    if (waitMs === null) return false;
    if (typeof waitMs !== "number") {
      throw new DatabaseCallError("database_rejected", "take_service_call did not return a number");
    }
    if (waitMs > 0) await sleep(waitMs);
    return true;
  };
}
