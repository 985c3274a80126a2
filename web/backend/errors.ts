/** Whatever goes wrong on the wire, as one kind of error: a code to branch on, a sentence to show. */
import {
  type AuthError,
  AuthRetryableFetchError,
  AuthWeakPasswordError,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type PostgrestError,
} from "@supabase/supabase-js";

export class BackendFault extends Error {
  override readonly name = "BackendFault";
  /** The service's own code: SQLSTATE, `PGRST…`, GoTrue's, a function's; `network` when nothing answered. */
  readonly code: string;
  /** Whether the same request may succeed in a moment. */
  readonly retryable: boolean;

  constructor(code: string, message: string, retryable: boolean) {
    super(message);
    this.code = code;
    this.retryable = retryable;
  }
}

/** SQLSTATE: a row of this name or address is there already. */
export const UNIQUE_VIOLATION = "23505";

const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";

export function authFault(error: AuthError): BackendFault {
  if (error instanceof AuthRetryableFetchError) return new BackendFault("network", UNREACHABLE, true);
  if (error instanceof AuthWeakPasswordError) return new BackendFault("weak_password", error.message, false);
  return new BackendFault(error.code ?? "unknown", error.message, false);
}

export function tableFault(error: PostgrestError, status: number): BackendFault {
  if (status === 0) return new BackendFault("network", UNREACHABLE, true);
  return new BackendFault(error.code, error.message, status >= 500);
}

export function networkFault(): BackendFault {
  return new BackendFault("network", UNREACHABLE, true);
}

/** A function's refusal: reads the sentence it sent along with its status. */
export async function answeredFault(response: Response): Promise<BackendFault> {
  const body = (await response.json().catch(() => null)) as { code?: unknown; message?: unknown } | null;
  const message =
    typeof body?.message === "string" ? body.message : `The server answered with status ${response.status}.`;
  // The function has done its own retries; asking again at once would only spend more of the service's calls.
  return new BackendFault(typeof body?.code === "string" ? body.code : String(response.status), message, false);
}

/** What kept a function from answering well, as its client reports it. */
export async function functionFault(error: unknown): Promise<BackendFault> {
  if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError) {
    return answeredFault(error.context as Response);
  }
  if (error instanceof FunctionsFetchError) return networkFault();
  return new BackendFault("unknown", error instanceof Error ? error.message : String(error), false);
}
