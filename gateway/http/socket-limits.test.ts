import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitConnections, SOCKET_LIMITS } from "./socket-limits.ts";

// The product's limits, but for the patience.
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
  ["a sender of headers that never ends", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ", 408],
  ["a sender of a body that never ends", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{", 408],
  ["headers of 20 KB", `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an address of 20 KB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ["what is no HTTP", "EHLO mail.example\r\n\r\n", 400],
  ["two lengths", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx", 400],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
])("%s is answered, with the headers of every answer, and let go", async (_what, sent, status) => {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of ["content-security-policy", "x-content-type-options: nosniff", "cache-control: no-store"]) {
    expect(answer.toLowerCase()).toContain(header);
  }
});

test("a whole request is served, and slow senders are looked for every five seconds", async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "hello" });
  expect(await answer.text()).toBe("hello");
  expect(SOCKET_LIMITS).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5000,
  });
});
