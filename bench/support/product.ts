/** A product instance for one benchmark: its own data directory (and Postgres) on a real disk, a fixed port, and its users. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type Cluster, createCluster, providePostgres } from "../../tests/support/postgres-cluster.ts";
import { residentBytes } from "../../tests/support/resident-memory.ts";
import { type ServerOptions, type ServerProcess, startServerProcess } from "../../tests/support/server-process.ts";

export type Engine = "pglite" | "postgres";

export interface Product {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly cluster: Cluster | null;
  readonly env: Readonly<Record<string, string>>;
  start(options?: Omit<ServerOptions, "env">): Promise<ServerProcess>;
  remove(): Promise<void>;
}

/** @param parent the folder of the data directory, for a volume with limited space. */
export async function createProduct(engine: Engine, parent = tmpdir()): Promise<Product> {
  const dataDir = await mkdtemp(join(parent, "bench-"));
  if (engine === "postgres") providePostgres();
  const cluster = engine === "postgres" ? createCluster() : null;
  await cluster?.start();
  const env = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: "warning",
    ...(cluster && { DATABASE_URL: cluster.url }),
  };
  return {
    engine,
    dataDir,
    cluster,
    env,
    start: (options) => startServerProcess({ ...options, env }),
    async remove() {
      await cluster?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` on a server with an empty embedded database; deletes the database afterwards. */
export async function withNewProduct(
  work: (server: ServerProcess) => Promise<void>,
  options?: Omit<ServerOptions, "env">,
): Promise<void> {
  const product = await createProduct("pglite");
  try {
    const server = await product.start(options);
    await work(server).finally(() => server.end("SIGTERM"));
  } finally {
    await product.remove();
  }
}

/** The time (`performance.now()`) of the first response of `/readyz` with this status. */
export async function waitForReadiness({ url }: Pick<ServerProcess, "url">, status: 200 | 503): Promise<number> {
  for (;;) {
    if ((await fetch(`${url}/readyz`)).status === status) return performance.now();
    await sleep(20);
  }
}

export async function fetchAnonKey({ url }: Pick<ServerProcess, "url">): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { readonly supabaseAnonKey: string };
  return config.supabaseAnonKey;
}

export async function createAnonClient(server: Pick<ServerProcess, "url">): Promise<SupabaseClient> {
  return createClient(server.url, await fetchAnonKey(server), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** The password of every benchmark user. */
export const PASSWORD = "correct horse battery";

/** A client signed in as a new user. */
export async function signUpUser(
  server: Pick<ServerProcess, "url">,
  email = "ada@fund.example",
): Promise<SupabaseClient> {
  const client = await createAnonClient(server);
  const { error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** A client signed in as an existing user. */
export async function signInUser(
  server: Pick<ServerProcess, "url">,
  email = "ada@fund.example",
): Promise<SupabaseClient> {
  const client = await createAnonClient(server);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** The number of `--name <number>` on the command line. */
export function numberOption(name: string, fallback: number): number {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? fallback : Number(process.argv[index + 1]);
}

export function hasOption(name: string): boolean {
  return process.argv.includes(`--${name}`);
}

/** Both engines, unless the command line names one. */
export function enginesFromArgs(): readonly Engine[] {
  if (hasOption("postgres")) return ["postgres"];
  return hasOption("pglite") ? ["pglite"] : ["pglite", "postgres"];
}

export function printEnvironment(): void {
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("Found no free port");
  return address.port;
}

/** Resident memory of a process, now (`VmRSS`) or at its peak (`VmHWM`), in MB (1,000,000 bytes). Linux only. */
export function residentMb(pid: number, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
  return residentBytes(pid, field) / 1_000_000;
}
