/** Starts the server: settings, database, migrations, keys, then the socket. Stops gracefully on SIGINT and SIGTERM. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createApp } from "./app.ts";
import { forgetExpired } from "./auth/cleanup.ts";
import { createSmtpMailer } from "./auth/mailer.ts";
import { ConfigError, readConfig } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { loadSigningKey } from "./tokens/secrets.ts";
import { createTokens } from "./tokens/tokens.ts";

const root = join(import.meta.dirname, "..");
const STOP_PATIENCE_MS = 8000;
const CLEANUP_INTERVAL_MS = 3600_000;

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigError || !(error instanceof Error) ? String(error) : readable(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = (entry: Readonly<Record<string, unknown>>) =>
    console.error(JSON.stringify({ time: new Date().toISOString(), ...entry }));

  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: join(config.dataDir, "database"),
    templateDir: join(root, "dist", "database-template"),
    onTrouble: (what) => log({ level: "warning", message: what }),
  });
  await migrate(database, {
    platformDir: join(root, "server", "db", "platform"),
    migrationsDir: join(root, "supabase", "migrations"),
  });
  const tokens = await createTokens(await loadSigningKey(config.dataDir, config.jwtSecret));
  const app = await createApp({
    config,
    database,
    tokens,
    mailer: config.smtpUrl === null ? null : createSmtpMailer(config.smtpUrl, config.mailFrom),
    webDirectory: join(root, "dist", "web"),
    clock: Date.now,
    random: randomBytes,
    sleep: (milliseconds) => sleep(milliseconds),
    fetch,
    clientAddress: (context) => getConnInfo(context).remote.address ?? "unknown",
    log,
  });

  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ address, port }) => {
    const host = address.includes(":") ? `[${address}]` : address;
    console.log(`Ready at ${config.publicUrl ?? `http://${host}:${port}`}`);
    if (config.sampleData.companies)
      console.log("Companies come from the sample data: set CRUNCHBASE_API_KEY for live data.");
    if (config.signupsRefusedBecause !== null) console.log(config.signupsRefusedBecause);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${config.port} is taken by another program. Set PORT to a free one.`
        : readable(error),
    );
    process.exit(1);
  });

  const cleanup = setInterval(() => {
    forgetExpired(database, Date.now()).catch((error: unknown) =>
      log({ level: "error", message: "expired sessions could not be cleared", error: String(error) }),
    );
  }, CLEANUP_INTERVAL_MS);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(cleanup);
    const forced = setTimeout(() => process.exit(1), STOP_PATIENCE_MS);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ("closeIdleConnections" in server) server.closeIdleConnections();
    });
    await database.close();
    clearTimeout(forced);
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

function readable(error: Error): string {
  const cause = error.cause instanceof Error ? `\n  ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
