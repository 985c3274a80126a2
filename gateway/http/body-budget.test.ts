import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withLimitedBody } from "./limited-body.ts";
import { createLimitedServer } from "./socket-limits.ts";

const MEGABYTE = 1024 * 1024;
let server: Server;
const clients: Socket[] = [];
/** Ends the handlers of requests with the path "/held". */
let holding = 0;
let held = Promise.withResolvers<void>();

beforeAll(async () => {
  const app = new Hono()
    .post("*", async (context) => {
      const caller = context.req.header("x-caller") ?? "anon";
      return withLimitedBody(context, MEGABYTE, caller, async (body) => {
        if (context.req.path === "/held") {
          holding += 1;
          await held.promise;
        }
        return context.text(String(body?.length));
      });
    })
    .onError(() => new Response(null, { status: 499 }));
  server = createLimitedServer(app).listen(0);
  await once(server, "listening");
});
afterAll(() => {
  for (const socket of clients) socket.destroy();
  return new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  holding = 0;
  held = Promise.withResolvers();
});

/** Sends `sentBytes` of a body of `bytes`. */
function send(caller: string, path: string, bytes: number, sentBytes: number): Socket {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  clients.push(socket);
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nx-caller: ${caller}\r\nconnection: close\r\ncontent-length: ${bytes}\r\n\r\n`;
  socket.write(head + "x".repeat(sentBytes));
  return socket;
}

/** The status line, or "" if the server closes the connection before it responds. */
async function statusOf(socket: Socket): Promise<string> {
  const response = await text(socket).catch(() => "");
  return response.slice(0, "HTTP/1.1 200".length);
}

test("above 8 MB, the oldest unfinished bodies of strangers are closed, and only theirs", async () => {
  const others = [send("user", "/", MEGABYTE, MEGABYTE - 1), send("anon", "/", 10_000, 9_999)];
  const strangers = Array.from({ length: 40 }, () => send("anon", "/", MEGABYTE, MEGABYTE - 1));
  const statuses = strangers.map(statusOf);
  const isOpen = (socket: Socket) => !socket.destroyed;
  await expect.poll(() => strangers.filter(isOpen).length).toBeLessThanOrEqual(8);
  for (const socket of [...others, ...strangers.filter(isOpen)]) socket.write("x");
  expect(await Promise.all(others.map(statusOf))).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
  const completed = (await Promise.all(statuses)).filter((status) => status === "HTTP/1.1 200").length;
  expect(completed).toBeGreaterThan(4);
  expect(completed).toBeLessThanOrEqual(8);
});

test("a user has 32 MB; a complete body counts until it is handled", async () => {
  const complete = Array.from({ length: 32 }, () => statusOf(send("user", "/held", MEGABYTE, MEGABYTE)));
  await expect.poll(() => holding).toBe(32);
  expect(await statusOf(send("user", "/", MEGABYTE, MEGABYTE))).toBe("");
  held.resolve();
  expect(new Set(await Promise.all(complete))).toEqual(new Set(["HTTP/1.1 200"]));
  expect(await statusOf(send("user", "/", MEGABYTE, MEGABYTE))).toBe("HTTP/1.1 200");
});

test("a body counts until it is handled, also if its client is gone", async () => {
  const complete = Array.from({ length: 32 }, () => send("leaver", "/held", MEGABYTE, MEGABYTE));
  await expect.poll(() => holding).toBe(32);
  for (const socket of complete) socket.destroy();
  expect(await statusOf(send("leaver", "/", MEGABYTE, MEGABYTE))).toBe("");
  held.resolve();
  await expect.poll(() => statusOf(send("leaver", "/", MEGABYTE, MEGABYTE))).toBe("HTTP/1.1 200");
});

test("all users together have 96 MB: the one that uses most gives way", async () => {
  const complete = ["a", "b", "c"].flatMap((user) =>
    Array.from({ length: 30 }, () => statusOf(send(user, "/held", MEGABYTE, MEGABYTE))),
  );
  await expect.poll(() => holding).toBe(90);
  const unfinished = Array.from({ length: 12 }, () => send("d", "/", MEGABYTE, MEGABYTE - 1));
  const statuses = unfinished.map(statusOf);
  await expect.poll(() => unfinished.filter((socket) => !socket.destroyed).length).toBeLessThanOrEqual(6);
  for (const socket of unfinished) if (!socket.destroyed) socket.write("x");
  expect((await Promise.all(statuses)).filter((status) => status !== "")).not.toEqual([]);
  held.resolve();
  expect(new Set(await Promise.all(complete))).toEqual(new Set(["HTTP/1.1 200"]));
});
