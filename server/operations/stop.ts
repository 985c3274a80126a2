import { once } from "node:events";
import type { Server } from "node:http";

/** How often connections that have become idle are let go of. */
const IDLE_LOOK_MS = 50;

/**
 * Takes no new connections, lets the requests under way finish, and resolves when the last connection is gone: true where
 * all were answered, false where some had to be cut off after `patienceMs`.
 */
export async function drain(server: Server, patienceMs: number): Promise<boolean> {
  let allAnswered = true;
  const closed = once(server, "close");
  server.close();
  // A connection kept alive is idle between two requests, and would be until its client gives up.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  const impatient = setTimeout(() => {
    allAnswered = false;
    server.closeAllConnections();
  }, patienceMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(impatient);
  return allAnswered;
}
