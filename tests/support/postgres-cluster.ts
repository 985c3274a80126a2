/** Throw-away Postgres clusters of this machine's own server programs. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { aptInstall } from "#tools/apt.ts";

const START_MS = 60_000;

/** A cluster that may be killed and started again, as durable as Postgres is by default. */
export interface Cluster {
  /** Database `postgres`, a superuser, by the unix socket in the cluster's folder. */
  readonly url: string;
  /** Resolves when it takes connections, after whatever it had to recover. */
  start(): Promise<void>;
  /** SIGKILL: the postmaster alone; its other processes notice and go. SIGQUIT, SIGINT, SIGTERM: as pg_ctl's modes. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Ends it and takes the folder away. */
  remove(): Promise<void>;
}

/** Makes a cluster in a folder of its own below `parent`, where Postgres' user can reach it; `start` starts it. */
export function createCluster(parent = tmpdir()): Cluster {
  const directory = mkdtempSync(join(parent, "cluster-"));
  const { bin, data, options } = makeCluster(directory);
  const settings = ["listen_addresses=", `unix_socket_directories=${directory}`, "max_connections=100"];
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
          // Right after a kill the dead postmaster's processes may hold its memory for a moment; then it ends at once.
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

/** Runs initdb in the folder, which Postgres' user gets for its own. */
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

/** Whether the cluster in the folder takes connections, by its own word; of that very process where its pid is given. */
export function isReady(directory: string, pid?: number): boolean {
  const file = join(directory, "data", "postmaster.pid");
  let lines: string;
  try {
    lines = readFileSync(file, "utf8");
  } catch (error) {
    // A postmaster that has just ended takes it away.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  return /^ready\s*$/m.test(lines) && (pid === undefined || lines.startsWith(`${pid}\n`));
}

/** Installs Debian's package where there is no Postgres and we may. Call it once, before anything that makes clusters. */
export function providePostgres(): void {
  if (findBinaries() !== null) return;
  console.log("Installing Postgres …");
  aptInstall(["postgresql"]);
}

/** The folder of the newest `postgres` on this machine. */
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
