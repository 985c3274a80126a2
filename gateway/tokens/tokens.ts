/**
 * Access tokens: signed and verified here, and nowhere else. ES256 with a key of our own, or HS256 where an existing
 * project's secret is given. The algorithm is fixed by the key, never by the token (RFC 8725, section 3.1).
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

/** Why a token was not accepted. */
export type TokenFault = "malformed" | "signature" | "expired" | "not-yet-valid" | "audience" | "role";

export class TokenError extends Error {
  override readonly name = "TokenError";
  readonly fault: TokenFault;

  constructor(fault: TokenFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

export interface Tokens {
  /** Signs the claims as they are; `iat` and `exp` (seconds since 1970) are the caller's to set. */
  sign(claims: Claims): Promise<string>;
  /** The claims of a valid token. Throws `TokenError`. Clocks may differ by 30 seconds (PostgREST's allowance). */
  verify(token: string): Promise<Claims>;
  /** The public keys, as `/.well-known/jwks.json` shows them; empty with a shared secret. */
  readonly publicKeys: { readonly keys: readonly JWK[] };
}

const ALLOWED_SKEW_SECONDS = 30;
const REMEMBERED_TOKENS = 5000;

export type SigningKey =
  | { readonly algorithm: "ES256"; readonly jwk: JWK }
  | { readonly algorithm: "HS256"; readonly secret: string };

export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { algorithm: "ES256", jwk: { ...jwk, alg: "ES256", use: "sig", kid: await calculateJwkThumbprint(jwk) } };
}

/** @param now milliseconds since 1970; the clock comes in so that tests can move it. */
export async function createTokens(key: SigningKey, now: () => number = Date.now): Promise<Tokens> {
  const { algorithm } = key;
  const secret = await importSecret(key);
  const publicKeys = key.algorithm === "ES256" ? [publicPart(key.jwk)] : [];
  const verificationKey =
    key.algorithm === "ES256" ? await importJWK(publicPart(key.jwk), "ES256") : new TextEncoder().encode(key.secret);
  const header =
    key.algorithm === "ES256"
      ? { alg: algorithm, typ: "JWT", kid: String(key.jwk.kid) }
      : { alg: algorithm, typ: "JWT" };
  // A signature is checked once a token; its times are checked at every use.
  const verified = new Map<string, Claims>();

  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(secret),

    async verify(token) {
      const fingerprint = createHash("sha256").update(token).digest("base64");
      const known = verified.get(fingerprint);
      if (known !== undefined) {
        checkTimes(known, now());
        return known;
      }
      try {
        const { payload } = await jwtVerify(token, verificationKey, {
          algorithms: [algorithm],
          clockTolerance: ALLOWED_SKEW_SECONDS,
          currentDate: new Date(now()),
        });
        const claims = readClaims(payload);
        if (verified.size >= REMEMBERED_TOKENS) verified.delete(verified.keys().next().value ?? "");
        verified.set(fingerprint, claims);
        return claims;
      } catch (error) {
        throw tokenError(error);
      }
    },

    publicKeys: { keys: publicKeys },
  };
}

function importSecret(key: SigningKey) {
  return key.algorithm === "ES256" ? importJWK(key.jwk, "ES256") : new TextEncoder().encode(key.secret);
}

function publicPart({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use, key_ops: ["verify"] } as JWK;
}

function readClaims(payload: JWTPayload): Claims {
  const { role, aud } = payload;
  if (typeof role !== "string" || role === "") throw new TokenError("role", "The token names no role");
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
