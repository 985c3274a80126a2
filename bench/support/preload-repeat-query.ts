/**
 * Loaded into the server with `--import`: records the gateway's last database call for a signed-in user. On any IPC message it
 * repeats that call (same statements, same session settings) and replies with its duration in milliseconds.
 */
import { ProtocolDatabase } from "../../gateway/db/wire/protocol-database.ts";

const { run } = ProtocolDatabase.prototype;
let lastCall: (() => Promise<unknown>) | null = null;

ProtocolDatabase.prototype.run = function recordCall(this: ProtocolDatabase, ...call) {
  if (call[1]?.runAs?.role === "authenticated") lastCall = () => run.apply(this, call);
  return run.apply(this, call);
};

process.on("message", () => void repeatLastCall());

async function repeatLastCall(): Promise<void> {
  if (lastCall === null) throw new Error("The gateway has not called the database for a signed-in user yet");
  const started = performance.now();
  await lastCall();
  process.send?.(performance.now() - started);
}
