/**
 * Starts the product as `npm start` does, on a free port with a data folder of its own: on the embedded database, or with
 * JOURNEYS_ON=postgres on a database of its own of the throw-away Postgres.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createOnCluster } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { root } from "#tools/steps.ts";

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** What one journey's server has compiled, the next one's need not. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, ".cache", "compiled") };
/** A journey is over before the optimized code of the database engine has paid for its making. */
const NODE_ARGS = ["--liftoff-only"];

export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(await fastFolder(), "journey-"));
  const postgres = process.env.JOURNEYS_ON === "postgres" ? await createOnCluster(true) : null;
  const database = postgres && { DATABASE_URL: postgres.url };
  const server = await startServerProcess({
    nodeArgs: NODE_ARGS,
    env: { DATA_DIR: dataDir, ...COMPILE_CACHE, ...database, ...env },
  });
  return {
    url: server.url,
    async stop() {
      await server.end("SIGTERM");
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (server.err.length > 0) throw new Error(`The server reported:\n${server.err.join("\n")}`);
    },
  };
}
