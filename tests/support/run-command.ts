import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { root } from "#tools/steps.ts";
import { childEnvironment, testNodeArgs } from "./server-process.ts";

/**
 * Runs a command of `server/commands`. Asynchronous: a blocked process would keep its own sockets waiting.
 * @param prefix a program and arguments before Node's, such as `unshare`
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  prefix: readonly string[] = [],
) {
  const command = [...prefix, process.execPath, ...testNodeArgs, `server/commands/${name}.ts`, ...args];
  const child = spawn(String(command[0]), command.slice(1), {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...childEnvironment(), ...env },
  });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { status: status as number | null, stdout, stderr };
}
