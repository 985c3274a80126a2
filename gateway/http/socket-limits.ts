import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { rawResponse } from "./raw-response.ts";
import { RequestQueue } from "./request-queue.ts";

/** Options of Node's HTTP server. Slow senders are checked every five seconds; URL and headers share 16 KiB. */
export const SOCKET_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

const MAX_CONNECTIONS = 2000;
/** A socket whose client does not read for this long is closed. */
const SEND_TIMEOUT_MS = 15_000;
/** Of the responses that clients have not read, on all sockets. Above it, the sockets that wait longest are closed. */
const MAX_UNSENT_BYTES = 32 * 1024 * 1024;
const UNSENT_CHECK_INTERVAL_MS = 100;

export interface LimitedServerOptions extends ServerOptions {
  /** For tests. */
  readonly sendTimeoutMs?: number;
}

/** An HTTP server with limits on connections, pipelines and unread responses. */
export function createLimitedServer(options: LimitedServerOptions, listener: RequestListener): Server {
  const queue = new RequestQueue();
  const server = createServer(options, queue.wrap(listener));
  server.maxConnections = MAX_CONNECTIONS;
  // Node restarts it with every byte that is sent or received.
  server.setTimeout(options.sendTimeoutMs ?? SEND_TIMEOUT_MS, (socket) => {
    const isWorking = queue.isBusy(socket) && socket.writableLength === 0;
    if (!isWorking) socket.destroy();
  });
  limitUnsentBytes(server, queue);
  respondToInvalidHttp(server);
  return server;
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

/** Invalid HTTP never reaches the app. */
function respondToInvalidHttp(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, statusText] = STATUS_BY_CODE[error.code ?? ""] ?? [400, "Bad Request"];
    socket.end(rawResponse(status, statusText, { message: statusText }));
  });
}

const STATUS_BY_CODE: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Payload Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};
