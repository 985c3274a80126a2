/** What the channels of one signed-in user may cost the others. */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { ANN, BOB, useRealtime } from "#tests/support/realtime-harness.ts";
import { parseFilter } from "./filter.ts";
import { FramePace } from "./frame-pace.ts";
import { LIMITS } from "./limits.ts";

const live = useRealtime("pglite");

describe("the channels of a user on all sockets", () => {
  const binding = (filter?: string, select?: readonly string[]) => ({
    event: "*",
    schema: "live",
    table: "notes",
    ...(filter && { filter }),
    ...(select && { select }),
  });
  const filters = (count: number) => Array.from({ length: count }, (_, n) => binding(`body=eq.${n}`));

  async function socketOf(sub?: string) {
    const { send, received, socket } = await live.rawSocket();
    const token = await live.userToken(sub === undefined ? {} : { sub });
    /** The reason of a rejected join, or "ok". */
    const join = async (name: string, changes: readonly object[] = []) => {
      const payload = { access_token: token, config: { postgres_changes: changes } };
      send([name, name, `realtime:${name}`, "phx_join", payload]);
      const reply = () => {
        const found = (received as unknown[][]).find((frame) => frame[1] === name && frame[3] === "phx_reply");
        return found?.[4] as { status: string; response: { reason?: string } } | undefined;
      };
      await expect.poll(reply).toBeDefined();
      return reply()?.response.reason ?? reply()?.status;
    };
    // Until then, frames are small.
    expect(await join("first")).toBe("ok");
    return { join, socket };
  }
  const TOO_MUCH = "ChannelRateLimitReached: Too many channels or bindings";

  test("have a limited number of filters, until a channel is left", async () => {
    const [one, other, bob] = await Promise.all([socketOf(), socketOf(), socketOf(BOB)]);
    expect(await one.join("a", filters(LIMITS.joinsOfUser.filters - 1))).toBe("ok");
    expect(await other.join("b", filters(1))).toBe("ok");
    expect(await other.join("c", filters(1))).toBe(TOO_MUCH);
    expect(await bob.join("d", filters(1))).toBe("ok");
    one.socket.terminate();
    await expect.poll(() => other.join(`e${Math.random()}`, filters(1))).toBe("ok");
  });

  test.each([
    ["regular expressions", [binding(`body=match.x${",body=imatch.y".repeat(LIMITS.joinsOfUser.patterns)}`)]],
    ["characters", Array.from({ length: 50 }, () => binding(undefined, Array(1600).fill("secret".repeat(5))))],
  ])("have a limited number of %s", async (_what, changes) => {
    const { join } = await socketOf();
    expect(await join("a", changes)).toBe(TOO_MUCH);
    expect(await join("b", filters(1))).toBe("ok");
  });

  test("have a limited number of bindings", async () => {
    const { join } = await socketOf();
    const many = Array.from({ length: LIMITS.bindingsPerChannel }, () => binding());
    const channels = LIMITS.joinsOfUser.bindings / LIMITS.bindingsPerChannel;
    for (let n = 0; n < channels; n += 1) expect(await join(`a${n}`, many)).toBe("ok");
    expect(await join("b", [binding()])).toBe(TOO_MUCH);
  });

  test("are on a limited number of sockets, so that others get theirs", async () => {
    const open = () => live.joinedSocket();
    const statusOf = ({ received }: Awaited<ReturnType<typeof open>>) => JSON.stringify(received[0]);
    const sockets = await Promise.all(Array.from({ length: LIMITS.socketsOfUser }, open));
    for (const socket of sockets) expect(statusOf(socket)).toContain('"status":"ok"');
    expect(statusOf(await open())).toContain("ChannelRateLimitReached: Too many sockets");
    await socketOf(BOB);
    // More channels of a socket that has one need no other.
    const [first, second] = sockets;
    first?.send(["2", "2", "realtime:more", "phx_join", { access_token: await live.userToken() }]);
    await expect
      .poll(() => JSON.stringify(first?.received))
      .toContain('["2","2","realtime:more","phx_reply",{"status":"ok"');
    second?.socket.terminate();
    await expect.poll(async () => statusOf(await open())).toContain('"status":"ok"');
  });
});

test("frames of a user are read at a pace, on all sockets together, and those of others meanwhile", async () => {
  const frames = 20;
  const sockets = await Promise.all(Array.from({ length: 10 }, () => live.joinedSocket()));
  const bob = await live.rawSocket();
  bob.send(["1", "1", "realtime:team", "phx_join", { access_token: await live.userToken({ sub: BOB }) }]);
  await expect.poll(() => bob.received.length).toBe(1);
  const answered = () => sockets.reduce((sum, { received }) => sum + received.length - 1, 0);
  const startedAt = performance.now();
  const payload = { text: "x".repeat(2_900_000) };
  for (let n = 0; n < frames; n += 1)
    sockets[n % sockets.length]?.send(["1", `${n}`, "realtime:none", "event", payload]);
  await expect.poll(answered).toBeGreaterThan(0);
  bob.send([null, "2", "phoenix", "heartbeat", {}]);
  await expect.poll(() => bob.received.length).toBe(2);
  expect(answered()).toBeLessThan(frames);
  await expect.poll(answered, { timeout: 20_000 }).toBe(frames);
  expect(performance.now() - startedAt).toBeGreaterThan(3000);
});

describe("what a user causes to be sent takes their share", () => {
  let sent: MockInstance<FramePace["sent"]>;
  beforeEach(() => {
    sent = vi.spyOn(FramePace.prototype, "sent");
  });
  afterEach(() => sent.mockRestore());
  const text = "x".repeat(16_000);

  test.each(["a frame", "REST"])("as a broadcast by %s", async (way) => {
    const [sender, ...others] = await Promise.all(Array.from({ length: 4 }, () => live.joinedSocket()));
    if (way === "REST") {
      const message = { topic: "joined", event: "e", payload: { text } };
      const body = JSON.stringify({ messages: [message, message] });
      const headers = { authorization: `Bearer ${await live.userToken()}` };
      await fetch(`http://${live.host}/realtime/v1/api/broadcast`, { method: "POST", headers, body });
    } else sender?.send(["1", null, "realtime:joined", "broadcast", { event: "e", payload: { text } }]);
    const size = JSON.stringify({ text }).length;
    const expected = way === "REST" ? [4, 4] : [3];
    await expect.poll(() => sent.mock.calls).toEqual(expected.map((sockets) => [ANN, sockets, size]));
    await expect.poll(() => others.every(({ received }) => received.length === 1 + expected.length)).toBe(true);
  });

  test("as the presence state of a join", async () => {
    const { send } = await live.joinedSocket();
    send(["1", "2", "realtime:joined", "presence", { event: "track", payload: { text } }]);
    const visitor = await live.rawSocket();
    const config = { presence: { enabled: true } };
    visitor.send(["1", "1", "realtime:joined", "phx_join", { access_token: await live.userToken(), config }]);
    await expect.poll(() => visitor.received.length).toBe(2);
    expect(sent.mock.lastCall).toEqual([ANN, 1, expect.any(Number)]);
    expect(sent.mock.lastCall?.[2]).toBeGreaterThan(text.length);
  });
});

test.each([
  ["small frames", 100, 10_000],
  ["a large frame", 3_000_000, 10],
])("passing on %s delays the sender's next turn, not those of others", async (_what, bytes, sockets) => {
  const pace = new FramePace();
  pace.sent("ann", sockets, bytes);
  const order: string[] = [];
  const turn = async (sender: string) => {
    await pace.turn(sender, 0);
    order.push(sender);
  };
  await Promise.all([turn("ann"), turn("bob")]);
  expect(order).toEqual(["bob", "ann"]);
});

test.each([
  ["lists", ".("],
  ["quotes", '"'],
  ["separators", ",a=eq."],
  ["backslashes", "\\"],
])("a filter of many %s is read at once", (_what, part) => {
  const startedAt = performance.now();
  // Each took a tenth of a second.
  const filter = `id=eq.${part.repeat(500)}).(${",b=eq.".repeat(200)}`.slice(0, LIMITS.filterLength);
  for (let n = 0; n < LIMITS.bindingsPerChannel; n += 1) parseFilter(filter);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
