/**
 * One-time tokens of links in emails. As in GoTrue, the database and the link contain sha224(email + secret), prefixed with
 * `pkce_` for PKCE. GoTrue's secret has six digits, which an attacker who knows the email address could guess; this one has
 * 103 bits.
 */
import { createHash } from "node:crypto";
import { type RandomBytes, randomText } from "./random.ts";

const PKCE_PREFIX = "pkce_";
/** People may be on vacation when they are invited. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 3_600_000;

export function newTokenHash(random: RandomBytes, email: string, isPkce: boolean): string {
  return (isPkce ? PKCE_PREFIX : "") + hashToken(email, randomText(random, 20));
}

export function hashToken(email: string, secret: string): string {
  return createHash("sha224")
    .update(email + secret)
    .digest("hex");
}

export function isPkceToken(hash: string): boolean {
  return hash.startsWith(PKCE_PREFIX);
}
