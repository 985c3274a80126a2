import {
  DOCUMENT_LIMITS,
  type DocumentErrorCode,
  documentMessages,
  type ReadDocument,
  type ReadDocumentOptions,
  unreadDocument,
} from "#domain/documents/read-document.ts";
import { onPersonalDataDeleted } from "#web/backend/personal-data.ts";
import type { FileRequest, FileResponse } from "./worker-messages.ts";

export interface ReadFilesOptions extends ReadDocumentOptions {
  readonly signal?: AbortSignal;
  /** Called after each file, in the files' order. */
  readonly onRead?: (document: ReadDocument, index: number) => void;
}

let worker: Worker | null = null;
let lastId = 0;
/** One file is read at a time. */
let queue: Promise<unknown> = Promise.resolve();

onPersonalDataDeleted(endWorker);

/**
 * Reads files in a worker that is loaded with the first one; nothing is stored and nothing is sent. Never rejects for a file: its
 * problem is in the result. Resolves with the files read before `signal` was aborted.
 */
export async function readFiles(
  files: readonly File[],
  { signal, onRead, ...options }: ReadFilesOptions = {},
): Promise<readonly ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for (const [index, file] of files.entries()) {
    if (signal?.aborted === true) break;
    const document =
      index < DOCUMENT_LIMITS.files ? await readFile(file, options, signal) : unread(file, "too_many_files");
    if (document === null) break;
    documents.push(document);
    onRead?.(document, index);
  }
  return documents;
}

/** Null if it was aborted. */
async function readFile(
  file: File,
  options: ReadDocumentOptions,
  signal: AbortSignal | undefined,
): Promise<ReadDocument | null> {
  if (file.size > DOCUMENT_LIMITS.bytes) return unread(file, "too_large");
  const reading = queue.then(() => (signal?.aborted === true ? null : readInWorker(file, options, signal)));
  queue = reading;
  return reading;
}

/** Always resolves. A reader that takes too long, or that is aborted, is ended: the next file starts a new one. */
function readInWorker(
  file: File,
  options: ReadDocumentOptions,
  signal: AbortSignal | undefined,
): Promise<ReadDocument | null> {
  worker ??= new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module", name: "file reader" });
  const current = worker;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const listening = new AbortController();
    const finish = (document: ReadDocument | null) => {
      clearTimeout(timer);
      listening.abort();
      resolve(document);
    };
    const stop = (code: DocumentErrorCode | null) => {
      endWorker();
      finish(code === null ? null : unread(file, code));
    };
    const timer = setTimeout(() => stop("timeout"), DOCUMENT_LIMITS.timeMs);
    const listen = { signal: listening.signal };
    signal?.addEventListener("abort", () => stop(null), listen);
    current.addEventListener("error", () => stop("reader_stopped"), listen);
    current.addEventListener(
      "message",
      ({ data }: MessageEvent<FileResponse>) => {
        if (data.id === id) finish(data.document);
      },
      listen,
    );
    current.postMessage({ id, file, options } satisfies FileRequest);
  });
}

function endWorker(): void {
  worker?.terminate();
  worker = null;
}

function unread(file: File, code: DocumentErrorCode): ReadDocument {
  return unreadDocument(file.name, { code, message: documentMessages[code] });
}
