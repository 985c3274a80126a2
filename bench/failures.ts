/**
 * `npm run bench:trouble`: the embedded database hangs, breaks, or finds its disk full, while colleagues import. The full
 * disk needs a volume of its own, which only root may mount; without that it is left out, and said so.
 */
import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lossOf, startWriters } from "./support/confirmed-writers.ts";
import { printFigure } from "./support/figure.ts";
import { makeProduct, newPerson, printMachine, untilReadiness } from "./support/product.ts";

const MEGABYTE = 1024 * 1024;
const VOLUME_MEGABYTES = 640;
const WRITERS = 4;
const PRELOAD = "./bench/support/hurt-in-process.ts";
const BAR = "noticed within 8 s, served again within 15 s, 0 lost, event loop never still for 250 ms";

printMachine();
await hurt("A statement that does not end", "select pg_sleep(600)");
await hurt("A program that Postgres does not have", "copy public.universities to program 'cat'");
await fillTheDisk();

async function hurt(what: string, sql: string): Promise<void> {
  const product = await makeProduct("pglite");
  const server = await product.start({ nodeArgs: ["--import", PRELOAD] });
  try {
    const client = await newPerson(server);
    const writers = startWriters(client, "hurt", WRITERS);
    await sleep(1000);
    await server.ask({ gap: true });
    const began = performance.now();
    const hurting = server.ask({ sql });
    const noticedMs = (await untilReadiness(server, 503)) - began;
    const servedMs = (await untilReadiness(server, 200)) - began;
    await hurting;
    const gapMs = Number(await server.ask({ gap: true }));
    await sleep(1000);
    await writers.stop();
    const { lostRows, halfBatches } = await lossOf(client, "hurt", writers.confirmed);
    printFigure({
      what,
      measured:
        `noticed after ${seconds(noticedMs)}, served again after ${seconds(servedMs)}, ${lostRows} of ` +
        `${writers.confirmed.length} confirmed batches' rows lost, ${halfBatches} half, event loop still for ${gapMs.toFixed(0)} ms`,
      bar: BAR,
      kept: noticedMs <= 8000 && servedMs <= 15_000 && lostRows === 0 && halfBatches === 0 && gapMs <= 250,
    });
  } finally {
    await server.end("SIGKILL");
    await product.remove();
  }
}

/** First there is little room left (the server stops writing), then suddenly none at all. */
async function fillTheDisk(): Promise<void> {
  const volume = await mkdtemp(join(tmpdir(), "figure-volume-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${VOLUME_MEGABYTES}m`, "tmpfs", volume]);
  if (mounted.status !== 0) {
    console.log(`- A full disk: not measured, since no volume can be mounted here (${String(mounted.stderr).trim()}).`);
    return;
  }
  const ballast = join(volume, "ballast");
  const product = await makeProduct("pglite", volume);
  const server = await product.start();
  try {
    const client = await newPerson(server);
    for (const leave of [100, 0]) {
      const round = `left${leave}`;
      const writers = startWriters(client, round, WRITERS);
      await sleep(1000);
      fill(volume, ballast, leave * MEGABYTE);
      const refusedFrom = performance.now();
      let reads = 0;
      let slowestReadMs = 0;
      while (performance.now() - refusedFrom < 12_000) {
        const began = performance.now();
        const { status } = await client.from("universities").select("name").limit(1);
        slowestReadMs = Math.max(slowestReadMs, performance.now() - began);
        if (status === 200) reads += 1;
        await sleep(100);
      }
      rmSync(ballast, { force: true });
      const freed = performance.now();
      const before = writers.confirmed.length;
      while (writers.confirmed.length === before && performance.now() - freed < 60_000) await sleep(20);
      const servedMs = performance.now() - freed;
      await writers.stop();
      const { lostRows, halfBatches } = await lossOf(client, round, writers.confirmed);
      const statuses = [...new Set(writers.refused)].sort((a, b) => a - b);
      printFigure({
        what: `A disk with ${leave} MB left, then room again`,
        measured:
          `writes answered ${statuses.join(", ")} (${writers.refused.length} of them), the slowest after ${seconds(writers.slowestMs())}; ` +
          `${reads} reads answered meanwhile, the slowest after ${seconds(slowestReadMs)}; written again ${seconds(servedMs)} after there was room; ` +
          `${lostRows} rows of ${writers.confirmed.length} confirmed batches lost, ${halfBatches} half`,
        bar: "507 or 503 alone, nothing waits beyond 8 s, served again within 15 s, 0 lost",
        kept:
          servedMs <= 15_000 &&
          statuses.every((status) => status === 507 || status === 503) &&
          Math.max(writers.slowestMs(), slowestReadMs) < 8500 &&
          lostRows === 0 &&
          halfBatches === 0,
      });
    }
  } finally {
    await server.end("SIGKILL");
    await product.remove();
    spawnSync("umount", [volume]);
    await rm(volume, { recursive: true, force: true });
  }
}

function fill(volume: string, ballast: string, leaveBytes: number): void {
  const { bavail, bsize } = statfsSync(volume);
  const bytes = bavail * bsize - leaveBytes;
  const block = Buffer.alloc(MEGABYTE);
  try {
    for (let written = 0; written < bytes; written += block.length) {
      writeFileSync(ballast, block.subarray(0, Math.min(block.length, bytes - written)), { flag: "a" });
    }
  } catch (error) {
    // The importing colleagues were quicker with the last of the room.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
