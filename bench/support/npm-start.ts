/** Times `npm start` from a shell. Linux only: finds the server's process in /proc. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../tools/steps.ts";
import { freePort, residentMb } from "./product.ts";

export interface StartedProduct {
  /** From the command to the first response. */
  readonly seconds: number;
  /** Resident memory of the server's process at rest, and its peak, in MB (1,000,000 bytes). */
  memory(): Promise<{ readonly residentMb: number; readonly peakMb: number }>;
  stop(): Promise<void>;
}

const POLL_MS = 10;
const TIMEOUT_MS = 60_000;
/** V8 still optimizes code in the background after the first response. */
const SETTLE_MS = 2000;

/** Resolves after the first response that needs the database. */
export async function npmStart(dataDir: string): Promise<StartedProduct> {
  const port = await freePort();
  const started = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: shellPath(), HOME: process.env.HOME, PORT: String(port), DATA_DIR: dataDir },
  });
  const stderr: string[] = [];
  npm.stderr?.on("data", (chunk: Buffer) => stderr.push(chunk.toString()));
  const hasEnded = () => npm.exitCode !== null;
  await waitForResponse(`http://127.0.0.1:${port}/rest/v1/company_facts?select=url&limit=1`, hasEnded).catch(
    (error) => {
      throw new Error(`npm start failed:\n${stderr.join("")}`, { cause: error });
    },
  );
  const seconds = (performance.now() - started) / 1000;
  const serverPid = await findServerPid(Number(npm.pid));
  return {
    seconds,
    async memory() {
      await sleep(SETTLE_MS);
      return { residentMb: residentMb(serverPid), peakMb: residentMb(serverPid, "VmHWM") };
    },
    async stop() {
      const ended = once(npm, "exit");
      process.kill(serverPid, "SIGTERM");
      await ended;
    },
  };
}

/** Without a session PostgREST answers 401 (SQLSTATE 42501). */
async function waitForResponse(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error("It ended before its first response");
    const response = await fetch(url).catch(() => null);
    if (response?.status === 401) return;
    if (response !== null) throw new Error(`The first response was ${response.status}: ${await response.text()}`);
    await sleep(POLL_MS);
  }
  throw new Error(`No response within ${TIMEOUT_MS} ms`);
}

/** Finds the descendant of npm that runs the server. */
async function findServerPid(ancestor: number): Promise<number> {
  const parents = new Map<number, number>();
  const servers: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const read = (file: string) => readFile(`/proc/${name}/${file}`, "utf8").catch(() => "");
    parents.set(Number(name), Number(/^PPid:\s+(\d+)$/m.exec(await read("status"))?.[1]));
    if ((await read("cmdline")).split("\0").includes("server/main.ts")) servers.push(Number(name));
  }
  const isDescendant = (pid: number | undefined): boolean =>
    pid === ancestor || (pid !== undefined && isDescendant(parents.get(pid)));
  const server = servers.find(isDescendant);
  if (server === undefined) throw new Error("Could not find the server's process");
  return server;
}

/** PATH without the entries that `npm run` adds: a user's `npm start` runs the system's Node and npm. */
function shellPath(): string {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.filter((folder) => !/\/node_modules\/|\/node-gyp-bin$/.test(`${folder}/`)).join(":");
}
