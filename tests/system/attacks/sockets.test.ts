/** Clients that pipeline, do not read, send too much or leave early, over sockets of a real server process. */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createDataDir } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { busySeconds, cpuSeconds, resetPeak, residentBytes } from "#tests/support/resident-memory.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";

const MAX_RESIDENT_BYTES = 600e6;
const USER = { email: "ada.lovelace@fund.example", password: "correct horse battery" };
/** TCP_ESTABLISHED in /proc/net/tcp. */
const ESTABLISHED = "01";
let folder: string;
let server: ServerProcess;
let headers: string;
let strangersHeaders: string;
let sockets: Socket[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(await fastFolder(), "test-sockets-"));
  await createDataDir(folder);
  server = await startServerProcess({ env: { DATA_DIR: folder }, isOptimized: true });
  const { supabaseAnonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { supabaseAnonKey: string };
  const client = createClient(server.url, supabaseAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data } = await client.auth.signUp(USER);
  strangersHeaders = `host: ${new URL(server.url).host}\r\napikey: ${supabaseAnonKey}\r\n`;
  headers = `${strangersHeaders}authorization: Bearer ${data.session?.access_token}\r\n`;
  // A response of 7 MB.
  for (let part = 0; part < 14; part += 1) {
    const rows = Array.from({ length: 50 }, (_, n) => ({
      url: `https://c.example/${part}-${n}`,
      company_name: `Company ${n}`,
      aaa_investors: "x".repeat(10_000),
    }));
    const { error } = await client.from("company_facts").insert(rows);
    expect(error).toBeNull();
  }
  const response = await client.from("company_facts").select("aaa_investors");
  expect(JSON.stringify(response.data).length).toBeGreaterThan(7e6);
  // After the start, V8 optimizes the engine's code in the background, which takes more memory for a while than any attack.
  await idle(1000);
}, 120_000);
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(async () => {
  await server.end("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Resolves when the server has had nearly no work for a while. */
async function idle(forMs: number): Promise<void> {
  // The first check always fails.
  let before = Number.NEGATIVE_INFINITY;
  const check = () => {
    const now = busySeconds(server.pid);
    const busy = now - before;
    before = now;
    expect(busy).toBeLessThan(forMs / 10_000);
  };
  await vi.waitFor(check, { interval: forMs, timeout: 60_000 });
}

function open(): Socket {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1").on("error", () => {});
  sockets.push(socket);
  return socket;
}

const getRows = () => `GET /rest/v1/company_facts?select=aaa_investors HTTP/1.1\r\n${headers}\r\n`;

/** The server's peak resident memory while `attack` runs. */
async function peakDuring(attack: () => Promise<unknown>): Promise<number> {
  resetPeak(server.pid);
  await attack();
  return residentBytes(server.pid, "VmHWM");
}

const readiness = async () => (await fetch(`${server.url}/readyz`)).status;

/** Resolves when the server has no more connection than before. The clients themselves do not notice while they do not read. */
async function allClosed(): Promise<void> {
  await expect.poll(openConnections, { timeout: 60_000, interval: 100 }).toBe(0);
}

/** Of this test's sockets, as the server's kernel sees them. */
function openConnections(): number {
  const ports = new Set(sockets.map(({ localPort }) => localPort));
  const established = readFileSync(`/proc/${server.pid}/net/tcp`, "utf8").split("\n").slice(1);
  return established.filter((line) => {
    const [, local = "", remote = "", state] = line.trim().split(/\s+/);
    const isServer = Number.parseInt(local.split(":")[1] ?? "", 16) === Number(new URL(server.url).port);
    return isServer && state === ESTABLISHED && ports.has(Number.parseInt(remote.split(":")[1] ?? "", 16));
  }).length;
}

test("the attack's request has a response of 7 MB", async () => {
  const socket = open();
  socket.write(getRows().replace("\r\n", "\r\nconnection: close\r\n"));
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(response.length).toBeGreaterThan(7e6);
});

test("one socket with 5,000 pipelined requests that nobody reads", { timeout: 60_000 }, async () => {
  const peak = await peakDuring(async () => {
    const socket = open();
    socket.pause();
    socket.write(getRows().repeat(5000));
    await once(socket, "connect");
    await allClosed();
  });
  expect(peak).toBeLessThan(MAX_RESIDENT_BYTES);
  expect(await readiness()).toBe(200);
});

test("60 sockets that leave responses of 7 MB unread are closed", { timeout: 90_000 }, async () => {
  const peak = await peakDuring(async () => {
    const clients = Array.from({ length: 60 }, open);
    for (const socket of clients) {
      socket.pause();
      // More than the kernel's buffers.
      socket.write(getRows().repeat(3));
    }
    await Promise.all(clients.map((socket) => once(socket, "connect")));
    // The client of the preparation may keep its connection for a while.
    expect(openConnections()).toBeGreaterThanOrEqual(60);
    await allClosed();
  });
  expect(peak).toBeLessThan(MAX_RESIDENT_BYTES);
  expect(await readiness()).toBe(200);
});

const JSON_POST = "content-type: application/json\r\n";

test.each([
  ["64 KB to sign up", "/auth/v1/signup", 60_000, 400],
  ["1 MB to a table", "/rest/v1/universities", 1_000_000, 400],
  ["3 MB as a broadcast", "/realtime/v1/api/broadcast", 3_000_000, 422],
  ["1 MB to a function", "/functions/v1/fetch-crunchbase", 1_000_000, 413],
])("a body of [ costs little memory: %s", async (_what, path, length, status) => {
  await idle(200);
  const before = residentBytes(server.pid);
  const peak = await peakDuring(async () => {
    const socket = open();
    socket.write(
      `POST ${path} HTTP/1.1\r\n${headers}${JSON_POST}content-length: ${length}\r\nconnection: close\r\n\r\n${"[".repeat(length)}`,
    );
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
  expect(peak - before).toBeLessThan(40e6);
});

test.each([
  ["a table that anon may not write", "/rest/v1/company_facts", 401],
  ["a function that anon may not call", "/rest/v1/rpc/company_sightings", 401],
  ["a table that does not exist", "/rest/v1/nothing", 404],
  ["a function that does not exist", "/rest/v1/rpc/nothing", 413],
  ["sign-ups", "/auth/v1/signup", 413],
  ["a function of the product", "/functions/v1/fetch-crunchbase", 413],
  ["broadcasts", "/realtime/v1/api/broadcast", 401],
])("60 strangers' bodies of 1 MB at once to %s are rejected unread", async (_what, path, status) => {
  const row = JSON.stringify({ url: "https://c.example/x", company_name: "x".repeat(40) });
  const body = `[${`${row},`.repeat(1e6 / (row.length + 1))}${row}]`;
  // The server may still work for the attacks before.
  await idle(200);
  const before = residentBytes(server.pid);
  const cpuBefore = cpuSeconds(server.pid);
  const peak = await peakDuring(async () => {
    const responses = Array.from({ length: 60 }, () => {
      const socket = open();
      socket.write(
        `POST ${path} HTTP/1.1\r\n${strangersHeaders}${JSON_POST}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      );
      return text(socket);
    });
    for (const response of responses) expect(await response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
  expect(peak - before).toBeLessThan(60e6);
  expect(cpuSeconds(server.pid) - cpuBefore).toBeLessThan(1.5);
});

test("a socket is not upgraded with two hosts", async () => {
  const socket = open();
  const upgrade =
    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==";
  socket.write(`GET /realtime/v1/websocket HTTP/1.1\r\n${strangersHeaders}host: evil.example\r\n${upgrade}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
});

test("requests that clients abort are not logged as errors", async () => {
  const errorsBefore = server.err.length;
  const aborted = [
    "/auth/v1/signup",
    "/rest/v1/universities",
    "/realtime/v1/api/broadcast",
    "/functions/v1/fetch-crunchbase",
  ];
  for (const path of aborted) {
    for (const fields of ["content-length: 1000\r\n", "transfer-encoding: chunked\r\n"]) {
      const socket = open();
      socket.write(`POST ${path} HTTP/1.1\r\n${headers}${JSON_POST}${fields}\r\n1\r\n{`);
      await once(socket, "connect");
      socket.destroy();
    }
  }
  // Within the response.
  const socket = open();
  socket.write(getRows());
  await once(socket, "data");
  socket.resetAndDestroy();
  const statuses = () => server.out.filter((line) => line.includes('"status":499')).length;
  await expect.poll(statuses).toBe(aborted.length * 2);
  expect(await readiness()).toBe(200);
  expect(server.err.slice(errorsBefore)).toEqual([]);
  expect(server.out.filter((line) => /aborted|Error/.test(line))).toEqual([]);
});
