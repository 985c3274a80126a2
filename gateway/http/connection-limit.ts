import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork, parseIpAddress } from "./ip-address.ts";
import type { RequestQueue } from "./request-queue.ts";

const MAX_CONNECTIONS = 2000;
/** Those that give way take a moment to close. */
const CLOSING_CONNECTIONS = 100;
/** Otherwise one client could use all of them. An office behind one address needs about ten for each person. */
const MAX_CONNECTIONS_PER_NETWORK = 500;

export interface ConnectionLimits {
  /** IP addresses of reverse proxies, whose connections belong to many clients. */
  readonly trustedProxies: readonly string[];
  /** For tests. */
  readonly maxConnections?: number;
}

/**
 * Limits the connections of each network and of all. A client with many networks could use up the total by connections that wait, so
 * those give way: the oldest one without a request, else the oldest one, of the network with most of them, whose request is not
 * complete.
 */
export function limitConnections(
  server: Server,
  queue: RequestQueue,
  { trustedProxies, maxConnections = MAX_CONNECTIONS }: ConnectionLimits,
): void {
  const proxies = new Set(trustedProxies.map(parseIpAddress));
  /** Oldest first. WebSockets have limits of their own. */
  const open = new Map<Socket, string>();
  const countOf = new Map<string, number>();
  let total = 0;
  server.maxConnections = maxConnections + CLOSING_CONNECTIONS;

  function close(socket: Socket): void {
    open.delete(socket);
    socket.destroy();
  }

  function makeRoom(): void {
    const idle = [...open.keys()].find((socket) => !queue.isBusy(socket));
    if (idle !== undefined) return close(idle);
    const receiving = [...open].filter(([socket]) => queue.isReceiving(socket));
    const byNetwork = Map.groupBy(receiving, ([, network]) => network);
    const [largest = []] = [...byNetwork.values()].toSorted((a, b) => b.length - a.length);
    if (largest[0] !== undefined) close(largest[0][0]);
  }

  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "unknown" } = socket;
    const network = clientNetwork(remoteAddress);
    const count = (countOf.get(network) ?? 0) + 1;
    if (count > MAX_CONNECTIONS_PER_NETWORK && !proxies.has(parseIpAddress(remoteAddress))) {
      socket.destroy();
      return;
    }
    countOf.set(network, count);
    open.set(socket, network);
    total += 1;
    if (total > maxConnections) makeRoom();
    socket.once("close", () => {
      open.delete(socket);
      total -= 1;
      const left = (countOf.get(network) ?? 1) - 1;
      if (left === 0) countOf.delete(network);
      else countOf.set(network, left);
    });
  });
  server.on("upgrade", (_request, socket: Socket) => open.delete(socket));
}
