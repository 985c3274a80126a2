import { createHmac, hkdfSync } from "node:crypto";
import type { SigningKey } from "./tokens.ts";

/** Maps a text to 16 hexadecimal digits that only holders of the signing key can compute: pseudonyms for logs. */
export type KeyedHash = (text: string) => string;

export function createKeyedHash(signingKey: SigningKey): KeyedHash {
  const secret = signingKey.algorithm === "HS256" ? signingKey.secret : String(signingKey.jwk.d);
  const key = Buffer.from(hkdfSync("sha256", secret, "", "log pseudonyms", 32));
  return (text) => createHmac("sha256", key).update(text).digest("hex").slice(0, 16);
}
