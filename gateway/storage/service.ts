import type { Database, TransactionSettings } from "#gateway/db/port/database.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import type { Tokens } from "#gateway/tokens/tokens.ts";
import type { FileStore } from "./file-store.ts";
import type { UploadQueue } from "./upload-queue.ts";
import type { UrlTokens } from "./url-tokens.ts";

export interface StorageDependencies {
  readonly database: Database;
  readonly tokens: Tokens;
  /** The state of a valid token's session. Called for every request: cache it. */
  readonly sessionState: (claims: Claims) => Promise<"active" | "aal2-required" | "ended">;
  readonly files: FileStore;
  /** Why this server must not write files; null if it may. Called for every upload. */
  readonly uploadsDisabled: () => Promise<string | null>;
  readonly urlTokens: UrlTokens;
  /** Of one file; a bucket's limit may be lower. */
  readonly maxFileBytes: number;
  /** Of the folder's disk. */
  readonly freeBytes: (folder: string) => Promise<number>;
  /** Default: `UPLOAD_PACE`. */
  readonly pace?: () => Pace;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Reports errors that are not the client's. */
  readonly onUnexpectedError: (error: unknown) => void;
}

/** How slow an upload may be. */
export interface Pace {
  /** Without any byte. */
  readonly stallMs: number;
  /** Before the average counts. */
  readonly graceMs: number;
  readonly minBytesPerSecond: number;
}

export interface StorageService extends StorageDependencies {
  readonly uploads: UploadQueue;
}

/** Who sends a request. */
export interface Caller {
  readonly claims: Claims;
  /** The user's ID, for `owner` and `owner_id`. */
  readonly owner: string | null;
  /** Under which row-level security decides. */
  readonly runAs: TransactionSettings;
}
