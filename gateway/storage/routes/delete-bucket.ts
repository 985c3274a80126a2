import type { Context } from "hono";
import { DatabaseError } from "#gateway/db/port/database.ts";
import { authenticate } from "../authenticate.ts";
import { deleteBucket, findBucket, hasObjects } from "../buckets.ts";
import { storageError } from "../errors.ts";
import { bucketOfUrl } from "../names.ts";
import type { StorageService } from "../service.ts";

export async function removeBucket(service: StorageService, context: Context): Promise<Response> {
  const { database } = service;
  const { runAs } = await authenticate(service, context.req.raw, "bucket.delete");
  const id = bucketOfUrl(context.req.url, "bucket");
  // Who cannot see the bucket learns nothing about its content.
  if ((await findBucket(database, runAs, id)) === null) throw storageError.noSuchBucket();
  if (await hasObjects(database, id)) throw storageError.bucketNotEmpty();
  const isDeleted = await deleteBucket(database, runAs, id).catch((error: unknown) => {
    // An upload came first.
    throw error instanceof DatabaseError && error.code === "23503" ? storageError.bucketNotEmpty() : error;
  });
  if (!isDeleted) throw storageError.noSuchBucket();
  return context.json({ message: "Successfully deleted" });
}
