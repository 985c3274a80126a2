import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLimitedServer, SOCKET_LIMITS } from "./socket-limits.ts";

// The production limits with shorter timeouts.
const serverOptions = {
  ...SOCKET_LIMITS,
  headersTimeout: 200,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
  sendTimeoutMs: 300,
};
const LARGE = "x".repeat(20_000_000);
/** Requests that the app works on now. */
let working = 0;
let mostWorking = 0;
let server: Server;
let port: number;

beforeAll(async () => {
  const app = new Hono()
    .post("*", async (context) => context.text(await context.req.text()))
    .get("/large", (context) => context.text(LARGE))
    .get("/slow", async (context) => {
      working += 1;
      mostWorking = Math.max(mostWorking, working);
      await sleep(20);
      working -= 1;
      return context.text(String(context.req.query("n")));
    })
    .get("/working", async (context) => {
      await sleep(1000);
      return context.text("done");
    })
    .all("*", (context) => context.text("not found", 404));
  server = createLimitedServer(app, serverOptions).listen(0);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ["endless headers", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ", 408],
  ["an unfinished body", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{", 408],
  ["headers of 20 KB", `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["a URL of 20 KB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ["an invalid host", "GET / HTTP/1.1\r\nhost: a/b?c\r\nconnection: close\r\n\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n", 400],
  ["the same host twice", "POST / HTTP/1.1\r\nhost: x\r\nhost: x\r\ncontent-length: 2\r\n\r\nxx", 400],
  ["an invalid URL", "GET http://[/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 400],
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
  for (const header of [
    "content-security-policy",
    "cross-origin-opener-policy",
    "x-content-type-options: nosniff",
    "cache-control: no-store",
  ]) {
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

test("answers a request that offers another protocol as if it had not", async () => {
  const socket = connect(port, "127.0.0.1");
  const upgrade =
    "connection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n";
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${upgrade}content-length: 5\r\n\r\nhello`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]*\r\n\r\nhello$/);
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

test("answers pipelined requests in order, one after the other", async () => {
  const socket = connect(port, "127.0.0.1");
  const numbers = Array.from({ length: 10 }, (_, n) => n);
  const last = "GET /slow?n=last HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
  mostWorking = 0;
  socket.write(numbers.map((n) => get(`/slow?n=${n}`)).join("") + last);
  const bodies = [...(await text(socket)).matchAll(/\r\n\r\n(\d|last)/g)].map(([, body]) => body);
  expect(bodies).toEqual([...numbers.map(String), "last"]);
  expect(mostWorking).toBe(1);
});

test("closes a socket with more than 16 waiting requests", async () => {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(get("/slow?n=1").repeat(1000));
  socket.resume();
  // `once` would fail on a reset.
  await new Promise((resolve) => socket.on("close", resolve));
});

test("closes a socket whose client does not read the response", async () => {
  const socket = connect(port, "127.0.0.1");
  const accepted = once(server, "connection") as Promise<[Socket]>;
  socket.write(get("/large"));
  const [serverSocket] = await accepted;
  await once(serverSocket, "close");
  expect(serverSocket.bytesWritten).toBeLessThan(LARGE.length * 2);
  socket.destroy();
});

test.each([
  ["keeps its connection", ""],
  ["closes its connection", "connection: close\r\n"],
])("a client that %s sees the response to a rejected body that it is still sending", async (_what, header) => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const half = "x".repeat(500_000);
  socket.write(`PUT / HTTP/1.1\r\nhost: x\r\n${header}content-length: ${2 * half.length}\r\n\r\n${half}`);
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1.1 404 /);
  socket.end(half);
  // Fails if the connection is reset.
  await once(socket, "close");
});

test("waits for a response that takes longer than the send timeout", async () => {
  const response = await fetch(`http://127.0.0.1:${port}/working`);
  expect(await response.text()).toBe("done");
});

test("closes the sockets that wait longest when clients leave too much unread", async () => {
  const accepted: Socket[] = [];
  server.on("connection", (socket: Socket) => accepted.push(socket));
  const clients = Array.from({ length: 6 }, () => connect(port, "127.0.0.1"));
  for (const client of clients) client.write(get("/large"));
  await expect.poll(() => accepted.filter(({ destroyed }) => destroyed).length, { interval: 10 }).toBeGreaterThan(2);
  for (const client of clients) client.destroy();
});
