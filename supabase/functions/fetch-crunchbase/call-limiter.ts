/** Keeps all processes together under a provider's limits: the database counts the calls, and the requests that are open. */
import { asObject } from "../../../domain/company/parse-json.ts";
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

export interface SlotLimiterOptions extends CallLimiterOptions {
  /** Requests that may be open at the same time. */
  readonly slots: number;
  /** Longer than any requests that share a slot: one that a crashed process does not give back is free after it. */
  readonly leaseMs: number;
  /** Calls that are reserved with the slot's first one, at most, if they may start at once. Unused ones count as made. */
  readonly ahead?: number;
}

export interface SlotLimiter {
  /** Also takes a slot, or continues with the one that this limiter holds. For requests that run one after the other. */
  readonly takeCall: TakeCall;
  /** Leaves the slot to the caller, who gives it back; null if none is held. The next call takes another. */
  readonly handOver: () => HeldSlot | null;
}

/** Until it is given back, by `release` or by a database function that takes the token. */
export interface HeldSlot {
  readonly token: string;
  /** @throws DatabaseCallError */
  readonly release: () => Promise<void>;
}

/** How long a request waits before it asks for a slot again. */
const SLOT_RETRY_MS = 150;

export function createSlotLimiter(options: SlotLimiterOptions): SlotLimiter {
  const { rest, service, calls, windowMs, maxWaitMs, slots, leaseMs, sleep, ahead = 0 } = options;
  const body = { service, calls, window_ms: windowMs, max_wait_ms: maxWaitMs, slots, lease_ms: leaseMs, ahead };
  let held: string | null = null;
  let reserved = 0;

  async function take() {
    const released = held;
    held = null;
    return asObject(parseJson(await rest("rpc/take_service_slot", { method: "POST", body: { ...body, released } })));
  }

  return {
    async takeCall() {
      if (held !== null && reserved > 0) {
        reserved -= 1;
        return true;
      }
      for (let waitedMs = 0; waitedMs <= maxWaitMs; waitedMs += SLOT_RETRY_MS) {
        const { is_busy, wait_ms, token, ahead: more } = await take();
        if (typeof token === "string" && typeof wait_ms === "number") {
          held = token;
          reserved = typeof more === "number" ? more : 0;
          if (wait_ms > 0) await sleep(wait_ms);
          return true;
        }
        if (typeof is_busy !== "boolean") {
          throw new DatabaseCallError("database_rejected", "take_service_slot did not return a slot");
        }
        if (!is_busy) return false;
        await sleep(SLOT_RETRY_MS);
      }
      return false;
    },
    handOver() {
      const token = held;
      held = null;
      if (token === null) return null;
      return {
        token,
        release: async () => void (await rest("rpc/release_service_slot", { method: "POST", body: { token } })),
      };
    },
  };
}
