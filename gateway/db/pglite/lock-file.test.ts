import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Every file system call, so that a test can interleave other processes. */
const system = vi.hoisted(() => ({ beforeStep: () => {} }));
vi.mock(import("node:fs"), async (importOriginal) => {
  const original = await importOriginal();
  const watched = Object.entries(original).map(([name, member]) => {
    if (typeof member !== "function" || !name.endsWith("Sync")) return [name, member];
    const call = member as (...args: unknown[]) => unknown;
    return [
      name,
      (...args: unknown[]) => {
        system.beforeStep();
        return call(...args);
      },
    ];
  });
  return Object.fromEntries(watched) as typeof original;
});

// Test files share a worker: an earlier one may have loaded these modules with the real file system.
vi.resetModules();
const { DataDirectoryInUse, takeLock } = await import("./lock-file.ts");

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "test-lock-"));
  path = join(folder, "database.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = { pid: 1, host: hostname(), kernel: "another", token: "other" };
const FILES = ["database.lock", "database.lock.kernel"];

test("a second owner is rejected with the first one's pid, and takes the lock after the release", () => {
  const lock = takeLock(path);
  expect(() => takeLock(path)).toThrow(new RegExp(`pid ${process.pid}\\.`));
  expect(readdirSync(folder)).toEqual(FILES);
  for (const name of FILES) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  takeLock(path).release();
});

test.each<[string, () => object | string, RegExp | null]>([
  ["of this machine, left by a killed process", () => ({ ...own, kernel: ownerOfThisMachine().kernel }), null],
  ["of this machine before a reboot", () => own, null],
  ["of another machine", () => ({ ...own, host: "elsewhere" }), /pid 1 on elsewhere/],
  ["of a version that did not lock in the kernel", () => ({ ...own, kernel: undefined }), /pid 1\./],
  ["truncated by a power cut", () => '{"pid": 1', null],
])("a lock file %s", (_owner, content, rejection) => {
  const found = content();
  writeFileSync(path, typeof found === "string" ? found : JSON.stringify(found));
  if (rejection) expect(() => takeLock(path)).toThrow(rejection);
  else takeLock(path).release();
  expect(readdirSync(folder)).toEqual(rejection ? ["database.lock"] : []);
});

function ownerOfThisMachine(): typeof own {
  const lock = takeLock(path);
  const owner = JSON.parse(readFileSync(path, "utf8"));
  lock.release();
  return owner;
}

test("the lock of a machine that stopped touching it is stale", () => {
  writeFileSync(path, JSON.stringify({ ...own, host: "elsewhere" }));
  utimesSync(path, new Date(), new Date(Date.now() - 60_000));
  takeLock(path).release();
});

test("the lock of a machine whose clock was ahead becomes stale", () => {
  writeFileSync(path, JSON.stringify({ ...own, host: "elsewhere" }));
  utimesSync(path, new Date(), new Date(Date.now() + 3600_000));
  expect(() => takeLock(path)).toThrow("pid 1 on elsewhere");
  // It ages from now on; an active owner would have touched it.
  expect(Math.abs(Date.now() - statSync(path).mtimeMs)).toBeLessThan(10_000);
});

test("exactly one of three takes a stale lock, however they interleave", () => {
  let holders: { release(): void }[] = [];
  const take = () => {
    try {
      holders.push(takeLock(path));
    } catch (error) {
      expect(error).toBeInstanceOf(DataDirectoryInUse);
    }
  };
  /** Runs two others before this step of the first one; returns its number of steps. */
  const race = (moment: number) => {
    for (const name of FILES) writeFileSync(join(folder, name), "");
    let step = 0;
    const others = () => {
      step += 1;
      system.beforeStep = () => {};
      if (step === moment) {
        take();
        take();
      }
      system.beforeStep = others;
    };
    system.beforeStep = others;
    take();
    system.beforeStep = () => {};
    const taken = holders.length;
    for (const holder of holders) holder.release();
    holders = [];
    return { step, taken };
  };
  const { step: steps, taken } = race(0);
  expect(taken).toBe(1);
  for (let moment = 1; moment <= steps; moment += 1) {
    expect(race(moment).taken, `before step ${moment} of ${steps}`).toBe(1);
  }
});

test("a lock file that is released while another process opens it is not taken twice", () => {
  const first = takeLock(path);
  let step = 0;
  // The second owner has seen the file; then the first one releases it and a third one takes the lock.
  let third: { release(): void } | null = null;
  system.beforeStep = () => {
    step += 1;
    if (step !== 3) return;
    system.beforeStep = () => {};
    first.release();
    third = takeLock(path);
  };
  expect(() => takeLock(path)).toThrow(DataDirectoryInUse);
  system.beforeStep = () => {};
  (third as { release(): void } | null)?.release();
  expect(readdirSync(folder)).toEqual([]);
});

describe("an owner notices that the lock is not its own any more", () => {
  const lost: string[] = [];
  beforeEach(() => void lost.splice(0));

  test("at the next check, if the locked file was deleted", () => {
    const lock = takeLock(path, (message) => lost.push(message));
    lock.check();
    expect(lost).toEqual([]);
    rmSync(`${path}.kernel`);
    lock.check();
    expect(lost).toEqual([expect.stringContaining(path)]);
    const next = takeLock(path);
    lock.release();
    expect(() => takeLock(path)).toThrow("in use");
    next.release();
  });

  test("within seconds, without a check, if another machine wrote its name", async () => {
    const lock = takeLock(path, (message) => lost.push(message));
    await sleep(1500);
    expect(lost).toEqual([]);
    writeFileSync(path, JSON.stringify({ ...own, host: "elsewhere" }));
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    lock.release();
    expect(readFileSync(path, "utf8")).toContain("elsewhere");
  });
});

test("a lock file touches itself, so that other machines see that the owner runs", async () => {
  const lock = takeLock(path);
  utimesSync(path, new Date(), new Date(Date.now() - 60_000));
  await expect.poll(() => Date.now() - statSync(path).mtimeMs).toBeLessThan(10_000);
  lock.release();
});

test("a folder that cannot be locked is an error of the system", () => {
  const script = `import { takeLock } from ${JSON.stringify(new URL("./lock-file.ts", import.meta.url).href)};
    process.setuid?.(65534);
    try { takeLock(${JSON.stringify(path)}); } catch (error) { console.log(error.code); }`;
  chmodSync(folder, 0o500);
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(stdout).toBe("EACCES\n");
});
