import { expect, test } from "vitest";
import type { LogEntry } from "#gateway/operations/logger.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { retentionTime } from "./retention.ts";

const DAY_MS = 86_400_000;

test("after a jump of the clock, the time stands still, and the log says how far it is off in either direction", async () => {
  const { database, close } = await openTestDatabase("in-thread");
  try {
    const logged: LogEntry[] = [];
    const read = (nowMs: number) => retentionTime(database, nowMs, (entry) => logged.push(entry));
    const nowMs = Date.now();
    expect(await read(nowMs)).toBe(nowMs);
    // Another server's clock may be behind the database's.
    expect(await read(nowMs - 60_000)).toBe(nowMs - 60_000);
    expect(logged).toEqual([]);
    await database.run([{ text: "update private.retention_clock set trusted_at = now() - interval '365 days'" }]);
    expect(Math.round((nowMs - (await read(nowMs))) / DAY_MS)).toBe(365);
    expect(logged).toEqual([
      { level: "warning", message: expect.stringMatching(/^the clock is 365 days after the last .* Set the clock/) },
    ]);
    logged.length = 0;
    await database.run([{ text: "update private.retention_clock set trusted_at = now() + interval '399.5 days'" }]);
    expect(await read(nowMs)).toBeLessThanOrEqual(nowMs);
    expect(logged).toEqual([
      { level: "warning", message: expect.stringMatching(/^the clock is 400 days behind the last .* Set the clock/) },
    ]);
  } finally {
    await close();
  }
});
