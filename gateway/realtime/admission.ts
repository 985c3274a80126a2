/** Which sockets may stay while they show no token: strangers must not use up what colleagues need. */
import type { WebSocket } from "ws";
import { LIMITS } from "./limits.ts";

export interface Admitted {
  /** From `clientNetwork`. */
  readonly network: string;
  /** Has joined no channel. */
  readonly isGuest: boolean;
  /** Has joined no channel with a user's token. */
  readonly isAnonymous: boolean;
  terminate(): void;
}

/**
 * Makes room for a socket that has not joined yet; false if there is none. Guests give way, oldest first: one that wants to join
 * does so at once.
 */
export function makeRoom(connections: Set<Admitted>, network: string): boolean {
  const guests = [...connections].filter(({ isGuest }) => isGuest);
  const byNetwork = Map.groupBy(guests, (guest) => guest.network);
  const neighbors = byNetwork.get(network) ?? [];
  if (neighbors.length >= LIMITS.guestSocketsPerNetwork) return evict(connections, neighbors[0]);
  const anonymous = [...connections].filter(({ isAnonymous }) => isAnonymous).length;
  if (connections.size < LIMITS.sockets && anonymous < LIMITS.anonymousSockets) return true;
  const largest = [...byNetwork.values()].toSorted((a, b) => b.length - a.length)[0];
  return evict(connections, largest?.[0]);
}

function evict(connections: Set<Admitted>, guest: Admitted | undefined): boolean {
  if (guest === undefined) return false;
  connections.delete(guest);
  guest.terminate();
  return true;
}

/**
 * The size of the frames that a socket may send from now on. `ws` has one option for all sockets of a server; the limit of one
 * socket is a private field, whose effect `contract-guests.test.ts` checks.
 */
export function limitFrames(socket: WebSocket, bytes: number): void {
  const { _receiver: receiver } = socket as unknown as { _receiver: { _maxPayload: number } | null };
  if (receiver !== null) receiver._maxPayload = bytes;
}
