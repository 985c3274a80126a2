import { asObject, asText } from "#domain/company/parse-json.ts";

/** Claims of the browser's own access token. The signature is not verified: the server does that. */
export interface TokenClaims {
  readonly sessionId: string;
  /** `aal2` after a verified second factor. */
  readonly assurance: "aal1" | "aal2";
}

export function readAccessToken(token: string): TokenClaims {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  const claims = asObject(JSON.parse(new TextDecoder().decode(bytes)));
  return { sessionId: asText(claims.session_id) ?? "", assurance: claims.aal === "aal2" ? "aal2" : "aal1" };
}
