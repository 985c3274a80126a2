/** Uploads: permission, bytes, row, in this order. A row is never without its bytes. */
import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { DatabaseUnavailable, type TransactionSettings } from "#gateway/db/port/database.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { checkSession } from "./authenticate.ts";
import { type Bucket, findBucket } from "./buckets.ts";
import { checkContentType, checkDeclaredType } from "./content-type.ts";
import { storageError } from "./errors.ts";
import type { StoredFile } from "./file-store.ts";
import { type NewObject, type ObjectMetadata, testWrite, writeObject } from "./objects.ts";
import { UPLOAD_PACE } from "./pace.ts";
import { checkRobotsTag } from "./robots-tag.ts";
import type { StorageService } from "./service.ts";
import { type DeclaredFile, declaredByHeaders, isForm, type ReceivedFile, receiveBody } from "./upload-body.ts";

/** Below it, the embedded database accepts no writes. */
const RESERVED_DISK_BYTES = 200 * 1024 * 1024;

export interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly isUpsert: boolean;
  readonly owner: string | null;
  readonly runAs: TransactionSettings;
  /** Of the sender; null for a signed URL. Its session may end while the bytes arrive. */
  readonly claims: Claims | null;
}

/** Returns the object's ID. @throws StorageError, DatabaseError */
export async function upload(service: StorageService, context: Context, upload: Upload): Promise<string> {
  const { database, files } = service;
  await checkWritable(service);
  const bucket = await findBucket(database, null, upload.bucket);
  if (bucket === null) throw storageError.noSuchBucket();
  const object: NewObject = {
    id: randomUUID(),
    bucket: upload.bucket,
    key: upload.key,
    version: randomUUID(),
    owner: upload.owner,
    metadata: null,
    userMetadata: null,
  };
  const { runAs, isUpsert, owner } = upload;
  const { headers } = context.req.raw;
  const robotsTag = headers.get("x-robots-tag") || null;
  if (robotsTag !== null) checkRobotsTag(robotsTag);
  const declaredBytes = Number(headers.get("content-length") ?? 0);
  // Before the bytes are read. As storage-api, policies may decide by what the upload says about its file.
  const checkPermission = async ({ contentType, userMetadata }: DeclaredFile) => {
    const metadata = { mimetype: contentType, ...(declaredBytes > 0 && { contentLength: declaredBytes }) };
    await testWrite(database, runAs, { ...object, metadata, userMetadata }, isUpsert);
  };
  const maxBytes = maxBytesOf(service, bucket, upload.key);
  if (!isForm(headers)) {
    await checkPermission(declaredByHeaders(headers));
    if (declaredBytes > maxBytes) throw storageError.entityTooLarge();
  }

  return service.uploads.run(owner ?? runAs.role, async () => {
    const checkRoom = async (bytes: number) => {
      if ((await service.freeBytes(files.folder)) < bytes + RESERVED_DISK_BYTES) throw storageError.diskFull();
    };
    await checkRoom(declaredBytes);
    const { stored, received } = await saveBytes(service, context, object.version, bucket, {
      maxBytes,
      key: upload.key,
      checkRoom: () => checkRoom(0),
      checkFormFile: checkPermission,
    });
    const metadata = { ...metadataOf(stored, received), ...(robotsTag !== null && { xRobotsTag: robotsTag }) };
    const row = { ...object, metadata, userMetadata: received.userMetadata ?? {} };
    const { id, previousVersion } = await discardUnlessWritten(service, object.version, async () => {
      if (upload.claims !== null) await checkSession(service, upload.claims);
      return writeObject(database, runAs, row, isUpsert);
    });
    if (previousVersion !== null) await removeBytes(service, [previousVersion]);
    return id;
  });
}

/** @throws StorageError with the reason */
export async function checkWritable({ uploadsDisabled }: StorageService): Promise<void> {
  const reason = await uploadsDisabled();
  if (reason !== null) throw storageError.uploadsDisabled(reason);
}

export function maxBytesOf({ maxFileBytes }: StorageService, bucket: Bucket, key: string): number {
  if (isEmptyFolder(key)) return 0;
  return Math.min(maxFileBytes, bucket.file_size_limit ?? maxFileBytes);
}

/** Null: all types. */
export function allowedTypesOf({ allowed_mime_types: types }: Bucket, key: string): readonly string[] | null {
  return types === null || types.length === 0 || isEmptyFolder(key) ? null : types;
}

/** Supabase Studio's mark of an empty folder. */
function isEmptyFolder(key: string): boolean {
  return key.endsWith(".emptyFolderPlaceholder");
}

interface SaveOptions {
  readonly key: string;
  readonly maxBytes: number;
  readonly checkRoom: () => Promise<void>;
  readonly checkFormFile: (file: DeclaredFile) => Promise<void>;
}

async function saveBytes(
  service: StorageService,
  context: Context,
  version: string,
  bucket: Bucket,
  { key, ...limits }: SaveOptions,
): Promise<{ readonly stored: StoredFile; readonly received: ReceivedFile }> {
  const allowed = allowedTypesOf(bucket, key);
  const declared = context.req.header("content-type") ?? "application/octet-stream";
  if (allowed !== null && !isForm(context.req.raw.headers)) checkDeclaredType(declared, allowed);
  const draft = await service.files.create(version);
  try {
    const received = await receiveBody(context, draft, { ...limits, pace: service.pace?.() ?? UPLOAD_PACE });
    if (allowed !== null) checkContentType(received.contentType, received.head, allowed);
    return { stored: await draft.commit(), received };
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

/** Removes the bytes of a row that was not written. If that is unknown, the sweep decides. */
export async function discardUnlessWritten<T>(
  service: StorageService,
  version: string,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) await removeBytes(service, [version]);
    throw error;
  }
}

/** The sweep removes what fails here. */
export async function removeBytes(
  { files, onUnexpectedError }: StorageService,
  versions: readonly string[],
): Promise<void> {
  for (const version of versions) await files.remove(version).catch(onUnexpectedError);
}

function metadataOf({ bytes, sha256 }: StoredFile, { contentType, cacheControl }: ReceivedFile): ObjectMetadata {
  return {
    eTag: `"${sha256}"`,
    size: bytes,
    mimetype: contentType,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes,
    httpStatusCode: 200,
  };
}
