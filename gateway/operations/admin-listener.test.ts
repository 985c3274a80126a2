/** The back door's own promises; what it looks like from outside stands in server.test.ts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type AdminListener, readAdminAddress, startAdminListener } from "./admin-listener.ts";

let dataDir: string;
let control: AdminListener | null = null;
const messages: string[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "test-control-"));
  messages.length = 0;
});
afterEach(async () => {
  await control?.close();
  rmSync(dataDir, { recursive: true });
});

async function ask(backup: () => Readable) {
  control = await startAdminListener({
    dataDir,
    port: 0,
    backup,
    metrics: null,
    log: ({ message }) => messages.push(message),
  });
  const { port, secret } = (await readAdminAddress(dataDir)) ?? {};
  return (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/backup`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      ...(signal && { signal }),
    });
}

test("a backup that fails half-way reaches nobody as a whole one", async () => {
  const post = await ask(() =>
    Readable.from(
      (async function* () {
        yield Buffer.from("the first half");
        throw new Error("the engine is gone");
      })(),
    ),
  );
  await expect(post().then((response) => response.text())).rejects.toThrow();
  await expect.poll(() => messages).toEqual(["a backup failed"]);
});

test("one backup at a time; who goes away lets the next have his turn", async () => {
  let ended = false;
  const endless = () =>
    Readable.from(
      (async function* () {
        try {
          for (;;) yield Buffer.alloc(65_536);
        } finally {
          ended = true;
        }
      })(),
    );
  const post = await ask(endless);
  const gone = new AbortController();
  const first = await post(gone.signal);
  expect(first.status).toBe(200);
  expect((await post()).status).toBe(409);
  gone.abort();
  await expect.poll(() => ended).toBe(true);
  await expect.poll(() => messages).toEqual(["a backup failed"]);
});

test("its address goes with it, and without metrics there is none to see", async () => {
  await ask(() => Readable.from([]));
  const { port } = (await readAdminAddress(dataDir)) ?? {};
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  await control?.close();
  control = null;
  expect(await readAdminAddress(dataDir)).toBeNull();
});
