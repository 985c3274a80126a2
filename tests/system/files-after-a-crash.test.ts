/** `npm run bench:storage` kills the server 30 times. */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataDir } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { crashDuringUploads } from "#tests/support/file-crashes.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(await fastFolder(), "test-file-crash-"));
  await createDataDir(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

test("kill -9 during uploads leaves no row without bytes, no bytes without a row, and all confirmed files", async () => {
  const start = () => startServerProcess({ env: { DATA_DIR: dataDir, LOG_LEVEL: "silent" } });
  const { confirmed, ...losses } = await crashDuringUploads({ dataDir, rounds: 2, start });
  expect(confirmed).toBeGreaterThan(0);
  expect(losses).toEqual({ lost: 0, rowsWithoutBytes: 0, bytesWithoutRow: 0 });
});
