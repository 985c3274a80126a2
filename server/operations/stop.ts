import { once } from "node:events";
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How often connections that have become idle are let go of. */
const IDLE_LOOK_MS = 50;

/**
 * Watches the server's connections from now on. The returned function takes no new ones, lets the requests under way
 * finish, and resolves when the last connection is gone: true where all went by themselves, false where some had to be cut
 * off after `patienceMs`. Sockets that were upgraded are their service's to close; here they are cut off at last.
 */
export function drainOf(server: Server): (patienceMs: number) => Promise<boolean> {
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
