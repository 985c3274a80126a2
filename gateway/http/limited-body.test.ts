import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RequestAbortedError, withLimitedBody } from "./limited-body.ts";
import { createLimitedServer } from "./socket-limits.ts";

let server: Server;
let port: number;
let errors: Error[] = [];

beforeAll(async () => {
  const app = new Hono()
    .post("/unread", (context) => context.text("not read", 401))
    .post("*", (context) =>
      withLimitedBody(context, 1000, "anon", async (body) =>
        body === null ? context.text("too large", 413) : context.body(body),
      ),
    )
    .onError((error, context) => {
      errors.push(error);
      return context.body(null, 500);
    });
  server = createLimitedServer(app).listen(0);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ["an empty body", ""],
  ["a body of exactly the limit", "x".repeat(1000)],
])("reads %s", async (_what, body) => {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body });
  expect(await response.text()).toBe(body);
});

test("a connection that ends within the body is an aborted request", async () => {
  errors = [];
  for (const headers of ["content-length: 900", "transfer-encoding: chunked"]) {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n`);
    socket.end("5\r\nhello\r\n");
    socket.resume();
    await once(socket, "close");
  }
  await expect.poll(() => errors.length).toBe(2);
  for (const error of errors) expect(error).toBeInstanceOf(RequestAbortedError);
});

const asChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

test.each([
  ["a content-length", "/", "content-length: 30000000", (text: string) => text, "", 413],
  ["chunks", "/", "transfer-encoding: chunked", asChunk, "0\r\n\r\n", 413],
  ["a content-length that nobody reads", "/unread", "content-length: 30000000", (text: string) => text, "", 401],
  ["chunks that nobody reads", "/unread", "transfer-encoding: chunked", asChunk, "0\r\n\r\n", 401],
])(
  "a client that sends a whole body of 30 MB with %s reads the response, and the connection stays open",
  async (_what, path, header, encode, end, status) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`);
    const part = encode("x".repeat(1_000_000));
    for (let sent = 0; sent < 30; sent += 1) if (!socket.write(part)) await once(socket, "drain");
    socket.write(`${end}POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok`);
    const responses = await text(socket);
    expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, "HTTP/1.1 200"]);
    expect(responses).toMatch(/ok$/);
  },
);

test.each(["/", "/unread"])("a body of many tiny chunks closes the connection: %s", async (path) => {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`);
  // Within the limit of 1000 bytes.
  socket.write("1\r\nx\r\n".repeat(900));
  socket.resume();
  await once(socket, "close");
});

test("stops reading an endless body", async () => {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n");
  socket.resume();
  const chunk = "x".repeat(1_000_000);
  const send = () => {
    while (socket.write(chunk));
  };
  socket.on("drain", send);
  send();
  // `once` would fail on the reset.
  await new Promise((resolve) => socket.on("close", resolve));
  expect(socket.bytesWritten).toBeLessThan(200_000_000);
});
