/** The product's server (or another) in a process of its own, for tests, journeys and figures that start, kill and stop it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "#tools/steps.ts";

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** From the process' start to "Ready at". */
  readonly startedInMs: number;
  /** What it has printed so far. */
  readonly out: readonly string[];
  readonly err: readonly string[];
  /** Asks the module that listens, and resolves with its answer. */
  ask<Answer>(question: object): Promise<Answer>;
  /** Sends the signal and resolves with the exit code when it has ended; null where a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerOptions {
  /** Settings, as environment variables; nothing else of this process' environment but PATH and HOME. */
  readonly env: Readonly<Record<string, string>>;
  /** Called with the process as soon as there is one, before it is ready. */
  readonly onSpawn?: (child: ChildProcess) => void;
  /** Node's own arguments; a module that they import may listen to messages of this process. */
  readonly nodeArgs?: readonly string[];
  /** What to run, from the project's root: a module that prints "Ready at <address>" when it is. */
  readonly script?: string;
  /** A program and arguments before Node's, such as `unshare`. */
  readonly prefix?: readonly string[];
}

/** Fails with what it wrote to stderr where it ends before it is ready. */
export async function startServerProcess({
  env,
  onSpawn,
  nodeArgs = [],
  script = "server/main.ts",
  prefix = [],
}: ServerOptions): Promise<ServerProcess> {
  const begun = performance.now();
  const command = [...prefix, process.execPath, "--disable-warning=ExperimentalWarning", ...nodeArgs, script];
  const child = spawn(String(command[0]), command.slice(1), {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // The threshold is what `npm start` sets.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: "0", MALLOC_TRIM_THRESHOLD_: "131072", ...env },
  });
  onSpawn?.(child);
  const exited = once(child, "close").then(([code]) => code as number | null);
  const out: string[] = [];
  const err: string[] = [];
  const ready = Promise.withResolvers<string>();
  // With a channel to it, the two outputs may be null to the compiler.
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
    startedInMs: performance.now() - begun,
    out,
    err,
    async ask<Answer>(question: object) {
      const message = once(child, "message");
      child.send(question);
      const [answer] = (await Promise.race([message, exited.then(crashed)])) as [Answer];
      return answer;
    },
    end: async (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
