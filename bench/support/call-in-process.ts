/**
 * Loaded before `server/main.ts` (node --import): remembers what the gateway asked of the embedded database for a signed-in
 * user last. At any message from the parent it makes that very call again from inside the server's own process (same
 * statement, same session, so the same transaction) and answers with the milliseconds it took.
 */
import { ProtocolDatabase } from "../../gateway/db/wire/protocol-database.ts";

const { run } = ProtocolDatabase.prototype;
let lastCall: (() => Promise<unknown>) | null = null;

ProtocolDatabase.prototype.run = function remember(this: ProtocolDatabase, ...call) {
  if (call[1]?.session?.role === "authenticated") lastCall = () => run.apply(this, call);
  return run.apply(this, call);
};

process.on("message", () => void callAgain());

async function callAgain(): Promise<void> {
  if (lastCall === null) throw new Error("The gateway has not called the database for a signed-in user yet");
  const started = performance.now();
  await lastCall();
  process.send?.(performance.now() - started);
}
