import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type AdminListener, readAdminAddress, startAdminListener } from "./admin-listener.ts";

let dataDir: string;
let listener: AdminListener | null = null;
const messages: string[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "test-admin-"));
  messages.length = 0;
});
afterEach(async () => {
  await listener?.close();
  rmSync(dataDir, { recursive: true });
});

async function start(backup: () => Readable) {
  listener = await startAdminListener({
    dataDir,
    port: 0,
    backup,
    accounts: null,
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

test("a backup that fails halfway breaks the response", async () => {
  const post = await start(() =>
    Readable.from(
      (async function* () {
        yield Buffer.from("the first half");
        throw new Error("the engine is gone");
      })(),
    ),
  );
  await expect(post().then((response) => response.text())).rejects.toThrow();
  await expect.poll(() => messages).toEqual(["backup failed"]);
});

test("allows one backup at a time and cancels it when the client disconnects", async () => {
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
  const post = await start(endless);
  const client = new AbortController();
  const first = await post(client.signal);
  expect(first.status).toBe(200);
  expect((await post()).status).toBe(409);
  client.abort();
  await expect.poll(() => ended).toBe(true);
  await expect.poll(() => messages).toEqual(["backup failed"]);
});

test("removes its address file on close and serves no metrics unless configured", async () => {
  await start(() => Readable.from([]));
  const { port } = (await readAdminAddress(dataDir)) ?? {};
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  await listener?.close();
  listener = null;
  expect(await readAdminAddress(dataDir)).toBeNull();
});

test("rejects requests for other host names: a web page could be behind them", async () => {
  await start(() => Readable.from(["all data"]));
  const statusFor = async (host: string) => {
    const call = request({ port: listener?.port, path: "/metrics", headers: { host } }).end();
    const [response] = (await once(call, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await statusFor(`evil.example:${listener?.port}`)).toBe(421);
  expect(await statusFor(`localhost:${listener?.port}`)).toBe(404);
});
