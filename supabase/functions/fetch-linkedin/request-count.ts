/** The team's request counter (`linkedin_request_count`). */
import { type Log, logBackendError, type Rest, readRows } from "../_shared/backend.ts";
import { DatabaseCallError, FunctionError } from "../_shared/errors.ts";

export interface RequestCount {
  /** Runs a request that counts unless it fails. @throws FunctionError if the limit is reached */
  count<T>(request: () => Promise<T>): Promise<T>;
}

interface Taken {
  readonly taken: boolean;
  readonly max_count: number;
}

export function createRequestCount(rest: Rest, log: Log): RequestCount {
  /** One atomic statement: concurrent requests never exceed the limit. */
  async function take(): Promise<void> {
    const rows = readRows(await rest("rpc/take_linkedin_request", { method: "POST", body: {} }));
    const [result] = rows as readonly Taken[];
    if (result === undefined) throw new DatabaseCallError("database_rejected", "linkedin_request_count has no row");
    if (result.taken) return;
    // Specification, section 8.
    const message = `You've reached the limit of ${result.max_count} requests. Please try again later.`;
    throw new FunctionError("request_limit_reached", message);
  }

  async function giveBack(): Promise<void> {
    await rest("rpc/give_back_linkedin_request", { method: "POST", body: {} });
  }

  return {
    async count(request) {
      await take();
      try {
        return await request();
      } catch (error) {
        await logBackendError(log, "a failed LinkedIn request stays counted", giveBack());
        throw error;
      }
    },
  };
}
