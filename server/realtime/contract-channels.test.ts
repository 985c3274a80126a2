/** Joining, leaving, tokens, broadcast and presence, as the official client knows them. */
import { randomUUID } from "node:crypto";
import type { RealtimeChannelOptions } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  ANN,
  BOB,
  ENGINES,
  follow,
  joined,
  openRealtime,
  type RealtimeHarness,
  type RealtimeServer,
} from "#server/test/realtime-harness.ts";

describe.each(ENGINES)("on %s", (engine) => {
  let live: RealtimeHarness;
  beforeAll(async () => {
    live = await openRealtime(engine);
  });
  afterEach(async () => {
    await live.closeClients();
    expect(live.unexpected.splice(0)).toEqual([]);
  });
  afterAll(() => live.close());

  const member = async (server: Pick<RealtimeServer, "client">, sub = ANN, options: Record<string, unknown> = {}) => {
    const client = server.client(sub, options);
    await client.realtime.setAuth();
    return client;
  };
  const authorised = async (claims: object = {}) => live.sign({ role: "authenticated", sub: ANN, ...claims });

  describe("broadcast", () => {
    test.each([
      ["2.0.0", "2.0.0"],
      ["1.0.0", "2.0.0"],
      ["2.0.0", "1.0.0"],
    ])("from version %s to version %s, to all but the sender", async (from, to) => {
      const heard: unknown[] = [];
      const own: unknown[] = [];
      const room = randomUUID();
      const sender = (await member(live, ANN, { vsn: from })).channel(room);
      sender.on("broadcast", { event: "*" }, (message) => own.push(message));
      const receiver = (await member(live, BOB, { vsn: to })).channel(room);
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
      const channel = (await member(live)).channel(randomUUID(), { config: { broadcast: { self: true, ack: true } } });
      channel.on("broadcast", { event: "e" }, (message) => heard.push(message));
      await joined(channel);
      expect(await channel.send({ type: "broadcast", event: "e", payload: { n: 1 } })).toBe("ok");
      await expect.poll(() => heard.length).toBe(1);
    });

    test("of bytes", async () => {
      const heard: { payload: ArrayBuffer }[] = [];
      const channel = (await member(live)).channel(randomUUID(), { config: { broadcast: { self: true } } });
      channel.on("broadcast", { event: "e" }, (message) => heard.push(message as unknown as { payload: ArrayBuffer }));
      await joined(channel);
      await channel.send({ type: "broadcast", event: "e", payload: new Uint8Array([0, 255, 4]).buffer });
      await expect.poll(() => heard.length).toBe(1);
      expect([...new Uint8Array(heard[0]?.payload ?? new ArrayBuffer())]).toEqual([0, 255, 4]);
    });

    test("by REST, alone and in lists", async () => {
      const heard: unknown[] = [];
      const room = `room ${randomUUID()}`;
      const receiver = (await member(live, BOB)).channel(room);
      receiver.on("broadcast", { event: "e" }, ({ payload }) => heard.push(payload));
      await joined(receiver);
      const outside = (await member(live)).channel(room);
      expect(await outside.httpSend("e", { n: 1 })).toEqual({ success: true });
      const list = {
        messages: [
          { topic: room, event: "e", payload: { n: 2 } },
          { topic: "other", event: "e", payload: 1 },
        ],
      };
      const token = await authorised();
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
      const ann = (await member(live, ANN)).channel(room, { config: { presence: { key: "ann" } } });
      const diffs: unknown[] = [];
      ann.on("presence", { event: "join" }, ({ key, newPresences }) => diffs.push(["join", key, newPresences.length]));
      ann.on("presence", { event: "leave" }, ({ key, currentPresences }) =>
        diffs.push(["leave", key, currentPresences.length]),
      );
      await joined(ann);
      expect(await ann.track({ name: "Ann" })).toBe("ok");
      const bobsClient = await member(live, BOB);
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
      const watcher = (await member(live, BOB)).channel(room);
      watcher.on("presence", { event: "sync" }, () => {});
      await joined(watcher);
      const token = await authorised();
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
      const channel = (await member(live)).channel(randomUUID());
      await joined(channel);
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push(await channel.track({ n }));
      expect(answers).toEqual(["ok", "ok", "ok", "ok", "ok", "error"]);
      live.moveClock(30_000);
      expect(await channel.track({ n: 6 })).toBe("ok");
      expect(await channel.track({ name: "x".repeat(20_000) })).toBe("error");
    });
  });

  describe("joining", () => {
    test.each<[what: string, topic: string, payload: () => Promise<object>, reason: RegExp]>([
      ["nobody in particular", "realtime:room", async () => ({}), /^Unauthorized: .* Channel topic: room$/],
      ["a token of somebody else's", "realtime:room", async () => ({ access_token: "a.b.c" }), /^InvalidJWTToken: /],
      [
        "an old token",
        "realtime:room",
        async () => ({ access_token: await authorised({ exp: live.nowSeconds() - 5 }) }),
        /^InvalidJWTToken: Token has expired/,
      ],
      [
        "a private channel",
        "realtime:room",
        async () => ({ access_token: await authorised(), config: { private: true } }),
        /^Unauthorized: /,
      ],
      ["a topic of another kind", "room", async () => ({ access_token: await authorised() }), /^unmatched topic$/],
      [
        "a topic that is too long",
        `realtime:${"x".repeat(250)}`,
        async () => ({ access_token: await authorised() }),
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
          access_token: await authorised(),
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
      const access_token = await authorised();
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
      const access_token = await authorised();
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
      send(["1", "1", "realtime:loud", "phx_join", { access_token: await authorised() }]);
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
      const [old, newer] = [await authorised({ exp }), await authorised({ exp: exp + 3600 })];
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
        .poll(() => dropped.heard.slice(1), { timeout: 5000 })
        .toMatchObject([
          { 3: "system", 4: { status: "error", message: expect.stringMatching(/^Token has expired/) } },
          { 3: "phx_close" },
        ]);
      expect(kept.heard).toHaveLength(3);
    });

    test("a newer token that is not valid ends the channel", async () => {
      const { heard, send } = await live.raw();
      send(["1", "1", "realtime:r", "phx_join", { access_token: await authorised() }]);
      send(["1", "2", "realtime:r", "access_token", { access_token: null }]);
      send(["1", "3", "realtime:r", "access_token", { access_token: live.anonKey }]);
      await expect
        .poll(() => heard.map((frame) => (frame as string[])[3]))
        .toEqual(["phx_reply", "system", "phx_close"]);
    });

    test("a session that has ended is refused, and its socket closed within five seconds", async () => {
      const socket = await live.raw();
      const access_token = await authorised({ sub: BOB });
      socket.send(["1", "1", "realtime:r", "phx_join", { access_token }]);
      await expect.poll(() => socket.heard.length).toBe(1);
      const endedAt = Date.now();
      live.endedSubjects.add(BOB);
      expect(await socket.closed).toBe(1008);
      expect(Date.now() - endedAt).toBeLessThan(5000);
      const again = await live.raw();
      again.send(["1", "1", "realtime:r", "phx_join", { access_token }]);
      await expect
        .poll(() => again.heard)
        .toMatchObject([{ 4: { response: { reason: "InvalidJWTToken: The session has ended" } } }]);
      live.endedSubjects.clear();
    });
  });

  describe("after a loss", () => {
    test("the official client comes back by itself and misses nothing that it reads anew", async () => {
      const { seen, states } = await follow(await member(live), { table: "whole" });
      const restarted = await live.another();
      await restarted.close();
      expect(states).toEqual(["SUBSCRIBED"]);
      await live.sql("delete from live.whole");
      const socket = await live.raw();
      live.dropSockets();
      expect(await socket.closed).toBe(1006);
      await expect.poll(() => states.filter((state) => state === "SUBSCRIBED").length, { timeout: 10_000 }).toBe(2);
      await live.sql("insert into live.whole values (5)");
      await expect.poll(() => seen.at(-1)).toMatchObject({ new: { id: 5 } });
      await live.sql("delete from live.whole");
    });
  });
});

describe("two servers on one Postgres", () => {
  let first: RealtimeHarness;
  let second: RealtimeServer;
  beforeAll(async () => {
    first = await openRealtime("postgres");
    second = await first.another();
  });
  afterEach(async () => {
    await Promise.all([first.closeClients(), second.closeClients()]);
    expect([...first.unexpected, ...second.unexpected]).toEqual([]);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });
  const channelOn = async (
    server: RealtimeServer,
    sub: string,
    room: string,
    options: RealtimeChannelOptions = { config: {} },
  ) => {
    const client = server.client(sub);
    await client.realtime.setAuth();
    return client.channel(room, options);
  };

  test("a change reaches the sockets of both", async () => {
    const here = await follow(first.client(), { table: "own" });
    const there = await follow(second.client(BOB), { table: "own" });
    await first.sql("insert into live.own values (1, $1, 'x'), (2, $2, 'y')", ANN, BOB);
    await expect.poll(() => here.seen.map(({ new: row }) => row["id"])).toEqual([1]);
    await expect.poll(() => there.seen.map(({ new: row }) => row["id"])).toEqual([2]);
  });

  test("a broadcast too, however long, and the same one twice", async () => {
    const room = randomUUID();
    const heard: string[] = [];
    const receiver = await channelOn(second, BOB, room);
    receiver.on("broadcast", { event: "e" }, ({ payload }) => heard.push(payload.text));
    const bytes: number[] = [];
    receiver.on("broadcast", { event: "raw" }, ({ payload }) => bytes.push(...new Uint8Array(payload)));
    const sender = await channelOn(first, ANN, room);
    await joined(receiver);
    await joined(sender);
    const text = "ü€".repeat(50_000);
    await sender.send({ type: "broadcast", event: "e", payload: { text } });
    await sender.send({ type: "broadcast", event: "e", payload: { text: "same" } });
    await sender.send({ type: "broadcast", event: "e", payload: { text: "same" } });
    await sender.send({ type: "broadcast", event: "raw", payload: new Uint8Array([0, 200]).buffer });
    await expect.poll(() => heard).toEqual([text, "same", "same"]);
    await expect.poll(() => bytes).toEqual([0, 200]);
  });

  test("presence is one list; who was there before a server started is on it, and who was on one that ends is not", async () => {
    const room = randomUUID();
    const ann = await channelOn(first, ANN, room, { config: { presence: { key: "ann" } } });
    ann.on("presence", { event: "sync" }, () => {});
    await joined(ann);
    await ann.track({ on: "first" });
    const third = await first.another();
    const bob = await channelOn(third, BOB, room, { config: { presence: { key: "bob" } } });
    bob.on("presence", { event: "sync" }, () => {});
    await joined(bob);
    await bob.track({ on: "third" });
    await expect.poll(() => bob.presenceState()).toMatchObject({ ann: [{ on: "first" }], bob: [{ on: "third" }] });
    await expect.poll(() => Object.keys(ann.presenceState()).sort()).toEqual(["ann", "bob"]);
    await third.close();
    await expect.poll(() => Object.keys(ann.presenceState())).toEqual(["ann"]);
  });

  test("whoever is on a server that dies is gone when it has been silent for a while", async () => {
    const room = randomUUID();
    const ann = await channelOn(first, ANN, room);
    ann.on("presence", { event: "sync" }, () => {});
    await joined(ann);
    const presence = { id: "1", topic: `realtime:${room}`, key: "ghost", meta: '{"phx_ref":"x"}' };
    const message = Buffer.from(JSON.stringify({ kind: "presence", put: [presence], drop: [] })).toString("base64");
    await first.sql("select pg_notify('gateway_realtime', $1)", `dead-server 0 0 1 ${message}`);
    await expect.poll(() => Object.keys(ann.presenceState())).toEqual(["ghost"]);
    first.moveClock(20_000);
    await expect.poll(() => ann.presenceState(), { timeout: 8000 }).toEqual({});
  });

  test("when the connection for notifications is lost, the sockets come back and nothing is missed", async () => {
    const { seen, states } = await follow(first.client(), { table: "whole" });
    await first.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway listener' and datname = current_database()",
    );
    await expect.poll(() => states.filter((state) => state === "SUBSCRIBED").length, { timeout: 15_000 }).toBe(2);
    await first.sql("insert into live.whole values (1)");
    await expect.poll(() => seen.length).toBe(1);
  });
});
