/** The server's process. Stops gracefully on SIGINT and SIGTERM. */
import { join } from "node:path";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { openDatabase } from "#gateway/db/open.ts";
import { createLogger } from "#gateway/operations/logger.ts";
import { createMetrics } from "#gateway/operations/metrics.ts";
import { runShutdown } from "#gateway/operations/shutdown.ts";
import { startErrorMessage } from "#gateway/operations/start-error.ts";
import { readConfig } from "./config.ts";
import { MIGRATIONS, TEMPLATE_DIR } from "./locations.ts";
import { startServer } from "./start-server.ts";

/** The process exits with 1 after this time even if a step hangs. */
const STOP_TIMEOUT_MS = 9500;

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

  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: join(config.dataDir, "database"),
    templateDir: TEMPLATE_DIR,
    onWarning: (what) => log({ level: "warning", message: what }),
    onRestart: metrics?.onEngineRestart,
  });
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
    console.log("Companies come from sample data. Set CRUNCHBASE_API_KEY to use live data.");
  if (config.signupDisabledReason !== null) console.log(config.signupDisabledReason);
}
