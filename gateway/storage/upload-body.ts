/** Reads an upload's body as storage-js sends it, raw or as multipart form data, and writes it into a draft as it arrives. */
import { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { allowSlowBody } from "#gateway/http/body-deadline.ts";
import { hasMoreValues, isNestedTooDeep } from "#gateway/http/json-nesting.ts";
import { type ChunkMemory, createChunkMemory } from "./chunk-memory.ts";
import { HEAD_BYTES } from "./content-type.ts";
import { storageError } from "./errors.ts";
import type { Draft } from "./file-store.ts";
import { atPace } from "./pace.ts";
import type { Pace } from "./service.ts";

/** What an upload says about its file before the bytes. */
export interface DeclaredFile {
  readonly contentType: string;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

export interface ReceivedFile extends DeclaredFile {
  readonly cacheControl: string;
  /** The first bytes. */
  readonly head: Buffer;
}

interface Limits {
  readonly maxBytes: number;
  readonly pace: Pace;
  /** Called now and then while bytes arrive. @throws StorageError if the disk has no room for more */
  readonly checkRoom: () => Promise<void>;
  /** Called where a form's file begins, with the fields before it. @throws StorageError, DatabaseError if it may not be stored */
  readonly checkFormFile: (file: DeclaredFile) => Promise<void>;
}

const MAX_USER_METADATA_BYTES = 1024 * 1024;
const MAX_METADATA_DEPTH = 64;
const MAX_METADATA_VALUES = 50_000;
/** Of a form; others are not kept. */
const FIELDS = new Set(["contentType", "cacheControl", "metadata", "userMetadata"]);
/** Between two checks of the disk. */
const ROOM_CHECK_BYTES = 8 * 1024 * 1024;

/** @throws StorageError, also if the client is gone. The caller discards the draft. */
export async function receiveBody(context: Context, draft: Draft, limits: Limits): Promise<ReceivedFile> {
  const { headers } = context.req.raw;
  const { stream, isFromSocket } = bodyOf(context);
  const memory = createChunkMemory();
  const chunks = ownedChunks(atPace(stream, limits.pace), isFromSocket ? memory : null);
  const destination = { draft, limits, memory };
  try {
    return isForm(headers)
      ? await receiveForm(chunks, headers, destination)
      : await receiveRaw(chunks, headers, destination);
  } finally {
    // The HTTP server bounds the rest of a rejected body.
    stream.resume();
  }
}

function bodyOf(context: Context): { readonly stream: Readable; readonly isFromSocket: boolean } {
  // Set by the HTTP server; missing for requests in memory.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  if (incoming !== undefined && "complete" in incoming) {
    allowSlowBody(incoming);
    return { stream: incoming, isFromSocket: true };
  }
  const { body } = context.req.raw;
  return { stream: body === null ? Readable.from([]) : Readable.fromWeb(body as never), isFromSocket: false };
}

/** @param memory null for chunks that belong to the sender of a request in memory */
async function* ownedChunks(chunks: AsyncIterable<Uint8Array>, memory: ChunkMemory | null): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    memory?.own(chunk);
    yield chunk;
  }
}

interface Destination {
  readonly draft: Draft;
  readonly limits: Limits;
  readonly memory: ChunkMemory;
}

async function receiveRaw(
  chunks: AsyncIterable<Uint8Array>,
  headers: Headers,
  destination: Destination,
): Promise<ReceivedFile> {
  const head = await write(chunks, destination);
  return { ...declaredByHeaders(headers), cacheControl: headers.get("cache-control") ?? "no-cache", head };
}

export function isForm(headers: Headers): boolean {
  return /^multipart\/form-data/i.test(headers.get("content-type") ?? "");
}

/** Of a raw body. @throws StorageError */
export function declaredByHeaders(headers: Headers): DeclaredFile {
  return {
    contentType: headers.get("content-type") || "application/octet-stream",
    userMetadata: parseMetadata(Buffer.from(headers.get("x-metadata") ?? "", "base64").toString("utf8")),
  };
}

interface FormFile {
  readonly stream: Readable;
  readonly contentType: string;
  readonly head: Promise<Buffer>;
}

async function receiveForm(
  chunks: AsyncIterable<Uint8Array>,
  headers: Headers,
  destination: Destination,
): Promise<ReceivedFile> {
  const form = formParser(headers);
  const fields = new Map<string, string>();
  const declared = (contentType: string): DeclaredFile => ({
    contentType: fields.get("contentType") || contentType,
    userMetadata: parseMetadata(fields.get("metadata") ?? fields.get("userMetadata") ?? ""),
  });
  const files: FormFile[] = [];
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>();
  // Awaited below, unless the source fails first.
  parsed.catch(() => {});
  form.once("finish", resolve);
  form.on("error", () => reject(storageError.noContent()));
  form.on("field", (name, value, _nameTruncated, isTruncated) => {
    if (isTruncated) reject(storageError.entityTooLarge("user_metadata"));
    if (FIELDS.has(name)) fields.set(name, value);
  });
  form.on("file", (_name, stream, _filename, _encoding, contentType) => {
    const head = destination.limits.checkFormFile(declared(contentType)).then(() => write(stream, destination));
    head.catch(reject);
    files.push({ stream, contentType, head });
  });
  try {
    await feed(chunks, form, parsed);
    await parsed;
  } catch (error) {
    for (const { stream } of files) stream.destroy();
    form.destroy();
    throw error;
  }
  const [file] = files;
  if (file === undefined) throw storageError.noContent();
  const seconds = fields.get("cacheControl") ?? "";
  return {
    ...declared(file.contentType),
    cacheControl: seconds === "" ? "no-cache" : `max-age=${seconds}`,
    head: await file.head,
  };
}

function formParser(headers: Headers): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": headers.get("content-type") ?? "" },
      // One chunk at a time: a reader that is behind would get several, copied into one.
      fileHwm: 1,
      isPartAFile: (name, contentType, filename) =>
        filename !== undefined || contentType === "application/octet-stream" || name === "",
      limits: {
        files: 1,
        fields: 10,
        parts: 16,
        fieldSize: MAX_USER_METADATA_BYTES,
        headerPairs: 32,
        headerSize: 8192,
      },
    });
  } catch {
    throw storageError.noContent();
  }
}

/** Stops reading while the parser is full. @param parsed rejects when the form fails */
async function feed(chunks: AsyncIterable<Uint8Array>, form: BusboyInstance, parsed: Promise<void>): Promise<void> {
  for await (const chunk of chunks) {
    if (!form.write(chunk)) await Promise.race([new Promise<void>((resolve) => form.once("drain", resolve)), parsed]);
  }
  form.end();
}

async function write(chunks: AsyncIterable<Uint8Array>, { draft, limits, memory }: Destination): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let bytes = 0;
  let checkAt = ROOM_CHECK_BYTES;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > limits.maxBytes) throw storageError.entityTooLarge();
    if (bytes > checkAt) {
      await limits.checkRoom();
      checkAt = bytes + ROOM_CHECK_BYTES;
    }
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
    await draft.write(chunk);
    memory.written(chunk);
  }
  return head;
}

/** As storage-api: text that is no JSON object is ignored. */
export function parseMetadata(json: string): Readonly<Record<string, unknown>> | null {
  if (Buffer.byteLength(json) > MAX_USER_METADATA_BYTES) throw storageError.entityTooLarge("user_metadata");
  // Before the permission is known: policies may decide by it. So strangers must not make it costly.
  if (isNestedTooDeep(json, MAX_METADATA_DEPTH) || hasMoreValues(json, MAX_METADATA_VALUES)) {
    throw storageError.schema("the user metadata is nested too deeply or has too many values");
  }
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as never) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
