/** Types of content: which a bucket allows, what the first bytes say, and which a browser may show. */
import { storageError } from "./errors.ts";

/** As many bytes as a type is read from. */
export const HEAD_BYTES = 1024;

type Signature = (head: Buffer) => boolean;

const starts =
  (...bytes: readonly number[]): Signature =>
  (head) =>
    bytes.every((byte, index) => head[index] === byte);
const startsWith = (text: string, offset = 0): Signature => {
  const expected = Buffer.from(text, "latin1");
  return (head) => head.subarray(offset, offset + expected.length).equals(expected);
};
const isZip = starts(0x50, 0x4b, 0x03, 0x04);
const isOle = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

const SIGNATURES: ReadonlyMap<string, Signature> = new Map<string, Signature>([
  ["application/pdf", startsWith("%PDF-")],
  ["image/png", starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ["image/jpeg", starts(0xff, 0xd8, 0xff)],
  ["image/gif", (head) => startsWith("GIF87a")(head) || startsWith("GIF89a")(head)],
  ["image/webp", (head) => startsWith("RIFF")(head) && startsWith("WEBP", 8)(head)],
  ["image/avif", startsWith("ftypavif", 4)],
  ["application/zip", isZip],
  ["application/vnd.openxmlformats-officedocument.presentationml.presentation", isZip],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", isZip],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", isZip],
  ["application/vnd.oasis.opendocument.text", isZip],
  ["application/vnd.oasis.opendocument.spreadsheet", isZip],
  ["application/vnd.oasis.opendocument.presentation", isZip],
  ["application/msword", isOle],
  ["application/vnd.ms-excel", isOle],
  ["application/vnd.ms-powerpoint", isOle],
]);

/** Without scripts, unlike SVG. */
const INLINE_TYPES = new Set(["application/pdf", "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);

/** Lower case, without parameters. */
export function mediaTypeOf(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}

/** Whether a browser may show the content instead of saving it: both the type and the first bytes decide. */
export function isInline(contentType: string, head: Buffer): boolean {
  const type = mediaTypeOf(contentType);
  return INLINE_TYPES.has(type) && SIGNATURES.get(type)?.(head) === true;
}

/**
 * Rejects a type that the bucket does not allow, and content of another type than declared. Types without a signature are
 * compared only where the content is clearly another: binary content is no text. A picture may have another picture's type: it
 * cannot run, and is then saved instead of shown.
 * @throws StorageError
 */
export function checkContentType(contentType: string, head: Buffer, allowed: readonly string[]): void {
  const type = mediaTypeOf(contentType);
  checkDeclaredType(contentType, allowed);
  const signature = SIGNATURES.get(type);
  const actual = typeOfContent(head);
  const matches = signature === undefined ? !isText(type) || actual.startsWith("text/") : signature(head);
  const arePictures = type.startsWith("image/") && actual.startsWith("image/");
  if (!matches && !arePictures) throw storageError.invalidMimeType(actual);
}

/** @throws StorageError */
export function checkDeclaredType(contentType: string, allowed: readonly string[]): void {
  const [major, minor] = mediaTypeOf(contentType).split("/");
  if (minor === undefined) throw storageError.invalidMimeType(contentType);
  const isAllowed = allowed.some((pattern) => {
    const [allowedMajor, allowedMinor] = mediaTypeOf(pattern).split("/");
    return pattern === "*" || (allowedMajor === major && (allowedMinor === "*" || allowedMinor === minor));
  });
  if (!isAllowed) throw storageError.invalidMimeType(contentType);
}

function isText(type: string): boolean {
  return type.startsWith("text/") || type === "application/json" || type === "application/xml";
}

function typeOfContent(head: Buffer): string {
  for (const [type, signature] of SIGNATURES) if (signature(head)) return type;
  if (head.includes(0)) return "application/octet-stream";
  return /^\s*<(!doctype|html|script|svg|body|head|iframe)/i.test(head.toString("latin1")) ? "text/html" : "text/plain";
}
