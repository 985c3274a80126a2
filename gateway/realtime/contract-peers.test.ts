import { randomUUID } from "node:crypto";
import type { RealtimeChannelOptions } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  ANN,
  BOB,
  cleanUp,
  join,
  type RealtimeServer,
  subscribe,
  useRealtime,
} from "#tests/support/realtime-harness.ts";

describe("two servers on one Postgres", () => {
  const first = useRealtime("postgres");
  let second: RealtimeServer;
  beforeAll(async () => {
    second = await first.startServer();
  });
  afterEach(() => cleanUp(second));
  afterAll(() => second.close());
  const channelOn = async (
    server: RealtimeServer,
    sub: string,
    room: string,
    options: RealtimeChannelOptions = { config: {} },
  ) => {
    const client = await server.signedInClient(sub);
    return client.channel(room, options);
  };

  test("a change reaches the sockets of both servers", async () => {
    const here = await subscribe(first.client(), { table: "own" });
    const there = await subscribe(second.client(BOB), { table: "own" });
    await first.sql("insert into live.own values (1, $1, 'x'), (2, $2, 'y')", ANN, BOB);
    await expect.poll(() => here.changes.map(({ new: row }) => row["id"])).toEqual([1]);
    await expect.poll(() => there.changes.map(({ new: row }) => row["id"])).toEqual([2]);
  });

  test("a broadcast reaches both, also if it is long or repeated", async () => {
    const room = randomUUID();
    const received: string[] = [];
    const receiver = await channelOn(second, BOB, room);
    receiver.on("broadcast", { event: "e" }, ({ payload }) => received.push(payload.text));
    const bytes: number[] = [];
    receiver.on("broadcast", { event: "raw" }, ({ payload }) => bytes.push(...new Uint8Array(payload)));
    const sender = await channelOn(first, ANN, room);
    await join(receiver);
    await join(sender);
    const text = "ü€".repeat(50_000);
    await sender.send({ type: "broadcast", event: "e", payload: { text } });
    await sender.send({ type: "broadcast", event: "e", payload: { text: "same" } });
    await sender.send({ type: "broadcast", event: "e", payload: { text: "same" } });
    await sender.send({ type: "broadcast", event: "raw", payload: new Uint8Array([0, 200]).buffer });
    await expect.poll(() => received).toEqual([text, "same", "same"]);
    await expect.poll(() => bytes).toEqual([0, 200]);
  });

  test("presence is shared with servers that start later and without servers that stopped", async () => {
    const room = randomUUID();
    const ann = await channelOn(first, ANN, room, { config: { presence: { key: "ann" } } });
    ann.on("presence", { event: "sync" }, () => {});
    await join(ann);
    await ann.track({ on: "first" });
    const third = await first.startServer();
    const bob = await channelOn(third, BOB, room, { config: { presence: { key: "bob" } } });
    bob.on("presence", { event: "sync" }, () => {});
    await join(bob);
    await bob.track({ on: "third" });
    await expect.poll(() => bob.presenceState()).toMatchObject({ ann: [{ on: "first" }], bob: [{ on: "third" }] });
    await expect.poll(() => Object.keys(ann.presenceState()).sort()).toEqual(["ann", "bob"]);
    await third.close();
    await expect.poll(() => Object.keys(ann.presenceState())).toEqual(["ann"]);
  });

  test("presences of a server that died are removed after its timeout", async () => {
    const room = randomUUID();
    const ann = await channelOn(first, ANN, room);
    ann.on("presence", { event: "sync" }, () => {});
    await join(ann);
    const presence = { id: "1", topic: `realtime:${room}`, key: "ghost", meta: '{"phx_ref":"x"}' };
    const message = Buffer.from(JSON.stringify({ kind: "presence_diff", joins: [presence], leaves: [] })).toString(
      "base64",
    );
    await first.sql("select pg_notify('gateway_realtime', $1)", `dead-server 0 0 1 ${message}`);
    await expect.poll(() => Object.keys(ann.presenceState())).toEqual(["ghost"]);
    first.advanceClock(20_000);
    await expect.poll(() => ann.presenceState()).toEqual({});
  });

  test("losing the LISTEN connection makes clients reconnect and receive later changes", async () => {
    const { changes, states } = await subscribe(first.client(), { table: "whole" });
    await first.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway listener' and datname = current_database()",
    );
    await expect.poll(() => states.filter((state) => state === "SUBSCRIBED").length).toBe(2);
    await first.sql("insert into live.whole values (1)");
    await expect.poll(() => changes.length).toBe(1);
  });
});
