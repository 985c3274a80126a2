import type { BucketSettings } from "../buckets.ts";
import { storageError } from "../errors.ts";
import { optionalBoolean, optionalText, requiredTexts } from "../json-body.ts";
import { checkMimeTypePattern, parseFileSize } from "../names.ts";
import type { StorageService } from "../service.ts";

type Json = Readonly<Record<string, unknown>>;

/** The settings of a bucket in a request's body. @throws StorageError */
export function readBucketSettings({ maxFileBytes }: StorageService, body: Json): BucketSettings {
  const type = optionalText(body, "type");
  if (type !== undefined && type !== "STANDARD") throw storageError.featureNotEnabled(type.toLowerCase());
  const versioning = optionalText(body, "versioning_status");
  if (versioning === "ENABLED") throw storageError.featureNotEnabled("versioning");
  return {
    public: optionalBoolean(body, "public"),
    fileSizeLimit: fileSizeLimit(body["file_size_limit"], maxFileBytes),
    allowedMimeTypes: mimeTypes(body),
  };
}

function fileSizeLimit(value: unknown, maxFileBytes: number): number | null | undefined {
  if (value === undefined || value === null) return value;
  const isText = typeof value === "string" && !/^\d+$/.test(value);
  const bytes = isText ? parseFileSize(value) : Number(value);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw storageError.schema("body/file_size_limit must be integer");
  if (bytes > maxFileBytes) throw storageError.entityTooLarge();
  return bytes;
}

function mimeTypes(body: Json): readonly string[] | null | undefined {
  const value = body["allowed_mime_types"];
  if (value === undefined || value === null) return value;
  if (Array.isArray(value) && value.length === 0) return [];
  return requiredTexts(body, "allowed_mime_types").map(checkMimeTypePattern);
}
