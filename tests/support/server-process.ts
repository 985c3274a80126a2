/** A server process for tests, journeys and benchmarks. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "#tools/steps.ts";

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** From spawn to "Ready at". */
  readonly startedInMs: number;
  /** Lines printed so far. */
  readonly out: readonly string[];
  readonly err: readonly string[];
  /** Sends a message over IPC and resolves with the response. */
  request<Response>(message: object): Promise<Response>;
  /** Resolves with the exit code, or null if a signal ended the process. */
  readonly exited: Promise<number | null>;
  /** Sends the signal and resolves with the exit code, or null if a signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerOptions {
  /** Environment variables. `childEnvironment` is added. */
  readonly env: Readonly<Record<string, string>>;
  /** Called right after the spawn. */
  readonly onSpawn?: (child: ChildProcess) => void;
  /** Node's arguments. A module that they `--import` may listen to IPC messages. */
  readonly nodeArgs?: readonly string[];
  /** A module, relative to the project's root, that prints "Ready at <URL>". */
  readonly script?: string;
  /** A program and arguments before Node's, such as `unshare`. */
  readonly prefix?: readonly string[];
  /** Whether the engine optimizes WebAssembly as in production: for tests that measure memory. */
  readonly isOptimized?: boolean;
}

/** Of this process' variables: where programs are, and where tests keep compiled modules. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}

/** Node's arguments for processes that tests start, from the test runners' configurations. Benchmarks have none. */
export const testNodeArgs: readonly string[] = process.env.TEST_NODE_ARGS?.split(" ") ?? [];

/** Rejects with stderr's text if the process ends before it is ready. */
export async function startServerProcess({
  env,
  onSpawn,
  nodeArgs = [],
  script = "server/main.ts",
  prefix = [],
  isOptimized = false,
}: ServerOptions): Promise<ServerProcess> {
  const spawnedAt = performance.now();
  // As `npm start` does.
  const ownArgs = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=4"];
  const command = [...prefix, process.execPath, ...ownArgs, ...(isOptimized ? [] : testNodeArgs), ...nodeArgs, script];
  const child = spawn(String(command[0]), command.slice(1), {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // So is the threshold.
    env: { ...childEnvironment(), PORT: "0", MALLOC_TRIM_THRESHOLD_: "131072", ...env },
  });
  onSpawn?.(child);
  const exited = once(child, "close").then(([code]) => code as number | null);
  const out: string[] = [];
  const err: string[] = [];
  const ready = Promise.withResolvers<string>();
  // Their types allow null because of the IPC channel.
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error("The server's output is not readable");
  createInterface({ input: stdout }).on("line", (line) => {
    out.push(line);
    const address = /^Ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) ready.resolve(address);
  });
  createInterface({ input: stderr }).on("line", (line) => err.push(line));
  const crashed = (code: number | null) => {
    throw new Error(`The server ended with ${code}:\n${err.join("\n")}`);
  };
  exited.then(crashed).catch(ready.reject);
  const url = await ready.promise;
  return {
    url,
    pid: Number(child.pid),
    startedInMs: performance.now() - spawnedAt,
    out,
    err,
    exited,
    async request<Response>(order: object) {
      const message = once(child, "message");
      child.send(order);
      const [response] = (await Promise.race([message, exited.then(crashed)])) as [Response];
      return response;
    },
    end: async (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
