/** What one connection may cost before a request of it has reached the app. */
import type { ServerOptions } from "node:http";
import type { Duplex } from "node:stream";

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

/** Bounds the connections, and answers what never becomes a request with the headers that every answer has. */
export function limitConnections(server: Limitable): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.on("clientError", (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, words] = STATUS_BY_CODE[error.code ?? ""] ?? [400, "Bad Request"];
    const message = JSON.stringify({ message: words });
    socket.end(
      [
        `HTTP/1.1 ${status} ${words}`,
        "content-type: application/json",
        `content-length: ${Buffer.byteLength(message)}`,
        "cache-control: no-store",
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "connection: close",
        "",
        message,
      ].join("\r\n"),
    );
  });
}

const STATUS_BY_CODE: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Payload Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};
