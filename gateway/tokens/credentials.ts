/** From a request's headers to who is asking. */
import type { Claims } from "./claims.ts";
import type { Tokens } from "./tokens.ts";

const ANONYMOUS: Claims = { role: "anon" };

/** The bearer token of an `Authorization` header, or null where there is none. */
export function bearerToken(headers: Headers): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization")?.trim() ?? "");
  return match?.[1] ?? null;
}

/**
 * Who is asking: the bearer token's claims, else those of the `apikey`, else nobody (`anon`). The keys of this server are
 * JWTs themselves, so one check serves both. Throws `TokenError` for a token that is there but not valid.
 */
export async function readClaims(tokens: Tokens, headers: Headers): Promise<Claims> {
  const token = bearerToken(headers) ?? headers.get("apikey");
  return token === null || token === "" ? ANONYMOUS : tokens.verify(token);
}
