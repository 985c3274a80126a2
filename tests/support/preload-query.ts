/** Loaded into the server with `--import`: the IPC message `{ sql }` runs a query as the owner and is answered with its rows. */
import { ProtocolDatabase } from "#gateway/db/wire/protocol-database.ts";

const { run } = ProtocolDatabase.prototype;
let runAsOwner: typeof run = () => Promise.reject(new Error("The database was not used yet"));

ProtocolDatabase.prototype.run = function recordDatabase(this: ProtocolDatabase, ...call) {
  runAsOwner = (...own) => run.apply(this, own);
  return run.apply(this, call);
};

process.on("message", ({ sql }: { readonly sql: string }) => {
  runAsOwner([{ text: sql }]).then(
    ([result]) => process.send?.({ rows: result?.rows ?? [] }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
// Otherwise the IPC channel keeps the process running after the server has stopped.
process.channel?.unref();
