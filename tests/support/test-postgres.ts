import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fastFolder } from "./fast-folder.ts";
import { isReady, makeCluster, providePostgres, socketUrl } from "./postgres-cluster.ts";

const START_MS = 60_000;

/**
 * Vitest's global setup: installs Postgres once, before test files could do so concurrently, and makes the directory of one
 * temporary cluster for the whole run. The first `testPostgresUrl()` starts it; it ends with this process.
 */
export async function setup(): Promise<() => void> {
  providePostgres();
  const directory = mkdtempSync(join(await fastFolder(), "test-postgres-"));
  process.env["TEST_POSTGRES_DIR"] = directory;
  process.env["TEST_POSTGRES_OWNER"] = String(process.pid);
  // A started cluster's watcher stops it and deletes the directory.
  const stop = () => {
    if (!existsSync(join(directory, "starting"))) rmSync(directory, { recursive: true, force: true });
  };
  process.once("exit", stop);
  return () => {
    process.off("exit", stop);
    stop();
  };
}

/** The cluster's URL (database `postgres`, a superuser). Starts the cluster if necessary and sets `TEST_POSTGRES_URL`. */
export async function testPostgresUrl(): Promise<string> {
  const given = process.env["TEST_POSTGRES_URL"];
  if (given) return given;
  if (!process.env["TEST_POSTGRES_DIR"]) await setup();
  const directory = process.env["TEST_POSTGRES_DIR"] as string;
  try {
    mkdirSync(join(directory, "starting"));
    start(directory);
  } catch (error) {
    // Another process starts it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  for (const deadline = Date.now() + START_MS; !isReady(directory); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`Postgres did not start: see ${directory}`);
  }
  const url = socketUrl(directory);
  process.env["TEST_POSTGRES_URL"] = url;
  return url;
}

function start(directory: string): void {
  const { bin, data, options } = makeCluster(directory);
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${directory}`,
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
    "shared_buffers=32MB",
    "wal_level=logical",
    // In the data directory, so that it is deleted with the cluster.
    "dynamic_shared_memory_type=mmap",
  ];
  // The shell stops the cluster when its owner has ended, also by SIGKILL.
  const watch = `
    "$@" & child=$!
    while [ -d /proc/$OWNER ] || kill -0 $OWNER 2>/dev/null; do sleep 0.5; done
    kill -QUIT $child 2>/dev/null
    wait $child
    rm -rf "$PWD"`;
  const command = [join(bin, "postgres"), "-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn("sh", ["-c", `exec >postgres.log 2>&1; ${watch}`, "sh", ...command], {
    ...options,
    env: { ...options.env, OWNER: process.env["TEST_POSTGRES_OWNER"] },
    detached: true,
    stdio: "ignore",
  });
  server.unref();
}
