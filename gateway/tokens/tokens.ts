/**
 * Signs and verifies access tokens: ES256 with the server's key, or HS256 with an existing project's secret. The key decides
 * the algorithm, never the token (RFC 8725, section 3.1).
 */
import { createHash } from "node:crypto";
import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import type { Claims } from "./claims.ts";

export type TokenErrorCode = "malformed" | "signature" | "expired" | "not-yet-valid" | "audience" | "role";

export class TokenError extends Error {
  override readonly name = "TokenError";
  readonly code: TokenErrorCode;

  constructor(code: TokenErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Tokens {
  /** The caller sets `iat` and `exp` (seconds since 1970). */
  sign(claims: Claims): Promise<string>;
  /** Allows 30 seconds of clock skew, as PostgREST does. @throws TokenError */
  verify(token: string): Promise<Claims>;
  /** The content of `/.well-known/jwks.json`; empty with a shared secret. */
  readonly publicKeys: { readonly keys: readonly JWK[] };
}

const ALLOWED_SKEW_SECONDS = 30;
const MAX_CACHED_TOKENS = 5000;

export type SigningKey =
  | { readonly algorithm: "ES256"; readonly jwk: JWK }
  | { readonly algorithm: "HS256"; readonly secret: string };

export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { algorithm: "ES256", jwk: { ...jwk, alg: "ES256", use: "sig", kid: await calculateJwkThumbprint(jwk) } };
}

/** @param now milliseconds since 1970 */
export async function createTokens(key: SigningKey, now: () => number = Date.now): Promise<Tokens> {
  const { algorithm } = key;
  const signingKey = await importSigningKey(key);
  const publicKeys = key.algorithm === "ES256" ? [publicPart(key.jwk)] : [];
  const verificationKey =
    key.algorithm === "ES256" ? await importJWK(publicPart(key.jwk), "ES256") : new TextEncoder().encode(key.secret);
  const header =
    key.algorithm === "ES256"
      ? { alg: algorithm, typ: "JWT", kid: String(key.jwk.kid) }
      : { alg: algorithm, typ: "JWT" };
  // Signatures are verified once per token; `exp` and `nbf` at every use.
  const verified = new Map<string, Claims>();

  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(signingKey),

    async verify(token) {
      const fingerprint = createHash("sha256").update(token).digest("base64");
      const cached = verified.get(fingerprint);
      if (cached !== undefined) {
        checkTimes(cached, now());
        return cached;
      }
      try {
        const { payload } = await jwtVerify(token, verificationKey, {
          algorithms: [algorithm],
          clockTolerance: ALLOWED_SKEW_SECONDS,
          currentDate: new Date(now()),
        });
        const claims = readClaims(payload);
        if (verified.size >= MAX_CACHED_TOKENS) verified.delete(verified.keys().next().value ?? "");
        verified.set(fingerprint, claims);
        return claims;
      } catch (error) {
        throw tokenError(error);
      }
    },

    publicKeys: { keys: publicKeys },
  };
}

function importSigningKey(key: SigningKey) {
  return key.algorithm === "ES256" ? importJWK(key.jwk, "ES256") : new TextEncoder().encode(key.secret);
}

function publicPart({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use, key_ops: ["verify"] } as JWK;
}

function readClaims(payload: JWTPayload): Claims {
  const { role, aud } = payload;
  if (typeof role !== "string" || role === "") throw new TokenError("role", "JWT has no role claim");
  if (aud !== undefined && aud !== "authenticated") throw new TokenError("audience", "JWT not in audience");
  return payload as Claims;
}

function checkTimes({ exp, nbf }: Claims, nowMs: number): void {
  const seconds = Math.floor(nowMs / 1000);
  if (exp !== undefined && exp <= seconds - ALLOWED_SKEW_SECONDS) throw new TokenError("expired", "JWT expired");
  if (typeof nbf === "number" && nbf > seconds + ALLOWED_SKEW_SECONDS) {
    throw new TokenError("not-yet-valid", "JWT not yet valid");
  }
}

function tokenError(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new TokenError("expired", "JWT expired");
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "nbf") {
    return new TokenError("not-yet-valid", "JWT not yet valid");
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed) {
    return new TokenError("signature", "JWSError JWSInvalidSignature");
  }
  if (error instanceof errors.JOSEError || error instanceof TypeError) {
    return new TokenError("malformed", "JWT could not be decoded");
  }
  return error;
}
