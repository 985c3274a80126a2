/**
 * Databases have applied the released migrations: one that is changed in place has no effect on them, and a new database differs
 * from an upgraded one. `released.sha256` has the hash of each, as `sha256sum` prints it.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#tools/steps.ts";

const FOLDERS = ["gateway/db/migrations/platform", "supabase/migrations"];
const LIST = "gateway/db/migrations/released.sha256";

const released = new Map(
  readFileSync(join(root, LIST), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("  ").toReversed() as [path: string, hash: string]),
);
const present = new Map(
  FOLDERS.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith(".sql"))
    .map((path) => [path, sha256(path)]),
);

function sha256(path: string): string {
  return createHash("sha256")
    .update(readFileSync(join(root, path)))
    .digest("hex");
}

test("no released migration was changed or deleted: what is to change is a new migration", () => {
  expect([...released].filter(([path, hash]) => present.get(path) !== hash).map(([path]) => path)).toEqual([]);
});

test(`a new migration is released with its line in ${LIST}`, () => {
  expect([...present].filter(([path]) => !released.has(path)).map(([path, hash]) => `${hash}  ${path}`)).toEqual([]);
});
