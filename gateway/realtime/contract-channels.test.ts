/** Joining, leaving, tokens and reconnecting. */
import { describe, expect, test } from "vitest";
import { BOB, ENGINES, subscribe, useRealtime } from "#tests/support/realtime-harness.ts";
import { SESSION_CHECK_INTERVAL_MS } from "./realtime.ts";

test("sessions are checked often enough that an ended one loses its socket within 5 s", () => {
  expect(SESSION_CHECK_INTERVAL_MS).toBeLessThanOrEqual(3000);
});

describe.each(ENGINES)("on %s", (engine) => {
  const live = useRealtime(engine);

  describe("joining", () => {
    test.each<[what: string, topic: string, payload: () => Promise<object>, reason: RegExp]>([
      ["the anonymous role", "realtime:room", async () => ({}), /^Unauthorized: .* Channel topic: room$/],
      ["an invalid token", "realtime:room", async () => ({ access_token: "a.b.c" }), /^InvalidJWTToken: /],
      [
        "an expired token",
        "realtime:room",
        async () => ({ access_token: await live.userToken({ exp: live.nowSeconds() - 5 }) }),
        /^InvalidJWTToken: Token has expired/,
      ],
      [
        "a private channel",
        "realtime:room",
        async () => ({ access_token: await live.userToken(), config: { private: true } }),
        /^Unauthorized: /,
      ],
      [
        "a topic without the prefix",
        "room",
        async () => ({ access_token: await live.userToken() }),
        /^unmatched topic$/,
      ],
      [
        "a topic that is too long",
        `realtime:${"x".repeat(250)}`,
        async () => ({ access_token: await live.userToken() }),
        /^unmatched topic$/,
      ],
      [
        "an invalid config",
        "realtime:room",
        async () => ({ config: { postgres_changes: "all" } }),
        /^InvalidJoinPayload/,
      ],
      [
        "an invalid binding with `wait`",
        "realtime:room",
        async () => ({
          access_token: await live.userToken(),
          config: {
            postgres_changes: [{ event: "*", schema: "live", table: "closed" }],
            postgres_changes_options: { wait: true },
          },
        }),
        /^RealtimeDisabledForConfiguration: /,
      ],
    ])("is rejected for %s", async (_what, topic, payload, reason) => {
      const { received, send } = await live.rawSocket();
      send(["1", "1", topic, "phx_join", await payload()]);
      await expect
        .poll(() => received)
        .toEqual([
          ["1", "1", topic, "phx_reply", { status: "error", response: { reason: expect.stringMatching(reason) } }],
        ]);
    });

    test("again replaces the previous membership and ignores its frames", async () => {
      const { received, send } = await live.rawSocket();
      const access_token = await live.userToken();
      send(["1", "1", "realtime:r", "phx_join", { access_token }]);
      send(["2", "2", "realtime:r", "phx_join", { access_token }]);
      send(["1", "3", "realtime:r", "phx_leave", {}]);
      send(["2", "4", "realtime:r", "phx_leave", {}]);
      send([null, "5", "phoenix", "heartbeat", {}]);
      send(["2", "6", "realtime:r", "broadcast", { event: "e" }]);
      const ok = { status: "ok", response: {} };
      const okJoin = { status: "ok", response: { postgres_changes: [] } };
      await expect
        .poll(() => received)
        .toEqual([
          ["1", "1", "realtime:r", "phx_reply", okJoin],
          ["1", "1", "realtime:r", "phx_close", {}],
          ["2", "2", "realtime:r", "phx_reply", okJoin],
          ["2", "4", "realtime:r", "phx_reply", ok],
          ["2", "2", "realtime:r", "phx_close", {}],
          [null, "5", "phoenix", "phx_reply", ok],
          ["2", "6", "realtime:r", "phx_reply", { status: "error", response: { reason: "unmatched topic" } }],
        ]);
    });

    test("is limited to 100 channels per socket and 100 joins per second", async () => {
      const { received, send } = await live.rawSocket();
      const access_token = await live.userToken();
      for (let n = 0; n < 101; n++) send(["1", `${n}`, `realtime:${n}`, "phx_join", { access_token }]);
      await expect.poll(() => received.length).toBe(101);
      expect(received.at(-1)).toMatchObject({
        4: { response: { reason: expect.stringMatching(/^ClientJoinRateLimit/) } },
      });
      live.advanceClock(1000);
      send(["1", "x", "realtime:x", "phx_join", { access_token }]);
      await expect
        .poll(() => received.at(-1))
        .toMatchObject({ 4: { response: { reason: expect.stringMatching(/^ChannelRateLimit/) } } });
    });

    test("a channel that sends too many messages is closed", async () => {
      const { received, send } = await live.rawSocket();
      send(["1", "1", "realtime:busy", "phx_join", { access_token: await live.userToken() }]);
      for (let n = 0; n < 101; n++) send(["1", null, "realtime:busy", "broadcast", { event: "e", payload: n }]);
      await expect
        .poll(() => received.map((frame) => (frame as string[])[3]))
        .toEqual(["phx_reply", "system", "phx_close"]);
      expect(received[1]).toMatchObject({ 4: { status: "error", message: "Too many messages per second" } });
    });
  });

  describe("tokens", () => {
    test("a channel closes when its token expires, unless the client sent a newer one", async () => {
      const exp = live.nowSeconds() + 50;
      const [old, newer] = [await live.userToken({ exp }), await live.userToken({ exp: exp + 3600 })];
      const renewed = await live.rawSocket();
      const expired = await live.rawSocket();
      for (const { send } of [renewed, expired]) send(["1", "1", "realtime:r", "phx_join", { access_token: old }]);
      await expect.poll(() => renewed.received.length + expired.received.length).toBe(2);
      renewed.send(["1", "2", "realtime:r", "access_token", { access_token: newer }]);
      renewed.send([null, "3", "phoenix", "heartbeat", {}]);
      await expect.poll(() => renewed.received.length).toBe(2);
      live.advanceClock(51_000);
      renewed.send([null, "4", "phoenix", "heartbeat", {}]);
      await expect
        .poll(() => expired.received.slice(1))
        .toMatchObject([
          { 3: "system", 4: { status: "error", message: expect.stringMatching(/^Token has expired/) } },
          { 3: "phx_close" },
        ]);
      expect(renewed.received).toHaveLength(3);
    });

    test("an invalid new token closes the channel", async () => {
      const { received, send } = await live.rawSocket();
      send(["1", "1", "realtime:r", "phx_join", { access_token: await live.userToken() }]);
      send(["1", "2", "realtime:r", "access_token", { access_token: null }]);
      send(["1", "3", "realtime:r", "access_token", { access_token: live.anonKey }]);
      await expect
        .poll(() => received.map((frame) => (frame as string[])[3]))
        .toEqual(["phx_reply", "system", "phx_close"]);
    });

    test("an ended session loses its idle socket and cannot join again", async () => {
      const socket = await live.rawSocket();
      const access_token = await live.userToken({ sub: BOB });
      socket.send(["1", "1", "realtime:r", "phx_join", { access_token }]);
      await expect.poll(() => socket.received.length).toBe(1);
      live.endedSubjects.add(BOB);
      expect(await socket.closed).toBe(1008);
      const again = await live.rawSocket();
      again.send(["1", "1", "realtime:r", "phx_join", { access_token }]);
      await expect
        .poll(() => again.received)
        .toMatchObject([
          { 4: { response: { reason: "InvalidJWTToken: The session has ended, or a second factor is missing" } } },
        ]);
      live.endedSubjects.clear();
    });
  });

  describe("reconnecting", () => {
    test("supabase-js subscribes again by itself after a lost connection", async () => {
      const { changes, states } = await subscribe(await live.signedInClient(), { table: "whole" });
      const restarted = await live.startServer();
      await restarted.close();
      expect(states).toEqual(["SUBSCRIBED"]);
      await live.sql("delete from live.whole");
      const socket = await live.rawSocket();
      live.dropSockets();
      expect(await socket.closed).toBe(1006);
      await expect.poll(() => states.filter((state) => state === "SUBSCRIBED").length).toBe(2);
      await live.sql("insert into live.whole values (5)");
      await expect.poll(() => changes.at(-1)).toMatchObject({ new: { id: 5 } });
      await live.sql("delete from live.whole");
    });
  });
});
