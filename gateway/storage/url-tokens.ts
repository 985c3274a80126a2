/** The tokens of signed URLs: JWTs of a key that signs nothing else. */
import { errors, jwtVerify, SignJWT } from "jose";
import type { Claims } from "#gateway/tokens/claims.ts";
import { storageError } from "./errors.ts";

interface DownloadClaims {
  readonly scope: "download";
  /** `bucket/key` */
  readonly url: string;
}

interface UploadClaims {
  readonly scope: "upload";
  readonly url: string;
  /** The user who signed it, and what row-level security knows about their session. */
  readonly owner?: string | undefined;
  readonly role: string;
  readonly aal?: Claims["aal"] | undefined;
  readonly upsert: boolean;
}

export interface UrlTokens {
  sign(claims: DownloadClaims | UploadClaims, lifetimeSeconds: number): Promise<string>;
  /** @throws StorageError */
  verify<Scope extends "download" | "upload">(
    token: string,
    scope: Scope,
    url: string,
  ): Promise<Extract<DownloadClaims | UploadClaims, { readonly scope: Scope }>>;
}

/** @param now milliseconds since 1970 */
export function createUrlTokens(key: Uint8Array, now: () => number): UrlTokens {
  return {
    sign(claims, lifetimeSeconds) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },
    async verify(token, scope, url) {
      const options = { algorithms: ["HS256"], currentDate: new Date(now()), requiredClaims: ["exp"] };
      const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? storageError.invalidToken(error.message) : error;
      });
      // A link to read an object is no permission to replace it.
      if (payload["scope"] !== scope || payload["url"] !== url) throw storageError.invalidSignature();
      return payload as never;
    },
  };
}
