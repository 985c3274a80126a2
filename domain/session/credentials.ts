/** Requirements for an account's email and password (specification, section 5). */

export const PASSWORD_MIN_LENGTH = 8;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isValidEmail(email: string): boolean {
  return EMAIL.test(email.trim());
}

export function isValidPassword(password: string): boolean {
  return Array.from(password).length >= PASSWORD_MIN_LENGTH;
}
