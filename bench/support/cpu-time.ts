/** CPU time, user and system: what a measurement costs however busy the machine is. Linux only. */
import { readdirSync, readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import type { Database } from "../../gateway/db/port/database.ts";

const MS_PER_TICK = 10;

/** Milliseconds of this process, with an embedded database, and of the Postgres cluster, if the database is on one. */
export async function databaseCpu(database: Database): Promise<() => number> {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (database.engine === "pglite") return own;
  const [result] = await database.run([{ text: "select pg_backend_pid() as pid" }]);
  const postmaster = statOf(Number(result?.rows[0]?.["pid"])).parent;
  return () => own() + clusterCpu(postmaster);
}

/** Milliseconds of all processes of the browser. */
export async function browserCpu(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
}

/** With those backends that have ended: the postmaster has their time. */
function clusterCpu(postmaster: number): number {
  let ticks = statOf(postmaster).endedTicks;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const process = statOf(Number(name));
      if (process.parent === postmaster || Number(name) === postmaster) ticks += process.ticks;
    } catch (error) {
      // It has ended since the list was read.
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT" && code !== "ESRCH") throw error;
    }
  }
  return ticks * MS_PER_TICK;
}

interface ProcessStat {
  readonly parent: number;
  readonly ticks: number;
  /** Of its children that have ended. */
  readonly endedTicks: number;
}

/** `man proc_pid_stat`: the fields after the name, which may contain blanks. */
function statOf(pid: number): ProcessStat {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, ticks: user + system, endedTicks: endedUser + endedSystem };
}
