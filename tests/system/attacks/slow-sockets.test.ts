/** Members of a busy realtime channel that do not read, on a real server process. */
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { LIMITS } from "#gateway/realtime/limits.ts";
import { type FuzzTarget, openFuzzTarget } from "#tests/support/fuzz-target.ts";
import { textOf } from "#tests/support/realtime-harness.ts";
import { cpuSeconds, resetPeak, residentBytes } from "#tests/support/resident-memory.ts";

let target: FuzzTarget;
let token: string;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  target = await openFuzzTarget();
  token = (await target.signUp()).accessToken;
}, 60_000);
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await target.close();
});

/** A socket that has joined the channel. */
async function join(network: number): Promise<WebSocket> {
  const url = `${target.server.url.replace("http", "ws")}/realtime/v1/websocket?vsn=2.0.0&apikey=${target.anonKey}`;
  const socket = new WebSocket(url, { localAddress: `127.0.0.${network}` });
  sockets.push(socket);
  await once(socket, "open");
  socket.send(JSON.stringify(["1", "1", "realtime:busy", "phx_join", { access_token: token }]));
  await once(socket, "message");
  return socket;
}

async function broadcast(bytes: number): Promise<void> {
  const headers = { apikey: target.anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ text: "x".repeat(bytes) });
  const path = "/realtime/v1/api/broadcast/busy/events/e";
  const { status } = await target.send(path, { method: "POST", headers, body }, 250);
  expect([202, 429]).toContain(status);
}

/** Joins this many sockets and reads nothing from them any more. */
async function joinSlowly(count: number): Promise<readonly WebSocket[]> {
  const slow: WebSocket[] = [];
  for (let n = 0; n < count; n += 1) slow.push(await join(2 + (n % 100)));
  for (const socket of slow) (socket as unknown as { _socket: Socket })._socket.pause();
  return slow;
}

/** The server's peak memory while 300 sockets on a busy channel do not read. A member that reads must stay. */
async function peakDuring(attack: (slow: readonly WebSocket[]) => Promise<void>): Promise<number> {
  const reader = await join(200);
  const slow = await joinSlowly(300);
  resetPeak(target.server.pid);
  await attack(slow);
  const peak = residentBytes(target.server.pid, "VmHWM");
  const message = once(reader, "message");
  await broadcast(10);
  await message;
  for (const socket of slow) socket.terminate();
  return peak;
}

test("300 slow sockets and 75 MB of broadcasts", { timeout: 60_000 }, async () => {
  const peak = await peakDuring(async () => {
    for (let sent = 0; sent < 150; sent += 10) await Promise.all(Array.from({ length: 10 }, () => broadcast(500_000)));
  });
  expect(peak).toBeLessThan(600e6);
});

test("300 slow sockets that request a large presence state again and again", { timeout: 120_000 }, async () => {
  for (let n = 0; n < 20; n += 1) {
    const member = await join(201 + n);
    const payload = { event: "track", payload: { text: "x".repeat(15_000) } };
    member.send(JSON.stringify(["1", "2", "realtime:busy", "presence", payload]));
    await once(member, "message");
  }
  const peak = await peakDuring(async (slow) => {
    const config = { presence: { enabled: true } };
    for (let round = 0; round < 20; round += 1) {
      for (const socket of slow) {
        socket.send(JSON.stringify(["1", "3", "realtime:busy", "phx_join", { access_token: token, config }]));
      }
      // The server has handled the frames before it.
      (await join(199)).terminate();
    }
  });
  expect(peak).toBeLessThan(600e6);
});

test("100 sockets that track 10 kB each second, and join again for it", { timeout: 60_000 }, async () => {
  const members: WebSocket[] = [];
  for (let n = 0; n < 100; n += 1) members.push(await join(2 + n));
  let rejected = 0;
  for (const member of members) {
    member.on("message", (data) => {
      if (textOf(data).includes("PresenceRateLimitReached")) rejected += 1;
    });
  }
  resetPeak(target.server.pid);
  const cpuBefore = cpuSeconds(target.server.pid);
  const payload = { event: "track", payload: { text: "x".repeat(10_000) } };
  for (let second = 0; second < 8; second += 1) {
    for (const member of members) {
      member.send(JSON.stringify(["1", null, "realtime:busy", "phx_join", { access_token: token }]));
      member.send(JSON.stringify(["1", "p", "realtime:busy", "presence", payload]));
    }
    await sleep(1000);
  }
  // Two windows of the limit, at most.
  await expect.poll(() => rejected, { timeout: 20_000 }).toBeGreaterThanOrEqual(800 - 2 * LIMITS.presenceCallsOfUser);
  expect(residentBytes(target.server.pid, "VmHWM")).toBeLessThan(600e6);
  expect(cpuSeconds(target.server.pid) - cpuBefore).toBeLessThan(8);
  for (const member of members) member.terminate();
});
