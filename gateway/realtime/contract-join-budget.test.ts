/** What the channels of one signed-in user may cost the others. */
import { describe, expect, test } from "vitest";
import { BOB, useRealtime } from "#tests/support/realtime-harness.ts";
import { parseFilter } from "./filter.ts";
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
