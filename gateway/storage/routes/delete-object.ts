import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { storageError } from "../errors.ts";
import { objectOfUrl } from "../names.ts";
import { deleteObjects } from "../objects.ts";
import type { StorageService } from "../service.ts";
import { removeBytes } from "../upload.ts";

export async function removeObject(service: StorageService, context: Context): Promise<Response> {
  const { runAs } = await authenticate(service, context.req.raw, "object.delete");
  const { bucket, key } = objectOfUrl(context.req.url, "object");
  const [deleted] = await deleteObjects(service.database, runAs, bucket, [key]);
  if (deleted === undefined) throw storageError.noSuchKey();
  await removeBytes(service, [deleted.version]);
  return context.json({ message: "Successfully deleted" });
}
