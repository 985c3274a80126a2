import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
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
