import type { QueryClient } from "@tanstack/react-query";
import { type FileKind, mediaTypeOf, storedName } from "#domain/company-file/company-file.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";
import { BUCKET, sendFile } from "./send-file.ts";

export interface NewFile {
  readonly companyId: string;
  readonly file: File;
  readonly kind: FileKind;
  /** Of a CV. */
  readonly purpose: string | null;
  /** ISO timestamp. */
  readonly expiresAt: string | null;
}

interface AddOptions {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** `exists`: the company has a file with these bytes. */
export type AddedFile =
  | { readonly status: "added" }
  | { readonly status: "exists"; readonly name: string; readonly addedAt: string };

/** Uploads a file and records it. Throws `BackendError`, and the signal's reason if it is aborted. */
export async function addFile(
  backend: Backend,
  queryClient: QueryClient,
  { companyId, file, kind, purpose, expiresAt }: NewFile,
  { onProgress, signal }: AddOptions,
): Promise<AddedFile> {
  const { client } = backend;
  const sha256 = await checksumOf(file);
  signal.throwIfAborted();
  const existing = sha256 === null ? null : await findFile(backend, companyId, sha256);
  if (existing !== null) return existing;
  const id = crypto.randomUUID();
  const path = `${companyId}/${id}`;
  const contentType = mediaTypeOf(file.name) ?? "application/octet-stream";
  await sendFile(backend, { path, file, contentType, onProgress, signal });
  const row = { id, company_id: companyId, path, name: storedName(file.name), kind, purpose, expires_at: expiresAt };
  const recorded = signal.aborted
    ? null
    : await client.from("company_files").insert({ ...row, ...(sha256 !== null && { sha256 }) });
  if (recorded === null || recorded.error) {
    // If it fails too, the server removes the content within two hours.
    await client.storage.from(BUCKET).remove([path]);
    signal.throwIfAborted();
  }
  if (recorded?.error) {
    const found =
      recorded.error.code === UNIQUE_VIOLATION && sha256 !== null ? await findFile(backend, companyId, sha256) : null;
    if (found !== null) return found;
    throw toTableError(recorded.error, recorded.status);
  }
  await invalidate(queryClient, "companyFiles");
  // This project's own server does it by itself.
  if (backend.config.sampleData === null) void removeUnused(backend);
  return { status: "added" };
}

async function findFile({ client }: Backend, companyId: string, sha256: string): Promise<AddedFile | null> {
  const { data, error, status } = await client
    .from("company_files")
    .select("name,created_at")
    .eq("company_id", companyId)
    .eq("sha256", sha256)
    .order("created_at")
    .limit(1)
    .maybeSingle();
  if (error) throw toTableError(error, status);
  return data && { status: "exists", name: data.name, addedAt: data.created_at };
}

/** Null on a page without encryption, where browsers have no cryptography: then the server recognizes the file after the upload. */
async function checksumOf(file: File): Promise<string | null> {
  // TypeScript does not know that it may be missing.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** On a hosted project, removes the content of expired files. The next upload does what fails here. */
async function removeUnused({ client }: Backend): Promise<void> {
  const { data } = await client.rpc("purge_company_files");
  const paths = Array.isArray(data) ? data.filter((path) => typeof path === "string") : [];
  if (paths.length > 0) await client.storage.from(BUCKET).remove(paths);
}
