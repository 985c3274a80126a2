/** The product under a figure: a data folder (and a Postgres) of its own on a real disk, a port that stays, one person. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type Cluster, createCluster, providePostgres } from "../../tests/support/postgres-cluster.ts";
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

export async function makeProduct(engine: Engine, parent = tmpdir()): Promise<Product> {
  const dataDir = await mkdtemp(join(parent, "figure-"));
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

/** Lets the work meet the product on an empty embedded database, which goes with it. */
export async function onEmptyProduct(
  work: (server: ServerProcess) => Promise<void>,
  options?: Omit<ServerOptions, "env">,
): Promise<void> {
  const product = await makeProduct("pglite");
  try {
    const server = await product.start(options);
    await work(server).finally(() => server.end("SIGTERM"));
  } finally {
    await product.remove();
  }
}

/** The moment at which `/readyz` first answers so. */
export async function untilReadiness({ url }: Pick<ServerProcess, "url">, status: 200 | 503): Promise<number> {
  for (;;) {
    if ((await fetch(`${url}/readyz`)).status === status) return performance.now();
    await sleep(20);
  }
}

/** The key that the product gives to browsers. */
export async function browserKey({ url }: Pick<ServerProcess, "url">): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { readonly supabaseAnonKey: string };
  return config.supabaseAnonKey;
}

export async function clientOf(server: Pick<ServerProcess, "url">): Promise<SupabaseClient> {
  return createClient(server.url, await browserKey(server), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Of everybody who signs up for a figure. */
export const PASSWORD = "correct horse battery";

/** A client of somebody who has just signed up. */
export async function newPerson(
  server: Pick<ServerProcess, "url">,
  email = "ada@fund.example",
): Promise<SupabaseClient> {
  const client = await clientOf(server);
  const { error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** A client of somebody who has signed up before. */
export async function knownPerson(
  server: Pick<ServerProcess, "url">,
  email = "ada@fund.example",
): Promise<SupabaseClient> {
  const client = await clientOf(server);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** A number given as `--name value` on the command line. */
export function numberOption(name: string, otherwise: number): number {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? otherwise : Number(process.argv[index + 1]);
}

export function hasOption(name: string): boolean {
  return process.argv.includes(`--${name}`);
}

/** Both, unless the command line names one. */
export function enginesAsked(): readonly Engine[] {
  if (hasOption("postgres")) return ["postgres"];
  return hasOption("pglite") ? ["pglite"] : ["pglite", "postgres"];
}

/** What a figure has to be read with. */
export function printMachine(): void {
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}

/** What a process holds now, or the most it ever held, in MB of 1,000,000 bytes. Linux. */
export function residentMb(pid: number, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kibibytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status) ?? [];
  return (Number(kibibytes) * 1024) / 1_000_000;
}
