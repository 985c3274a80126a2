/** The count of requests (`linkedin_request_count`), taken before a fetch and given back where the fetch fails. */
import { BackendError, type Rest, readRows } from "../_shared/backend.ts";

/** The cap is reached. */
export class RequestLimitError extends Error {
  override readonly name = "RequestLimitError";

  constructor(maxCount: number) {
    // The specification's own words (section 8).
    super(`You've reached the limit of ${maxCount} requests. Please try again later.`);
  }
}

export interface RequestCount {
  /** Counts one request: one atomic statement decides. @throws RequestLimitError, BackendError */
  take(): Promise<void>;
  /** @throws BackendError; the request stays counted then. */
  giveBack(): Promise<void>;
}

interface Taken {
  readonly taken: boolean;
  readonly max_count: number;
}

export function createRequestCount(rest: Rest): RequestCount {
  return {
    async take() {
      const rows = readRows(await rest("rpc/take_linkedin_request", { method: "POST", body: {} }));
      const [request] = rows as readonly Taken[];
      if (request === undefined) throw new BackendError("refused", "linkedin_request_count has no row");
      if (!request.taken) throw new RequestLimitError(request.max_count);
    },
    async giveBack() {
      await rest("rpc/give_back_linkedin_request", { method: "POST", body: {} });
    },
  };
}
