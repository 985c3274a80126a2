import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { findBucket } from "../buckets.ts";
import { storageError } from "../errors.ts";
import { withJsonBody } from "../json-body.ts";
import { objectOfUrl } from "../names.ts";
import { testWrite } from "../objects.ts";
import type { StorageService } from "../service.ts";
import { checkWritable } from "../upload.ts";

/** As hosted projects. */
const LIFETIME_SECONDS = 2 * 3600;

export async function postSignUpload(service: StorageService, context: Context): Promise<Response> {
  const caller = await authenticate(service, context.req.raw, "object.sign_upload_url");
  const { bucket, key } = objectOfUrl(context.req.url, "object/upload/sign");
  const upsert = context.req.header("x-upsert") === "true";
  // Whatever the body is: its content has no meaning.
  return withJsonBody(context, caller, async () => {
    await checkWritable(service);
    if ((await findBucket(service.database, null, bucket)) === null) throw storageError.noSuchBucket();
    const { owner, runAs, claims: signer } = caller;
    const ids = { id: randomUUID(), version: randomUUID() };
    await testWrite(
      service.database,
      runAs,
      { ...ids, bucket, key, owner, metadata: null, userMetadata: null },
      upsert,
    );
    const url = `${bucket}/${key}`;
    const { role, aal } = signer;
    const claims = { scope: "upload", url, upsert, role, aal, ...(owner !== null && { owner }) } as const;
    const token = await service.urlTokens.sign(claims, LIFETIME_SECONDS);
    return context.json({ url: `/object/upload/sign/${url}?token=${token}`, token });
  });
}
