/** Uploads content to the storage service. With XMLHttpRequest: `fetch`, which the official client uses, reports no progress. */
import { asObject, asText } from "#domain/company/parse-json.ts";
import type { Backend } from "#web/backend/client.ts";
import { BackendError, toNetworkError } from "#web/backend/errors.ts";

export const BUCKET = "company-files";

interface SendOptions {
  readonly path: string;
  readonly file: Blob;
  readonly contentType: string;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Throws `BackendError` with the storage service's code, and the signal's reason if it is aborted. */
export async function sendFile(backend: Backend, options: SendOptions): Promise<void> {
  const { client, config, connection } = backend;
  const { path, file, contentType, onProgress, signal } = options;
  const { data } = await client.auth.getSession();
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => {
    request.abort();
    reject(signal.reason);
  };
  signal.addEventListener("abort", abort);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
  request.addEventListener("load", () => {
    connection.responded();
    if (request.status === 200) resolve();
    else reject(toStorageError(request.status, request.responseText));
  });
  request.addEventListener("error", () => {
    connection.check();
    reject(toNetworkError());
  });
  request.open("POST", `${config.supabaseUrl}/storage/v1/object/${BUCKET}/${path}`);
  request.setRequestHeader("apikey", config.supabaseAnonKey);
  request.setRequestHeader("authorization", `Bearer ${data.session?.access_token ?? config.supabaseAnonKey}`);
  request.setRequestHeader("content-type", contentType);
  request.setRequestHeader("cache-control", "no-store");
  request.send(file);
  try {
    await promise;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** The status is in the body, as text. */
function toStorageError(httpStatus: number, text: string): BackendError {
  let body: Readonly<Record<string, unknown>> = {};
  try {
    body = asObject(JSON.parse(text));
  } catch (error) {
    // A proxy's page.
    if (!(error instanceof SyntaxError)) throw error;
  }
  const status = Number(asText(body.statusCode) ?? httpStatus);
  const message = asText(body.message) ?? `The server responded with status ${httpStatus}.`;
  return new BackendError(String(status), message, status >= 500);
}
