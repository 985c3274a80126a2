/** A write-ahead log that is damaged after a kill is detected at the next start; every intact one opens. */
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { EmbeddedDirectory, one, rejectionOf } from "#tests/support/embedded.ts";
import { openPgliteCore } from "./core.ts";
import { DurableFS } from "./durable-fs.ts";
import { engineOver } from "./engine.ts";

const DAMAGED = {
  name: "DataDirectoryUnusable",
  message: expect.stringMatching(/write-ahead log is incomplete or damaged \(pg_wal\/[\dA-F]{24}\).*npm run restore/),
};

const SEGMENT_BYTES = 4 * 1024 * 1024;
const PAGE_BYTES = 8192;
const COMMIT_RECORD_BYTES = 34;
const BYTES_AFTER_CHECKPOINT = 60_000;

let killed: EmbeddedDirectory;
/** The last number that the killed process confirmed. */
let confirmed: number;
let directory: EmbeddedDirectory;

/** A database whose process was killed; the log from its last checkpoint on is in two segments. */
beforeAll(async () => {
  killed = await EmbeddedDirectory.makeWithDatabase();
  const empty = await killed.open();
  await vi.waitFor(() => expect(position(killed).end).toBeGreaterThan(0));
  await empty.close();
  const filling = SEGMENT_BYTES - position(killed).end - BYTES_AFTER_CHECKPOINT;
  const database = await killed.open();
  await database.run([{ text: `select pg_logical_emit_message(true, 'test', repeat('x', ${filling}))::text` }]);
  await database.close();
  const first = position(killed).segment;
  confirmed = await insertAndKill(killed, (lines) => lines.length > 100);
  expect(position(killed).segment).not.toBe(first);
}, 180_000);
afterAll(() => killed.remove());

beforeEach(async () => {
  directory = await EmbeddedDirectory.make();
});
afterEach(() => directory.remove());

/** Inserts rows in another process and kills it. Returns the last confirmed number. */
async function insertAndKill(target: EmbeddedDirectory, until: (lines: readonly string[]) => boolean): Promise<number> {
  const { lines, kill } = await target.program("insert");
  expect(lines[0]).toBe("open");
  await vi.waitFor(() => expect(until(lines)).toBe(true), { timeout: 30_000 });
  await kill();
  return Number(lines.at(-1));
}

async function expectRows(atLeast: number): Promise<void> {
  const database = await directory.open();
  const found = await one(database, "select count(*) as n, max(id) as last from public.rows");
  expect(Number(found?.["n"])).toBeGreaterThanOrEqual(atLeast);
  expect(found?.["n"]).toBe(found?.["last"]);
  await database.close();
}

/** The flushed position: its segment's path, and the bytes of it that are flushed. */
function position({ dataDir }: EmbeddedDirectory) {
  const path = join(dataDir, "wal-position");
  const [name = "", offset = ""] = readFileSync(path, "latin1").split(" ");
  return { path, segment: join(dataDir, "pg_wal", name), end: Number.parseInt(offset, 16) };
}

type Position = ReturnType<typeof position>;

/** Flips the aligned 8 bytes at `offset`. Postgres aligns records to 8 bytes, and no checksum covers the padding between them. */
function flipWord(file: string, offset: number): void {
  const bytes = readFileSync(file);
  const start = offset - (offset % 8);
  for (let at = start; at < start + 8; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}

/** Gives the last commit record a length that reaches over the end of its page: recovery takes it for an incomplete record. */
function lengthenLastCommit({ segment, end }: Position): void {
  const bytes = readFileSync(segment);
  const start = bytes.lastIndexOf(Buffer.from([COMMIT_RECORD_BYTES, 0, 0, 0]), end - COMMIT_RECORD_BYTES);
  bytes.writeUInt32LE(PAGE_BYTES, start);
  writeFileSync(segment, bytes);
}

function copyKilled(): void {
  cpSync(killed.dataDir, directory.dataDir, { recursive: true });
}

function segmentBefore({ segment }: Position): string {
  const names = readdirSync(dirname(segment)).sort();
  return join(dirname(segment), names[names.indexOf(basename(segment)) - 1] as string);
}

describe("does not open if", () => {
  test.each<[string, (position: Position) => void]>([
    ["the last segment is missing", ({ segment }) => rmSync(segment)],
    ["the last segment is cut in its last row", ({ segment, end }) => truncateSync(segment, end - 100)],
    ["the last segment is cut in half", ({ segment, end }) => truncateSync(segment, end / 2)],
    ["the last segment is empty", ({ segment }) => truncateSync(segment, 0)],
    ["the last segment has only zeros", ({ segment }) => writeFileSync(segment, Buffer.alloc(SEGMENT_BYTES))],
    ["8 bytes of the last row are wrong", ({ segment, end }) => flipWord(segment, end - 100)],
    ["the length of the last row's commit is wrong", lengthenLastCommit],
    ["8 bytes of an earlier row are wrong", ({ segment, end }) => flipWord(segment, end / 2)],
    [
      "8 bytes of the segment before are wrong",
      (position) => flipWord(segmentBefore(position), SEGMENT_BYTES - BYTES_AFTER_CHECKPOINT / 2),
    ],
  ])("%s, and has all rows once the files are put back", async (_what, damage) => {
    copyKilled();
    damage(position(directory));
    for (const _start of ["first", "second"]) {
      expect(await rejectionOf(directory.open())).toMatchObject(DAMAGED);
    }
    cpSync(join(killed.dataDir, "pg_wal"), join(directory.dataDir, "pg_wal"), { recursive: true });
    await expectRows(confirmed);
  });
});

test("opens without the lost rows after the operator has deleted the position", async () => {
  copyKilled();
  const { path, segment, end } = position(directory);
  flipWord(segment, end - 100);
  expect(await rejectionOf(directory.open())).toMatchObject(DAMAGED);
  rmSync(path);
  // The position is written every 10 ms: a fast machine has confirmed many rows after it.
  await expectRows(confirmed / 2);
  await expectRows(confirmed / 2);
});

describe("opens with all rows if", () => {
  test.each<[string, (position: Position) => void]>([
    ["the log is intact", () => {}],
    [
      "garbage follows the confirmed rows",
      ({ segment }) => {
        const bytes = readFileSync(segment);
        // The position may be older than the last row.
        bytes.fill(0xa5, Math.ceil((bytes.findLastIndex((byte) => byte !== 0) + 1) / 8) * 8);
        writeFileSync(segment, Buffer.concat([bytes, Buffer.from("garbage")]));
      },
    ],
    ["there is no position, as in an older version", ({ path }) => rmSync(path)],
    ["a power cut emptied the position", ({ path }) => truncateSync(path)],
    ["the position is damaged", ({ path }) => flipWord(path, 30)],
  ])("%s", async (_what, change) => {
    copyKilled();
    change(position(directory));
    await expectRows(confirmed);
  });
});

test("opens with all rows after 4 kills during writes", async () => {
  let last = 0;
  for (let kill = 1; kill <= 4; kill += 1) {
    last = await insertAndKill(directory, (lines) => lines.length > 10 * kill);
  }
  await expectRows(last);
}, 60_000);

test("opens when killed at any flush of a record that spans segments", async () => {
  const live = join(directory.folder, "live");
  cpSync(directory.templateDir, live, { recursive: true });
  const images: string[] = [];
  /** Copies the directory after each flush of the log, as a kill leaves it. */
  class CopyingFS extends DurableFS {
    override async init(...args: Parameters<DurableFS["init"]>): ReturnType<DurableFS["init"]> {
      const initialized = await super.init(...args);
      initialized.emscriptenOpts.preRun?.push((module) => {
        const streams = module.NODEFS.stream_ops;
        const fsync = streams.fsync;
        streams.fsync = (stream: { path?: string }) => {
          const result = fsync(stream);
          if (isMessageWritten && /pg_wal\/[\dA-F]{24}$/.test(stream.path ?? "")) {
            images.push(join(directory.folder, `image${images.length}`));
            cpSync(live, images.at(-1) as string, { recursive: true });
          }
          return result;
        };
      });
      return initialized;
    }
  }
  let isMessageWritten = false;
  const pglite = await openPgliteCore({ fs: new CopyingFS(live, expect.unreachable) }, { durable: true });
  const database = engineOver(pglite);
  await database.run([{ text: "create table kept as select 7 as id" }]);
  isMessageWritten = true;
  await database.run([{ text: "select pg_logical_emit_message(true, 'test', repeat('x', 9000000))::text" }]);
  isMessageWritten = false;
  await database.close();
  // At the end of two or three segments, within the record, and at the commit.
  expect(images.length).toBeGreaterThanOrEqual(3);
  for (const image of images) {
    rmSync(directory.dataDir, { recursive: true, force: true });
    cpSync(image, directory.dataDir, { recursive: true });
    const opened = await directory.open();
    expect(await one(opened, "select id from kept")).toEqual({ id: "7" });
    await opened.close();
  }
});
