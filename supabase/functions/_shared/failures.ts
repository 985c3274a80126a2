import { BackendError } from "./backend.ts";
import { ProviderError } from "./provider.ts";

/** A failure as a function answers it: `code` is stable, `message` a sentence for the screen. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** What a function answers to an error of a data service or of the project's own tables; null for any other. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof ProviderError) return { status: error.status, code: error.code, message: error.message };
  if (!(error instanceof BackendError)) return null;
  // The store was asked first and did not say: asking the data service instead would spend its calls on every outage.
  return error.code === "unreachable"
    ? {
        status: 503,
        code: "database_unavailable",
        message: "The database cannot be reached at the moment. Try again in a minute.",
      }
    : {
        status: 500,
        code: "database_refused",
        message:
          "The database refused to be read. Ask your administrator to check SUPABASE_SERVICE_ROLE_KEY and the migrations.",
      };
}
