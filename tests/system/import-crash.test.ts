/** More kills, also on Postgres: `npm run bench:import-kill`. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDataDir } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { crashImport } from "#tests/support/import-crash.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

/** Three starts of the server. */
const TIMEOUT_MS = 240_000;

test(
  "a kill -9 in the middle of an import and of its undo leaves whole chunks, and going on ends as without it",
  async () => {
    const folder = mkdtempSync(join(await fastFolder(), "test-import-crash-"));
    try {
      const env = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
      await createDataDir(env.DATA_DIR);
      const report = await crashImport({
        start: () => startServerProcess({ env }),
        round: "crash",
        chunks: 3,
        rowsPerChunk: 20,
        confirmed: 1,
        // The request is sent; the kill meets the chunk before, in or after its transaction.
        wait: () => new Promise((resolve) => void setImmediate(resolve)),
      });
      expect(report).toEqual({ partial: 0, lost: 0, differences: [] });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  TIMEOUT_MS,
);
