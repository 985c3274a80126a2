import type { TransactionSettings } from "#gateway/db/port/database.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { bearerToken, readClaims } from "#gateway/tokens/credentials.ts";
import { storageError } from "./errors.ts";
import type { Caller, StorageService } from "./service.ts";

/**
 * @param operation storage-api's name of the endpoint, which policies read with `storage.operation()`
 * @throws StorageError, TokenError
 */
export async function authenticate(service: StorageService, request: Request, operation: string): Promise<Caller> {
  const headers = withScheme(request.headers);
  if (bearerToken(headers) === null && !headers.get("apikey")) {
    // Supabase's API gateway adds an empty header to a client's request, so that storage-js without a key gets this message.
    if (headers.has("authorization") || headers.has("x-client-info"))
      throw storageError.accessDenied("Invalid Compact JWS");
    throw storageError.schema("headers must have required property 'authorization'");
  }
  const claims = await readClaims(service.tokens, headers);
  await checkSession(service, claims);
  return { claims, owner: claims.sub ?? null, runAs: runAsOf(claims, request, operation) };
}

/** @throws StorageError */
export async function checkSession({ sessionState }: StorageService, claims: Claims): Promise<void> {
  const state = await sessionState(claims);
  if (state === "ended") throw storageError.accessDenied("JWT session has ended");
  if (state === "aal2-required") throw storageError.accessDenied("A second factor is required");
}

/** Under which row-level security decides. */
export function runAsOf(
  claims: Pick<Claims, "role" | "sub" | "aal">,
  request: Request,
  operation: string,
): TransactionSettings {
  return {
    role: claims.role,
    settings: {
      search_path: "storage, public, extensions",
      "request.jwt.claims": JSON.stringify(claims),
      "request.method": request.method,
      "request.path": new URL(request.url).pathname,
      "storage.operation": `storage.${operation}`,
      "storage.allow_delete_query": "true",
    },
  };
}

/** storage-api accepts a token without `Bearer`. */
function withScheme(headers: Headers): Headers {
  const credentials = headers.get("authorization")?.trim() ?? "";
  if (!/^[^\s]+$/.test(credentials)) return headers;
  const copy = new Headers(headers);
  copy.set("authorization", `Bearer ${credentials}`);
  return copy;
}
