/** `/realtime/v1`: Supabase's realtime protocol, as `@supabase/supabase-js` speaks it. Changes come from the database. */
import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Hono } from "hono";
import { WebSocketServer } from "ws";
import { rawAnswer } from "#gateway/http/raw-response.ts";
import { createBroadcastRoutes } from "./broadcast-routes.ts";
import { followPublishedTables } from "./catalog.ts";
import { ChangeFeed } from "./change-feed.ts";
import { Cluster, type ClusterMessage } from "./cluster.ts";
import { Connection } from "./connection.ts";
import { type Refusal, readHandshake } from "./handshake.ts";
import { LIMITS } from "./limits.ts";
import { Roster } from "./presence-registry.ts";
import type { RealtimeDependencies, RealtimeService } from "./service.ts";
import { Topics } from "./topics.ts";

export interface Realtime {
  /** For `/realtime/v1/api/broadcast`. */
  readonly broadcastRoutes: Hono;
  /** Takes the server's requests for sockets. */
  attach(server: Pick<EventEmitter, "on">): void;
  /** Closes all sockets; their clients come back to whoever answers next. */
  close(): Promise<void>;
}

const CHANGES = "gateway_changes";
const RESTART_CODE = 1012;
const SWEEP_MS = 1000;
/** With the time of the question itself less than the 5 seconds that are promised. */
const SESSIONS_MS = 3000;
const CLOSE_PATIENCE_MS = 1000;
const REASONS = { 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 429: "Too Many Requests" } as const;

/** Listens to the database before it resolves. The tables that are published by then are followed. */
export async function startRealtime(dependencies: RealtimeDependencies): Promise<Realtime> {
  const { database, clock, onUnexpectedError } = dependencies;
  const connections = new Set<Connection>();
  const topics = new Topics();
  const roster = new Roster((topic, diff) => topics.tellPresence(topic, diff));
  const feed = new ChangeFeed(database, clock, onUnexpectedError);
  const comeBack = (why: string) => {
    for (const connection of connections) connection.close(RESTART_CODE, why);
  };
  const cluster: Cluster = new Cluster(database, clock, {
    onMessage: (server, message) => receive(server, message),
    onServerGone: (server) => roster.replace(server, []),
    ownPresences: () => roster.presencesOf(cluster.id),
    onGap: () => comeBack("Messages were missed"),
    onError: onUnexpectedError,
  });
  const service: RealtimeService = {
    ...dependencies,
    feed,
    topics,
    broadcast(topic, broadcast, except) {
      topics.broadcast(topic, broadcast, except);
      const { event, body } = broadcast;
      const raw = typeof body !== "string";
      cluster.tell({ kind: "broadcast", topic, event, body: raw ? body.toString("base64") : body, raw });
    },
    present(put, drop) {
      roster.change(cluster.id, put, drop);
      cluster.tell({ kind: "presence", put, drop });
    },
    presenceState: (topic) => roster.state(topic),
  };

  function receive(server: string, message: ClusterMessage): void {
    if (message.kind === "roster") roster.replace(server, message.presences);
    else if (message.kind === "presence") roster.change(server, message.put, message.drop);
    else if (message.kind === "broadcast") {
      const { topic, event, body, raw } = message;
      topics.broadcast(topic, { event, body: raw ? Buffer.from(body, "base64") : body });
    }
  }

  async function endSessions(): Promise<void> {
    const bearers = [...connections].flatMap(({ channels }) => [...channels.values()].map(({ bearer }) => bearer));
    const users = bearers.filter(({ sub }) => sub !== undefined);
    if (users.length === 0) return;
    const ended = await dependencies.endedSessions(users);
    if (ended.size > 0) for (const connection of connections) connection.checkTokens(ended);
  }

  function sweep(): void {
    const nowMs = clock();
    for (const connection of connections) {
      if (nowMs - connection.lastHeardAtMs > LIMITS.silenceMs) connection.terminate();
      else connection.checkTokens(new Set());
    }
  }

  await followPublishedTables(database);
  const stopListening = await database.listen(
    CHANGES,
    (payload) => feed.hear(payload),
    () => comeBack("Changes were missed"),
  );
  await cluster.start();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // A frame has some more than the payload in it.
    maxPayload: LIMITS.payloadBytes + 4096,
  });
  const timers = [
    setInterval(sweep, SWEEP_MS),
    setInterval(() => void endSessions().catch(onUnexpectedError), SESSIONS_MS),
  ];

  function hasRoom(): boolean {
    if (connections.size >= LIMITS.sockets) return false;
    const anonymous = [...connections].filter(({ isAnonymous }) => isAnonymous).length;
    return anonymous < LIMITS.anonymousSockets;
  }

  return {
    broadcastRoutes: createBroadcastRoutes(service),

    attach(server) {
      server.on("upgrade", async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        // A connection that breaks before it is a socket is nobody's loss.
        socket.on("error", () => {});
        try {
          const answer = await readHandshake(service, request);
          if ("error" in answer) refuse(socket, answer);
          else if (!hasRoom()) refuse(socket, { status: 429, error: "Too many connected users" });
          else {
            sockets.handleUpgrade(request, socket, head, (client) => {
              const connection = new Connection(service, client, answer);
              connections.add(connection);
              client.on("close", () => connections.delete(connection));
            });
          }
        } catch (error) {
          onUnexpectedError(error);
          socket.destroy();
        }
      });
    },

    async close() {
      for (const timer of timers) clearInterval(timer);
      comeBack("The server restarts");
      const patience = setTimeout(() => {
        for (const connection of connections) connection.terminate();
      }, CLOSE_PATIENCE_MS);
      await Promise.all([...connections].map(({ ended }) => ended));
      clearTimeout(patience);
      await stopListening();
      await cluster.close();
    },
  };
}

function refuse(socket: Duplex, { status, error }: Refusal): void {
  socket.end(rawAnswer(status, REASONS[status], { error }));
}
