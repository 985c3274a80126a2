/** What members of a channel say to each other, and who is there. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ANN, BOB, ENGINES, joined, realtimeOn } from "#tests/support/realtime-harness.ts";
import { LIMITS } from "./limits.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const live = realtimeOn(engine);

  describe("broadcast", () => {
    test.each([
      ["2.0.0", "2.0.0"],
      ["1.0.0", "2.0.0"],
      ["2.0.0", "1.0.0"],
    ])("from version %s to version %s, to all but the sender", async (from, to) => {
      const heard: unknown[] = [];
      const own: unknown[] = [];
      const room = randomUUID();
      const sender = (await live.member(ANN, { vsn: from })).channel(room);
      sender.on("broadcast", { event: "*" }, (message) => own.push(message));
      const receiver = (await live.member(BOB, { vsn: to })).channel(room);
      receiver.on("broadcast", { event: "cursor ü" }, (message) => heard.push(message));
      expect([await joined(sender), await joined(receiver)]).toEqual(["SUBSCRIBED", "SUBSCRIBED"]);
      expect(await sender.send({ type: "broadcast", event: "cursor ü", payload: { x: 1.5, text: "größer" } })).toBe(
        "ok",
      );
      await expect.poll(() => heard).toMatchObject([{ event: "cursor ü", payload: { x: 1.5, text: "größer" } }]);
      expect(own).toEqual([]);
    });

    test("with acknowledgement and to oneself, where that is asked for", async () => {
      const heard: unknown[] = [];
      const channel = (await live.member()).channel(randomUUID(), { config: { broadcast: { self: true, ack: true } } });
      channel.on("broadcast", { event: "e" }, (message) => heard.push(message));
      await joined(channel);
      expect(await channel.send({ type: "broadcast", event: "e", payload: { n: 1 } })).toBe("ok");
      await expect.poll(() => heard.length).toBe(1);
    });

    test("of bytes", async () => {
      const heard: { payload: ArrayBuffer }[] = [];
      const channel = (await live.member()).channel(randomUUID(), { config: { broadcast: { self: true } } });
      channel.on("broadcast", { event: "e" }, (message) => heard.push(message as unknown as { payload: ArrayBuffer }));
      await joined(channel);
      await channel.send({ type: "broadcast", event: "e", payload: new Uint8Array([0, 255, 4]).buffer });
      await expect.poll(() => heard.length).toBe(1);
      expect([...new Uint8Array(heard[0]?.payload ?? new ArrayBuffer())]).toEqual([0, 255, 4]);
    });

    test("by REST: strangers use up nothing of what members may send", async () => {
      const ask = async () => {
        const init = { method: "POST", body: '{"messages":[]}', headers: { Authorization: "Bearer nonsense" } };
        return (await fetch(`http://${live.host}/realtime/v1/api/broadcast`, init)).status;
      };
      const statuses = await Promise.all(Array.from({ length: LIMITS.eventsPerSecond + 10 }, ask));
      expect(new Set(statuses)).toEqual(new Set([401]));
    });

    test("by REST, alone and in lists", async () => {
      const heard: unknown[] = [];
      const room = `room ${randomUUID()}`;
      const receiver = (await live.member(BOB)).channel(room);
      receiver.on("broadcast", { event: "e" }, ({ payload }) => heard.push(payload));
      await joined(receiver);
      const outside = (await live.member()).channel(room);
      expect(await outside.httpSend("e", { n: 1 })).toEqual({ success: true });
      const list = {
        messages: [
          { topic: room, event: "e", payload: { n: 2 } },
          { topic: "other", event: "e", payload: 1 },
        ],
      };
      const token = await live.authorized();
      const post = (body: string, headers: object = { Authorization: `Bearer ${token}` }) =>
        fetch(`http://${live.host}/realtime/v1/api/broadcast`, { method: "POST", body, headers: { ...headers } });
      expect((await post(JSON.stringify(list))).status).toBe(202);
      await expect.poll(() => heard).toEqual([{ n: 1 }, { n: 2 }]);
      expect((await post("{}")).status).toBe(422);
      expect((await post("{")).status).toBe(422);
      expect((await post(JSON.stringify(list), {})).status).toBe(401);
      expect((await post(JSON.stringify(list), { apikey: live.anonKey })).status).toBe(401);
      expect((await post(JSON.stringify(list), { Authorization: "Bearer nonsense" })).status).toBe(401);
      expect((await post("x".repeat(3_100_000))).status).toBe(413);
      const secret = { messages: [{ topic: room, event: "e", payload: 1, private: true }] };
      expect((await post(JSON.stringify(secret))).status).toBe(422);
      expect(heard).toHaveLength(2);
    });
  });

  describe("presence", () => {
    test("who is there, who comes, what changes and who goes", async () => {
      const room = randomUUID();
      const ann = (await live.member(ANN)).channel(room, { config: { presence: { key: "ann" } } });
      const diffs: unknown[] = [];
      ann.on("presence", { event: "join" }, ({ key, newPresences }) => diffs.push(["join", key, newPresences.length]));
      ann.on("presence", { event: "leave" }, ({ key, currentPresences }) =>
        diffs.push(["leave", key, currentPresences.length]),
      );
      await joined(ann);
      expect(await ann.track({ name: "Ann" })).toBe("ok");
      const bobsClient = await live.member(BOB);
      const bob = bobsClient.channel(room, { config: { presence: { key: "bob" } } });
      bob.on("presence", { event: "sync" }, () => {});
      await joined(bob);
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

    test("ends when a socket breaks; two tabs are two presences of one key", async () => {
      const room = randomUUID();
      const watcher = (await live.member(BOB)).channel(room);
      watcher.on("presence", { event: "sync" }, () => {});
      await joined(watcher);
      const token = await live.authorized();
      const config = { presence: { key: "ann", enabled: true } };
      const tabs = [await live.raw(), await live.raw()];
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

    test("five calls in thirty seconds, then no more", async () => {
      const channel = (await live.member()).channel(randomUUID());
      await joined(channel);
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push(await channel.track({ n }));
      expect(answers).toEqual(["ok", "ok", "ok", "ok", "ok", "error"]);
      live.moveClock(30_000);
      expect(await channel.track({ n: 6 })).toBe("ok");
      expect(await channel.track({ name: "x".repeat(20_000) })).toBe("error");
    });
  });
});
