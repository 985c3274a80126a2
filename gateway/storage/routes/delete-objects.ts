import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { requiredTexts, withJsonBody } from "../json-body.ts";
import { bucketOfUrl } from "../names.ts";
import { deleteObjects } from "../objects.ts";
import type { StorageService } from "../service.ts";
import { removeBytes } from "../upload.ts";

/** Responds with the deleted rows: keys that do not exist, or that the caller may not delete, are missing. */
export async function removeObjects(service: StorageService, context: Context): Promise<Response> {
  const caller = await authenticate(service, context.req.raw, "object.delete_many");
  const bucket = bucketOfUrl(context.req.url, "object");
  return withJsonBody(context, caller, async (body) => {
    const deleted = await deleteObjects(service.database, caller.runAs, bucket, requiredTexts(body, "prefixes"));
    await removeBytes(
      service,
      deleted.map(({ version }) => version),
    );
    return context.json(deleted);
  });
}
