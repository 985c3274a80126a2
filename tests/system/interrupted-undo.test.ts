/** An undo of many rows whose server is killed. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDataDir } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { makeOperation, undoPage, undoState } from "#tests/support/server-undo.ts";

const ROWS = 1500;
const PAGE = 250;

test("an undo whose server is killed continues, and each page takes effect once or not at all", async () => {
  const dataDir = mkdtempSync(join(await fastFolder(), "undo-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await createDataDir(dataDir);
  const start = () =>
    startServerProcess({
      env: { DATA_DIR: dataDir, LOG_LEVEL: "warning" },
      nodeArgs: ["--import", "./tests/support/preload-query.ts"],
    });
  let server = await start();
  onTestFinished(async () => void (await server.end("SIGKILL")));
  await makeOperation(server, ROWS);
  for (let page = 0; page < 3; page++) expect(await undoPage(server, PAGE)).toBe("more");
  const { counted: confirmed } = await undoState(server);
  expect(confirmed).toBeGreaterThan(0);
  // Its response is lost.
  undoPage(server, PAGE).catch(() => null);
  await server.end("SIGKILL");
  server = await start();
  const { left, counted, recorded, isDone } = await undoState(server);
  expect(counted).toBeGreaterThanOrEqual(confirmed);
  expect({ left, recorded, isDone }).toEqual({ left: ROWS - counted, recorded: counted, isDone: false });
  while ((await undoPage(server, PAGE)) === "more");
  expect(await undoState(server)).toEqual({ left: 0, counted: ROWS, recorded: ROWS, isDone: true });
});
