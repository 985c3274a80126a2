/** Runs the server in this process. Stops gracefully on SIGINT and SIGTERM. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { openDatabase } from "#gateway/db/open.ts";
import { createLogger } from "#gateway/operations/logger.ts";
import { createMetrics } from "#gateway/operations/metrics.ts";
import { runShutdown } from "#gateway/operations/shutdown.ts";
import { startErrorMessage } from "#gateway/operations/start-error.ts";
import { readSigningKey, secretsFile } from "#gateway/tokens/secrets.ts";
import { readConfig } from "./config.ts";
import { MIGRATIONS, TEMPLATE_DIR } from "./locations.ts";

/** The process exits with 1 after this time even if a step hangs. */
const STOP_TIMEOUT_MS = 9500;

// Without a reader of the log (EPIPE) the server works on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

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

  const embeddedDir = join(config.dataDir, "database");
  // The move puts it aside, as its last step.
  if (config.databaseUrl !== null && existsSync(embeddedDir)) {
    log({
      level: "warning",
      message: `DATABASE_URL is set, so ${embeddedDir} is not used. Unless it was moved, its rows are missing here (npm run move-to-postgres). Rename the folder if you do not need it`,
    });
  }
  // Before the database, which takes seconds to open.
  if (config.jwtSecret === null) await readSigningKey(config.dataDir);
  const keysFile = secretsFile(config.dataDir);
  const opened = openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: embeddedDir,
    templateDir: TEMPLATE_DIR,
    onWarning: (what) => log({ level: "warning", message: what }),
    onRestart: metrics?.onEngineRestart,
    // The first start creates the keys after the database.
    ifMissing: existsSync(keysFile)
      ? `There was one: its keys are in ${keysFile}. If it was moved to Postgres, set DATABASE_URL. Otherwise restore a backup (npm run restore <file>), or delete ${keysFile} to start with an empty database.`
      : undefined,
  });
  // Loaded while the engine opens, and after the lock is taken: a second server exits in half the time.
  const [database, { startServer }] = await Promise.all([opened, import("./start-server.ts")]);
  await migrate(database, MIGRATIONS);
  const { url, shutdown } = await startServer({ config, database, metrics, log });

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await runShutdown([...shutdown, { name: "database", run: () => database.close() }], log);
    process.exit(0);
  };
  const stopOnce = () => {
    stopping ??= stop();
  };
  process.on("SIGINT", stopOnce);
  process.on("SIGTERM", stopOnce);

  console.log(`Ready at ${url}`);
  if (config.sampleData.companies)
    console.log("Companies come from sample data. Set CRUNCHBASE_API_KEY or OPEN_DATA_CONTACT to use live data.");
  if (config.signupDisabledReason !== null) console.log(config.signupDisabledReason);
}
