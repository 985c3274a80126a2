/** Composes the services over an open, migrated database and listens. Test programs start it several times in one process. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { deleteExpired } from "#gateway/auth/cleanup.ts";
import { createSmtpMailer } from "#gateway/auth/mailer.ts";
import { findEndedSessions } from "#gateway/auth/session-check.ts";
import { backupStream } from "#gateway/backup/write.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { createClientAddress } from "#gateway/http/client-address.ts";
import { isLoopbackAddress } from "#gateway/http/ip-address.ts";
import { createOriginPolicy } from "#gateway/http/origin-policy.ts";
import { createLimitedServer, SOCKET_LIMITS } from "#gateway/http/socket-limits.ts";
import { startAdminListener } from "#gateway/operations/admin-listener.ts";
import { instrumentDatabase } from "#gateway/operations/instrument-database.ts";
import { describeError, type Log } from "#gateway/operations/logger.ts";
import type { Metrics } from "#gateway/operations/metrics.ts";
import { createDrain, type ShutdownStep } from "#gateway/operations/shutdown.ts";
import { startRealtime } from "#gateway/realtime/realtime.ts";
import { openFilesFolder } from "#gateway/storage/files-folder.ts";
import { createUrlTokens } from "#gateway/storage/url-tokens.ts";
import { createKeyedHash } from "#gateway/tokens/keyed-hash.ts";
import { loadSigningKey, loadUrlSigningKey } from "#gateway/tokens/secrets.ts";
import { createTokens } from "#gateway/tokens/tokens.ts";
import { runAccountCommand } from "./account-commands.ts";
import { createAccountLog } from "./account-log.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { startFileSweeps } from "./file-sweeps.ts";
import { WEB_DIR } from "./locations.ts";
import { retentionTime } from "./retention.ts";

/** Open requests may take this long after the stop signal. */
const DRAIN_TIMEOUT_MS = 6000;
const CLEANUP_INTERVAL_MS = 3600_000;

export interface ServerDeps {
  readonly config: Config;
  /** Stays open when the server stops. */
  readonly database: Database;
  readonly metrics: Metrics | null;
  readonly log: Log;
}

export interface RunningServer {
  readonly url: string;
  /** Stop the server when they are run in this order. */
  readonly shutdown: readonly ShutdownStep[];
}

export async function startServer({ config, database: opened, metrics, log }: ServerDeps): Promise<RunningServer> {
  const database = metrics ? instrumentDatabase(opened, metrics) : opened;
  const signingKey = await loadSigningKey(config.dataDir, config.jwtSecret);
  const tokens = await createTokens(signingKey);
  const hash = createKeyedHash(signingKey);
  const onAccountEvent = createAccountLog(log, hash);
  const mailer = config.smtpUrl === null ? null : createSmtpMailer(config.smtpUrl, config.mailFrom);
  const clientAddress = createClientAddress(config.trustedProxies);
  const originPolicy = createOriginPolicy({
    publicOrigin: config.publicUrl,
    listenHost: config.host,
    allowedOrigins: config.allowedOrigins,
  });
  const realtime = await startRealtime({
    database,
    tokens,
    clock: Date.now,
    endedSessions: findEndedSessions(database, Date.now),
    originPolicy,
    clientAddress: ({ socket, headers }) => clientAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString()),
    anonymousJoins: false,
    onUnexpectedError: (error) => log({ level: "error", message: "unexpected error", error: describeError(error) }),
  });
  const filesFolder = await openFilesFolder(database, config.filesDir);
  const sweeps = startFileSweeps({ database, filesFolder, log });
  const gateway = await createApp({
    config,
    database,
    tokens,
    originPolicy,
    broadcastRoutes: realtime.broadcastRoutes,
    mailer,
    filesFolder,
    urlTokens: createUrlTokens(await loadUrlSigningKey(config.dataDir, signingKey), Date.now),
    webDirectory: WEB_DIR,
    clock: Date.now,
    random: randomBytes,
    sleep: (milliseconds) => sleep(milliseconds),
    fetch,
    clientAddress: (context) =>
      clientAddress(getConnInfo(context).remote.address, context.req.header("x-forwarded-for")),
    isLocalPeer: (context) => {
      // nginx' default without headers is HTTP/1.0; browsers and clients send 1.1.
      const { httpVersion } = (context.env as HttpBindings).incoming;
      return isLoopbackAddress(getConnInfo(context).remote.address) && httpVersion !== "1.0";
    },
    onAccountEvent,
    log,
    onRequestCompleted: metrics?.onRequestCompleted,
  });

  const server = createLimitedServer(gateway.app, { ...SOCKET_LIMITS, trustedProxies: config.trustedProxies }).listen(
    config.port,
    config.host,
  );
  const drain = createDrain(server);
  realtime.attach(server);
  await once(server, "listening");
  const isEmbedded = database.engine === "pglite";
  const url = urlOf(config, server);
  const runOrder = (order: unknown) => {
    const { name, email } = order as Readonly<Record<string, unknown>>;
    return runAccountCommand({ database, mailer, siteUrl: url, hash, onAccountEvent }, String(name), String(email));
  };
  const adminListener =
    isEmbedded || metrics
      ? await startAdminListener({
          dataDir: isEmbedded ? config.dataDir : null,
          port: config.metricsPort ?? 0,
          backup: isEmbedded ? () => backupStream(opened, new Date()) : null,
          accounts: isEmbedded ? runOrder : null,
          metrics,
          log,
        })
      : null;
  metrics?.countSockets(() => countConnections(server));
  // At the start, too, for its warning.
  await retentionTime(database, Date.now(), log);
  const deleteExpiredOfAuth = async (nowMs: number) =>
    deleteExpired(database, await retentionTime(database, nowMs, log));
  const cleanup = cleanUpHourly([deleteExpiredOfAuth, () => gateway.deleteExpired()], log);

  return {
    url,
    shutdown: [
      { name: "cleanup", run: async () => clearInterval(cleanup) },
      { name: "file sweeps", run: () => sweeps.stop() },
      { name: "realtime sockets", run: () => realtime.close() },
      {
        name: "requests",
        async run() {
          if (await drain(DRAIN_TIMEOUT_MS)) return;
          log({ level: "warning", message: "cut off requests that did not finish in time" });
        },
      },
      { name: "admin listener", run: () => adminListener?.close() },
    ],
  };
}

function cleanUpHourly(tasks: readonly ((nowMs: number) => Promise<void>)[], log: Log): NodeJS.Timeout {
  return setInterval(() => {
    for (const task of tasks) {
      task(Date.now()).catch((error: unknown) =>
        log({ level: "error", message: "could not delete expired data", error: describeError(error) }),
      );
    }
  }, CLEANUP_INTERVAL_MS);
}

function urlOf(config: Config, server: Server): string {
  const bound = server.address();
  const { address, port } =
    typeof bound === "object" && bound !== null ? bound : { address: config.host, port: config.port };
  // Nobody can open the address that means all addresses.
  const reachable = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
  const host = reachable.includes(":") ? `[${reachable}]` : reachable;
  return config.publicUrl ?? `http://${host}:${port}`;
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
