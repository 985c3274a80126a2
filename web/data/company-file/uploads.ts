/** Uploads in progress, which continue when the user opens another screen. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type FileProblem, guessKind, problemOf } from "#domain/company-file/company-file.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { BackendError } from "#web/backend/errors.ts";
import { addFile, type NewFile } from "./add-file.ts";

export type UploadState =
  /** A CV: waits for its purpose and expiry. */
  | { readonly status: "asking" }
  | { readonly status: "waiting" }
  /** `share` is from 0 to 1; null before the first byte is sent. */
  | { readonly status: "sending"; readonly share: number | null }
  | { readonly status: "exists"; readonly name: string; readonly addedAt: string }
  /** `code` as in `BackendError`; "unreadable" if the file changed since it was chosen. */
  | { readonly status: "failed"; readonly code: string; readonly message: string }
  | { readonly status: "not-allowed"; readonly problem: FileProblem };

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: UploadState;
}

interface Entry extends Upload {
  readonly content: NewFile;
  readonly abort: AbortController | null;
}

type AddFile = (
  content: NewFile,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => ReturnType<typeof addFile>;

const AT_ONCE = 2;
const NONE: readonly Upload[] = [];

export class Uploads {
  readonly #add: AddFile;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #byCompany = new Map<string, readonly Upload[]>();

  constructor(add: AddFile) {
    this.#add = add;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same array until something changes. */
  of(companyId: string): readonly Upload[] {
    return this.#byCompany.get(companyId) ?? NONE;
  }

  /** Files that the server would reject are listed with the reason; CVs wait for `describe`. */
  start(companyId: string, files: readonly File[]): void {
    const added = files.map((file): Entry => {
      const kind = guessKind(file.name);
      const problem = problemOf(file);
      return {
        id: crypto.randomUUID(),
        name: file.name,
        bytes: file.size,
        content: { companyId, file, kind, purpose: null, expiresAt: null },
        abort: null,
        state: problem === null ? { status: kind === "cv" ? "asking" : "waiting" } : { status: "not-allowed", problem },
      };
    });
    this.#set([...this.#entries, ...added]);
    this.#next();
  }

  /** Uploads a CV, or a file that was taken for one. */
  describe(id: string, description: Pick<NewFile, "kind" | "purpose" | "expiresAt">): void {
    this.#change(id, (entry) => ({
      ...entry,
      content: { ...entry.content, ...description },
      state: { status: "waiting" },
    }));
    this.#next();
  }

  retry(id: string): void {
    this.#change(id, (entry) => ({ ...entry, state: { status: "waiting" } }));
    this.#next();
  }

  /** Also cancels it. */
  remove(id: string): void {
    const entry = this.#entries.find((one) => one.id === id);
    this.#set(this.#entries.filter((one) => one !== entry));
    entry?.abort?.abort();
    this.#next();
  }

  /** When the user signs out. */
  clear(): void {
    for (const { id } of this.#entries) this.remove(id);
  }

  #next(): void {
    const sending = this.#entries.filter(({ state }) => state.status === "sending").length;
    const next = this.#entries.find(({ state }) => state.status === "waiting");
    if (next === undefined || sending >= AT_ONCE) return;
    const abort = new AbortController();
    this.#change(next.id, (entry) => ({ ...entry, abort, state: { status: "sending", share: null } }));
    void this.#send(next, abort.signal);
    this.#next();
  }

  async #send({ id, content }: Entry, signal: AbortSignal): Promise<void> {
    const onProgress = (share: number) =>
      this.#change(id, (entry) => ({ ...entry, state: { status: "sending", share } }));
    try {
      const result = await this.#add(content, onProgress, signal);
      if (result.status === "added") this.remove(id);
      else this.#change(id, (entry) => ({ ...entry, abort: null, state: result }));
    } catch (error) {
      if (!signal.aborted) this.#change(id, (entry) => ({ ...entry, abort: null, state: failedState(error) }));
    }
    this.#next();
  }

  #change(id: string, change: (entry: Entry) => Entry): void {
    this.#set(this.#entries.map((entry) => (entry.id === id ? change(entry) : entry)));
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#byCompany = Map.groupBy(entries, ({ content }) => content.companyId);
    for (const listener of this.#listeners) listener();
  }
}

function failedState(error: unknown): UploadState {
  if (error instanceof BackendError) return { status: "failed", code: error.code, message: error.message };
  // Reading the file failed: the browser does not say why.
  return { status: "failed", code: "unreadable", message: String(error) };
}

const byBackend = new WeakMap<Backend, Uploads>();

function uploadsOf(backend: Backend, queryClient: QueryClient): Uploads {
  const existing = byBackend.get(backend);
  if (existing !== undefined) return existing;
  const uploads = new Uploads((content, onProgress, signal) =>
    addFile(backend, queryClient, content, { onProgress, signal }),
  );
  backend.sessions.subscribe(() => {
    if (backend.sessions.current().status !== "signed-in") uploads.clear();
  });
  byBackend.set(backend, uploads);
  return uploads;
}

export function useUploads(companyId: string): { readonly uploads: Uploads; readonly list: readonly Upload[] } {
  const uploads = uploadsOf(useBackend(), useQueryClient());
  return { uploads, list: useSyncExternalStore(uploads.subscribe, () => uploads.of(companyId)) };
}
