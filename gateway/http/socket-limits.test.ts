import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitConnections, SOCKET_LIMITS } from "./socket-limits.ts";

// The production limits with shorter timeouts.
const serverOptions = { ...SOCKET_LIMITS, headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
let server: ReturnType<typeof serve>;
let port: number;

beforeAll(async () => {
  server = serve({ fetch: async (request) => new Response(await request.text()), port: 0, serverOptions });
  limitConnections(server);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ["endless headers", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ", 408],
  ["an unfinished body", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{", 408],
  ["headers of 20 KB", `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["a URL of 20 KB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ["another protocol", "EHLO mail.example\r\n\r\n", 400],
  ["two content-lengths", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx", 400],
  [
    "content-length and chunked encoding",
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
])("rejects %s with security headers and closes the connection", async (_what, sent, status) => {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  const response = await text(socket);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of ["content-security-policy", "x-content-type-options: nosniff", "cache-control: no-store"]) {
    expect(response.toLowerCase()).toContain(header);
  }
});

test("serves a valid request; the timeouts are 10 s for headers and 30 s for requests", async () => {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "hello" });
  expect(await response.text()).toBe("hello");
  expect(SOCKET_LIMITS).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5000,
  });
});
