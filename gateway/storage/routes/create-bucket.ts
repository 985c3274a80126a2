import type { Context } from "hono";
import { DatabaseError } from "#gateway/db/port/database.ts";
import { authenticate } from "../authenticate.ts";
import { createBucket } from "../buckets.ts";
import { storageError } from "../errors.ts";
import { optionalText, requiredText, withJsonBody } from "../json-body.ts";
import { checkBucketName } from "../names.ts";
import type { StorageService } from "../service.ts";
import { readBucketSettings } from "./bucket-settings.ts";

export async function postBucket(service: StorageService, context: Context): Promise<Response> {
  const caller = await authenticate(service, context.req.raw, "bucket.create");
  return withJsonBody(context, caller, async (body) => {
    const name = checkBucketName(requiredText(body, "name"));
    const id = checkBucketName(optionalText(body, "id") ?? name);
    const bucket = { id, name, owner: caller.owner, ...readBucketSettings(service, body) };
    await createBucket(service.database, caller.runAs, bucket).catch((error: unknown) => {
      throw error instanceof DatabaseError && error.code === "23505" ? storageError.bucketAlreadyExists() : error;
    });
    return context.json({ name });
  });
}
