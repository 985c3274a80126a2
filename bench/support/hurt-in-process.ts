/**
 * Loaded before `server/main.ts`: lets a figure hurt the embedded engine in ways no request can. `{ sql }` runs a statement
 * as the owner; `{ gap: true }` answers the longest stop of the event loop since the last question, in milliseconds.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { ProtocolDatabase } from "../../gateway/db/wire/protocol-database.ts";

const NANOSECONDS_PER_MS = 1e6;
const { run } = ProtocolDatabase.prototype;
const loop = monitorEventLoopDelay({ resolution: 10 });
/** Runs a statement as the owner on the database that the server used last. */
let runOwn: (sql: string) => Promise<unknown> = () => Promise.reject(new Error("the database was not used yet"));

ProtocolDatabase.prototype.run = function remember(this: ProtocolDatabase, ...call) {
  runOwn = (sql) => run.call(this, [{ text: sql }]);
  return run.apply(this, call);
};

process.on("message", (message: { readonly sql?: string }) => {
  if (message.sql !== undefined) {
    runOwn(message.sql).then(
      () => process.send?.("ended"),
      (error: Error) => process.send?.(error.message),
    );
    return;
  }
  const gapMs = loop.max / NANOSECONDS_PER_MS;
  loop.reset();
  process.send?.(gapMs);
});
loop.enable();
// The channel to the parent must not keep a stopping server alive.
process.channel?.unref();
