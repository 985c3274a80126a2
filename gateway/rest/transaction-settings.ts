/** Who a request's transaction runs as, and what it can ask about the request. */
import type { Session } from "#gateway/db/port/database.ts";
import { quoteIdentifier } from "#gateway/db/port/sql-text.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import type { Intent } from "./request.ts";

/** Where unqualified names are looked for behind the request's own schema. */
const EXTRA_SEARCH_PATH = ["public", "extensions"];
// One object a token, as long as the token is remembered.
const claimsJson = new WeakMap<Claims, string>();

export function sessionOf(intent: Intent, claims: Claims, headers: Headers, readOnly: boolean): Session {
  const { target, method, schema, preferences } = intent;
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
  const known = claimsJson.get(claims);
  if (known !== undefined) return known;
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
