/** A data directory on a disk that fills up while the server works. The disk is a tmpfs in the server's mount namespace. */
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { draftsFolder, objectsFolder } from "#gateway/storage/file-store.ts";
import { migratedTemplate } from "#tests/support/databases.ts";
import { serviceStorage } from "#tests/support/file-crashes.ts";
import { namespacesError } from "#tests/support/namespaces.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { makeOperation, undoPage, undoState } from "#tests/support/server-undo.ts";

const MOUNT = 'mount -t tmpfs -o size=700m,mode=700 tmpfs "$0" && cp -r "$1" "$0/database" && shift && exec "$@"';
let folder: string;
let server: ServerProcess | null = null;
let filler: string;
/** The server's data directory, as this process sees it. */
let dataDirOfServer: string;

beforeEach(async (context) => {
  const reason = namespacesError();
  if (reason !== null) context.skip(reason);
  folder = mkdtempSync(join(tmpdir(), "test-full-disk-"));
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const user = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  server = await startServerProcess({
    env: { DATA_DIR: dataDir },
    prefix: ["unshare", ...user, "--mount", "sh", "-c", MOUNT, dataDir, await migratedTemplate()],
    nodeArgs: ["--import", "./tests/support/preload-query.ts"],
  });
  dataDirOfServer = `/proc/${server.pid}/root${dataDir}`;
  filler = join(dataDirOfServer, "filler");
});
afterEach(async () => {
  await server?.end("SIGKILL");
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Runs SQL as the owner. Null if it succeeded, else the error's message. */
async function run(sql: string): Promise<string | null> {
  const { error } = (await server?.request<{ error?: string }>({ sql })) ?? {};
  return error ?? null;
}

async function countOf(table: string): Promise<number> {
  const reply = await server?.request<{ rows?: { n: string }[] }>({ sql: `select count(*) as n from ${table}` });
  return Number(reply?.rows?.[0]?.n);
}

function fillDisk(): void {
  const file = openSync(filler, "w");
  for (const bytes of [1024 * 1024, 4096]) {
    const part = Buffer.alloc(bytes);
    try {
      for (;;) writeSync(file, part);
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    }
  }
  closeSync(file);
}

test.each([
  ["tables", "insert into kept (filling) select repeat(md5(random()::text), 200) from generate_series(1, 20)", 20],
  // 2 MB of the write-ahead log, whose next segment does not fit.
  [
    "the write-ahead log",
    "with log as (select pg_logical_emit_message(true, 'x', repeat('y', 2000000))) insert into kept (filling) select 'x' from log",
    1,
  ],
])(
  "when writes to %s do not fit any more, no confirmed row is lost, and it recovers by itself",
  async (_what, sql, rows) => {
    expect(await run("create table kept (id bigint generated always as identity, filling text)")).toBeNull();
    let confirmed = 0;
    const insert = async () => {
      const error = await run(sql);
      if (error === null) confirmed += rows;
      return error;
    };
    await insert();
    fillDisk();
    const errors = new Set<string>();
    const startedAt = performance.now();
    while (performance.now() - startedAt < 8000) {
      const error = await insert();
      if (error !== null) errors.add(error);
      await sleep(20);
    }
    expect([...errors].filter((error) => !/disk is nearly full|No space left|restarts/.test(error))).toEqual([]);
    expect(errors.size).toBeGreaterThan(0);
    rmSync(filler);
    await expect.poll(insert, { timeout: 30_000, interval: 200 }).toBeNull();
    expect(await countOf("kept")).toBe(confirmed);
    expect((await fetch(`${server?.url}/readyz`)).status).toBe(200);
  },
);

test("an undo on a full disk takes effect page by page or not at all, and continues when there is room", async () => {
  const undone = server as ServerProcess;
  await makeOperation(undone, 2000);
  const errors = new Set<string>();
  const undo = () =>
    undoPage(undone, 20).catch((error: Error) => {
      errors.add(error.message);
      return "failed";
    });
  expect(await undo()).toBe("more");
  fillDisk();
  const startedAt = performance.now();
  while (performance.now() - startedAt < 8000) {
    await undo();
    await sleep(20);
  }
  expect([...errors].filter((error) => !/disk is nearly full|No space left|restarts/.test(error))).toEqual([]);
  expect(errors.size).toBeGreaterThan(0);
  rmSync(filler);
  await expect.poll(() => undoState(undone).catch(() => null), { timeout: 30_000, interval: 200 }).not.toBeNull();
  const { left, counted, recorded } = await undoState(undone);
  expect({ left, recorded }).toEqual({ left: 2000 - counted, recorded: counted });
  await expect.poll(undo, { timeout: 30_000, interval: 20 }).toBe("done");
  expect(await undoState(undone)).toEqual({ left: 0, counted: 2000, recorded: 2000, isDone: true });
});

test("an upload on a full disk fails with 507 and leaves nothing, wherever the disk fills up", async () => {
  const { url } = server as ServerProcess;
  const filesDir = join(dataDirOfServer, "files");
  const storage = await serviceStorage(url, dataDirOfServer);
  expect((await storage.createBucket("decks")).error).toBeNull();
  const decks = storage.from("decks");
  const content = Buffer.alloc(1024 * 1024, "%PDF-1.7");
  expect((await decks.upload("old.pdf", content)).error).toBeNull();
  const stored = () =>
    readdirSync(objectsFolder(filesDir)).flatMap((shard) => readdirSync(join(objectsFolder(filesDir), shard)));
  const before = stored();

  // The disk fills up between the first and the last part of this one.
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const inProgress = decks.upload("new.pdf", readable, { duplex: "half" });
  await writer.write(content);
  await expect.poll(() => readdirSync(draftsFolder(filesDir))).toHaveLength(1);
  fillDisk();
  const sendRest = async () => {
    for (let sent = 0; sent < 4; sent += 1) await writer.write(content);
    await writer.close();
  };
  // The server may end the connection before it has read everything.
  const [{ error }] = await Promise.all([inProgress, sendRest().catch(() => {})]);
  expect(error).toMatchObject({ statusCode: "507", message: "The server's disk is full. Nothing was saved." });
  expect((await decks.upload("next.pdf", content)).error).toMatchObject({ statusCode: "507" });
  expect(readdirSync(draftsFolder(filesDir))).toEqual([]);
  expect(stored()).toEqual(before);
  expect((await decks.download("old.pdf")).data?.size).toBe(content.length);

  rmSync(filler);
  const retry = async () => (await decks.upload("new.pdf", content)).error;
  await expect.poll(retry, { timeout: 30_000, interval: 200 }).toBeNull();
  expect((await decks.list()).data?.map(({ name }) => name)).toEqual(["new.pdf", "old.pdf"]);
  expect(stored()).toHaveLength(2);
});
