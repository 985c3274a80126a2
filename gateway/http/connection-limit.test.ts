import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createLimitedServer, SOCKET_LIMITS } from "./socket-limits.ts";

const PROXY = "127.0.0.4";
let server: Server;
const clients: Socket[] = [];

beforeAll(async () => {
  const app = new Hono().get("/", (context) => context.text("ok"));
  server = createLimitedServer(app, { ...SOCKET_LIMITS, trustedProxies: [PROXY] }).listen(0);
  await once(server, "listening");
});
afterAll(() => {
  for (const socket of clients) socket.destroy();
  return new Promise((resolve) => server.close(resolve));
});

async function connectFrom(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: "127.0.0.1", port, localAddress }).on("error", () => {});
  clients.push(socket);
  await once(socket, "connect");
  return socket;
}

async function isServed(localAddress: string): Promise<boolean> {
  const socket = await connectFrom(localAddress);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  const response = await text(socket).catch(() => "");
  return response.startsWith("HTTP/1.1 200");
}

describe("when all connections are in use", () => {
  const MAX = 20;
  let full: Server;
  const held: Socket[] = [];

  beforeAll(async () => {
    const app = new Hono()
      .post("/upload", async (context) => context.text(await context.req.text()))
      .get("/", (context) => context.text("ok"))
      .onError(() => new Response(null, { status: 499 }));
    full = createLimitedServer(app, { ...SOCKET_LIMITS, maxConnections: MAX }).listen(0);
    await once(full, "listening");
  });
  afterEach(() => {
    for (const socket of held.splice(0)) socket.destroy();
  });
  afterAll(() => new Promise((resolve) => full.close(resolve)));

  /** From a network of its own, or a shared one. */
  async function hold(sent: string, localAddress = `127.0.1.${held.length + 1}`): Promise<Socket> {
    const { port } = full.address() as AddressInfo;
    const socket = connect({ host: "127.0.0.1", port, localAddress }).on("error", () => {});
    held.push(socket);
    socket.write(sent);
    await once(socket, "connect");
    return socket;
  }
  const unfinished = "POST /upload HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\nconnection: close\r\n\r\n";

  test.each([
    ["nothing is sent", ""],
    ["no headers are complete", "GET / HTTP/1.1\r\n"],
    ["a response was sent", "GET / HTTP/1.1\r\nhost: x\r\n\r\n"],
    ["no body is complete", unfinished],
  ])("those on which %s give way, from any number of networks, and an upload stays", async (_what, sent) => {
    const upload = await hold(unfinished);
    const networks = Array.from({ length: 3 * MAX }, (_, n) => `127.0.2.${1 + (n % 15)}`);
    for (const network of networks) await hold(sent, network);
    const colleague = await hold("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "127.0.3.1");
    expect(await text(colleague)).toContain("200 OK");
    upload.write("abc");
    expect(await text(upload)).toMatch(/abc$/);
  });
});

test("one address has at most 500 connections; other addresses and trusted proxies keep theirs", async () => {
  for (const address of ["127.0.0.2", PROXY]) {
    await Promise.all(Array.from({ length: 500 }, () => connectFrom(address)));
  }
  expect(await isServed("127.0.0.2")).toBe(false);
  expect(await isServed("127.0.0.3")).toBe(true);
  expect(await isServed(PROXY)).toBe(true);
  clients[0]?.destroy();
  await expect.poll(() => isServed("127.0.0.2")).toBe(true);
});
