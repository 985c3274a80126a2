import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Socket } from "node:net";
import { serve } from "@hono/node-server";
import { createClient, type RealtimeChannel, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type RawData, WebSocket } from "ws";
import type { Database } from "#gateway/db/port/database.ts";
import { createOriginPolicy } from "#gateway/http/origin-policy.ts";
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

export type RealtimeServer = Awaited<ReturnType<typeof startServer>>;
export type RealtimeHarness = Awaited<ReturnType<typeof openRealtime>>;

// TRUNCATE sends no notification; a DELETE could still be in flight when the test subscribes.
const EMPTY = "truncate live.notes, live.own, live.whole, live.closed, live.keyless, live.pairs";

/**
 * Registers hooks: one server per `describe`, empty tables before each test, `cleanUp` after it. The returned object is
 * filled in `beforeAll`.
 */
export function useRealtime(engine: (typeof ENGINES)[number]): RealtimeHarness {
  const live = {} as RealtimeHarness;
  beforeAll(async () => {
    Object.assign(live, await openRealtime(engine));
  });
  beforeEach(() => live.sql(EMPTY));
  afterEach(() => cleanUp(live));
  afterAll(() => live.close());
  return live;
}

/** Closes all clients and expects no unexpected server errors. */
export async function cleanUp(server: RealtimeServer): Promise<void> {
  await server.closeClients();
  expect(server.unexpected.splice(0)).toEqual([]);
}

async function openRealtime(engine: (typeof ENGINES)[number]) {
  const test = await openTestDatabase(engine);
  await runScript(test.database, REALTIME_SCHEMA);
  const key = await createSigningKey();
  const server = await startServer(test.database, key);
  return {
    ...server,
    database: test.database,
    sql: (text: string, ...values: (string | null)[]) => test.database.run([{ text, values }]),
    /** Starts another server on the same database. */
    startServer: (dependencies: Partial<RealtimeDependencies> = {}) => startServer(test.database, key, dependencies),
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
    originPolicy: createOriginPolicy({
      publicOrigin: "https://research.example.com",
      listenHost: "127.0.0.1",
      allowedOrigins: [],
    }),
    // A test's own network, or this one.
    clientAddress: ({ headers }) => headers["x-test-address"]?.toString() ?? "192.0.2.1",
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
  const userToken = (claims: Partial<Claims> = {}) => sign({ role: "authenticated", sub: ANN, ...claims });
  const anonKey = await sign({ role: "anon" });
  const clients: SupabaseClient[] = [];
  const sockets: WebSocket[] = [];

  return {
    host,
    anonKey,
    unexpected,
    endedSubjects,
    sign,
    /** Ann's token by default. */
    userToken,
    advanceClock: (ms: number) => {
      offsetMs += ms;
    },

    /** supabase-js as this user; null: anonymous. */
    client(sub: string | null = ANN, realtimeOptions: Record<string, unknown> = {}, token?: () => Promise<string>) {
      const accessToken = token ?? (async () => (sub === null ? anonKey : sign({ role: "authenticated", sub })));
      const client = createClient(`http://${host}`, anonKey, {
        accessToken,
        realtime: { reconnectAfterMs: () => 50, ...realtimeOptions },
      });
      clients.push(client);
      return client;
    },

    /** supabase-js with its token set before the first join. */
    async signedInClient(sub = ANN, realtimeOptions: Record<string, unknown> = {}) {
      const client = this.client(sub, realtimeOptions);
      await client.realtime.setAuth();
      return client;
    },

    /** A socket without supabase-js. */
    async rawSocket(query: Record<string, string> = {}, headers: Record<string, string> = {}) {
      const search = new URLSearchParams({ apikey: anonKey, vsn: "2.0.0", ...query });
      const socket = new WebSocket(`ws://${host}/realtime/v1/websocket?${search}`, { headers });
      sockets.push(socket);
      const received: unknown[] = [];
      socket.on("message", (data, isBinary) => received.push(isBinary ? data : JSON.parse(textOf(data))));
      const closed = once(socket, "close").then(([code]) => code as number);
      await once(socket, "open");
      return { socket, received, closed, send: (frame: unknown) => socket.send(JSON.stringify(frame)) };
    },

    /** A raw socket of Ann that has joined a channel. */
    async joinedSocket(query: Record<string, string> = {}, headers: Record<string, string> = {}) {
      const opened = await this.rawSocket(query, headers);
      const payload = { access_token: await userToken() };
      const frame = ["1", "1", "realtime:joined", "phx_join", payload];
      const [join_ref, ref, topic, event] = frame;
      opened.send(query["vsn"] === "1.0.0" ? { join_ref, ref, topic, event, payload } : frame);
      await expect.poll(() => opened.received.length).toBe(1);
      return opened;
    },

    nowSeconds: () => Math.floor(clock() / 1000),
    /** Simulates a network failure. */
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

/** A change as supabase-js reports it. */
export interface ReportedChange {
  readonly eventType: string;
  readonly schema: string;
  readonly table: string;
  readonly commit_timestamp: string;
  readonly new: Record<string, unknown>;
  readonly old: Record<string, unknown>;
  readonly errors: readonly string[] | null;
}

/** Joins a channel with one binding; resolves when the server has accepted or rejected it. */
export async function subscribe(client: SupabaseClient, binding: Record<string, unknown>, name: string = randomUUID()) {
  // Otherwise the first join has no token.
  await client.realtime.setAuth();
  const changes: ReportedChange[] = [];
  const system: { status: string; message: string }[] = [];
  const states: string[] = [];
  const channel = client
    .channel(name)
    .on("postgres_changes" as "system", { event: "*", schema: "live", ...binding }, (change: ReportedChange) =>
      changes.push(change),
    )
    .on("system", {}, (message) => system.push(message));
  channel.subscribe((state, error) => states.push(error ? `${state}: ${error.message}` : state));
  await expect.poll(() => system.length + Number(states.some((state) => state !== "SUBSCRIBED"))).toBeGreaterThan(0);
  return { channel, changes, system, states };
}

/** Resolves with the channel's first state. */
export function join(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((state, error) => resolve(error ? `${state}: ${error.message}` : state));
  });
}

export function textOf(data: RawData): string {
  return Buffer.from(data as Buffer).toString("utf8");
}
