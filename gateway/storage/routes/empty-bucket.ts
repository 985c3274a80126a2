import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { findBucket } from "../buckets.ts";
import { storageError } from "../errors.ts";
import { bucketOfUrl } from "../names.ts";
import { deleteObjects, someKeys } from "../objects.ts";
import type { StorageService } from "../service.ts";
import { removeBytes } from "../upload.ts";

const KEYS_AT_ONCE = 500;

/** Supabase queues it and says so; here it is done when the response is sent. */
export async function emptyBucket(service: StorageService, context: Context): Promise<Response> {
  const { runAs } = await authenticate(service, context.req.raw, "bucket.empty");
  const bucket = bucketOfUrl(context.req.url, "bucket", "/empty");
  if ((await findBucket(service.database, runAs, bucket)) === null) throw storageError.noSuchBucket();
  for (;;) {
    const keys = await someKeys(service.database, runAs, bucket, KEYS_AT_ONCE);
    if (keys.length === 0) break;
    const deleted = await deleteObjects(service.database, runAs, bucket, keys);
    await removeBytes(
      service,
      deleted.map(({ version }) => version),
    );
    if (deleted.length < keys.length) {
      const names = new Set(deleted.map(({ name }) => name));
      const remaining = keys.filter((key) => !names.has(key)).join(" ,");
      throw storageError.accessDenied(`Cannot delete: ${remaining}, you may have SELECT but not DELETE permissions`);
    }
  }
  return context.json({ message: "Empty bucket has been queued. Completion may take up to an hour." });
}
