/** Temporary Postgres clusters from this machine's server programs. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { aptInstall } from "#tools/apt.ts";

const START_MS = 60_000;

/** A cluster with Postgres' default durability, which tests may kill and restart. */
export interface Cluster {
  /** Database `postgres`, a superuser, through the Unix socket in the cluster's directory. */
  readonly url: string;
  /** Resolves when it accepts connections, after recovery. */
  start(): Promise<void>;
  /** SIGKILL: the postmaster only; its children notice and exit. SIGQUIT, SIGINT, SIGTERM: pg_ctl's shutdown modes. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Stops it and deletes the directory. */
  remove(): Promise<void>;
}

/**
 * Makes a cluster below `parent`, which Postgres' user must be able to reach. `start` starts it.
 * @param prepare gets the data directory before the first start
 */
export function createCluster(
  parent = tmpdir(),
  moreSettings: readonly string[] = [],
  prepare: (data: string) => void = () => {},
): Cluster {
  const directory = mkdtempSync(join(parent, "cluster-"));
  const { bin, data, options } = makeCluster(directory);
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${directory}`,
    "max_connections=100",
    ...moreSettings,
  ];
  prepare(data);
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return {
    url: socketUrl(directory),
    async start() {
      for (const deadline = Date.now() + START_MS; ; await sleep(20)) {
        if (child === null || child.exitCode !== null || child.signalCode !== null) {
          // The start fails while children of a killed postmaster still hold its shared memory.
          child = spawn(join(bin, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
            ...options,
            stdio: "ignore",
          });
        }
        if (isReady(directory, child.pid)) return;
        if (Date.now() > deadline) throw new Error(`Postgres did not start: see ${directory}`);
      }
    },
    end,
    async remove() {
      await end("SIGQUIT");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Runs initdb in the directory and makes Postgres' user its owner. */
export function makeCluster(directory: string) {
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
  return { bin, data, options };
}

export function socketUrl(directory: string): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
}

/** Whether the cluster in the directory accepts connections, by its pid file; with `pid`, only if that process is the postmaster. */
export function isReady(directory: string, pid?: number): boolean {
  const file = join(directory, "data", "postmaster.pid");
  let lines: string;
  try {
    lines = readFileSync(file, "utf8");
  } catch (error) {
    // A postmaster deletes the file when it ends.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  return /^ready\s*$/m.test(lines) && (pid === undefined || lines.startsWith(`${pid}\n`));
}

/** Installs Debian's package if there is no Postgres. Call it once, before making clusters. */
export function providePostgres(): void {
  if (findBinaries() !== null) return;
  console.log("Installing Postgres …");
  aptInstall(["postgresql"]);
}

/** The directory of this machine's newest `postgres`. */
function postgresBinaries(): string {
  const found = findBinaries();
  if (found) return found;
  throw new Error("A real Postgres needs its server programs (initdb, postgres): install `postgresql`.");
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

/** Postgres does not run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = account?.split(":") ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}
