/** Joining, leaving, tokens and coming back, as the official client knows them. */
import { describe, expect, test } from "vitest";
import { BOB, ENGINES, follow, realtimeOn } from "#tests/support/realtime-harness.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = realtimeOn(engine);

  describe("joining", () => {
    test.each<[what: string, topic: string, payload: () => Promise<object>, reason: RegExp]>([
      ["nobody in particular", "realtime:room", async () => ({}), /^Unauthorized: .* Channel topic: room$/],
      ["a token of somebody else's", "realtime:room", async () => ({ access_token: "a.b.c" }), /^InvalidJWTToken: /],
      [
        "an old token",
        "realtime:room",
        async () => ({ access_token: await live.authorized({ exp: live.nowSeconds() - 5 }) }),
        /^InvalidJWTToken: Token has expired/,
      ],
      [
        "a private channel",
        "realtime:room",
        async () => ({ access_token: await live.authorized(), config: { private: true } }),
        /^Unauthorized: /,
      ],
      ["a topic of another kind", "room", async () => ({ access_token: await live.authorized() }), /^unmatched topic$/],
      [
        "a topic that is too long",
        `realtime:${"x".repeat(250)}`,
        async () => ({ access_token: await live.authorized() }),
        /^unmatched topic$/,
      ],
      [
        "a config that is none",
        "realtime:room",
        async () => ({ config: { postgres_changes: "all" } }),
        /^InvalidJoinPayload/,
      ],
      [
        "changes that cannot be had, where one waits for them",
        "realtime:room",
        async () => ({
          access_token: await live.authorized(),
          config: {
            postgres_changes: [{ event: "*", schema: "live", table: "closed" }],
            postgres_changes_options: { wait: true },
          },
        }),
        /^RealtimeDisabledForConfiguration: /,
      ],
    ])("is refused for %s", async (_what, topic, payload, reason) => {
      const { heard, send } = await live.raw();
      send(["1", "1", topic, "phx_join", await payload()]);
      await expect
        .poll(() => heard)
        .toEqual([
          ["1", "1", topic, "phx_reply", { status: "error", response: { reason: expect.stringMatching(reason) } }],
        ]);
    });

    test("again takes the place of the older membership, whose frames are ignored", async () => {
      const { heard, send } = await live.raw();
      const access_token = await live.authorized();
      send(["1", "1", "realtime:r", "phx_join", { access_token }]);
      send(["2", "2", "realtime:r", "phx_join", { access_token }]);
      send(["1", "3", "realtime:r", "phx_leave", {}]);
      send(["2", "4", "realtime:r", "phx_leave", {}]);
      send([null, "5", "phoenix", "heartbeat", {}]);
      send(["2", "6", "realtime:r", "broadcast", { event: "e" }]);
      const ok = { status: "ok", response: {} };
      const hasJoined = { status: "ok", response: { postgres_changes: [] } };
      await expect
        .poll(() => heard)
        .toEqual([
          ["1", "1", "realtime:r", "phx_reply", hasJoined],
          ["1", "1", "realtime:r", "phx_close", {}],
          ["2", "2", "realtime:r", "phx_reply", hasJoined],
          ["2", "4", "realtime:r", "phx_reply", ok],
          ["2", "2", "realtime:r", "phx_close", {}],
          [null, "5", "phoenix", "phx_reply", ok],
          ["2", "6", "realtime:r", "phx_reply", { status: "error", response: { reason: "unmatched topic" } }],
        ]);
    });

    test("more than a hundred channels, and more than a hundred a second, are refused", async () => {
      const { heard, send } = await live.raw();
      const access_token = await live.authorized();
      for (let n = 0; n < 101; n++) send(["1", `${n}`, `realtime:${n}`, "phx_join", { access_token }]);
      await expect.poll(() => heard.length).toBe(101);
      expect(heard.at(-1)).toMatchObject({
        4: { response: { reason: expect.stringMatching(/^ClientJoinRateLimit/) } },
      });
      live.moveClock(1000);
      send(["1", "x", "realtime:x", "phx_join", { access_token }]);
      await expect
        .poll(() => heard.at(-1))
        .toMatchObject({ 4: { response: { reason: expect.stringMatching(/^ChannelRateLimit/) } } });
    });

    test("a channel that says too much is closed", async () => {
      const { heard, send } = await live.raw();
      send(["1", "1", "realtime:loud", "phx_join", { access_token: await live.authorized() }]);
      for (let n = 0; n < 101; n++) send(["1", null, "realtime:loud", "broadcast", { event: "e", payload: n }]);
      await expect
        .poll(() => heard.map((frame) => (frame as string[])[3]))
        .toEqual(["phx_reply", "system", "phx_close"]);
      expect(heard[1]).toMatchObject({ 4: { status: "error", message: "Too many messages per second" } });
    });
  });

  describe("tokens", () => {
    test("a channel ends with its token, unless a newer one came in time", async () => {
      const exp = live.nowSeconds() + 50;
      const [old, newer] = [await live.authorized({ exp }), await live.authorized({ exp: exp + 3600 })];
      const kept = await live.raw();
      const dropped = await live.raw();
      for (const { send } of [kept, dropped]) send(["1", "1", "realtime:r", "phx_join", { access_token: old }]);
      await expect.poll(() => kept.heard.length + dropped.heard.length).toBe(2);
      kept.send(["1", "2", "realtime:r", "access_token", { access_token: newer }]);
      kept.send([null, "3", "phoenix", "heartbeat", {}]);
      await expect.poll(() => kept.heard.length).toBe(2);
      live.moveClock(51_000);
      kept.send([null, "4", "phoenix", "heartbeat", {}]);
      await expect
        .poll(() => dropped.heard.slice(1))
        .toMatchObject([
          { 3: "system", 4: { status: "error", message: expect.stringMatching(/^Token has expired/) } },
          { 3: "phx_close" },
        ]);
      expect(kept.heard).toHaveLength(3);
    });

    test("a newer token that is not valid ends the channel", async () => {
      const { heard, send } = await live.raw();
      send(["1", "1", "realtime:r", "phx_join", { access_token: await live.authorized() }]);
      send(["1", "2", "realtime:r", "access_token", { access_token: null }]);
      send(["1", "3", "realtime:r", "access_token", { access_token: live.anonKey }]);
      await expect
        .poll(() => heard.map((frame) => (frame as string[])[3]))
        .toEqual(["phx_reply", "system", "phx_close"]);
    });

    test("a session that has ended is refused, and its socket closed though it says nothing", async () => {
      const socket = await live.raw();
      const access_token = await live.authorized({ sub: BOB });
      socket.send(["1", "1", "realtime:r", "phx_join", { access_token }]);
      await expect.poll(() => socket.heard.length).toBe(1);
      live.endedSubjects.add(BOB);
      expect(await socket.closed).toBe(1008);
      const again = await live.raw();
      again.send(["1", "1", "realtime:r", "phx_join", { access_token }]);
      await expect
        .poll(() => again.heard)
        .toMatchObject([
          { 4: { response: { reason: "InvalidJWTToken: The session has ended, or a second factor is missing" } } },
        ]);
      live.endedSubjects.clear();
    });
  });

  describe("after a loss", () => {
    test("the official client comes back by itself and misses nothing that it reads anew", async () => {
      const { seen, states } = await follow(await live.member(), { table: "whole" });
      const restarted = await live.another();
      await restarted.close();
      expect(states).toEqual(["SUBSCRIBED"]);
      await live.sql("delete from live.whole");
      const socket = await live.raw();
      live.dropSockets();
      expect(await socket.closed).toBe(1006);
      await expect.poll(() => states.filter((state) => state === "SUBSCRIBED").length).toBe(2);
      await live.sql("insert into live.whole values (5)");
      await expect.poll(() => seen.at(-1)).toMatchObject({ new: { id: 5 } });
      await live.sql("delete from live.whole");
    });
  });
});
