import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "#tools/steps.ts";
import { deleteOldBackups } from "./old-backups.ts";

const DAY_MS = 86_400_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "test-old-backups-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function make(name: string, daysOld: number): void {
  const time = new Date(Date.now() - daysOld * DAY_MS);
  for (const end of ["", ".0a.part", ".files", ".files.0b.part"]) {
    const path = join(folder, `${name}.sql.gz${end}`);
    if (end.includes("files")) {
      mkdirSync(join(path, "objects"), { recursive: true });
      writeFileSync(join(path, "objects", "x"), "x");
    } else writeFileSync(path, "x");
    utimesSync(path, time, time);
  }
}

test("old backups, their files and the drafts of killed ones are deleted, and nothing else", async () => {
  for (let n = 1; n <= 14; n += 1) make(`new-${n}`, n / 2);
  make("old", 15);
  writeFileSync(join(folder, "notes.txt"), "mine");
  utimesSync(join(folder, "notes.txt"), new Date(0), new Date(0));
  await deleteOldBackups(folder, 14, Date.now());
  const left = readdirSync(folder);
  expect(left.filter((name) => name.startsWith("old"))).toEqual([]);
  expect(left).toHaveLength(14 * 4 + 1);
});

test("the newest 14 stay with their files, also if the clock says that all are old", async () => {
  for (let n = 1; n <= 16; n += 1) make(`backup-${n}`, n);
  await deleteOldBackups(folder, 14, Date.now() + 365 * DAY_MS);
  const expected = Array.from({ length: 14 }, (_, n) => [`backup-${n + 1}.sql.gz`, `backup-${n + 1}.sql.gz.files`]);
  expect(readdirSync(folder).sort()).toEqual(expected.flat().sort());
  expect(existsSync(join(folder, "backup-14.sql.gz.files", "objects", "x"))).toBe(true);
});

test("the nightly unit deletes backups after 14 days", () => {
  const unit = readFileSync(join(root, "deploy", "venture-research-backup.service"), "utf8");
  expect(unit).toMatch(/^ExecStart=\S+\/node .*server\/commands\/backup\.ts --delete-older-than-days 14$/m);
  expect(unit).not.toContain("ExecStartPost");
});
