/** What an account's email and password have to look like (specification, section 5). */

export const PASSWORD_MIN_LENGTH = 8;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function emailFault(email: string): "invalid" | null {
  return EMAIL.test(email.trim()) ? null : "invalid";
}

export function passwordFault(password: string): "too-short" | null {
  return Array.from(password).length >= PASSWORD_MIN_LENGTH ? null : "too-short";
}
