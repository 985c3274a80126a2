/** What the operator reads when the server cannot start: one message, soon, and nothing changed. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataDir } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { namespacesError } from "#tests/support/namespaces.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { root } from "#tools/steps.ts";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(await fastFolder(), "test-start-"));
  // Another user must reach the data directories in it.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a server that cannot start prints. */
async function startError(dataDir: string, prefix: readonly string[] = []): Promise<string> {
  const outcome = await startServerProcess({ env: { DATA_DIR: dataDir, LOG_LEVEL: "silent" }, prefix }).then(
    async (server) => `it started (${await server.end("SIGKILL")})`,
    (error: Error) => error.message,
  );
  const [, message] = /^The server ended with 1:\n([^\n]*)$/.exec(outcome) ?? [];
  return message ?? `unexpected: ${outcome}`;
}

/** A data directory after its first start. */
async function usedDataDir(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await createDataDir(dataDir);
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  expect(await server.end("SIGTERM")).toBe(0);
  return dataDir;
}

test("a missing database beside its keys is an error; without the keys the server starts with an empty database", async () => {
  const dataDir = await usedDataDir("missing");
  renameSync(join(dataDir, "database"), join(folder, "moved"));
  const message = await startError(dataDir);
  expect(message).toMatch(/^There is no database in .*\/database\. .*npm run restore <file>.*delete .*secrets\.json/);
  expect(existsSync(join(dataDir, "database"))).toBe(false);
  rmSync(join(dataDir, "secrets.json"));
  // As a first start that was killed leaves it.
  mkdirSync(join(dataDir, "database.new"));
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  expect(await server.end("SIGTERM")).toBe(0);
  expect(readdirSync(dataDir).sort()).toEqual(expect.arrayContaining(["database", "secrets.json"]));
});

test("a second server is rejected before it reads its settings or keys, also beside a frozen one", async () => {
  const dataDir = join(folder, "second");
  await createDataDir(dataDir);
  const first = await startServerProcess({ env: { DATA_DIR: dataDir } });
  process.kill(first.pid, "SIGSTOP");
  const second = startServerProcess({ env: { DATA_DIR: dataDir, METRICS_PORT: "none" } });
  await expect(second).rejects.toThrow(`The database is in use by the process with pid ${first.pid}.`);
  process.kill(first.pid, "SIGCONT");
  expect(await first.end("SIGTERM")).toBe(0);
});

test("keys of a wrong shape are an error before the database is opened", async () => {
  const dataDir = join(folder, "keys");
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "secrets.json"), '{"signingKey":"?"}');
  expect(await startError(dataDir)).toMatch(/^Cannot read the keys in .*secrets\.json\. /);
  expect(readdirSync(dataDir)).toEqual(["secrets.json"]);
});

test("a data directory that is a file is an error", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(await startError(file)).toBe(`${file} is not a folder. Set DATA_DIR to a folder.`);
});

test("a data directory of another user is an error", async (context) => {
  if (process.getuid?.() !== 0) context.skip("only root can become another user");
  const dataDir = join(folder, "foreign");
  mkdirSync(dataDir, { mode: 0o755 });
  const asNobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
  const server = join(root, "server", "main.ts");
  const { status } = spawnSync("setpriv", [...asNobody.slice(1), process.execPath, "--check", server]);
  if (status !== 0) context.skip("another user cannot run this Node, or cannot read this folder");
  expect(await startError(dataDir, asNobody)).toMatch(/^No permission to read or write .*foreign\/database\. /);
});

test("a data directory on a read-only disk is an error", async (context) => {
  const reason = namespacesError();
  if (reason !== null) context.skip(reason);
  const dataDir = join(folder, "read-only");
  mkdirSync(dataDir);
  const mount = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
  const user = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  const prefix = ["unshare", ...user, "--mount", "sh", "-c", mount, dataDir];
  expect(await startError(dataDir, prefix)).toMatch(/read-only\/database is on a read-only disk\. /);
});

test("a database that is moved away while the server runs ends it with one sentence", async () => {
  const dataDir = await usedDataDir("moving");
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  renameSync(join(dataDir, "database"), join(dataDir, "elsewhere"));
  expect(await server.exited).toBe(1);
  expect(server.err.at(-1)).toMatch(/^The database's folder .*moving\/database was moved, deleted or replaced/);
});

test("invalid settings are one line", async () => {
  const env = { DATA_DIR: join(folder, "unused"), PORT: "70000", LOG_LEVEL: "loud" };
  await expect(startServerProcess({ env })).rejects.toThrow(
    /^The server ended with 1:\nInvalid settings: PORT must be [^\n]*; LOG_LEVEL must be [^\n]*$/,
  );
});
