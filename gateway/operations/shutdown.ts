import { once } from "node:events";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { describeError, type Log } from "./logger.ts";

const IDLE_CHECK_INTERVAL_MS = 50;
/** Browsers open connections in advance. To Node, one without a request is not idle. */
const FIRST_BYTE_TIMEOUT_MS = 500;

/**
 * Tracks the server's connections from now on. The returned function stops accepting connections, waits for requests in
 * progress and resolves when every connection is closed: true if all closed by themselves, false if some were destroyed after
 * `timeoutMs`. Upgraded sockets must be closed by their service, or the timeout destroys them.
 */
export function createDrain(server: Server): (timeoutMs: number) => Promise<boolean> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return async (timeoutMs) => {
    let isClean = true;
    const closed = once(server, "close");
    server.close();
    // A keep-alive connection becomes idle only after its current request.
    const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
    const unused = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, FIRST_BYTE_TIMEOUT_MS);
    const timeout = setTimeout(() => {
      isClean = false;
      for (const socket of sockets) socket.destroy();
    }, timeoutMs);
    await closed;
    clearInterval(idleCheck);
    clearTimeout(unused);
    clearTimeout(timeout);
    return isClean;
  };
}

export interface ShutdownStep {
  /** For the log, such as "database". */
  readonly name: string;
  run(): Promise<unknown> | undefined;
}

/** Runs the steps in order. A failed step is logged and does not prevent the next ones. */
export async function runShutdown(steps: readonly ShutdownStep[], log: Log): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run();
    } catch (error) {
      log({ level: "warning", message: "shutdown step failed", step: name, error: describeError(error) });
    }
  }
}
