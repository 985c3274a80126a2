import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { objectOfUrl } from "../names.ts";
import type { StorageService } from "../service.ts";
import { upload } from "../upload.ts";

/** `POST` creates, and replaces with `x-upsert: true`. */
export async function postObject(service: StorageService, context: Context): Promise<Response> {
  return store(service, context, "object.upload", context.req.header("x-upsert") === "true");
}

/** As storage-api, `PUT` also creates. */
export async function putObject(service: StorageService, context: Context): Promise<Response> {
  return store(service, context, "object.upload_update", true);
}

async function store(
  service: StorageService,
  context: Context,
  operation: string,
  isUpsert: boolean,
): Promise<Response> {
  const { owner, runAs, claims } = await authenticate(service, context.req.raw, operation);
  const { bucket, key } = objectOfUrl(context.req.url, "object");
  const id = await upload(service, context, { bucket, key, isUpsert, owner, runAs, claims });
  return context.json({ Id: id, Key: `${bucket}/${key}` });
}
