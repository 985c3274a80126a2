import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migratedTemplate } from "#tests/support/databases.ts";

test("the template is readable by other users", async () => {
  const directory = await migratedTemplate();
  const paths = [".", ...(readdirSync(directory, { recursive: true }) as string[])];
  const closed = paths.filter((path) => {
    const stat = statSync(join(directory, path));
    const wanted = stat.isDirectory() ? 0o005 : 0o004;
    return (stat.mode & wanted) !== wanted;
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(closed).toEqual([]);
});
