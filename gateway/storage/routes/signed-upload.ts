import type { Context } from "hono";
import { storageError } from "../errors.ts";
import { objectOfUrl } from "../names.ts";
import type { StorageService } from "../service.ts";
import { upload } from "../upload.ts";

/** The token is the permission, checked when it was signed. */
export async function putSignedUpload(service: StorageService, context: Context): Promise<Response> {
  const { bucket, key } = objectOfUrl(context.req.url, "object/upload/sign");
  const token = context.req.query("token");
  if (token === undefined) throw storageError.schema("querystring must have required property 'token'");
  const { owner = null, upsert } = await service.urlTokens.verify(token, "upload", `${bucket}/${key}`);
  const id = await upload(service, context, { bucket, key, isUpsert: upsert, owner, runAs: null });
  return context.json({ Id: id, Key: `${bucket}/${key}` });
}
