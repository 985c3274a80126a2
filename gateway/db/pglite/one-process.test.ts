/** One process per data directory, with real processes: a second one, in other namespaces, beside a frozen one; a lost lock. */

import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EmbeddedDirectory, one, rejectionOf } from "#tests/support/embedded.ts";
import { namespacesError } from "#tests/support/namespaces.ts";

let directory: EmbeddedDirectory;
beforeEach(async () => {
  directory = await EmbeddedDirectory.makeWithDatabase();
});
afterEach(() => directory.remove());

test("a second process is rejected with the first one's pid; the lock of a dead process is taken over", async () => {
  const { pid, lines, kill } = await directory.program("hold");
  expect(lines).toEqual(["open"]);
  const rejected = await rejectionOf(directory.open());
  expect(rejected).toMatchObject({ name: "DataDirectoryInUse", message: expect.stringContaining(`pid ${pid}.`) });
  await kill();
  const database = await directory.open();
  expect(await one(database, "select 1 as a")).toEqual({ a: "1" });
  const second = await directory.program("hold");
  expect(second.lines[0]).toContain(`pid ${process.pid}`);
  expect(await second.exited).toBe(1);
  expect(await one(database, "select 41 + 1 as answer")).toEqual({ answer: "42" });
});

test("closing the database releases the lock", async () => {
  const database = await directory.open();
  await database.close();
  expect(readdirSync(join(directory.folder, "deep"))).toEqual(["database"]);
  await (await directory.open()).close();
});

describe("no confirmed row is lost", () => {
  /** Opens the database, and compares it with the numbers that the writer printed. */
  const expectRows = async (lines: readonly string[]) => {
    const confirmed = Number(lines.at(-1));
    const database = await directory.open();
    const found = await one(database, "select count(*) as n, max(id) as last from public.rows");
    expect(Number(found?.["n"])).toBeGreaterThanOrEqual(confirmed);
    expect(found?.["n"]).toBe(found?.["last"]);
  };

  test("when a second process starts in other namespaces, while the first runs or is frozen", async (context) => {
    const reason = namespacesError();
    if (reason !== null) context.skip(reason);
    const writer = await directory.program("insert", { inNamespaces: true });
    expect(writer.lines[0]).toBe("open");
    const expectRejected = async () => {
      const second = await directory.program("insert", { inNamespaces: true });
      expect(second.lines).toEqual([
        expect.stringMatching(/DataDirectoryInUse: .* in use by the process with pid 1\./),
      ]);
      expect(await second.exited).toBe(1);
    };
    await expect.poll(() => writer.lines.length).toBeGreaterThan(10);
    await expectRejected();
    process.kill(writer.pid, "SIGSTOP");
    await expectRejected();
    const before = writer.lines.length;
    process.kill(writer.pid, "SIGCONT");
    await expect.poll(() => writer.lines.length).toBeGreaterThan(before + 10);
    await writer.kill();
    await expectRows(writer.lines);
  });

  test("when the lock is deleted: the process stops instead of confirming more, and the next one finds every row", async () => {
    const writer = await directory.program("insert");
    await expect.poll(() => writer.lines.length).toBeGreaterThan(10);
    rmSync(`${directory.dataDir}.lock.kernel`, { force: true });
    expect(await writer.exited).toBe(1);
    expect(writer.errors).toEqual([expect.stringContaining("The database's lock was deleted")]);
    await expectRows(writer.lines);
  });

  test("when a frozen process wakes up after another machine took the lock: it stops and confirms nothing", async () => {
    const writer = await directory.program("insert");
    await expect.poll(() => writer.lines.length).toBeGreaterThan(10);
    process.kill(writer.pid, "SIGSTOP");
    // A check is due when it wakes up.
    await sleep(1100);
    const confirmed = writer.lines.length;
    writeFileSync(
      `${directory.dataDir}.lock`,
      JSON.stringify({ pid: 1, host: "elsewhere", kernel: "elsewhere", token: "" }),
    );
    process.kill(writer.pid, "SIGCONT");
    expect(await writer.exited).toBe(1);
    // One line may have been on its way when it was frozen.
    expect(writer.lines.length - confirmed).toBeLessThanOrEqual(1);
    rmSync(`${directory.dataDir}.lock`);
    await expectRows(writer.lines);
  });
});
