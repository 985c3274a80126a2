/** What the channels of one signed-in user may cost the others. */
import { describe, expect, test } from "vitest";
import { BOB, useRealtime } from "#tests/support/realtime-harness.ts";
import { parseFilter } from "./filter.ts";
import { LIMITS } from "./limits.ts";

describe("the channels of a user on all sockets", () => {
  const live = useRealtime("pglite");
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
