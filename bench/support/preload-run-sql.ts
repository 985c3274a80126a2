/**
 * Loaded into the server with `--import`: breaks the embedded engine in ways that no request can. The IPC message `{ sql }`
 * runs a statement as the owner; `{ maxDelay: true }` is answered with the longest delay of the event loop since the previous
 * such message, in milliseconds.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { ProtocolDatabase } from "../../gateway/db/wire/protocol-database.ts";

const NANOSECONDS_PER_MS = 1e6;
const { run } = ProtocolDatabase.prototype;
const eventLoop = monitorEventLoopDelay({ resolution: 10 });
let runAsOwner: (sql: string) => Promise<unknown> = () => Promise.reject(new Error("The database was not used yet"));

ProtocolDatabase.prototype.run = function recordDatabase(this: ProtocolDatabase, ...call) {
  runAsOwner = (sql) => run.call(this, [{ text: sql }]);
  return run.apply(this, call);
};

process.on("message", (message: { readonly sql?: string }) => {
  if (message.sql !== undefined) {
    runAsOwner(message.sql).then(
      () => process.send?.("done"),
      (error: Error) => process.send?.(error.message),
    );
    return;
  }
  const maxDelayMs = eventLoop.max / NANOSECONDS_PER_MS;
  eventLoop.reset();
  process.send?.(maxDelayMs);
});
eventLoop.enable();
// Otherwise the IPC channel keeps the process running after the server has stopped.
process.channel?.unref();
