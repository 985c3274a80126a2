/** What one connection may cost before a request of it has reached the app. */
import type { ServerOptions } from "node:http";
import type { Duplex } from "node:stream";
import { rawAnswer } from "./raw-response.ts";

/** For Node's own server. Slow senders are looked for every five seconds; headers and address together have 16 KiB. */
export const SOCKET_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

const MAX_CONNECTIONS = 2000;

interface Limitable {
  maxConnections?: number;
  on(event: "clientError", listener: (error: NodeJS.ErrnoException, socket: Duplex) => void): unknown;
}

/** Bounds the connections, and answers what never becomes a request. */
export function limitConnections(server: Limitable): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.on("clientError", (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, words] = STATUS_BY_CODE[error.code ?? ""] ?? [400, "Bad Request"];
    socket.end(rawAnswer(status, words, { message: words }));
  });
}

const STATUS_BY_CODE: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Payload Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};
