/** Servers under measurement, each in a process of its own that ends with the measurement. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../tools/steps.ts";

export interface ServerProcess {
  readonly url: string;
  /** Sends a message to the process (one that listens to its parent) and resolves with its next message. */
  ask<Answer>(question: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/** `startServerOn` an empty data folder, which goes when the server stops. */
export async function startServer(...args: readonly string[]): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const server = await startServerOn(dataDir, ...args);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Runs Node with these arguments (a script from the project's root) and no settings but the data folder; it is up when it
 * prints "Ready at <address>".
 */
export async function startServerOn(dataDir: string, ...args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: "0", DATA_DIR: dataDir },
  });
  const url = await addressOf(child, args.join(" "));
  return {
    url,
    async ask<Answer>(question: unknown) {
      child.send(question as object);
      const [answer] = (await once(child, "message")) as [Answer];
      return answer;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function addressOf({ stdout }: ChildProcess, what: string): Promise<string> {
  if (stdout === null) throw new Error("The server's output is not readable");
  for await (const line of createInterface({ input: stdout })) {
    const address = /^Ready at (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Whatever it prints from here on is read and dropped, so that its pipe never fills.
    stdout.resume();
    return address;
  }
  throw new Error(`${what} ended before it was ready`);
}
