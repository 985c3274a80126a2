/**
 * Runs the requests of a socket one after the other, each when the response before it was sent: a client that pipelines requests
 * and does not read could otherwise fill the memory. Responses keep their order anyway, so this delays no response by much.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** More requests at once close the socket. No browser and no common proxy pipelines at all. */
const MAX_WAITING = 16;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The sockets with a request in progress, and their next requests. */
export class RequestQueue {
  readonly #waiting = new Map<Socket, Exchange[]>();
  /** The requests in progress. */
  readonly #current = new WeakMap<Socket, IncomingMessage>();

  get busySockets(): Iterable<Socket> {
    return this.#waiting.keys();
  }

  isBusy(socket: Socket): boolean {
    return this.#waiting.has(socket);
  }

  /** Whether it is busy with a request whose body is not complete. */
  isReceiving(socket: Socket): boolean {
    return this.isBusy(socket) && this.#current.get(socket)?.complete === false;
  }

  wrap(listener: RequestListener): RequestListener {
    const run = (socket: Socket, { request, response }: Exchange) => {
      this.#current.set(socket, request);
      response.once("close", () => {
        if (!request.complete) limitDiscarded(request);
        const waiting = this.#waiting.get(socket);
        const next = socket.destroyed || socket.writableEnded ? undefined : waiting?.shift();
        if (next === undefined) this.#waiting.delete(socket);
        else run(socket, next);
        if (waiting?.length === 0) socket.resume();
      });
      listener(request, response);
    };
    return (request, response) => {
      const { socket } = request;
      const waiting = this.#waiting.get(socket);
      if (waiting === undefined) {
        this.#waiting.set(socket, []);
        this.#keepOpenForBody(socket);
        run(socket, { request, response });
      } else if (waiting.push({ request, response }) > MAX_WAITING) socket.destroy();
      else socket.pause();
    };
  }

  /**
   * After the last response of a connection, Node closes its socket. While a rejected body is still coming, that would reset the
   * connection, and the client might not see the response: only the server's half is closed then.
   */
  #keepOpenForBody(socket: Socket): void {
    if (Object.hasOwn(socket, "destroySoon")) return;
    socket.destroySoon = () => {
      if (this.#current.get(socket)?.complete === false) socket.end();
      else closeSent(socket);
    };
  }
}

/** Closes the socket when what was written is sent. Only then: a reset would come before it. */
function closeSent(socket: Socket): void {
  Socket.prototype.destroySoon.call(socket);
}

const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
const DISCARD_TIMEOUT_MS = 10_000;
const DISCARD_CHECK_INTERVAL_MS = 50;

/** Bounds the rest of a rejected body, which Node reads and discards. */
function limitDiscarded(request: IncomingMessage): void {
  const { socket } = request;
  if (socket.destroyed) return;
  const maxBytesRead = socket.bytesRead + MAX_DISCARDED_BYTES;
  const deadlineMs = performance.now() + DISCARD_TIMEOUT_MS;
  const check = setInterval(() => {
    const isOver = socket.bytesRead > maxBytesRead || performance.now() > deadlineMs;
    const isComplete = request.complete || socket.destroyed;
    if (isOver || (isComplete && socket.writableEnded)) closeSent(socket);
    if (isOver || isComplete) clearInterval(check);
  }, DISCARD_CHECK_INTERVAL_MS);
}
