import type { IncomingMessage } from "node:http";

/** Larger than every body of a sign-in. Bodies up to this size do not count. */
const FREE_BODY_BYTES = 16 * 1024;
/** Of all bodies of one user, from the first byte until the request is handled. */
const MAX_USER_BYTES = 32 * 1024 * 1024;
/** One body of a request without a user's token: none of them needs more. */
export const MAX_ANONYMOUS_BODY_BYTES = 64 * 1024;
/** Of everybody without a user's token. Parsed, a body needs many times its size. */
const MAX_ANONYMOUS_BYTES = 8 * 1024 * 1024;
/** Of all callers together. */
const MAX_TOTAL_BYTES = 96 * 1024 * 1024;
/** Everybody without a user's token is one caller. Also the role of the anonymous key. */
export const ANONYMOUS_CALLER = "anon";

interface CallerBodies {
  /** Of the requests below. */
  bytes: number;
  /** Oldest first. */
  readonly bytesOf: Map<IncomingMessage, number>;
}

/**
 * Bounds the memory that request bodies use on all sockets: of each caller, and of all. Above it, the oldest unfinished requests
 * of the caller that uses most are closed: other callers keep their room.
 */
export class BodyBudget {
  readonly #callers = new Map<string, CallerBodies>();
  #totalBytes = 0;

  /** @param bytes the memory that the request's body uses now. May destroy this request. */
  hold(caller: string, request: IncomingMessage, bytes: number): void {
    if (bytes <= FREE_BODY_BYTES) return;
    const held = this.#callers.get(caller) ?? { bytes: 0, bytesOf: new Map() };
    this.#callers.set(caller, held);
    const previous = held.bytesOf.get(request) ?? 0;
    held.bytes += bytes - previous;
    held.bytesOf.set(request, bytes);
    this.#totalBytes += bytes - previous;
    const maxBytes = caller === ANONYMOUS_CALLER ? MAX_ANONYMOUS_BYTES : MAX_USER_BYTES;
    while (held.bytes > maxBytes && this.#closeOldest(caller, held));
    if (this.#totalBytes <= MAX_TOTAL_BYTES) return;
    const largest = [...this.#callers].toSorted(([, a], [, b]) => b.bytes - a.bytes);
    for (const [name, bodies] of largest) {
      while (this.#totalBytes > MAX_TOTAL_BYTES && this.#closeOldest(name, bodies));
    }
  }

  /** False if all requests are complete: their bodies are in use until they are handled. */
  #closeOldest(caller: string, { bytesOf }: CallerBodies): boolean {
    for (const oldest of bytesOf.keys()) {
      if (oldest.complete) continue;
      this.release(caller, oldest);
      oldest.destroy();
      return true;
    }
    return false;
  }

  /** Call it when the request is handled. */
  release(caller: string, request: IncomingMessage): void {
    const held = this.#callers.get(caller);
    if (held === undefined) return;
    const bytes = held.bytesOf.get(request) ?? 0;
    held.bytes -= bytes;
    this.#totalBytes -= bytes;
    held.bytesOf.delete(request);
    if (held.bytesOf.size === 0) this.#callers.delete(caller);
  }
}
