/** Keeps all processes together under a provider's limits: the database counts the calls, and the requests that are open. */
import { asObject, type JsonObject } from "../../../domain/company/parse-json.ts";
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

/** The arguments of a database function that takes a slot. */
export type SlotLimit = Readonly<Record<string, string | number>>;

/**
 * Runs a request to the database that also takes a slot, and keeps the slot for the next call. `limit` is null if there is a slot, or
 * one is being taken: then the request takes none. @throws DatabaseCallError
 */
export type ClaimSlot = <Result>(
  request: (limit: SlotLimit | null) => Promise<{ readonly result: Result; readonly slot: unknown }>,
) => Promise<Result>;

export interface SlotLimiter {
  /** Also takes a slot, or continues with the one that this limiter holds. For requests that run one after the other. */
  readonly takeCall: TakeCall;
  readonly claim: ClaimSlot;
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
  const limit = { service, calls, window_ms: windowMs, max_wait_ms: maxWaitMs, slots, lease_ms: leaseMs, ahead };
  let held: string | null = null;
  /** Calls that the held slot still has, and how long the first one has to wait. */
  let reserved = 0;
  let firstWaitMs = 0;
  /** Resolves when the request that takes a slot has its response. */
  let taking: Promise<void> | null = null;

  /** Whether the response of a database function that takes a slot has one. */
  function hold(slot: JsonObject): boolean {
    const { wait_ms, token, ahead: more } = slot;
    if (typeof token !== "string" || typeof wait_ms !== "number") return false;
    held = token;
    reserved = 1 + (typeof more === "number" ? more : 0);
    firstWaitMs = wait_ms;
    return true;
  }

  function whileTaking<Result>(request: Promise<Result>): Promise<Result> {
    const taken = request.finally(() => {
      taking = null;
    });
    taking = taken.then(ignore, ignore);
    return taken;
  }

  /** @throws DatabaseCallError */
  async function take(): Promise<"taken" | "busy" | "rejected"> {
    const released = held;
    held = null;
    const body = { ...limit, released };
    const slot = asObject(parseJson(await rest("rpc/take_service_slot", { method: "POST", body })));
    if (hold(slot)) return "taken";
    if (typeof slot.is_busy !== "boolean") {
      throw new DatabaseCallError("database_rejected", "take_service_slot did not return a slot");
    }
    return slot.is_busy ? "busy" : "rejected";
  }

  return {
    async takeCall() {
      let waitedMs = 0;
      while (waitedMs <= maxWaitMs) {
        const claiming = taking;
        if (claiming !== null) {
          await claiming;
          continue;
        }
        const taken = held !== null && reserved > 0 ? "taken" : await whileTaking(take());
        if (taken === "rejected") return false;
        if (taken === "busy") {
          await sleep(SLOT_RETRY_MS);
          waitedMs += SLOT_RETRY_MS;
          continue;
        }
        const waitMs = firstWaitMs;
        firstWaitMs = 0;
        reserved -= 1;
        if (waitMs > 0) await sleep(waitMs);
        return true;
      }
      return false;
    },
    async claim(request) {
      if (held !== null || taking !== null) return (await request(null)).result;
      const claimed = request(limit).then(({ result, slot }) => {
        // Without one, the next call asks for it.
        hold(asObject(slot));
        return result;
      });
      return whileTaking(claimed);
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

function ignore(): void {}
