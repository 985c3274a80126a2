/** `npm start` as somebody types it, timed. Linux: the server's process is looked up in /proc. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../tools/steps.ts";
import { freePort, residentMb } from "./product.ts";

export interface StartedProduct {
  /** From the command to the first answered request. */
  readonly seconds: number;
  /** What the server's process holds once it has come to rest, and the most it ever held: MB of 1,000,000 bytes. */
  memory(): Promise<{ readonly residentMb: number; readonly peakMb: number }>;
  stop(): Promise<void>;
}

const POLL_MS = 10;
const PATIENCE_MS = 60_000;
/** The engine's code is still being optimized in the background when the first answer is out. */
const SETTLE_MS = 2000;

/** Resolves once a request that needs the database has been answered. */
export async function npmStart(dataDir: string): Promise<StartedProduct> {
  const port = await freePort();
  const started = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: shellPath(), HOME: process.env.HOME, PORT: String(port), DATA_DIR: dataDir },
  });
  const complaints: string[] = [];
  npm.stderr?.on("data", (chunk: Buffer) => complaints.push(chunk.toString()));
  const hasEnded = () => npm.exitCode !== null;
  await firstAnswer(`http://127.0.0.1:${port}/rest/v1/company_facts?select=url&limit=1`, hasEnded).catch((error) => {
    throw new Error(`npm start failed:\n${complaints.join("")}`, { cause: error });
  });
  const seconds = (performance.now() - started) / 1000;
  const server = await serverBelow(Number(npm.pid));
  return {
    seconds,
    async memory() {
      await sleep(SETTLE_MS);
      return { residentMb: residentMb(server), peakMb: residentMb(server, "VmHWM") };
    },
    async stop() {
      const ended = once(npm, "exit");
      process.kill(server, "SIGTERM");
      await ended;
    },
  };
}

/** Nobody is signed in, so the answer is Postgres' refusal (42501) as PostgREST words it: 401. */
async function firstAnswer(address: string, hasEnded: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    if (hasEnded()) throw new Error("It ended before it answered");
    const response = await fetch(address).catch(() => null);
    if (response?.status === 401) return;
    if (response !== null) throw new Error(`The first answer was ${response.status}: ${await response.text()}`);
    await sleep(POLL_MS);
  }
  throw new Error(`No answer within ${PATIENCE_MS} ms`);
}

/** The one process below npm that runs the server. */
async function serverBelow(ancestor: number): Promise<number> {
  const parents = new Map<number, number>();
  const servers: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const read = (file: string) => readFile(`/proc/${name}/${file}`, "utf8").catch(() => "");
    parents.set(Number(name), Number(/^PPid:\s+(\d+)$/m.exec(await read("status"))?.[1]));
    if ((await read("cmdline")).split("\0").includes("server/main.ts")) servers.push(Number(name));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid === ancestor || (pid !== undefined && isBelow(parents.get(pid)));
  const server = servers.find(isBelow);
  if (server === undefined) throw new Error("The server's process was not found");
  return server;
}

/** The path without what `npm run` put before it: whoever types `npm start` has the system's Node and npm. */
function shellPath(): string {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.filter((folder) => !/\/node_modules\/|\/node-gyp-bin$/.test(`${folder}/`)).join(":");
}
