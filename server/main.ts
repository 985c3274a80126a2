/** Starts the server: settings, database, migrations, keys, then the sockets. Stops gracefully on SIGINT and SIGTERM. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { deleteExpired } from "#gateway/auth/cleanup.ts";
import { createSmtpMailer } from "#gateway/auth/mailer.ts";
import { findEndedSessions } from "#gateway/auth/session-check.ts";
import { backupStream } from "#gateway/backup/write.ts";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { openDatabase } from "#gateway/db/open.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { createClientAddress } from "#gateway/http/client-address.ts";
import { limitConnections, SOCKET_LIMITS } from "#gateway/http/socket-limits.ts";
import { type AdminListener, startAdminListener } from "#gateway/operations/admin-listener.ts";
import { instrumentDatabase } from "#gateway/operations/instrument-database.ts";
import { createLogger, describeError, type Log } from "#gateway/operations/logger.ts";
import { createMetrics } from "#gateway/operations/metrics.ts";
import { createDrain, runShutdown } from "#gateway/operations/shutdown.ts";
import { startErrorMessage } from "#gateway/operations/start-error.ts";
import { type Realtime, startRealtime } from "#gateway/realtime/realtime.ts";
import { loadSigningKey } from "#gateway/tokens/secrets.ts";
import { createTokens } from "#gateway/tokens/tokens.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { MIGRATIONS, TEMPLATE_DIR, WEB_DIR } from "./locations.ts";

/** Requests under way may take so long once the server is told to stop; then the database closes ... */
const DRAIN_PATIENCE_MS = 6000;
/** ... and so long after the signal the process ends whatever hangs. */
const STOP_PATIENCE_MS = 9500;
const CLEANUP_INTERVAL_MS = 3600_000;

try {
  await start();
} catch (error) {
  console.error(startErrorMessage(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ level: config.logLevel, clock: Date.now, out: console.log, err: console.error });
  const metrics = config.metricsPort === null ? null : createMetrics();

  const opened = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: join(config.dataDir, "database"),
    templateDir: TEMPLATE_DIR,
    onTrouble: (what) => log({ level: "warning", message: what }),
    onRestart: metrics?.onEngineRestart,
  });
  const database = metrics ? instrumentDatabase(opened, metrics) : opened;
  await migrate(database, MIGRATIONS);
  const tokens = await createTokens(await loadSigningKey(config.dataDir, config.jwtSecret));
  const clientAddress = createClientAddress(config.trustedProxies);
  const realtime = await startRealtime({
    database,
    tokens,
    clock: Date.now,
    endedSessions: findEndedSessions(database, Date.now),
    publicOrigin: config.publicUrl,
    anonymousJoins: false,
    onUnexpectedError: (error) => log({ level: "error", message: "unexpected error", error: describeError(error) }),
  });
  const gateway = await createApp({
    config,
    database,
    tokens,
    broadcastRoutes: realtime.broadcastRoutes,
    mailer: config.smtpUrl === null ? null : createSmtpMailer(config.smtpUrl, config.mailFrom),
    webDirectory: WEB_DIR,
    clock: Date.now,
    random: randomBytes,
    sleep: (milliseconds) => sleep(milliseconds),
    fetch,
    clientAddress: (context) =>
      clientAddress(getConnInfo(context).remote.address, context.req.header("x-forwarded-for")),
    log,
    onRequestCompleted: metrics?.onRequestCompleted,
  });

  const listen = { fetch: gateway.app.fetch, hostname: config.host, port: config.port, serverOptions: SOCKET_LIMITS };
  const server = serve(listen) as Server;
  limitConnections(server);
  const drain = createDrain(server);
  realtime.attach(server);
  await once(server, "listening");
  const isEmbedded = database.engine === "pglite";
  const adminListener =
    isEmbedded || metrics
      ? await startAdminListener({
          dataDir: isEmbedded ? config.dataDir : null,
          port: config.metricsPort ?? 0,
          backup: isEmbedded ? () => backupStream(opened, new Date()) : null,
          metrics,
          log,
        })
      : null;
  metrics?.countSockets(() => countConnections(server));
  const cleanup = cleanUpHourly([(nowMs) => deleteExpired(database, nowMs), () => gateway.deleteExpired()], log);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopInOrder({ cleanup, realtime, drain, adminListener, database }, log);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  announce(config, server);
}

function cleanUpHourly(works: readonly ((nowMs: number) => Promise<void>)[], log: Log): NodeJS.Timeout {
  return setInterval(() => {
    for (const work of works) {
      work(Date.now()).catch((error: unknown) =>
        log({ level: "error", message: "what has expired could not be deleted", error: describeError(error) }),
      );
    }
  }, CLEANUP_INTERVAL_MS);
}

/** What runs, and has to end. */
interface Running {
  readonly cleanup: NodeJS.Timeout;
  readonly realtime: Realtime;
  readonly drain: ReturnType<typeof createDrain>;
  readonly adminListener: AdminListener | null;
  readonly database: Database;
}

/** Ends the process: with 0, or with 1 where something hangs. */
async function stopInOrder({ cleanup, realtime, drain, adminListener, database }: Running, log: Log): Promise<void> {
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  clearInterval(cleanup);
  const letRequestsFinish = async () => {
    const allAnswered = await drain(DRAIN_PATIENCE_MS);
    if (!allAnswered) log({ level: "warning", message: "cut off requests that did not finish in time" });
  };
  const steps = [
    { name: "realtime sockets", run: () => realtime.close() },
    { name: "requests", run: letRequestsFinish },
    { name: "admin listener", run: () => adminListener?.close() },
    { name: "database", run: () => database.close() },
  ];
  await runShutdown(steps, log);
  process.exit(0);
}

function announce(config: Config, server: Server): void {
  const at = server.address();
  const { address, port } = typeof at === "object" && at !== null ? at : { address: config.host, port: config.port };
  const host = address.includes(":") ? `[${address}]` : address;
  console.log(`Ready at ${config.publicUrl ?? `http://${host}:${port}`}`);
  if (config.sampleData.companies)
    console.log("Companies come from the sample data: set CRUNCHBASE_API_KEY for live data.");
  if (config.signupDisabledReason !== null) console.log(config.signupDisabledReason);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
