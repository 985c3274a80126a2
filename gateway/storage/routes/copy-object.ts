import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { StorageError, storageError } from "../errors.ts";
import { optionalBoolean, optionalObject, optionalText, withJsonBody } from "../json-body.ts";
import { findObject, type ObjectMetadata, type StoredObject, testWrite, writeObject } from "../objects.ts";
import type { StorageService } from "../service.ts";
import { checkWritable, discardUnlessWritten, removeBytes } from "../upload.ts";
import { parseMetadata } from "../upload-body.ts";
import { checkDestination, readTransfer } from "./transfer.ts";

export async function postCopy(service: StorageService, context: Context): Promise<Response> {
  const { database, files } = service;
  const caller = await authenticate(service, context.req.raw, "object.copy");
  const isUpsert = context.req.header("x-upsert") === "true";
  return withJsonBody(context, caller, async (body) => {
    await checkWritable(service);
    const { from, to } = readTransfer(body);
    const source = await findObject(database, caller.runAs, from.bucket, from.key);
    if (source === null) throw storageError.noSuchKey();
    const isSame = optionalBoolean(body, "copyMetadata") !== false;
    const metadata = isSame ? source.metadata : changedMetadata(source, optionalObject(body, "metadata") ?? {});
    const userMetadata = isSame ? source.user_metadata : headerMetadata(context);
    await checkDestination(service, source, to, metadata?.mimetype);
    const object = {
      id: randomUUID(),
      ...to,
      version: randomUUID(),
      owner: caller.owner,
      metadata: metadata && { ...metadata, lastModified: new Date().toISOString() },
      userMetadata,
    };
    await testWrite(database, caller.runAs, object, isUpsert);
    const hasBytes = await files.duplicate(source.version, object.version);
    if (!hasBytes) throw new StorageError(404, null, "The resource was not found", { error: "Not found" });
    const { id, previousVersion } = await discardUnlessWritten(service, object.version, () =>
      writeObject(database, caller.runAs, object, isUpsert),
    );
    if (previousVersion !== null) await removeBytes(service, [previousVersion]);
    // The caller may write objects, but not read them.
    const copy = await findObject(database, caller.runAs, to.bucket, to.key);
    return context.json({ Id: id, Key: `${to.bucket}/${to.key}`, ...copy });
  });
}

function changedMetadata(
  { metadata }: StoredObject,
  changes: Readonly<Record<string, unknown>>,
): ObjectMetadata | null {
  return (
    metadata && {
      ...metadata,
      mimetype: optionalText(changes, "mimetype") ?? metadata.mimetype,
      cacheControl: optionalText(changes, "cacheControl") ?? metadata.cacheControl,
    }
  );
}

function headerMetadata(context: Context): Readonly<Record<string, unknown>> | null {
  return parseMetadata(Buffer.from(context.req.header("x-metadata") ?? "", "base64").toString("utf8"));
}
