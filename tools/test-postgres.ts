import { spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const START_MS = 60_000;

/**
 * Vitest's global set-up: makes room for one throw-away cluster for the whole run. It starts when the first test asks for
 * `testPostgresUrl()`, and goes with the folder when this process ends.
 */
export function setup(): () => void {
  const directory = mkdtempSync(join(tmpdir(), "test-postgres-"));
  process.env["TEST_POSTGRES_DIR"] = directory;
  process.env["TEST_POSTGRES_OWNER"] = String(process.pid);
  // Once started, the cluster's own watcher ends it and clears the folder.
  const stop = () => {
    if (!existsSync(join(directory, "starting"))) rmSync(directory, { recursive: true, force: true });
  };
  process.once("exit", stop);
  return () => {
    process.off("exit", stop);
    stop();
  };
}

/** The cluster's URL (database `postgres`, a superuser), starting it where nobody has. Also set as `TEST_POSTGRES_URL`. */
export async function testPostgresUrl(): Promise<string> {
  const given = process.env["TEST_POSTGRES_URL"];
  if (given) return given;
  if (!process.env["TEST_POSTGRES_DIR"]) setup();
  const directory = process.env["TEST_POSTGRES_DIR"] as string;
  try {
    mkdirSync(join(directory, "starting"));
    start(directory);
  } catch (error) {
    // Another test file's process starts it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  for (const deadline = Date.now() + START_MS; !isReady(directory); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`Postgres did not start: see ${directory}`);
  }
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  process.env["TEST_POSTGRES_URL"] = url;
  return url;
}

function start(directory: string): void {
  const bin = postgresBinaries();
  const owner = unprivilegedOwner();
  const data = join(directory, "data");
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const options = { cwd: directory, env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8" }, ...owner };
  const initdb = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr}`);
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${directory}`,
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
    "shared_buffers=32MB",
    "wal_level=logical",
    // In the data folder, which goes with the cluster however that ends.
    "dynamic_shared_memory_type=mmap",
  ];
  // The shell ends the cluster when the process that asked for it is gone, however that ended.
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

function isReady(directory: string): boolean {
  const file = join(directory, "data", "postmaster.pid");
  return existsSync(file) && /^ready\s*$/m.test(readFileSync(file, "utf8"));
}

/** The folder of the newest `postgres` on this machine; Debian's package is installed where we may. */
function postgresBinaries(): string {
  const found = findBinaries();
  if (found) return found;
  if (userInfo().uid === 0 && existsSync("/etc/debian_version")) {
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { stdio: "inherit" });
  }
  const installed = findBinaries();
  if (installed) return installed;
  throw new Error("The tests on a real Postgres need its server programs (initdb, postgres): install `postgresql`.");
}

function findBinaries(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => isProgram(join(folder, "initdb")) && isProgram(join(folder, "postgres"))) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Postgres refuses to run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = account?.split(":") ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}
