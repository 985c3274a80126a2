import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printMeasurement } from "./support/measurement.ts";
import { npmStart } from "./support/npm-start.ts";
import { median } from "./support/stats.ts";

const STARTS = 5;

/**
 * Time from `npm start` to the first response that needs the database: with an empty data directory, then with the existing
 * one, five times each. Memory is measured after the second start.
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
  printSeconds("existing database", existingSeconds, 3);
  printSeconds("new database", newSeconds, 8);
  printMeasurement({
    name: "Resident memory after a start with an existing database",
    measured: `${median(residentMb).toFixed(0)} MB${rangeOf(residentMb, 0)}, peak ${median(peakMb).toFixed(0)} MB`,
    target: "at most 300 MB",
    met: median(residentMb) <= 300,
  });
}

function printSeconds(database: string, seconds: readonly number[], targetSeconds: number): void {
  printMeasurement({
    name: `From npm start to the first response, ${database}`,
    measured: `${median(seconds).toFixed(2)} s${rangeOf(seconds, 2)}`,
    target: `at most ${targetSeconds} s`,
    met: median(seconds) <= targetSeconds,
  });
}

function rangeOf(values: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return ` (median of ${values.length}, ${least} to ${most})`;
}
