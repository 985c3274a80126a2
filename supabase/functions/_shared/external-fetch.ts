/** One request to a provider, with every way in which HTTP can fail. */
import { readCappedBody } from "./capped-body.ts";

/** `fetch` with the URL as text. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface ExternalRequest {
  readonly fetch: Fetch;
  readonly url: string;
  /** Includes the API key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes it a POST of a form; a GET without. */
  readonly form?: URLSearchParams | undefined;
  readonly signal: AbortSignal;
  readonly maxBodyBytes: number;
}

export type ExternalResponse =
  | { readonly kind: "response"; readonly response: Response; readonly body: string }
  | { readonly kind: "unreachable" | "timeout" | "too-large" };

/**
 * Never throws: an error of `fetch` may quote the request's headers and thus the API key. Redirects are not followed, so
 * that the key never reaches another host.
 */
export async function externalFetch(request: ExternalRequest): Promise<ExternalResponse> {
  const { signal } = request;
  try {
    return await untilAborted(send(request), signal);
  } catch {
    return { kind: signal.aborted ? "timeout" : "unreachable" };
  }
}

async function send(request: ExternalRequest): Promise<ExternalResponse> {
  const { fetch, url, headers, form, signal, maxBodyBytes } = request;
  const posted = form === undefined ? {} : { method: "POST", body: form };
  const response = await fetch(url, { headers: { ...headers }, redirect: "manual", signal, ...posted });
  const body = await readCappedBody(response, maxBodyBytes);
  return body === null ? { kind: "too-large" } : { kind: "response", response, body };
}

/** Rejects with the signal's reason when it aborts first; for work that ignores signals. Does not keep the result until the signal's end. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
