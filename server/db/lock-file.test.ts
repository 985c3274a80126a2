import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "./lock-file.ts";
import { processStart } from "./process-identity.ts";

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
  ["a living process", () => own, new RegExp(`pid ${process.pid}\\b`)],
  ["a process that is gone", () => ({ ...own, pid: dead() }), null],
  ["a process whose pid another has now", () => ({ ...own, start: "earlier" }), null],
  ["another container", () => ({ ...own, host: "elsewhere", pid: 1 }), /pid 1 on elsewhere/],
  ["nobody (torn by a power cut)", () => '{"pid": 1', null],
])("the lock of %s", (_owner, content, refusal) => {
  const found = content();
  writeFileSync(path, typeof found === "string" ? found : JSON.stringify(found));
  if (refusal) expect(() => takeLock(path)).toThrow(refusal);
  else takeLock(path).release();
  expect(readdirSync(folder)).toEqual(refusal ? ["database.lock"] : []);
});

test("a container that stopped touching its lock is gone", () => {
  writeFileSync(path, JSON.stringify({ ...own, host: "elsewhere" }));
  utimesSync(path, new Date(), new Date(Date.now() - 60_000));
  takeLock(path).release();
});

test("a lock that another took over is left to it", () => {
  const lost = takeLock(path);
  rmSync(path);
  const taken = takeLock(path);
  lost.release();
  expect(() => takeLock(path)).toThrow("in use");
  taken.release();
  expect(readdirSync(folder)).toEqual([]);
});
