/** How long a start takes, and what the started server holds in memory. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printFigure } from "./support/figure.ts";
import { npmStart } from "./support/npm-start.ts";
import { median } from "./support/stats.ts";

const STARTS = 5;

/**
 * `npm start` up to the first answer out of the database: with an empty data folder, stopped, then once more with the
 * folder it left; five times over. The memory is read after the second start's first answer.
 */
export async function measureStart(): Promise<void> {
  const newSeconds: number[] = [];
  const existingSeconds: number[] = [];
  const residentMb: number[] = [];
  const peakMb: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), "bench-start-"));
    try {
      const first = await npmStart(dataDir);
      newSeconds.push(first.seconds);
      await first.stop();
      const second = await npmStart(dataDir);
      existingSeconds.push(second.seconds);
      const memory = await second.memory();
      residentMb.push(memory.residentMb);
      peakMb.push(memory.peakMb);
      await second.stop();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  printSeconds("on an existing database", existingSeconds, 3);
  printSeconds("on a new database", newSeconds, 8);
  printFigure({
    what: "Resident memory after a start on an existing database",
    measured: `${median(residentMb).toFixed(0)} MB${rangeOf(residentMb, 0)}, for a moment of the start ${median(peakMb).toFixed(0)} MB`,
    bar: "at most 300 MB",
    kept: median(residentMb) <= 300,
  });
}

function printSeconds(where: string, seconds: readonly number[], bar: number): void {
  printFigure({
    what: `From npm start to the first answered request ${where}`,
    measured: `${median(seconds).toFixed(2)} s${rangeOf(seconds, 2)}`,
    bar: `at most ${bar} s`,
    kept: median(seconds) <= bar,
  });
}

function rangeOf(values: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return ` (median of ${values.length}, ${least} to ${most})`;
}
