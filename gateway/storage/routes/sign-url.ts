import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { storageError } from "../errors.ts";
import { optionalObject, requiredInteger, withJsonBody } from "../json-body.ts";
import { objectOfUrl } from "../names.ts";
import { findObject } from "../objects.ts";
import type { StorageService } from "../service.ts";

/** The path is not encoded: the client does that. */
export async function postSign(service: StorageService, context: Context): Promise<Response> {
  const caller = await authenticate(service, context.req.raw, "object.sign");
  const { bucket, key } = objectOfUrl(context.req.url, "object/sign");
  return withJsonBody(context, caller, async (body) => {
    const expiresIn = requiredInteger(body, "expiresIn", 1);
    if (optionalObject(body, "transform") !== undefined) throw storageError.featureNotEnabled("imageTransformation");
    if ((await findObject(service.database, caller.runAs, bucket, key)) === null) throw storageError.noSuchKey();
    const url = `${bucket}/${key}`;
    const token = await service.urlTokens.sign({ scope: "download", url }, expiresIn);
    return context.json({ signedURL: `/object/sign/${url}?token=${token}` });
  });
}
