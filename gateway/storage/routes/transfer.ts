import { findBucket } from "../buckets.ts";
import { checkDeclaredType } from "../content-type.ts";
import { storageError } from "../errors.ts";
import { optionalText, requiredText } from "../json-body.ts";
import { checkBucketName, checkKey } from "../names.ts";
import type { StoredObject } from "../objects.ts";
import type { StorageService } from "../service.ts";
import { allowedTypesOf, maxBytesOf } from "../upload.ts";

interface ObjectName {
  readonly bucket: string;
  readonly key: string;
}

/** Source and destination in the body of a move or copy. @throws StorageError */
export function readTransfer(body: Readonly<Record<string, unknown>>): {
  readonly from: ObjectName;
  readonly to: ObjectName;
} {
  const bucket = checkBucketName(requiredText(body, "bucketId"));
  const destination = checkBucketName(optionalText(body, "destinationBucket") ?? bucket);
  return {
    from: { bucket, key: checkKey(requiredText(body, "sourceKey")) },
    to: { bucket: destination, key: checkKey(requiredText(body, "destinationKey")) },
  };
}

/** The limits of another bucket hold for what is moved into it. @throws StorageError */
export async function checkDestination(
  service: StorageService,
  { bucket_id, metadata }: StoredObject,
  to: ObjectName,
  mimetype = metadata?.mimetype,
): Promise<void> {
  const bucket = await findBucket(service.database, null, to.bucket);
  if (bucket === null) throw storageError.noSuchBucket();
  const isSame = bucket_id === to.bucket && mimetype === metadata?.mimetype;
  if (isSame) return;
  if ((metadata?.size ?? 0) > maxBytesOf(service, bucket, to.key)) throw storageError.entityTooLarge();
  const allowed = allowedTypesOf(bucket, to.key);
  if (allowed !== null) checkDeclaredType(mimetype ?? "", allowed);
}
