import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process's start time in the system's own format; with the pid it identifies a process. Null if it is not running. */
export function processStart(pid: number): string | null {
  if (process.platform === "linux") return linuxProcessStart(pid);
  if (process.platform !== "win32") {
    const { stdout, status } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return status === 0 ? stdout.trim() : null;
  }
  return isAlive(pid) ? "unknown" : null;
}

function linuxProcessStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // proc(5): field 22, ticks since boot; counted after the process name, which may contain spaces and brackets.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie no longer writes.
    if (state === "Z" || state === "X") return null;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[18]}`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ESRCH") return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
