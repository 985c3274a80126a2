import { rename, rm } from "node:fs/promises";
import { createCluster } from "#server/db/cluster.ts";

/** Makes the empty database that a first start copies: it saves the start seconds and memory. Replaces an older one. */
export async function buildTemplate(targetDir: string): Promise<void> {
  const draft = `${targetDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await createCluster(draft);
  await rm(targetDir, { recursive: true, force: true });
  await rename(draft, targetDir);
}
