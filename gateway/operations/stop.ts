/** The orderly stop. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { describeError, type Log } from "./logger.ts";

/** How often connections that have become idle are let go of. */
const IDLE_LOOK_MS = 50;

/**
 * Watches the server's connections from now on. The returned function takes no new ones, lets the requests under way
 * finish, and resolves when the last connection is gone: true where all went by themselves, false where some had to be cut
 * off after `patienceMs`. Sockets that were upgraded are their service's to close; here they are cut off at last.
 */
export function createDrain(server: Server): (patienceMs: number) => Promise<boolean> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return async (patienceMs) => {
    let allAnswered = true;
    const closed = once(server, "close");
    server.close();
    // A connection kept alive is idle between two requests, and would be until its client gives up.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
    const impatient = setTimeout(() => {
      allAnswered = false;
      for (const socket of sockets) socket.destroy();
    }, patienceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(impatient);
    return allAnswered;
  };
}

/** A part of the server, and how it ends. */
export interface ShutdownStep {
  /** For the log, such as "the database". */
  readonly part: string;
  end(): Promise<unknown> | undefined;
}

/**
 * Ends one part after the other. One that cannot (a database that is away cannot be told that nobody listens any more) is
 * logged, and does not keep the rest from ending.
 */
export async function runShutdown(steps: readonly ShutdownStep[], log: Log): Promise<void> {
  for (const { part, end } of steps) {
    try {
      await end();
    } catch (error) {
      log({ level: "warning", message: `${part} did not end in order`, error: describeError(error) });
    }
  }
}
