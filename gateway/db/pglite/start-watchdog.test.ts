import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchStart } from "./start-watchdog.ts";

let workedMs = 0;
beforeEach(() => {
  vi.useFakeTimers();
  workedMs = 0;
  vi.spyOn(process, "cpuUsage").mockImplementation((before) => ({
    user: workedMs * 1000 - (before?.user ?? 0),
    system: 0,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whether a start is reported within 4.5 s: `work` is CPU time per 250 ms, `operations` whether files are used. */
function hangs(work: number, operations: boolean): boolean {
  let count = 0;
  let isReported = false;
  const stop = watchStart(
    () => count,
    () => {
      isReported = true;
    },
  );
  for (let elapsedMs = 0; elapsedMs < 4500; elapsedMs += 250) {
    workedMs += work;
    if (operations) count += 1;
    vi.advanceTimersByTime(250);
  }
  stop();
  return isReported;
}

test.each([
  ["in an endless loop", 250, false, true],
  ["that waits forever", 0, false, true],
  ["on a machine with too much work", 100, false, false],
  ["that reads files", 250, true, false],
])("a start %s", (_what, work, operations, expected) => {
  expect(hangs(work, operations)).toBe(expected);
});
