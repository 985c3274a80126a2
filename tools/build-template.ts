import { chmod, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { createCluster } from "#gateway/db/pglite/cluster.ts";
import { openPglite } from "#gateway/db/pglite/open-pglite.ts";
import { MIGRATIONS } from "#server/locations.ts";

/** Creates an empty cluster without migrations; replaces an existing one. */
export async function buildEmptyTemplate(targetDir: string): Promise<void> {
  await replace(targetDir, createCluster);
}

/**
 * Creates the migrated database that a first start copies, to save time and memory; replaces an existing one. Readable by all
 * users, because the server may run as a different user than the build; it contains no secrets.
 */
export async function buildTemplate(targetDir: string): Promise<void> {
  await replace(targetDir, async (draft) => {
    await createCluster(draft);
    const database = await openPglite({ dataDir: draft });
    await migrate(database, MIGRATIONS);
    await database.close();
    await makeReadable(draft);
  });
}

async function makeReadable(directory: string): Promise<void> {
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
