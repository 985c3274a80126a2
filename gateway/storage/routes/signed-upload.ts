import type { Context } from "hono";
import { runAsOf } from "../authenticate.ts";
import { storageError } from "../errors.ts";
import { objectOfUrl } from "../names.ts";
import type { StorageService } from "../service.ts";
import { upload } from "../upload.ts";

/**
 * The policies were checked when the token was signed, and decide again: only now the file's size is known, and with it whether there
 * is room for it.
 */
export async function putSignedUpload(service: StorageService, context: Context): Promise<Response> {
  const { bucket, key } = objectOfUrl(context.req.url, "object/upload/sign");
  const token = context.req.query("token");
  if (token === undefined) throw storageError.schema("querystring must have required property 'token'");
  const { owner, role, aal, upsert } = await service.urlTokens.verify(token, "upload", `${bucket}/${key}`);
  const runAs = runAsOf(
    { role, ...(owner && { sub: owner }), ...(aal && { aal }) },
    context.req.raw,
    "object.upload_signed",
  );
  const id = await upload(service, context, {
    bucket,
    key,
    isUpsert: upsert,
    owner: owner ?? null,
    runAs,
    claims: null,
  });
  return context.json({ Id: id, Key: `${bucket}/${key}` });
}
