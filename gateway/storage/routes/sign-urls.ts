import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { requiredInteger, requiredTexts, withJsonBody } from "../json-body.ts";
import { bucketOfUrl } from "../names.ts";
import { findObjects } from "../objects.ts";
import type { StorageService } from "../service.ts";

const NOT_FOUND = "Either the object does not exist or you do not have access to it";

export async function postSignMany(service: StorageService, context: Context): Promise<Response> {
  const caller = await authenticate(service, context.req.raw, "object.sign_many");
  const bucket = bucketOfUrl(context.req.url, "object/sign");
  return withJsonBody(context, caller, async (body) => {
    const expiresIn = requiredInteger(body, "expiresIn", 1);
    const paths = requiredTexts(body, "paths");
    const found = new Set((await findObjects(service.database, caller.runAs, bucket, paths)).map(({ name }) => name));
    const sign = async (path: string) => {
      if (!found.has(path)) return { error: NOT_FOUND, path, signedURL: null };
      const url = `${bucket}/${path}`;
      const token = await service.urlTokens.sign({ scope: "download", url }, expiresIn);
      return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` };
    };
    return context.json(await Promise.all(paths.map(sign)));
  });
}
