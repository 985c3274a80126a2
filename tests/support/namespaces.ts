/** Runs a program in separate pid, mount and UTS namespaces, as a container does. Linux only. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Put this before a command. The host name is the same in all of them. */
export const IN_NAMESPACES = [
  "unshare",
  ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]),
  "--pid",
  "--fork",
  "--kill-child",
  "--mount-proc",
  "--uts",
];

/** Why this machine cannot make namespaces; null if it can. */
export function namespacesError(): string | null {
  const [program = "", ...args] = IN_NAMESPACES;
  const { status, error, stderr } = spawnSync(program, [...args, "true"], { encoding: "utf8" });
  return status === 0 ? null : `no namespaces: ${error?.message ?? stderr.trim()}`;
}

/** The process that `unshare` runs, as this process sees its pid. */
export function pidInside(unsharePid: number): number {
  return Number(readFileSync(`/proc/${unsharePid}/task/${unsharePid}/children`, "utf8").trim());
}
