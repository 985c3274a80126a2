/** Names of objects and buckets, and sizes, as storage-api reads them. */
import { storageError } from "./errors.ts";

/** S3's limit, in UTF-8. */
const MAX_KEY_BYTES = 1024;
const BUCKET_NAME = /^[\w!.*'() &$@=;:+,?-]{1,63}$/;
/** Control characters except tab and line ends, and the two non-characters that XML forbids. */
// oxlint-disable-next-line no-control-regex -- these are what is rejected
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** @throws StorageError */
export function checkKey(key: string): string {
  const isValid =
    key !== "" &&
    key.isWellFormed() &&
    !FORBIDDEN.test(key) &&
    Buffer.byteLength(key) <= MAX_KEY_BYTES &&
    // No URL can name them: clients resolve the segments.
    !key.split("/").some((segment) => segment === "." || segment === "..");
  if (!isValid) throw storageError.invalidKey(key.toWellFormed());
  return key;
}

/** @throws StorageError */
export function checkBucketName(name: string): string {
  if (!BUCKET_NAME.test(name)) throw storageError.invalidBucketName();
  return name;
}

/** `20MB` in bytes: storage-api's units are decimal. @throws StorageError */
export function parseFileSize(text: string): number {
  const [, value, unit = ""] = /^([0-9]+(?:\.[0-9]+)?)(gb|mb|kb|b)$/i.exec(text) ?? [];
  if (value === undefined) throw storageError.invalidFileSizeLimit();
  const factor = { gb: 1e9, mb: 1e6, kb: 1e3, b: 1 }[unit.toLowerCase()] ?? 1;
  return Math.floor(Number(Number.parseFloat(value).toPrecision(3)) * factor);
}

const MIME_TYPE = /^([a-z0-9\-+.]+)\/([a-z0-9\-+.]+|\*)(;\s*charset=[a-z0-9-]+)?$/i;

/** @throws StorageError */
export function checkMimeTypePattern(pattern: string): string {
  if (pattern.length > 1000 || !(pattern === "*" || MIME_TYPE.test(pattern)))
    throw storageError.invalidMimeType(pattern);
  return pattern;
}

/** Bucket and key of an object's URL: what follows `/{route}/`. Decoded once: clients encode some characters only. */
export function objectOfUrl(url: string, route: string): { readonly bucket: string; readonly key: string } {
  const rest = restOfUrl(url, route);
  const slash = rest.indexOf("/");
  return { bucket: checkBucketName(rest.slice(0, slash)), key: checkKey(rest.slice(slash + 1)) };
}

/** The bucket of a URL that ends with it, or with `suffix`. */
export function bucketOfUrl(url: string, route: string, suffix = ""): string {
  const rest = restOfUrl(url, route);
  return checkBucketName(suffix === "" ? rest : rest.slice(0, -suffix.length));
}

function restOfUrl(url: string, route: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
  const rest = path.slice(path.indexOf(`/${route}/`) + route.length + 2);
  try {
    return decodeURIComponent(rest);
  } catch {
    throw storageError.schema(`'${path}' is not a valid url component`);
  }
}
