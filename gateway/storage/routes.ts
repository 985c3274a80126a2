/**
 * `/storage/v1`: Supabase Storage's protocol for buckets and objects. Rows are in `storage.buckets` and `storage.objects`, under
 * the caller's role, so that row-level security decides; bytes are in the folder of files.
 */
import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { RequestAbortedError } from "#gateway/http/limited-body.ts";
import { renderError, StorageError, storageError, toStorageError } from "./errors.ts";
import { postCopy } from "./routes/copy-object.ts";
import { postBucket } from "./routes/create-bucket.ts";
import { removeBucket } from "./routes/delete-bucket.ts";
import { removeObject } from "./routes/delete-object.ts";
import { removeObjects } from "./routes/delete-objects.ts";
import { getObject, getPublicObject } from "./routes/download-object.ts";
import { emptyBucket } from "./routes/empty-bucket.ts";
import { getBucket } from "./routes/get-bucket.ts";
import { getBuckets } from "./routes/list-buckets.ts";
import { postList } from "./routes/list-objects.ts";
import { postListV2 } from "./routes/list-objects-v2.ts";
import { postMove } from "./routes/move-object.ts";
import { getObjectInfo, getPublicObjectInfo } from "./routes/object-info.ts";
import { postSignUpload } from "./routes/sign-upload-url.ts";
import { postSign } from "./routes/sign-url.ts";
import { postSignMany } from "./routes/sign-urls.ts";
import { getSignedObject } from "./routes/signed-object.ts";
import { putSignedUpload } from "./routes/signed-upload.ts";
import { rejectUnsupported } from "./routes/unsupported.ts";
import { putBucket } from "./routes/update-bucket.ts";
import { postObject, putObject } from "./routes/upload-object.ts";
import type { StorageDependencies, StorageService } from "./service.ts";
import { createUploadQueue } from "./upload-queue.ts";

type Endpoint = (service: StorageService, context: Context) => Promise<Response> | Response;

/** The version of storage-api whose protocol this is. */
const VERSION = "1.60.2";

export function createStorageRoutes(dependencies: StorageDependencies): Hono {
  const service: StorageService = { ...dependencies, uploads: createUploadQueue() };

  const on = (endpoint: Endpoint) => async (context: Context) => {
    const { method } = context.req.raw;
    try {
      return await endpoint(service, context);
    } catch (error) {
      if (error instanceof RequestAbortedError) return error.toResponse();
      return renderError(toResponseError(error), method);
    }
  };

  function toResponseError(error: unknown): StorageError {
    const expected = toStorageError(error);
    if (expected !== null && !shouldReport(error, expected)) return expected;
    const errorId = randomUUID();
    dependencies.onUnexpectedError(new Error(`Request ${errorId} failed`, { cause: error }));
    return expected ?? storageError.internal(errorId);
  }

  const routes = new Hono();
  // storage-api's status is /status, its tests request /statusz.
  for (const path of ["/status", "/statusz"]) routes.get(path, (context) => context.body(null, 200));
  routes.get("/version", (context) => context.text(VERSION));

  routes.get("/bucket", on(getBuckets)).post("/bucket", on(postBucket));
  routes.post("/bucket/:bucket/empty", on(emptyBucket));
  routes.get("/bucket/:bucket", on(getBucket)).put(on(putBucket)).delete(on(removeBucket));

  routes.post("/object/move", on(postMove));
  routes.post("/object/copy", on(postCopy));
  routes.post("/object/list/:bucket", on(postList));
  routes.post("/object/list-v2/:bucket", on(postListV2));
  routes.post("/object/upload/sign/:bucket/*", on(postSignUpload));
  routes.put("/object/upload/sign/:bucket/*", on(putSignedUpload));
  routes.post("/object/sign/:bucket", on(postSignMany));
  routes.post("/object/sign/:bucket/*", on(postSign));
  routes.get("/object/sign/:bucket/*", on(getSignedObject));
  routes.get("/object/public/:bucket/*", on(getPublicObject));
  routes.get("/object/info/public/:bucket/*", on(getPublicObjectInfo));
  for (const route of ["object/info/authenticated", "object/info"]) {
    routes.get(
      `/${route}/:bucket/*`,
      on((_service, context) => getObjectInfo(service, context, route)),
    );
  }
  // Only DELETE has this path; the patterns below would match it without a key.
  routes.on(
    ["GET", "POST", "PUT"],
    "/object/:bucket",
    on((_service, context) => rejectUnsupported(context.req.method, `/object/${context.req.param("bucket")}`)),
  );
  for (const route of ["object/authenticated", "object"]) {
    routes.get(
      `/${route}/:bucket/*`,
      on((_service, context) => getObject(service, context, route)),
    );
  }
  routes.post("/object/:bucket/*", on(postObject));
  routes.put("/object/:bucket/*", on(putObject));
  routes.delete("/object/:bucket", on(removeObjects));
  routes.delete("/object/:bucket/*", on(removeObject));
  routes.all(
    "*",
    on((_service, context) => {
      const mount = routePath(context).replace("/*", "");
      return rejectUnsupported(context.req.method, context.req.path.slice(mount.length));
    }),
  );
  return routes;
}

/** Errors of the server that have a defined response. A full disk is the operator's to know, too. */
function shouldReport(error: unknown, { httpStatus }: StorageError): boolean {
  if (error instanceof StorageError) return httpStatus === 507;
  return (
    (error instanceof DatabaseError || error instanceof DatabaseUnavailable || httpStatus === 507) && httpStatus >= 500
  );
}
