import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Socket } from "node:net";
import { serve } from "@hono/node-server";
import { createClient, type RealtimeChannel, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type RawData, WebSocket } from "ws";
import type { Database } from "#gateway/db/port/database.ts";
import { startRealtime } from "#gateway/realtime/realtime.ts";
import type { RealtimeDependencies } from "#gateway/realtime/service.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { createSigningKey, createTokens, type SigningKey } from "#gateway/tokens/tokens.ts";
import { openTestDatabase } from "./databases.ts";
import { REALTIME_SCHEMA } from "./realtime-schema.ts";
import { runScript } from "./run-script.ts";

export const ENGINES = ["pglite", "postgres"] as const;
export const ANN = "00000000-0000-4000-8000-00000000000a";
export const BOB = "00000000-0000-4000-8000-00000000000b";

/** One server of the realtime service, and clients of it. */
export type RealtimeServer = Awaited<ReturnType<typeof startServer>>;
export type RealtimeHarness = Awaited<ReturnType<typeof openRealtime>>;

// No subscriber is told of a truncation: a delete might still be on its way when the test begins to listen.
const EMPTY = "truncate live.notes, live.own, live.whole, live.closed, live.keyless, live.pairs";

/**
 * `openRealtime` for the tests of one `describe`: each begins with empty tables, and fails where the server met an error
 * that nobody expected. The members are there once the tests run.
 */
export function realtimeOn(engine: (typeof ENGINES)[number]): RealtimeHarness {
  const live = {} as RealtimeHarness;
  beforeAll(async () => {
    Object.assign(live, await openRealtime(engine));
  });
  beforeEach(() => live.sql(EMPTY));
  afterEach(() => quiet(live));
  afterAll(() => live.close());
  return live;
}

/** Closes the clients; fails where the server met an error that nobody expected. */
export async function quiet(server: RealtimeServer): Promise<void> {
  await server.closeClients();
  expect(server.unexpected.splice(0)).toEqual([]);
}

/** A database with the test's tables, and one server over it. */
async function openRealtime(engine: (typeof ENGINES)[number]) {
  const test = await openTestDatabase(engine);
  await runScript(test.database, REALTIME_SCHEMA);
  const key = await createSigningKey();
  const server = await startServer(test.database, key);
  return {
    ...server,
    database: test.database,
    sql: (text: string, ...values: (string | null)[]) => test.database.run([{ text, values }]),
    /** Another server on the same database, as if it were another process. */
    another: (dependencies: Partial<RealtimeDependencies> = {}) => startServer(test.database, key, dependencies),
    async close() {
      await server.close();
      await test.close();
    },
  };
}

async function startServer(database: Database, key: SigningKey, dependencies: Partial<RealtimeDependencies> = {}) {
  let offsetMs = 0;
  const clock = () => Date.now() + offsetMs;
  const tokens = await createTokens(key, clock);
  const unexpected: unknown[] = [];
  const endedSubjects = new Set<string>();
  const realtime = await startRealtime({
    database,
    tokens,
    clock,
    endedSessions: async (claims) => new Set(claims.filter(({ sub }) => sub !== undefined && endedSubjects.has(sub))),
    publicOrigin: "https://research.example.com",
    anonymousJoins: false,
    onUnexpectedError: (error) => unexpected.push(error),
    ...dependencies,
  });
  const app = new Hono().route("/realtime/v1/api/broadcast", realtime.broadcastRoutes);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  realtime.attach(server);
  const accepted = new Set<Socket>();
  server.on("connection", (socket: Socket) => accepted.add(socket));
  if (!server.listening) await once(server, "listening");
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const sign = (claims: Partial<Claims> & { role: string }) =>
    tokens.sign({ aud: "authenticated", exp: Math.floor(clock() / 1000) + 3600, ...claims });
  const authorized = (claims: Partial<Claims> = {}) => sign({ role: "authenticated", sub: ANN, ...claims });
  const anonKey = await sign({ role: "anon" });
  const clients: SupabaseClient[] = [];
  const sockets: WebSocket[] = [];

  return {
    host,
    anonKey,
    unexpected,
    endedSubjects,
    sign,
    /** Ann's token. */
    authorized,
    moveClock: (ms: number) => {
      offsetMs += ms;
    },

    /** The official client, as this user; as nobody for null. */
    client(sub: string | null = ANN, realtimeOptions: Record<string, unknown> = {}, token?: () => Promise<string>) {
      const accessToken = token ?? (async () => (sub === null ? anonKey : sign({ role: "authenticated", sub })));
      const client = createClient(`http://${host}`, anonKey, {
        accessToken,
        realtime: { reconnectAfterMs: () => 50, ...realtimeOptions },
      });
      clients.push(client);
      return client;
    },

    /** The official client, which has its token before it joins anything. */
    async member(sub = ANN, realtimeOptions: Record<string, unknown> = {}) {
      const client = this.client(sub, realtimeOptions);
      await client.realtime.setAuth();
      return client;
    },

    /** A socket by hand. */
    async raw(query: Record<string, string> = {}, headers: Record<string, string> = {}) {
      const search = new URLSearchParams({ apikey: anonKey, vsn: "2.0.0", ...query });
      const socket = new WebSocket(`ws://${host}/realtime/v1/websocket?${search}`, { headers });
      sockets.push(socket);
      const heard: unknown[] = [];
      socket.on("message", (data, isBinary) => heard.push(isBinary ? data : JSON.parse(textOf(data))));
      const closed = once(socket, "close").then(([code]) => code as number);
      await once(socket, "open");
      return { socket, heard, closed, send: (frame: unknown) => socket.send(JSON.stringify(frame)) };
    },

    nowSeconds: () => Math.floor(clock() / 1000),
    /** As if the network had failed. */
    dropSockets: () => {
      for (const socket of accepted) socket.destroy();
    },

    async closeClients() {
      await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()));
      for (const socket of sockets.splice(0)) socket.terminate();
    },

    async close() {
      for (const client of clients.splice(0)) void client.removeAllChannels();
      for (const socket of sockets.splice(0)) socket.terminate();
      await realtime.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the official client reports of a change. */
export interface SeenChange {
  readonly eventType: string;
  readonly schema: string;
  readonly table: string;
  readonly commit_timestamp: string;
  readonly new: Record<string, unknown>;
  readonly old: Record<string, unknown>;
  readonly errors: readonly string[] | null;
}

/** Joins a channel for changes; resolves when the subscription is there. */
export async function follow(client: SupabaseClient, wish: Record<string, unknown>, name: string = randomUUID()) {
  // The first join would go without a token.
  await client.realtime.setAuth();
  const seen: SeenChange[] = [];
  const system: { status: string; message: string }[] = [];
  const states: string[] = [];
  const channel = client
    .channel(name)
    .on("postgres_changes" as "system", { event: "*", schema: "live", ...wish }, (change: SeenChange) =>
      seen.push(change),
    )
    .on("system", {}, (message) => system.push(message));
  channel.subscribe((state, error) => states.push(error ? `${state}: ${error.message}` : state));
  await expect.poll(() => system.length + Number(states.some((state) => state !== "SUBSCRIBED"))).toBeGreaterThan(0);
  return { channel, seen, system, states };
}

/** Joins a channel; resolves with its first state. */
export function joined(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((state, error) => resolve(error ? `${state}: ${error.message}` : state));
  });
}

/** What a socket of the library `ws` has received. */
export function textOf(data: RawData): string {
  return Buffer.from(data as Buffer).toString("utf8");
}
