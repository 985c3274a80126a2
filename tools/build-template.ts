import { chmod, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createCluster } from "#server/db/cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { openPglite } from "#server/db/pglite.ts";
import { root } from "./steps.ts";

/** Where the build leaves the database that a first start copies. */
export const TEMPLATE_DIR = join(root, "dist", "database-template");

/** The folders of the real migrations. */
export const MIGRATIONS = {
  platformDir: join(root, "server", "db", "platform"),
  migrationsDir: join(root, "supabase", "migrations"),
} as const;

/** Makes an empty cluster, without migrations. Replaces an older one. */
export async function buildEmptyTemplate(targetDir: string): Promise<void> {
  await replace(targetDir, createCluster);
}

/**
 * Makes the database that a first start copies, every migration applied: it saves the start seconds and memory. A start
 * still migrates its copy, which finds nothing to do. Everybody may read it, since the server may run as another user than
 * the build; nothing in it is secret. Replaces an older one.
 */
export async function buildTemplate(targetDir: string): Promise<void> {
  await replace(targetDir, async (draft) => {
    await createCluster(draft);
    const database = await openPglite({ dataDir: draft });
    await migrate(database, MIGRATIONS);
    await database.close();
    await openToAll(draft);
  });
}

async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

async function replace(targetDir: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${targetDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await make(draft);
  await rm(targetDir, { recursive: true, force: true });
  await rename(draft, targetDir);
}
