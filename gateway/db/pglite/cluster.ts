import { fork } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { chmod, cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { openPgliteCore } from "./core.ts";

/** Postgres' major version inside of PGlite; the data directories of another do not open. */
export const CLUSTER_MAJOR = "18";
const STAMP_FILE = "template.json";
const FLUSHES_AT_ONCE = 64;

/** What a template was made by; a cluster made by another PGlite may not open. */
async function stamp(): Promise<string> {
  const manifest = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  return JSON.stringify({ pglite: version, cluster: 1 });
}

/** Makes an empty database cluster in a folder that is not there yet. Takes seconds and, while it runs, 350 MB. */
export async function createCluster(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Small WAL segments: the cluster starts small, and a checkpoint leaves little behind.
  const pglite = await openPgliteCore({ fs: new NodeFS(directory), initDbStartParams: ["--wal-segsize=4"] });
  await pglite.exec("checkpoint");
  await pglite.close();
  await writeFile(join(directory, STAMP_FILE), await stamp());
  await secure(directory);
}

/** `createCluster` in a process of its own, which takes its memory with it when it ends. */
async function createClusterApart(directory: string): Promise<void> {
  const child = fork(new URL("./create-cluster.ts", import.meta.url), [directory], { execArgv: [] });
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  if (code !== 0) throw new Error(`The embedded database could not be created (${code ?? signal}).`);
}

/** Whether the folder is a cluster this version can start from. Fails where it is one that may not be read. */
async function isTemplate(directory: string): Promise<boolean> {
  const made = await readFile(join(directory, STAMP_FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return made === (await stamp());
}

/**
 * Makes the data directory where there is none: a copy of the template, or a cluster made by `create` where there is no
 * template that fits. It appears under its name when it is whole and on the disk, so that it can be killed at any moment.
 */
export async function ensureCluster(
  dataDir: string,
  templateDir: string | undefined,
  create = createClusterApart,
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
    await cp(templateDir, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await secure(draft);
  } else {
    await create(draft);
  }
  await flushTree(draft);
  await rename(draft, dataDir);
  await flush(parent);
}

/** Where a restore leaves a whole database, for the moment between taking the old one away and putting this in its place. */
export function restoredDir(dataDir: string): string {
  return `${dataDir}.restored`;
}

/** Nobody but the server's own user reads password hashes. */
async function secure(directory: string): Promise<void> {
  for (const path of await tree(directory)) await chmod(path.name, path.isDirectory ? 0o700 : 0o600);
}

/** Everything below the folder is on the disk afterwards. */
export async function flushTree(directory: string): Promise<void> {
  const paths = await tree(directory);
  // Many at once: the file system writes its journal for all of them together.
  await Promise.all(
    Array.from({ length: FLUSHES_AT_ONCE }, async () => {
      for (let path = paths.pop(); path; path = paths.pop()) await flush(path.name);
    }),
  );
}

async function flush(path: string): Promise<void> {
  // Windows flushes neither folders nor files opened for reading; a kill is harmless there all the same.
  if (process.platform === "win32") return;
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function tree(directory: string): Promise<{ name: string; isDirectory: boolean }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    name: join(entry.parentPath, entry.name),
    isDirectory: entry.isDirectory(),
  }));
  return [...paths, { name: directory, isDirectory: true }];
}
