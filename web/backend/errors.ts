/** Errors of every service as one type: a code to branch on and a message to show. */
import {
  type AuthError,
  AuthRetryableFetchError,
  AuthWeakPasswordError,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type PostgrestError,
} from "@supabase/supabase-js";
import { asObject, asText } from "#domain/company/parse-json.ts";

export class BackendError extends Error {
  override readonly name = "BackendError";
  /** SQLSTATE, `PGRST…`, GoTrue's or a function's code, an HTTP status, or `network` when the request got no response. */
  readonly code: string;
  /** Whether the same request may succeed in a moment. */
  readonly retryable: boolean;

  constructor(code: string, message: string, retryable: boolean) {
    super(message);
    this.code = code;
    this.retryable = retryable;
  }
}

/** SQLSTATE `unique_violation`. */
export const UNIQUE_VIOLATION = "23505";

/** SQLSTATE `transaction_resolution_unknown`. */
const RESULT_UNKNOWN = "08007";

export function toAuthError(error: AuthError): BackendError {
  if (error instanceof AuthRetryableFetchError) return toNetworkError();
  if (error instanceof AuthWeakPasswordError) return new BackendError("weak_password", error.message, false);
  return new BackendError(error.code ?? "unknown", error.message, false);
}

/** `status` is 0 when the request got no response. */
export function toTableError(error: PostgrestError, status: number): BackendError {
  if (status === 0) return toNetworkError();
  if (error.code === RESULT_UNKNOWN) {
    const message = "The server didn't confirm the change. It may be saved: reload and check before you repeat it.";
    return new BackendError(error.code, message, false);
  }
  return new BackendError(error.code, error.message, status >= 500);
}

export async function toFunctionError(error: unknown): Promise<BackendError> {
  if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError) {
    return toResponseError(error.context as Response);
  }
  if (error instanceof FunctionsFetchError) return toNetworkError();
  return new BackendError("unknown", error instanceof Error ? error.message : String(error), false);
}

/** Reads the `{code, message}` of a function's error response. */
export async function toResponseError(response: Response): Promise<BackendError> {
  const { status } = response;
  const body = asObject(await response.json().catch(() => null));
  const message = asText(body.message) ?? `The server responded with status ${status}.`;
  // Not retryable: the function has retried already, and every call counts against the provider's limit.
  return new BackendError(asText(body.code) ?? String(status), message, false);
}

export function toNetworkError(): BackendError {
  return new BackendError("network", "Can't reach the server. Check your connection and try again.", true);
}
