/**
 * Starts the product as `npm start` does, on a free port with a data folder of its own: on the embedded database, or with
 * JOURNEYS_ON=postgres on a database of its own of the throw-away Postgres.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createOnCluster } from "#server/test/databases.ts";
import { fastFolder } from "#tools/fast-folder.ts";

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, "..", "..");

/** What one journey's server has compiled, the next one's need not. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, ".cache", "compiled") };

export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(await fastFolder(), "journey-"));
  const postgres = process.env.JOURNEYS_ON === "postgres" ? await createOnCluster(true) : null;
  const database = postgres && { DATABASE_URL: postgres.url };
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: dataDir,
      ...COMPILE_CACHE,
      ...database,
      ...env,
    },
  });
  const complaints: string[] = [];
  server.stderr.on("data", (chunk: Buffer) => complaints.push(chunk.toString()));
  const url = await addressOf(server, complaints);
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (complaints.length > 0) throw new Error(`The server reported:\n${complaints.join("")}`);
    },
  };
}

async function addressOf(server: ChildProcess, complaints: readonly string[]): Promise<string> {
  if (server.stdout === null) throw new Error("The server's output is not readable");
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /^Ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      // Whatever it prints from here on is read and dropped, so that its pipe never fills.
      server.stdout.resume();
      return address;
    }
  }
  throw new Error(`The server did not start:\n${complaints.join("")}`);
}
