import type { IncomingMessage } from "node:http";

/** Larger than every body of a sign-in. Bodies up to this size do not count. */
export const FREE_BODY_BYTES = 16 * 1024;
/** Of all bodies of one caller, from the first byte until the response is sent. */
export const MAX_BYTES_PER_CALLER = 32 * 1024 * 1024;

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
    for (const oldest of held.bytesOf.keys()) {
      if (held.bytes <= MAX_BYTES_PER_CALLER) break;
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
