import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { findBucket } from "../buckets.ts";
import { entityTag } from "../download.ts";
import { storageError } from "../errors.ts";
import { objectOfUrl } from "../names.ts";
import { findObject, type StoredObject } from "../objects.ts";
import type { StorageService } from "../service.ts";

/** `/object/info/{bucket}/{key}` and `/object/info/authenticated/{bucket}/{key}` */
export async function getObjectInfo(service: StorageService, context: Context, route: string): Promise<Response> {
  const { runAs } = await authenticate(service, context.req.raw, "object.info_authenticated");
  const { bucket, key } = objectOfUrl(context.req.url, route);
  return respond(await findObject(service.database, runAs, bucket, key));
}

export async function getPublicObjectInfo(service: StorageService, context: Context): Promise<Response> {
  const { bucket, key } = objectOfUrl(context.req.url, "object/info/public");
  if ((await findBucket(service.database, null, bucket))?.public !== true) throw storageError.noSuchBucket();
  return respond(await findObject(service.database, null, bucket, key));
}

function respond(object: StoredObject | null): Response {
  if (object === null) throw storageError.noSuchKey();
  const { metadata } = object;
  const info = {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata,
    last_modified: object.updated_at,
    created_at: object.created_at,
  };
  return new Response(JSON.stringify(info), {
    headers: { "content-type": "application/json", "cache-control": "no-store", etag: entityTag(object) },
  });
}
