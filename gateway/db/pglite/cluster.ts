import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, constants, copyFileSync, mkdirSync } from "node:fs";
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { openPgliteCore } from "./core.ts";

/** Major version of the Postgres inside PGlite; it cannot open data directories of another version. */
export const CLUSTER_MAJOR = "18";
const STAMP_FILE = "template.json";
const FLUSH_CONCURRENCY = 64;

/** Identifies the PGlite that made a template; a cluster made by another one may not open. */
async function stamp(): Promise<string> {
  const manifest = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  return JSON.stringify({ pglite: version, cluster: 1 });
}

/** Creates an empty cluster in a new folder. Takes seconds and 350 MB of memory. */
export async function createCluster(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Small WAL segments keep the cluster small.
  const pglite = await openPgliteCore({ fs: new NodeFS(directory), initDbStartParams: ["--wal-segsize=4"] });
  await pglite.exec("checkpoint");
  await pglite.close();
  await writeFile(join(directory, STAMP_FILE), await stamp());
  await restrictPermissions(directory);
}

/** `createCluster` in a child process, which returns its memory when it exits. */
async function createClusterInChild(directory: string): Promise<void> {
  const child = fork(new URL("./create-cluster.ts", import.meta.url), [directory], { execArgv: [] });
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  if (code !== 0) throw new Error(`The embedded database could not be created (${code ?? signal}).`);
}

/** Whether the folder is a template that this version can copy. Fails if it cannot be read. */
async function isTemplate(directory: string): Promise<boolean> {
  const found = await readFile(join(directory, STAMP_FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return found === (await stamp());
}

/**
 * Creates the data directory if it is missing: a copy of the template, or a new cluster if there is no matching template. It is
 * renamed into place once it is complete and flushed, so that the process can be killed at any moment.
 */
export async function ensureCluster(
  dataDir: string,
  templateDir: string | undefined,
  create = createClusterInChild,
): Promise<void> {
  if (await stat(dataDir).catch(() => null)) return;
  const parent = dirname(dataDir);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  if (await stat(restoredDir(dataDir)).catch(() => null)) {
    await rename(restoredDir(dataDir), dataDir);
    return flush(parent);
  }
  const draft = `${dataDir}.new`;
  await rm(draft, { recursive: true, force: true });
  if (templateDir !== undefined && (await isTemplate(templateDir))) {
    await copyPrivately(templateDir, draft);
  } else {
    await create(draft);
  }
  await flushTree(draft);
  await rename(draft, dataDir);
  await flush(parent);
}

/** Where a restore puts the complete new database, until it has moved the old one away. */
export function restoredDir(dataDir: string): string {
  return `${dataDir}.restored`;
}

/** Synchronously: more than a thousand files, each of which would take five times the processor's time otherwise. */
async function copyPrivately(from: string, to: string): Promise<void> {
  for (const { name, isDirectory } of await tree(from)) {
    const copy = join(to, relative(from, name));
    if (isDirectory) {
      mkdirSync(copy, { mode: 0o700 });
    } else {
      copyFileSync(name, copy, constants.COPYFILE_FICLONE);
      chmodSync(copy, 0o600);
    }
  }
}

/** Only the server's user may read password hashes. */
async function restrictPermissions(directory: string): Promise<void> {
  for (const path of await tree(directory)) await chmod(path.name, path.isDirectory ? 0o700 : 0o600);
}

/** Flushes everything below the folder to the disk. */
export async function flushTree(directory: string): Promise<void> {
  const paths = await tree(directory);
  // Concurrently, because the file system then commits its journal once for many files.
  await Promise.all(
    Array.from({ length: FLUSH_CONCURRENCY }, async () => {
      for (let path = paths.pop(); path; path = paths.pop()) await flush(path.name);
    }),
  );
}

async function flush(path: string): Promise<void> {
  // Windows can flush neither folders nor files opened for reading.
  if (process.platform === "win32") return;
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The folder and everything below it, each folder before what it contains. */
async function tree(directory: string): Promise<{ name: string; isDirectory: boolean }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    name: join(entry.parentPath, entry.name),
    isDirectory: entry.isDirectory(),
  }));
  return [{ name: directory, isDirectory: true }, ...paths];
}
