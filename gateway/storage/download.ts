/** Responses with an object's bytes or headers: ranges, conditions, caching, and what a browser may do with the content. */
import type { FileHandle } from "node:fs/promises";
import { ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { HEAD_BYTES, isInline, mediaTypeOf } from "./content-type.ts";
import { StorageError, storageError } from "./errors.ts";
import type { StoredObject } from "./objects.ts";
import type { StorageService } from "./service.ts";

const CHUNK_BYTES = 256 * 1024;
/** Nothing of an uploaded page runs, and it has no origin. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** Browsers show no PDF in a sandbox. Its viewer has no access to the page's origin. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * @param find reads the row; called again if its bytes were replaced meanwhile
 * @param isPublic whether anybody may read the object, without a signed URL
 * @throws StorageError
 */
export async function sendObject(
  service: StorageService,
  context: Context,
  find: () => Promise<StoredObject | null>,
  isPublic: boolean,
): Promise<Response> {
  let object = await find();
  if (object === null) throw storageError.noSuchKey();
  let file = await service.files.open(object.version);
  if (file === null) {
    object = await find();
    if (object === null) throw storageError.noSuchKey();
    file = await service.files.open(object.version);
  }
  if (file === null) {
    service.onUnexpectedError(new Error(`The file of version ${object.version} is missing from the folder of files`));
    // As storage-api for a key that its backend lacks.
    throw new StorageError(404, null, "The resource was not found", { error: "Not found" });
  }
  try {
    const response = await respond(context, object, file, isPublic ? publicCaching(object) : "private, no-store");
    if (response.body === null) await file.close();
    return response;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function respond(context: Context, object: StoredObject, file: FileHandle, caching: string): Promise<Response> {
  const request = context.req.raw;
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(HEAD_BYTES, size));
  await file.read(head, 0, head.length, 0);
  const headers = objectHeaders(request, object, head, caching);
  if (isNotModified(request.headers, object)) {
    for (const name of ["content-type", "content-disposition"]) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  const range = requestedRange(request.headers, object, size);
  const { start, end } = range ?? { start: 0, end: size };
  headers.set("content-length", String(end - start));
  if (range !== null) headers.set("content-range", `bytes ${start}-${end - 1}/${size}`);
  const isEmpty = request.method === "HEAD" || end === start;
  // Missing for requests in memory.
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  const bufferOf = chunkBuffers(outgoing instanceof ServerResponse ? outgoing : null);
  const body = isEmpty ? null : streamOf(file, start, end, bufferOf);
  return new Response(body, { status: range === null ? 200 : 206, headers });
}

function objectHeaders(request: Request, object: StoredObject, head: Buffer, caching: string): Headers {
  const contentType = object.metadata?.mimetype ?? "application/octet-stream";
  const isShown = isInline(contentType, head);
  const headers = new Headers({
    "cache-control": caching,
    "accept-ranges": "bytes",
    "content-type": servedType(contentType),
    "x-content-type-options": "nosniff",
    "x-robots-tag": headerValue(object.metadata?.xRobotsTag) ?? "none",
    "content-security-policy": isShown && mediaTypeOf(contentType) === "application/pdf" ? PDF_POLICY : SANDBOX,
    vary: "authorization",
    etag: entityTag(object),
    "last-modified": new Date(object.updated_at).toUTCString(),
  });
  const download = new URL(request.url).searchParams.get("download");
  if (download === "") headers.set("content-disposition", "attachment;");
  else if (download !== null || !isShown)
    headers.set("content-disposition", attachment(download || nameOf(object.name)));
  return headers;
}

/** What its uploader chose. Of a private bucket nothing is cached: a deleted file, or a signed-out user's, would stay readable. */
function publicCaching({ metadata }: StoredObject): string {
  return headerValue(metadata?.cacheControl) ?? "no-cache";
}

/** storage-api serves pages as text. */
function servedType(contentType: string): string {
  return /text\/html/i.test(contentType) ? "text/plain" : (headerValue(contentType) ?? "application/octet-stream");
}

/** Null if no header can contain the text: forms send any text as type or caching. */
function headerValue(text: string | undefined): string | null {
  return text !== undefined && /^[\t\x20-\x7e]+$/.test(text) ? text : null;
}

const HTTP_TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Clients that know `filename*` (RFC 8187) ignore `filename`. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/gu, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename=${HTTP_TOKEN.test(ascii) ? ascii : `"${ascii}"`}; filename*=UTF-8''${encoded}`;
}

function nameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1) || "file";
}

export function entityTag({ metadata, version }: StoredObject): string {
  return metadata?.eTag ?? `"${version}"`;
}

function isNotModified(headers: Headers, object: StoredObject): boolean {
  const wanted = headers.get("if-none-match");
  if (wanted !== null) {
    const tags = new Set(wanted.split(",").map((tag) => tag.trim().replace(/^W\//, "")));
    return tags.has("*") || tags.has(entityTag(object));
  }
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return Math.floor(Date.parse(object.updated_at) / 1000) * 1000 <= since;
}

interface ByteRange {
  readonly start: number;
  /** Excluded. */
  readonly end: number;
}

/** Null: the whole object, also for several ranges (RFC 9110, 14.2). @throws StorageError if the range is beyond the end */
function requestedRange(headers: Headers, object: StoredObject, size: number): ByteRange | null {
  const condition = headers.get("if-range");
  const isCurrent =
    condition === null || condition === entityTag(object) || Date.parse(condition) >= Date.parse(object.updated_at);
  const [, from = "", to = ""] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(headers.get("range") ?? "") ?? [];
  if (!isCurrent || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size : Math.min(size, Number(to) + 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  if (start >= size) throw storageError.invalidRange(size);
  return { start, end };
}

/**
 * Buffers for chunks. Once the socket has taken the bytes of a chunk, its buffer serves the next one: collecting 50 MB of
 * garbage takes as long as sending them.
 */
function chunkBuffers(outgoing: ServerResponse | null): (bytes: number) => Buffer {
  let reusable: Buffer | null = null;
  return (bytes) => {
    // Before it sends the headers, the HTTP server holds some chunks. In memory, the reader may keep all of them.
    if (outgoing?.headersSent !== true || outgoing.writableLength > 0) return Buffer.allocUnsafeSlow(bytes);
    reusable ??= Buffer.allocUnsafeSlow(CHUNK_BYTES);
    return reusable.subarray(0, bytes);
  };
}

/** Reads a chunk when the client has taken the one before. Closes the file. */
function streamOf(
  file: FileHandle,
  start: number,
  end: number,
  bufferOf: (bytes: number) => Buffer,
): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const buffer = bufferOf(Math.min(CHUNK_BYTES, end - position));
          const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
          position += bytesRead;
          // A file that somebody cut: the client sees an incomplete body.
          if (bytesRead === 0) throw new Error("the file is shorter than its object");
          controller.enqueue(buffer.subarray(0, bytesRead));
          if (position < end) return;
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        await file.close();
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}
