import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { type Log, withRequestId } from "./logger.ts";

export interface CompletedRequest {
  readonly method: string;
  /** The route's pattern, such as `/rest/v1/:name`: no ids, no query. */
  readonly route: string;
  readonly status: number;
  /** Until the answer's headers were ready. */
  readonly durationMs: number;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** What nobody asks about later: the web app's files, and probes. */
const QUIET = new Set(["/*", "/assets/*", "/favicon.svg", "/healthz", "/readyz"]);

/** Gives every request its id (`X-Request-Id`), logs how it ended, and tells `onRequestCompleted`. */
export function logRequests(
  log: Log,
  onRequestCompleted: (answered: CompletedRequest) => void = () => {},
): MiddlewareHandler {
  return async function observeRequest(context, next) {
    const requestId = randomUUID();
    const started = performance.now();
    context.header("x-request-id", requestId);
    await withRequestId(requestId, next);
    const answered = {
      method: METHODS.has(context.req.method) ? context.req.method : "OTHER",
      // The handler that answered is the one that was reached last.
      route: routePath(context),
      status: context.res.status,
      durationMs: performance.now() - started,
    };
    onRequestCompleted(answered);
    const { durationMs, ...fields } = answered;
    const isQuiet = QUIET.has(answered.route) && answered.status < 400;
    withRequestId(requestId, () =>
      log({ level: isQuiet ? "debug" : "info", message: "request", ...fields, ms: Math.round(durationMs * 10) / 10 }),
    );
  };
}
