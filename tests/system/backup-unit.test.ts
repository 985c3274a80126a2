/** The nightly unit deletes old backups, and nothing else. systemd runs its commands without a shell; the words here need none. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#tools/steps.ts";

const BACKUPS = "/var/lib/venture-research/backups";

test("backups, their files and the drafts of killed backups are deleted after 14 days", () => {
  const folder = mkdtempSync(join(tmpdir(), "test-unit-"));
  try {
    const make = (stem: string, days: number) => {
      const time = new Date(Date.now() - days * 86_400_000);
      for (const end of [".sql.gz", ".sql.gz.0a.part", ".sql.gz.files", ".sql.gz.files.0b.part"]) {
        const path = join(folder, `${stem}${end}`);
        if (end.includes("files")) {
          mkdirSync(join(path, "objects"), { recursive: true });
          writeFileSync(join(path, "objects", "x"), "x");
        } else writeFileSync(path, "x");
        utimesSync(path, time, time);
      }
    };
    make("old", 16);
    make("new", 13);
    writeFileSync(join(folder, "notes.txt"), "mine");
    utimesSync(join(folder, "notes.txt"), new Date(0), new Date(0));
    const unit = readFileSync(join(root, "deploy", "venture-research-backup.service"), "utf8");
    for (const [, command = ""] of unit.matchAll(/^ExecStartPost=(.*)$/gm)) {
      const [program = "", ...args] = command
        .split(" ")
        .map((word) => word.replaceAll('"', "").replace(BACKUPS, folder));
      expect(spawnSync(program, args, { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
    }
    expect(readdirSync(folder).sort()).toEqual(
      ["new.sql.gz", "new.sql.gz.0a.part", "new.sql.gz.files", "new.sql.gz.files.0b.part", "notes.txt"].sort(),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
