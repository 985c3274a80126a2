/** Broadcast and presence. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ANN, BOB, ENGINES, join, useRealtime } from "#tests/support/realtime-harness.ts";
import { LIMITS } from "./limits.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = useRealtime(engine);

  describe("broadcast", () => {
    test.each([
      ["2.0.0", "2.0.0"],
      ["1.0.0", "2.0.0"],
      ["2.0.0", "1.0.0"],
    ])("from version %s to version %s reaches everyone but the sender", async (from, to) => {
      const received: unknown[] = [];
      const own: unknown[] = [];
      const room = randomUUID();
      const sender = (await live.signedInClient(ANN, { vsn: from })).channel(room);
      sender.on("broadcast", { event: "*" }, (message) => own.push(message));
      const receiver = (await live.signedInClient(BOB, { vsn: to })).channel(room);
      receiver.on("broadcast", { event: "cursor ü" }, (message) => received.push(message));
      expect([await join(sender), await join(receiver)]).toEqual(["SUBSCRIBED", "SUBSCRIBED"]);
      expect(await sender.send({ type: "broadcast", event: "cursor ü", payload: { x: 1.5, text: "größer" } })).toBe(
        "ok",
      );
      await expect.poll(() => received).toMatchObject([{ event: "cursor ü", payload: { x: 1.5, text: "größer" } }]);
      expect(own).toEqual([]);
    });

    test("with `ack` and `self` is acknowledged and returned to the sender", async () => {
      const received: unknown[] = [];
      const channel = (await live.signedInClient()).channel(randomUUID(), {
        config: { broadcast: { self: true, ack: true } },
      });
      channel.on("broadcast", { event: "e" }, (message) => received.push(message));
      await join(channel);
      expect(await channel.send({ type: "broadcast", event: "e", payload: { n: 1 } })).toBe("ok");
      await expect.poll(() => received.length).toBe(1);
    });

    test("carries bytes", async () => {
      const received: { payload: ArrayBuffer }[] = [];
      const channel = (await live.signedInClient()).channel(randomUUID(), { config: { broadcast: { self: true } } });
      channel.on("broadcast", { event: "e" }, (message) =>
        received.push(message as unknown as { payload: ArrayBuffer }),
      );
      await join(channel);
      await channel.send({ type: "broadcast", event: "e", payload: new Uint8Array([0, 255, 4]).buffer });
      await expect.poll(() => received.length).toBe(1);
      expect([...new Uint8Array(received[0]?.payload ?? new ArrayBuffer())]).toEqual([0, 255, 4]);
    });

    test("over REST without a valid token does not use up the rate limit", async () => {
      const post = async () => {
        const init = { method: "POST", body: '{"messages":[]}', headers: { Authorization: "Bearer nonsense" } };
        return (await fetch(`http://${live.host}/realtime/v1/api/broadcast`, init)).status;
      };
      const statuses = await Promise.all(Array.from({ length: LIMITS.eventsPerSecond + 10 }, post));
      expect(new Set(statuses)).toEqual(new Set([401]));
    });

    test("over REST accepts one message or a list and validates both", async () => {
      const received: unknown[] = [];
      const room = `room ${randomUUID()}`;
      const receiver = (await live.signedInClient(BOB)).channel(room);
      receiver.on("broadcast", { event: "e" }, ({ payload }) => received.push(payload));
      await join(receiver);
      const outside = (await live.signedInClient()).channel(room);
      expect(await outside.httpSend("e", { n: 1 })).toEqual({ success: true });
      const list = {
        messages: [
          { topic: room, event: "e", payload: { n: 2 } },
          { topic: "other", event: "e", payload: 1 },
        ],
      };
      const token = await live.userToken();
      const post = (body: string, headers: object = { Authorization: `Bearer ${token}` }) =>
        fetch(`http://${live.host}/realtime/v1/api/broadcast`, { method: "POST", body, headers: { ...headers } });
      expect((await post(JSON.stringify(list))).status).toBe(202);
      await expect.poll(() => received).toEqual([{ n: 1 }, { n: 2 }]);
      expect((await post("{}")).status).toBe(422);
      expect((await post("{")).status).toBe(422);
      const payload = `[${"[],".repeat(LIMITS.jsonValues)}0]`;
      expect((await post(`{"messages":[{"topic":"t","event":"e","payload":${payload}}]}`)).status).toBe(422);
      expect((await post(JSON.stringify(list), {})).status).toBe(401);
      expect((await post(JSON.stringify(list), { apikey: live.anonKey })).status).toBe(401);
      expect((await post(JSON.stringify(list), { Authorization: "Bearer nonsense" })).status).toBe(401);
      expect((await post("x".repeat(3_100_000))).status).toBe(413);
      const secret = { messages: [{ topic: room, event: "e", payload: 1, private: true }] };
      expect((await post(JSON.stringify(secret))).status).toBe(422);
      expect(received).toHaveLength(2);
    });
  });

  describe("presence", () => {
    test("reports state, joins, updates and leaves", async () => {
      const room = randomUUID();
      const ann = (await live.signedInClient(ANN)).channel(room, { config: { presence: { key: "ann" } } });
      const diffs: unknown[] = [];
      ann.on("presence", { event: "join" }, ({ key, newPresences }) => diffs.push(["join", key, newPresences.length]));
      ann.on("presence", { event: "leave" }, ({ key, currentPresences }) =>
        diffs.push(["leave", key, currentPresences.length]),
      );
      await join(ann);
      expect(await ann.track({ name: "Ann" })).toBe("ok");
      const bobsClient = await live.signedInClient(BOB);
      const bob = bobsClient.channel(room, { config: { presence: { key: "bob" } } });
      bob.on("presence", { event: "sync" }, () => {});
      await join(bob);
      await expect
        .poll(() => bob.presenceState())
        .toMatchObject({ ann: [{ name: "Ann", presence_ref: expect.any(String) }] });
      await bob.track({ name: "Bob", __proto__: { x: 1 } });
      await expect.poll(() => ann.presenceState()).toMatchObject({ ann: [{ name: "Ann" }], bob: [{ name: "Bob" }] });
      await bob.track({ name: "Robert" });
      await expect.poll(() => ann.presenceState()["bob"]).toMatchObject([{ name: "Robert" }]);
      expect(ann.presenceState()["bob"]).toHaveLength(1);
      await ann.untrack();
      await expect.poll(() => Object.keys(bob.presenceState())).toEqual(["bob"]);
      await bobsClient.removeChannel(bob);
      await expect.poll(() => ann.presenceState()).toEqual({});
      expect(diffs).toContainEqual(["leave", "bob", 0]);
    });

    test("ends with the socket; two tabs are two presences under one key", async () => {
      const room = randomUUID();
      const watcher = (await live.signedInClient(BOB)).channel(room);
      watcher.on("presence", { event: "sync" }, () => {});
      await join(watcher);
      const token = await live.userToken();
      const config = { presence: { key: "ann", enabled: true } };
      const tabs = [await live.rawSocket(), await live.rawSocket()];
      for (const { send } of tabs) {
        send(["1", "1", `realtime:${room}`, "phx_join", { config, access_token: token }]);
        send(["1", "2", `realtime:${room}`, "presence", { type: "presence", event: "track", payload: { tab: 1 } }]);
      }
      await expect.poll(() => watcher.presenceState()["ann"]?.length).toBe(2);
      tabs[0]?.socket.terminate();
      await expect.poll(() => watcher.presenceState()["ann"]?.length).toBe(1);
      tabs[1]?.socket.terminate();
      await expect.poll(() => watcher.presenceState()).toEqual({});
    });

    test("carries the sender's own identity, whatever the sender claims", async () => {
      const room = randomUUID();
      const email = "bob@team.example";
      const watcher = (await live.signedInClient(ANN)).channel(room);
      watcher.on("presence", { event: "sync" }, () => {});
      await join(watcher);
      const track = async (token: string, payload: object) => {
        const { send } = await live.rawSocket();
        const config = { presence: { key: ANN, enabled: true } };
        send(["1", "1", `realtime:${room}`, "phx_join", { config, access_token: token }]);
        send(["1", "2", `realtime:${room}`, "presence", { type: "presence", event: "track", payload }]);
      };
      await track(await live.userToken({ sub: BOB, email }), { user_id: ANN, email: "ann@team.example", page: 1 });
      await expect.poll(() => watcher.presenceState()[ANN]).toMatchObject([{ user_id: BOB, email, page: 1 }]);
      await track(await live.userToken({ sub: BOB }), { email: "ann@team.example", page: 2 });
      await expect.poll(() => watcher.presenceState()[ANN]?.length).toBe(2);
      expect(watcher.presenceState()[ANN]?.[1]).toEqual({ user_id: BOB, page: 2, presence_ref: expect.any(String) });
    });

    test("is limited to five calls in 30 seconds and 16 KB", async () => {
      const channel = (await live.signedInClient()).channel(randomUUID());
      await join(channel);
      const results = [];
      for (let n = 0; n < 6; n++) results.push(await channel.track({ n }));
      expect(results).toEqual(["ok", "ok", "ok", "ok", "ok", "error"]);
      live.advanceClock(30_000);
      expect(await channel.track({ n: 6 })).toBe("ok");
      expect(await channel.track({ name: "x".repeat(20_000) })).toBe("error");
    });
  });
});
