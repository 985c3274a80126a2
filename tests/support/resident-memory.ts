import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Resident memory of a process, now (`VmRSS`) or at its peak (`VmHWM`), in bytes. Linux only. */
export function residentBytes(pid: number, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kibibytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status) ?? [];
  return Number(kibibytes) * 1024;
}

/** Forgets the peak so far: the start's, for example (proc_pid_clear_refs(5)). */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** CPU time of a process so far, of the user and the system. Linux only: 100 clock ticks per second (proc_pid_stat(5)). */
export function cpuSeconds(pid: number): number {
  // The second field, the program's name, may contain spaces.
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=[^)]*$)/);
  const values = fields.split(" ").map(Number);
  return ((values[11] ?? 0) + (values[12] ?? 0)) / 100;
}

/**
 * The time so far that a process' threads ran or waited for a core. On a busy machine, a process that uses little CPU time may
 * still have work to do. Linux only: nanoseconds in the first two fields of schedstat.
 */
export function busySeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ").map(Number);
    return ran + waited;
  });
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
}
