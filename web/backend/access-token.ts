/** What the browser reads of its own access token. It is not verified here: the server does that. */
export interface TokenClaims {
  readonly sessionId: string;
  /** `aal2` once a second factor was shown. */
  readonly assurance: "aal1" | "aal2";
}

export function readAccessToken(token: string): TokenClaims {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as { session_id?: string; aal?: string };
  return { sessionId: claims.session_id ?? "", assurance: claims.aal === "aal2" ? "aal2" : "aal1" };
}
