/** Email addresses: one spelling each, so that an account, its lock and its links agree on who is meant. */
import { authErrors } from "./errors.ts";

const MAX_LENGTH = 255;
/** The HTML standard's rule for `<input type=email>`, which is GoTrue's too. */
const SHAPE =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Trimmed, compatibility forms folded (NFKC), lower case. Does not say that it is an address. */
export function normalizeEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

/** The normalized address. Refuses with `validation_failed` what is none. */
export function parseEmail(email: string): string {
  const normalized = normalizeEmail(email);
  if (normalized === "" || normalized.length > MAX_LENGTH || !SHAPE.test(normalized)) {
    throw authErrors.invalid("Unable to validate email address: invalid format");
  }
  return normalized;
}

/** Whether the address lies at one of the domains; any does where the list is empty. Subdomains do not count. */
export function isAllowedDomain(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return domains.length === 0 || domains.some((allowed) => allowed.trim().replace(/^@/, "").toLowerCase() === domain);
}
