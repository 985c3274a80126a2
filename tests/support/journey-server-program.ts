/**
 * The product's server in one process for many journeys, controlled over IPC: `{ start: environment }` starts the product
 * of `server/` with these settings on a database as a first start finds it, and is answered with its URL; `{ stop: true }`
 * stops it and is answered with the errors it logged.
 */
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { openDatabase } from "#gateway/db/open.ts";
import { type Lock, takeLock } from "#gateway/db/pglite/lock-file.ts";
import { createLogger } from "#gateway/operations/logger.ts";
import { runShutdown, type ShutdownStep } from "#gateway/operations/shutdown.ts";
import { readConfig } from "#server/config.ts";
import { MIGRATIONS, TEMPLATE_DIR } from "#server/locations.ts";
import { startServer } from "#server/start-server.ts";
import { restoration } from "./restoration.ts";

export type Order = { readonly start: Readonly<Record<string, string>> } | { readonly stop: true };
/** `environment`: for commands beside the server. */
export type Started = { readonly url: string; readonly environment: Readonly<Record<string, string>> };
export type Stopped = { readonly errors: readonly string[] };

const folder = process.env["DATA_DIR"] as string;
const errors: string[] = [];
const log = createLogger({
  level: readConfig(process.env).logLevel,
  clock: Date.now,
  out: () => {},
  err: (line) => errors.push(line),
});
const database = await openDatabase({
  databaseUrl: process.env["DATABASE_URL"],
  dataDir: join(folder, "database"),
  templateDir: TEMPLATE_DIR,
  onWarning: (message) => log({ level: "warning", message }),
});
await migrate(database, MIGRATIONS);
const restore = await restoration(database);
// Of all journeys, so that the browser's cache keeps the product's files.
const port = await freePort();
let shutdown: readonly ShutdownStep[] = [];
let lock: Lock | null = null;

process.on("message", async (order: Order) =>
  process.send?.("start" in order ? await start(order.start) : await stop()),
);
process.on("SIGTERM", async () => {
  await database.close();
  process.exit(0);
});
console.log("Ready at none: no journey has begun");

async function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  await database.run(restore);
  // Signing keys are fresh, too.
  const dataDir = mkdtempSync(join(folder, "journey-"));
  const config = readConfig({ ...process.env, ...environment, DATA_DIR: dataDir, PORT: String(port) });
  // By its lock, commands see that a server runs; the shared database is in another folder.
  lock = takeLock(join(dataDir, "database.lock"));
  const running = await startServer({ config, database, metrics: null, log });
  shutdown = running.shutdown;
  const databaseUrl = process.env["DATABASE_URL"];
  return {
    url: running.url,
    environment: { ...environment, DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
  };
}

/** Below the ephemeral port range, so that no other process takes the port between two journeys. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000);
    const server = createServer().listen(port);
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}

async function stop(): Promise<Stopped> {
  await runShutdown(shutdown, log);
  lock?.release();
  return { errors: errors.splice(0) };
}
