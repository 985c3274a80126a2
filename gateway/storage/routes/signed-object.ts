import type { Context } from "hono";
import { sendObject } from "../download.ts";
import { storageError } from "../errors.ts";
import { objectOfUrl } from "../names.ts";
import { findObject } from "../objects.ts";
import type { StorageService } from "../service.ts";

/** The token is the permission. */
export async function getSignedObject(service: StorageService, context: Context): Promise<Response> {
  const request = context.req.raw;
  const { bucket, key } = objectOfUrl(request.url, "object/sign");
  const token = context.req.query("token");
  if (token === undefined) throw storageError.schema("querystring must have required property 'token'");
  await service.urlTokens.verify(token, "download", `${bucket}/${key}`);
  return sendObject(service, context, () => findObject(service.database, null, bucket, key), false);
}
