import type { IncomingMessage, ServerResponse } from "node:http";

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Calls `onTimeout` if the request's body is incomplete after this time and no response was sent. */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  timeoutMs: number,
  onTimeout: () => void,
): void {
  const { headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const timer = setTimeout(() => {
    if (!request.complete && !response.headersSent) onTimeout();
  }, timeoutMs);
  timers.set(request, timer);
  response.once("close", () => clearTimeout(timer));
}

/** For a body that takes as long as its size requires: the caller limits its time itself. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
