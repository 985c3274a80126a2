import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { type Log, withRequestId } from "./logger.ts";

export interface CompletedRequest {
  readonly method: string;
  /** The route's pattern, such as `/rest/v1/:name`, without ids or query. */
  readonly route: string;
  readonly status: number;
  /** Until the response's headers were ready. */
  readonly durationMs: number;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Logged at level debug unless they fail: static files and probes. */
const QUIET_ROUTES = new Set(["/*", "/assets/*", "/favicon.svg", "/healthz", "/readyz"]);

/** Sets `X-Request-Id` and logs every request. */
export function logRequests(log: Log, onCompleted: (request: CompletedRequest) => void = () => {}): MiddlewareHandler {
  return async function logRequest(context, next) {
    const requestId = randomUUID();
    const startedAt = performance.now();
    await withRequestId(requestId, next);
    // Headers that are set before would make hono copy each response.
    context.res.headers.set("x-request-id", requestId);
    const request = {
      method: METHODS.has(context.req.method) ? context.req.method : "OTHER",
      // Middleware has routes too; the last one reached is the handler's.
      route: routePath(context),
      status: context.res.status,
      durationMs: performance.now() - startedAt,
    };
    onCompleted(request);
    const { durationMs, ...fields } = request;
    const isQuiet = QUIET_ROUTES.has(request.route) && request.status < 400;
    withRequestId(requestId, () =>
      log({ level: isQuiet ? "debug" : "info", message: "request", ...fields, ms: Math.round(durationMs * 10) / 10 }),
    );
  };
}
