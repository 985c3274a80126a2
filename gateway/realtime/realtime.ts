/** `/realtime/v1`: Supabase's realtime protocol, as `@supabase/supabase-js` uses it. */
import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Hono } from "hono";
import { WebSocketServer } from "ws";
import { clientNetwork } from "#gateway/http/ip-address.ts";
import { rawResponse } from "#gateway/http/raw-response.ts";
import { makeRoom } from "./admission.ts";
import { Backlog } from "./backlog.ts";
import { createBroadcastRoutes } from "./broadcast-routes.ts";
import { ChangeFeed } from "./change-feed.ts";
import { Connection } from "./connection.ts";
import { FramePace } from "./frame-pace.ts";
import { checkHandshake, type HandshakeError } from "./handshake.ts";
import { JoinBudget } from "./join-budget.ts";
import { KeyedRateLimit, LIMITS } from "./limits.ts";
import { PresenceRegistry } from "./presence-registry.ts";
import { followPublishedTables } from "./published-tables.ts";
import { type PeerMessage, ServerPeers } from "./server-peers.ts";
import type { RealtimeDependencies, RealtimeService } from "./service.ts";
import { Topics } from "./topics.ts";

export interface Realtime {
  /** Mount at `/realtime/v1/api/broadcast`. */
  readonly broadcastRoutes: Hono;
  /** Handles the server's upgrade requests. */
  attach(server: Pick<EventEmitter, "on">): void;
  /** Closes all sockets; clients reconnect. */
  close(): Promise<void>;
}

const CHANGES_CHANNEL = "gateway_changes";
const SERVICE_RESTART = 1012;
const SWEEP_INTERVAL_MS = 1000;
/** An ended session loses its socket within 5 s (docs/protocol.md); this leaves 2 s for the query. */
export const SESSION_CHECK_INTERVAL_MS = 3000;
const CLOSE_TIMEOUT_MS = 1000;

/** Resolves when the server listens for changes of all published tables. */
export async function startRealtime(dependencies: RealtimeDependencies): Promise<Realtime> {
  const { database, clock, onUnexpectedError } = dependencies;
  const connections = new Set<Connection>();
  const topics = new Topics();
  const backlog = new Backlog(LIMITS.totalBufferedBytes);
  const presences = new PresenceRegistry((topic, diff) => topics.sendPresenceDiff(topic, diff));
  const framePace = new FramePace();
  const feed = new ChangeFeed(database, clock, onUnexpectedError);
  const closeAll = (reason: string) => {
    for (const connection of connections) connection.close(SERVICE_RESTART, reason);
  };
  const peers: ServerPeers = new ServerPeers(database, clock, {
    onMessage: (server, message) => receive(server, message),
    onServerGone: (server) => presences.replace(server, []),
    ownPresences: () => presences.presencesOn(peers.id),
    onGap: () => closeAll("Messages were missed"),
    onError: onUnexpectedError,
  });
  const service: RealtimeService = {
    ...dependencies,
    feed,
    topics,
    backlog,
    joinBudget: new JoinBudget(),
    framePace,
    presenceLimit: new KeyedRateLimit(LIMITS.presenceCallsOfUser, LIMITS.presenceWindowMs),
    broadcast(sender, topic, broadcast, except) {
      const { event, body } = broadcast;
      framePace.sent(sender, topics.broadcast(topic, broadcast, except), body.length);
      const isBinary = typeof body !== "string";
      peers.publish({ kind: "broadcast", topic, event, body: isBinary ? body.toString("base64") : body, isBinary });
    },
    updatePresence(joins, leaves) {
      presences.update(peers.id, joins, leaves);
      peers.publish({ kind: "presence_diff", joins, leaves });
    },
    presenceState: (topic) => presences.state(topic),
  };

  function receive(server: string, message: PeerMessage): void {
    if (message.kind === "presence_state") presences.replace(server, message.presences);
    else if (message.kind === "presence_diff") presences.update(server, message.joins, message.leaves);
    else if (message.kind === "broadcast") {
      const { topic, event, body, isBinary } = message;
      topics.broadcast(topic, { event, body: isBinary ? Buffer.from(body, "base64") : body });
    }
  }

  async function closeEndedSessions(): Promise<void> {
    const allClaims = [...connections].flatMap(({ channels }) => [...channels.values()].map(({ claims }) => claims));
    const users = allClaims.filter(({ sub }) => sub !== undefined);
    if (users.length === 0) return;
    const ended = await dependencies.endedSessions(users);
    if (ended.size > 0) for (const connection of connections) connection.checkTokens(ended);
  }

  function sweep(): void {
    const nowMs = clock();
    backlog.trim();
    for (const connection of connections) {
      const overstayed = connection.hasOverstayed(nowMs);
      if (overstayed === "silent") connection.terminate();
      else if (overstayed === "guest") connection.closeGuest();
      else connection.checkTokens(new Set());
    }
  }

  await followPublishedTables(database);
  const stopListening = await database.listen(
    CHANGES_CHANNEL,
    (payload) => feed.onNotification(payload),
    () => closeAll("Changes were missed"),
  );
  await peers.start();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // Raised when a socket joins a channel.
    maxPayload: LIMITS.guestFrameBytes,
    maxFragments: LIMITS.fragments,
    maxBufferedChunks: LIMITS.bufferedChunks,
  });
  // Otherwise the library answers with a page without security headers.
  sockets.on("wsClientError", ({ message }, socket) => reject(socket, { status: 400, error: message }));
  const timers = [
    setInterval(sweep, SWEEP_INTERVAL_MS),
    setInterval(() => void closeEndedSessions().catch(onUnexpectedError), SESSION_CHECK_INTERVAL_MS),
  ];

  return {
    broadcastRoutes: createBroadcastRoutes(service),

    attach(server) {
      server.on("upgrade", async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        // Ignores connections that break before the upgrade.
        socket.on("error", () => {});
        try {
          const handshake = await checkHandshake(service, request);
          const network = clientNetwork(dependencies.clientAddress(request));
          if ("error" in handshake) reject(socket, handshake);
          else if (!makeRoom(connections, network)) {
            reject(socket, { status: 429, error: "Too many connected users" });
          } else {
            sockets.handleUpgrade(request, socket, head, (client) => {
              const connection = new Connection(service, client, { ...handshake, network });
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
      closeAll("The server restarts");
      const timeout = setTimeout(() => {
        for (const connection of connections) connection.terminate();
      }, CLOSE_TIMEOUT_MS);
      await Promise.all([...connections].map(({ closed }) => closed));
      clearTimeout(timeout);
      await stopListening();
      await peers.close();
    },
  };
}

function reject(socket: Duplex, { status, error }: HandshakeError): void {
  // A client that does not close its side would keep the socket for ever: an upgraded one has no timeout.
  socket.end(rawResponse(status, { error }), () => socket.destroy());
}
