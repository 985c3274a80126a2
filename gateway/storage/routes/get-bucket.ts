import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { findBucket } from "../buckets.ts";
import { storageError } from "../errors.ts";
import { bucketOfUrl } from "../names.ts";
import type { StorageService } from "../service.ts";

export async function getBucket(service: StorageService, context: Context): Promise<Response> {
  const { runAs } = await authenticate(service, context.req.raw, "bucket.get");
  const bucket = await findBucket(service.database, runAs, bucketOfUrl(context.req.url, "bucket"));
  if (bucket === null) throw storageError.noSuchBucket();
  return context.json(bucket);
}
