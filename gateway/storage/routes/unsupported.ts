import { storageError } from "../errors.ts";

/** Parts of storage-api that this service does not have, by the start of the path after the mount point. */
const FEATURES: readonly (readonly [pattern: RegExp, feature: string])[] = [
  [/^\/upload\/resumable/, "resumable uploads"],
  [/^\/render\//, "imageTransformation"],
  [/^\/s3(\/|$)/, "s3Protocol"],
  [/^\/iceberg(\/|$)/, "icebergCatalog"],
  [/^\/vector(\/|$)/, "vectorBuckets"],
  [/^\/cdn(\/|$)/, "purgeCache"],
  [/^\/bucket\/[^/]+\/lifecycle$/, "lifecycle"],
];

/** @throws StorageError always */
export function rejectUnsupported(method: string, path: string): never {
  const feature = FEATURES.find(([pattern]) => pattern.test(path))?.[1];
  throw feature === undefined ? storageError.noSuchRoute(method, path) : storageError.featureNotEnabled(feature);
}
