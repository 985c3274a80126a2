import type { IncomingMessage } from "node:http";

/** Larger than every body of a sign-in. Bodies up to this size do not count. */
const FREE_BODY_BYTES = 16 * 1024;
/** Of all bodies of one user, from the first byte until the response is sent. */
const MAX_USER_BYTES = 32 * 1024 * 1024;
/** Of everybody without a user's token. Parsed, a body needs many times its size. */
const MAX_ANONYMOUS_BYTES = 8 * 1024 * 1024;
/** Everybody without a user's token is one caller. Also the role of the anonymous key. */
export const ANONYMOUS_CALLER = "anon";

interface CallerBodies {
  /** Of the requests below. */
  bytes: number;
  /** Oldest first. */
  readonly bytesOf: Map<IncomingMessage, number>;
}

/**
 * Bounds the memory that each caller's request bodies use on all sockets. Above it, the caller's oldest unfinished requests are
 * closed: other callers keep their room.
 */
export class BodyBudget {
  readonly #callers = new Map<string, CallerBodies>();

  /** @param bytes the memory that the request's body uses now. May destroy this request. */
  hold(caller: string, request: IncomingMessage, bytes: number): void {
    if (bytes <= FREE_BODY_BYTES) return;
    const held = this.#callers.get(caller) ?? { bytes: 0, bytesOf: new Map() };
    this.#callers.set(caller, held);
    held.bytes += bytes - (held.bytesOf.get(request) ?? 0);
    held.bytesOf.set(request, bytes);
    const maxBytes = caller === ANONYMOUS_CALLER ? MAX_ANONYMOUS_BYTES : MAX_USER_BYTES;
    for (const oldest of held.bytesOf.keys()) {
      if (held.bytes <= maxBytes) break;
      // A complete body is in use until its response is sent.
      if (oldest.complete) continue;
      this.release(caller, oldest);
      oldest.destroy();
    }
  }

  /** Call it when the response is sent. */
  release(caller: string, request: IncomingMessage): void {
    const held = this.#callers.get(caller);
    if (held === undefined) return;
    held.bytes -= held.bytesOf.get(request) ?? 0;
    held.bytesOf.delete(request);
    if (held.bytesOf.size === 0) this.#callers.delete(caller);
  }
}
