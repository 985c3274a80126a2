/** Many sockets of one user on a realtime channel, on a real server process. */
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { LIMITS } from "#gateway/realtime/limits.ts";
import { type FuzzTarget, openFuzzTarget } from "#tests/support/fuzz-target.ts";
import { textOf } from "#tests/support/realtime-harness.ts";
import { resetPeak, residentBytes } from "#tests/support/resident-memory.ts";
import { steadyMemory } from "#tests/support/steady-memory.ts";

const MEMBERS = LIMITS.socketsOfUser;
const ROUNDS = 27;

let target: FuzzTarget;
let token: string;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  target = await openFuzzTarget(false);
  token = (await target.signUp()).accessToken;
});
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

test("sockets that track large states, and join again for it, are rejected by user", async () => {
  const members: WebSocket[] = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await join(2 + n));
  let rejected = 0;
  for (const member of members) {
    member.on("message", (data) => {
      if (textOf(data).includes("PresenceRateLimitReached")) rejected += 1;
    });
  }
  await steadyMemory(target.server.pid);
  resetPeak(target.server.pid);
  const payload = { event: "track", payload: { text: "x".repeat(10_000) } };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const member of members) {
      member.send(JSON.stringify(["1", null, "realtime:busy", "phx_join", { access_token: token }]));
      member.send(JSON.stringify(["1", "p", "realtime:busy", "presence", payload]));
    }
  }
  // Two windows of the limit, at most.
  const least = MEMBERS * ROUNDS - 2 * LIMITS.presenceCallsOfUser;
  await expect.poll(() => rejected, { timeout: 60_000 }).toBeGreaterThanOrEqual(least);
  expect(residentBytes(target.server.pid, "VmHWM")).toBeLessThan(600e6);
});
