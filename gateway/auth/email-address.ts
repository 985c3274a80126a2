/** One normalized spelling per email address, shared by accounts, the sign-in lock and links. */
import { authErrors } from "./errors.ts";

const MAX_LENGTH = 255;
/** The HTML standard's rule for `<input type=email>`, as in GoTrue. */
const SHAPE =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Trims, applies NFKC and lower-cases. Does not validate. */
export function normalizeEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

/** Normalizes and validates. @throws AuthError `validation_failed` */
export function parseEmail(email: string): string {
  const normalized = normalizeEmail(email);
  if (normalized === "" || normalized.length > MAX_LENGTH || !SHAPE.test(normalized)) {
    throw authErrors.invalid("Unable to validate email address: invalid format");
  }
  return normalized;
}

/**
 * An empty list allows every domain. Subdomains do not match. Neither do `user%other.example@domain`, `other.example!user@domain`
 * and encoded words: some mail servers deliver them to the other domain.
 */
export function isAllowedDomain(email: string, domains: readonly string[]): boolean {
  if (domains.length > 0 && /[%!]|=\?/.test(email)) return false;
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return domains.length === 0 || domains.some((allowed) => allowed.trim().replace(/^@/, "").toLowerCase() === domain);
}
