import { createServer, type IncomingMessage, type Server, type ServerOptions, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { limitBodyTime } from "./body-deadline.ts";
import { ChunkLimitedRequest } from "./chunk-limit.ts";
import { type ConnectionLimits, limitConnections } from "./connection-limit.ts";
import { hasSeveralHosts } from "./origin-policy.ts";
import { jsonResponse, rawResponse } from "./raw-response.ts";
import { RequestQueue } from "./request-queue.ts";

/** Slow senders of headers are checked every five seconds; URL and headers share 16 KiB. */
export const SOCKET_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** A socket whose client does not read for this long is closed. */
const SEND_TIMEOUT_MS = 15_000;
/** Of the responses that clients have not read, on all sockets. Above it, the sockets that wait longest are closed. */
const MAX_UNSENT_BYTES = 32 * 1024 * 1024;
const UNSENT_CHECK_INTERVAL_MS = 25;

export interface LimitedServerOptions extends ServerOptions, Partial<ConnectionLimits> {
  /** For tests. */
  readonly sendTimeoutMs?: number;
  /** Of a whole body, except uploads of files (`allowSlowBody`). */
  readonly requestTimeout?: number;
}

/** An HTTP server with limits on connections, pipelines and unread responses. */
export function createLimitedServer(
  app: { readonly fetch: Parameters<typeof getRequestListener>[0] },
  {
    sendTimeoutMs = SEND_TIMEOUT_MS,
    requestTimeout = SOCKET_LIMITS.requestTimeout,
    trustedProxies = [],
    maxConnections,
    ...options
  }: LimitedServerOptions = SOCKET_LIMITS,
): Server {
  const queue = new RequestQueue();
  // Limits unread bodies itself, so the listener need not.
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false, errorHandler: respondToError });
  const queued = queue.wrap((request, response) => {
    const { socket } = request;
    limitBodyTime(request, response, requestTimeout, () =>
      socket.end(rawResponse(408, { message: STATUS_CODES[408] })),
    );
    if (hasSeveralHosts(request)) request.socket.end(rawResponse(400, { message: STATUS_CODES[400] }));
    else void listener(request, response);
  });
  const server = createServer(
    { ...options, requestTimeout: 0, IncomingMessage: ChunkLimitedRequest, shouldUpgradeCallback: wantsWebSocket },
    queued,
  );
  // By default Node responds to an unknown `Expect` with a 417 that has no security headers.
  server.on("checkExpectation", queued);
  limitConnections(server, queue, { trustedProxies, ...(maxConnections !== undefined && { maxConnections }) });
  // Node restarts it with every byte that is sent or received.
  server.setTimeout(sendTimeoutMs, (socket) => {
    const isWorking = queue.isBusy(socket) && socket.writableLength === 0;
    if (!isWorking) socket.destroy();
  });
  limitUnsentBytes(server, queue);
  respondToInvalidHttp(server);
  return server;
}

/** Other upgrades, such as the h2c that some clients offer with every request, are ignored (RFC 9110, section 7.8). */
function wantsWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket";
}

function limitUnsentBytes(server: Server, queue: RequestQueue): void {
  /** In the order in which they stopped accepting data. */
  let slow = new Set<Socket>();
  const check = setInterval(() => {
    const isSlow = (socket: Socket) => socket.writableLength > 0;
    slow = new Set([...slow, ...queue.busySockets].filter(isSlow));
    let unsentBytes = 0;
    for (const { writableLength } of slow) unsentBytes += writableLength;
    for (const socket of slow) {
      if (unsentBytes <= MAX_UNSENT_BYTES) break;
      unsentBytes -= socket.writableLength;
      socket.destroy();
    }
  }, UNSENT_CHECK_INTERVAL_MS);
  server.on("close", () => clearInterval(check));
}

/** An invalid URL or host; the app handles its own errors. */
function respondToError(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500;
  return jsonResponse(status, { message: STATUS_CODES[status] });
}

/** Invalid HTTP never reaches the app. */
function respondToInvalidHttp(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_BY_CODE[error.code ?? ""] ?? 400;
    socket.end(rawResponse(status, { message: STATUS_CODES[status] }));
  });
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
