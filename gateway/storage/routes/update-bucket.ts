import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { updateBucket } from "../buckets.ts";
import { storageError } from "../errors.ts";
import { withJsonBody } from "../json-body.ts";
import { bucketOfUrl } from "../names.ts";
import type { StorageService } from "../service.ts";
import { readBucketSettings } from "./bucket-settings.ts";

export async function putBucket(service: StorageService, context: Context): Promise<Response> {
  const caller = await authenticate(service, context.req.raw, "bucket.update");
  const id = bucketOfUrl(context.req.url, "bucket");
  return withJsonBody(context, caller, async (body) => {
    const found = await updateBucket(service.database, caller.runAs, id, readBucketSettings(service, body));
    if (!found) throw storageError.noSuchBucket();
    return context.json({ message: "Successfully updated" });
  });
}
