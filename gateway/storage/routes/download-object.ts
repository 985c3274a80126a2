import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { findBucket } from "../buckets.ts";
import { sendObject } from "../download.ts";
import { storageError } from "../errors.ts";
import { objectOfUrl } from "../names.ts";
import { findObject } from "../objects.ts";
import type { StorageService } from "../service.ts";

/** `/object/authenticated/{bucket}/{key}` and `/object/{bucket}/{key}`; the latter also serves public buckets to anybody. */
export async function getObject(service: StorageService, context: Context, route: string): Promise<Response> {
  const { database } = service;
  const request = context.req.raw;
  const { bucket: bucketId, key } = objectOfUrl(request.url, route);
  const bucket = await findBucket(database, null, bucketId);
  const hasCredentials = ["authorization", "apikey"].some((name) => (request.headers.get(name) ?? "") !== "");
  if (route === "object" && bucket?.public === true) {
    return sendObject(service, context, () => findObject(database, null, bucketId, key), true);
  }
  if (route === "object" && !hasCredentials) throw storageError.noSuchBucket();
  const { runAs } = await authenticate(service, request, "object.get_authenticated");
  if (bucket === null) throw storageError.noSuchBucket();
  const settings = bucket.public ? null : runAs;
  return sendObject(service, context, () => findObject(database, settings, bucketId, key), bucket.public);
}

export async function getPublicObject(service: StorageService, context: Context): Promise<Response> {
  const { database } = service;
  const request = context.req.raw;
  const { bucket: bucketId, key } = objectOfUrl(request.url, "object/public");
  // A private bucket is as unknown as one that does not exist.
  if ((await findBucket(database, null, bucketId))?.public !== true) throw storageError.noSuchBucket();
  return sendObject(service, context, () => findObject(database, null, bucketId, key), true);
}
