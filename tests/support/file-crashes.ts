/** Kills a server with the embedded database while files are uploaded, and compares rows and bytes after the next start. */
import { createHash, randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { draftsFolder, objectsFolder } from "#gateway/storage/file-store.ts";
import { issueProjectKeys, loadSigningKey } from "#gateway/tokens/secrets.ts";
import { createTokens } from "#gateway/tokens/tokens.ts";
import type { ServerProcess } from "./server-process.ts";

const UPLOADERS = 6;
const MAX_BYTES = 3_000_000;
/** Of a round, before the kill. */
const MAX_CONFIRMED = 12;
const SETTLE_MS = 15_000;

export interface CrashLosses {
  /** Uploads that the server had confirmed. */
  readonly confirmed: number;
  /** Of them, those whose bytes are missing or others. */
  readonly lost: number;
  readonly rowsWithoutBytes: number;
  /** Also drafts. */
  readonly bytesWithoutRow: number;
}

/** The storage client with the service key, which signs itself. */
export async function serviceStorage(url: string, dataDir: string) {
  const tokens = await createTokens(await loadSigningKey(dataDir, null));
  const { serviceRoleKey } = await issueProjectKeys(tokens, Math.floor(Date.now() / 1000));
  return createClient(url, serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } }).storage;
}

export async function crashDuringUploads(options: {
  readonly dataDir: string;
  readonly rounds: number;
  readonly start: () => Promise<ServerProcess>;
}): Promise<CrashLosses> {
  const { dataDir, rounds, start } = options;
  const filesDir = join(dataDir, "files");
  /** SHA-256 by key. */
  const confirmed = new Map<string, string>();
  const losses = { confirmed: 0, lost: 0, rowsWithoutBytes: 0, bytesWithoutRow: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    const storage = await serviceStorage(server.url, dataDir);
    if (round === 0) await storage.createBucket("crash");
    const bucket = storage.from("crash");
    const stop = new AbortController();
    let left = 1 + Math.floor(Math.random() * MAX_CONFIRMED);
    const { promise: confirmedSome, resolve } = Promise.withResolvers<void>();
    const upload = async (uploader: number) => {
      for (let n = 0; !stop.signal.aborted; n += 1) {
        const bytes = randomBytes(1 + Math.floor(Math.random() * MAX_BYTES));
        const key = `${round}/${uploader}/${n}`;
        const { error } = await bucket.upload(key, bytes);
        if (error !== null) continue;
        confirmed.set(key, sha256(bytes));
        left -= 1;
        if (left === 0) resolve();
      }
    };
    const uploads = Promise.all(Array.from({ length: UPLOADERS }, (_, uploader) => upload(uploader)));
    await confirmedSome;
    const killed = server.end("SIGKILL");
    stop.abort();
    await Promise.all([killed, uploads]);
  }
  const server = await start();
  const bucket = (await serviceStorage(server.url, dataDir)).from("crash");
  const rows = await listVersions(bucket);
  const began = performance.now();
  let versions = await versionsOnDisk(filesDir);
  while (versions.length > rows.size && performance.now() - began < SETTLE_MS) {
    await sleep(50);
    versions = await versionsOnDisk(filesDir);
  }
  const onDisk = new Set(versions);
  losses.confirmed = confirmed.size;
  losses.bytesWithoutRow = versions.filter((version) => !rows.has(version)).length;
  losses.rowsWithoutBytes = [...rows.keys()].filter((version) => !onDisk.has(version)).length;
  for (const [key, hash] of confirmed) {
    const { data } = await bucket.download(key);
    if (data === null || sha256(Buffer.from(await data.arrayBuffer())) !== hash) losses.lost += 1;
  }
  await server.end("SIGTERM");
  return losses;
}

type Bucket = ReturnType<Awaited<ReturnType<typeof serviceStorage>>["from"]>;

/** Keys by version. */
async function listVersions(bucket: Bucket): Promise<ReadonlyMap<string, string>> {
  const versions = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const { data, error } = await bucket.listV2({ ...(cursor !== undefined && { cursor }) });
    if (error) throw error;
    for (const { name } of data.objects) {
      const { data: info } = await bucket.info(name);
      if (info !== null) versions.set(info.version, name);
    }
    cursor = data.nextCursor;
  } while (cursor !== undefined);
  return versions;
}

async function versionsOnDisk(filesDir: string): Promise<readonly string[]> {
  const names: string[] = await readdir(draftsFolder(filesDir));
  for (const shard of await readdir(objectsFolder(filesDir))) {
    names.push(...(await readdir(join(objectsFolder(filesDir), shard))));
  }
  return names;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
