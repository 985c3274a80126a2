import type { ServerOptions } from "node:http";
import type { Duplex } from "node:stream";
import { rawResponse } from "./raw-response.ts";

/** Options of Node's HTTP server. Slow senders are checked every five seconds; URL and headers share 16 KiB. */
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

/** Also responds to invalid HTTP, which never reaches the app. */
export function limitConnections(server: Limitable): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.on("clientError", (error, socket) => {
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
