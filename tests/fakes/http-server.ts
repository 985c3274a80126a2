/** What the HTTP fakes have in common. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HttpServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens on a free loopback port; an error of `handle` is a 500. */
export async function startHttpServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<HttpServer> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => sendJson(response, 500, { message: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
      server.closeAllConnections();
      return closed;
    },
  };
}

const WINDOW_MS = 60_000;

/** Counts a call of a key; false if the key has used its calls of the last minute. */
export function createRateLimit(callsPerMinute: number, now: () => number): (key: string) => boolean {
  const calls = new Map<string, readonly number[]>();
  return (key) => {
    const recent = (calls.get(key) ?? []).filter((timeMs) => timeMs > now() - WINDOW_MS);
    if (recent.length >= callsPerMinute) return false;
    calls.set(key, [...recent, now()]);
    return true;
  };
}

export function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  contentType = "application/json",
): void {
  if (response.destroyed) return;
  response.writeHead(status, { "content-type": contentType }).end(JSON.stringify(body));
}
