import { chmod, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { createCluster } from "#gateway/db/pglite/cluster.ts";
import { openPglite } from "#gateway/db/pglite/open-pglite.ts";
import { MIGRATIONS } from "#server/locations.ts";

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
