import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DataDirectoryInUse, removalLockPath, takeLock } from "./lock-file.ts";
import { processStart } from "./process-identity.ts";

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

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "test-lock-"));
  path = join(folder, "database.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = { pid: process.pid, start: processStart(process.pid), host: hostname(), token: "other" };
const dead = () => spawnSync(process.execPath, ["--version"]).pid;

test.each<[string, () => object | string, RegExp | null]>([
  ["a running process", () => own, new RegExp(`pid ${process.pid}\\b`)],
  ["a process that has exited", () => ({ ...own, pid: dead() }), null],
  ["a process whose pid was reused", () => ({ ...own, start: "earlier" }), null],
  ["another container", () => ({ ...own, host: "elsewhere", pid: 1 }), /pid 1 on elsewhere/],
  ["a lock truncated by a power cut", () => '{"pid": 1', null],
])("the lock of %s", (_owner, content, refusal) => {
  const found = content();
  writeFileSync(path, typeof found === "string" ? found : JSON.stringify(found));
  if (refusal) expect(() => takeLock(path)).toThrow(refusal);
  else takeLock(path).release();
  expect(readdirSync(folder)).toEqual(refusal ? ["database.lock"] : []);
});

test("exactly one of three processes takes a stale lock, however they interleave", () => {
  const stale = JSON.stringify({ ...own, pid: dead() });
  let holders = 0;
  const take = () => {
    try {
      takeLock(path);
      holders += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(DataDirectoryInUse);
    }
  };
  /** Runs two other processes before these steps of the first one; returns its number of steps. */
  const race = (moments: readonly number[]) => {
    writeFileSync(path, stale);
    holders = 0;
    let step = 0;
    const others = () => {
      step += 1;
      system.beforeStep = () => {};
      for (const moment of moments) if (moment === step) take();
      system.beforeStep = others;
    };
    system.beforeStep = others;
    take();
    system.beforeStep = () => {};
    rmSync(path);
    return step;
  };
  const steps = race([]);
  expect(holders).toBe(1);
  for (let first = 1; first <= steps; first += 1) {
    for (let second = first; second <= steps; second += 1) {
      race([first, second]);
      expect(holders, `before steps ${first} and ${second} of ${steps}`).toBe(1);
    }
  }
});

test("a process killed while it removed a stale lock does not block others", () => {
  const stale = JSON.stringify({ ...own, pid: dead() });
  writeFileSync(path, stale);
  writeFileSync(removalLockPath(path, stale), JSON.stringify({ ...own, pid: dead(), token: "killed" }));
  takeLock(path).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("the lock of a container that stopped touching it is stale", () => {
  writeFileSync(path, JSON.stringify({ ...own, host: "elsewhere" }));
  utimesSync(path, new Date(), new Date(Date.now() - 60_000));
  takeLock(path).release();
});

test("release does not remove a lock that another process took over", () => {
  const lost = takeLock(path);
  rmSync(path);
  const taken = takeLock(path);
  lost.release();
  expect(() => takeLock(path)).toThrow("in use");
  taken.release();
  expect(readdirSync(folder)).toEqual([]);
});
