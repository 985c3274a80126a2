/**
 * All errors of the storage service and how they are rendered. Codes and messages are those of Supabase's storage-api. Most have
 * the HTTP status 400: the real status is in the body, as text.
 */
import { DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { TokenError } from "#gateway/tokens/tokens.ts";

interface StorageErrorOptions {
  /** In `error`, where it differs from the code. */
  readonly error?: string;
  /** Of the response; 400 by default. */
  readonly httpStatus?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly statusCode: number;
  readonly code: string | null;
  readonly error: string;
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, code: string | null, message: string, options: StorageErrorOptions = {}) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.error = options.error ?? code ?? "Error";
    this.httpStatus = options.httpStatus ?? 400;
    this.headers = options.headers ?? {};
  }
}

export const storageError = {
  /** Fastify's error for a request that does not match its schema. */
  schema: (message: string) => new StorageError(400, null, message),
  bodyTooLarge: () =>
    new StorageError(413, null, "Request body is too large", { error: "Payload Too Large", httpStatus: 413 }),
  noSuchRoute: (method: string, path: string) =>
    new StorageError(404, null, `Route ${method}:${path} not found`, { error: "Not Found", httpStatus: 404 }),
  noSuchBucket: () => new StorageError(404, "NoSuchBucket", "Bucket not found", { error: "Bucket not found" }),
  noSuchKey: () => new StorageError(404, "NoSuchKey", "Object not found", { error: "not_found" }),
  accessDenied: (message: string) => new StorageError(403, "AccessDenied", message, { error: "Unauthorized" }),
  keyAlreadyExists: () =>
    new StorageError(409, "KeyAlreadyExists", "The resource already exists", { error: "Duplicate" }),
  bucketAlreadyExists: () =>
    new StorageError(409, "BucketAlreadyExists", "The resource already exists", { error: "Duplicate" }),
  bucketNotEmpty: () => new StorageError(409, "ResourceNotEmpty", "The bucket you tried to delete is not empty", {}),
  invalidKey: (key: string) => new StorageError(400, "InvalidKey", `Invalid key: ${encodeURIComponent(key)}`),
  invalidBucketName: () =>
    new StorageError(400, "InvalidBucketName", "Bucket name invalid", { error: "Invalid Input" }),
  invalidFileSizeLimit: () =>
    new StorageError(400, "InvalidRequest", "Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B"),
  invalidMimeType: (type: string) =>
    new StorageError(415, "InvalidMimeType", `mime type ${type} is not supported`, { error: "invalid_mime_type" }),
  invalidRobotsTag: (message: string) =>
    new StorageError(400, "InvalidRequest", `Invalid X-Robots-Tag header: ${message}`, {
      error: "invalid_x_robots_tag",
    }),
  invalidToken: (message: string) => new StorageError(400, "InvalidJWT", message),
  invalidSignature: () => new StorageError(400, "InvalidSignature", "Invalid signature"),
  entityTooLarge: (entity = "object") =>
    new StorageError(413, "EntityTooLarge", `The ${entity} exceeded the maximum allowed size`, {
      error: "Payload too large",
    }),
  noContent: () => new StorageError(400, "InvalidRequest", "No content provided"),
  invalidRange: (size: number) =>
    new StorageError(416, "InvalidRange", "The requested range is not satisfiable", {
      error: "InvalidRange",
      httpStatus: 416,
      headers: { "content-range": `bytes */${size}` },
    }),
  featureNotEnabled: (feature: string) =>
    new StorageError(409, "FeatureNotEnabled", `The feature ${feature} is not enabled for this resource`),
  /** Nginx' status, for the log: the client has closed the connection. */
  aborted: () => new StorageError(499, "Aborted", "Request aborted", { httpStatus: 499 }),
  tooSlow: () => new StorageError(408, "RequestTimeout", "The upload was too slow", { httpStatus: 408 }),
  diskFull: () =>
    new StorageError(507, "InsufficientStorage", "The server's disk is full. Nothing was saved.", { httpStatus: 507 }),
  /** Of the gateway: this server must not write into its folder of files. */
  uploadsDisabled: (reason: string) => new StorageError(503, "UploadsDisabled", reason, { httpStatus: 503 }),
  slowDown: () =>
    new StorageError(503, "SlowDown", "Too many uploads at once. Try again in a moment.", {
      httpStatus: 503,
      headers: { "retry-after": "5" },
    }),
  databaseTimeout: () =>
    new StorageError(544, "DatabaseTimeout", "The connection to the database timed out", { httpStatus: 544 }),
  databaseUnavailable: () =>
    new StorageError(503, "DatabaseError", "The database is unavailable. Try again in a moment.", {
      httpStatus: 503,
      headers: { "retry-after": "1" },
    }),
  internal: (errorId: string) =>
    new StorageError(500, "InternalError", `Internal server error (${errorId})`, { httpStatus: 500 }),
};

/** Null: an unexpected error. */
export function toStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof TokenError) return storageError.accessDenied(TOKEN_MESSAGES[error.code]);
  if (error instanceof DatabaseError) return fromDatabaseError(error);
  if (error instanceof DatabaseUnavailable) {
    if (error.reason === "disk-full") return storageError.diskFull();
    return error.reason === "deadline" ? storageError.databaseTimeout() : storageError.databaseUnavailable();
  }
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" ? storageError.diskFull() : null;
}

/** As the library of storage-api words them. */
const TOKEN_MESSAGES: Readonly<Record<TokenError["code"], string>> = {
  malformed: "Invalid Compact JWS",
  signature: "signature verification failed",
  expired: '"exp" claim timestamp check failed',
  "not-yet-valid": '"nbf" claim timestamp check failed',
  audience: 'unexpected "aud" claim value',
  role: 'missing required "role" claim',
};

function fromDatabaseError(error: DatabaseError): StorageError | null {
  switch (error.code) {
    case "42501":
      return storageError.accessDenied(
        error.message.includes("row-level security") ? "new row violates row-level security policy" : error.message,
      );
    case "23505":
      return new StorageError(409, "ResourceAlreadyExists", "The resource already exists", { error: "Duplicate" });
    case "23503":
      return new StorageError(404, "InvalidRequest", "The related resource does not exist");
    case "57014":
      return storageError.databaseTimeout();
    case "25006":
      return new StorageError(
        503,
        "DatabaseReadOnly",
        "The database is currently in read-only mode. Please try again later.",
      );
    // Raised by policies and triggers of the project.
    case "P0001":
    case "22P02":
    case "23514":
      return new StorageError(400, "InvalidRequest", error.message);
    default:
      return null;
  }
}

export function renderError(error: StorageError, method: string): Response {
  const { statusCode, code, message } = error;
  const body = { statusCode: String(statusCode), ...(code !== null && { code }), error: error.error, message };
  return new Response(method === "HEAD" ? null : JSON.stringify(body), {
    status: error.httpStatus,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...error.headers },
  });
}
