/** The role and the `request.*` settings (GUCs) of a request's transaction, as in PostgREST. */
import type { TransactionSettings } from "#gateway/db/port/database.ts";
import { quoteIdentifier } from "#gateway/db/port/sql-text.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import type { ApiRequest } from "./request.ts";

/** PostgREST's `db-extra-search-path`. */
const EXTRA_SEARCH_PATH = ["public", "extensions"];
// `Tokens.verify` returns the same object for the same token.
const claimsJson = new WeakMap<Claims, string>();

export function transactionSettings(
  request: ApiRequest,
  claims: Claims,
  headers: Headers,
  readOnly: boolean,
): TransactionSettings {
  const { target, method, schema, preferences } = request;
  const settings: Record<string, string> = {
    search_path: searchPath(schema),
    "request.jwt.claims": claimsText(claims),
    "request.method": method,
    "request.path": target.kind === "routine" ? `/rpc/${target.name}` : `/${target.name}`,
    "request.headers": headersJson(headers),
  };
  const cookies = headers.get("cookie");
  if (cookies !== null) settings["request.cookies"] = cookiesJson(cookies);
  if (preferences.timezone !== null) settings.timezone = preferences.timezone;
  return { role: claims.role, settings, readOnly };
}

function searchPath(schema: string): string {
  const schemas = [schema, ...EXTRA_SEARCH_PATH.filter((extra) => extra !== schema)];
  return schemas.map(quoteIdentifier).join(", ");
}

function claimsText(claims: Claims): string {
  const cached = claimsJson.get(claims);
  if (cached !== undefined) return cached;
  const json = JSON.stringify(claims);
  claimsJson.set(claims, json);
  return json;
}

function headersJson(headers: Headers): string {
  const all: Record<string, string> = {};
  for (const [name, value] of headers) {
    if (name !== "cookie") all[name] = value;
  }
  return JSON.stringify(all);
}

function cookiesJson(header: string): string {
  const pairs = header.split(";").map((part) => {
    const equals = part.indexOf("=");
    return [part.slice(0, Math.max(equals, 0)).trim(), part.slice(equals + 1).trim()] as const;
  });
  return JSON.stringify(Object.fromEntries(pairs.filter(([name]) => name !== "")));
}
