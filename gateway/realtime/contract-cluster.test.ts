/** Two servers on one Postgres behave as one. */
import { randomUUID } from "node:crypto";
import type { RealtimeChannelOptions } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ANN, BOB, follow, joined, quiet, type RealtimeServer, realtimeOn } from "#tests/support/realtime-harness.ts";

describe("two servers on one Postgres", () => {
  const first = realtimeOn("postgres");
  let second: RealtimeServer;
  beforeAll(async () => {
    second = await first.another();
  });
  afterEach(() => quiet(second));
  afterAll(() => second.close());
  const channelOn = async (
    server: RealtimeServer,
    sub: string,
    room: string,
    options: RealtimeChannelOptions = { config: {} },
  ) => {
    const client = await server.member(sub);
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
    await expect.poll(() => ann.presenceState()).toEqual({});
  });

  test("when the connection for notifications is lost, the sockets come back and nothing is missed", async () => {
    const { seen, states } = await follow(first.client(), { table: "whole" });
    await first.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway listener' and datname = current_database()",
    );
    await expect.poll(() => states.filter((state) => state === "SUBSCRIBED").length).toBe(2);
    await first.sql("insert into live.whole values (1)");
    await expect.poll(() => seen.length).toBe(1);
  });
});
