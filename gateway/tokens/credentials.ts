import type { Claims } from "./claims.ts";
import type { Tokens } from "./tokens.ts";

const ANONYMOUS: Claims = { role: "anon" };

export function bearerToken(headers: Headers): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization")?.trim() ?? "");
  return match?.[1] ?? null;
}

/**
 * Claims of the bearer token, else of the `apikey` (which is a JWT too), else `anon`.
 * @throws TokenError for an invalid token
 */
export async function readClaims(tokens: Tokens, headers: Headers): Promise<Claims> {
  const token = bearerToken(headers) ?? headers.get("apikey");
  return token === null || token === "" ? ANONYMOUS : tokens.verify(token);
}
