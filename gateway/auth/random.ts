/** Identifiers and secrets from an injected RNG. */

/** Must be cryptographically secure. */
export type RandomBytes = (bytes: number) => Uint8Array;

const LETTERS_AND_DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** UUID version 4. */
export function randomUuid(random: RandomBytes): string {
  const bytes = Uint8Array.from(random(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** A string of [a-z0-9], uniformly distributed (5.17 bits per character). */
export function randomText(random: RandomBytes, length: number): string {
  // Bytes from 252 on would favor the first letters (modulo bias).
  const limit = 256 - (256 % LETTERS_AND_DIGITS.length);
  let text = "";
  while (text.length < length) {
    for (const byte of random(length * 2)) {
      if (byte < limit && text.length < length) text += LETTERS_AND_DIGITS[byte % LETTERS_AND_DIGITS.length];
    }
  }
  return text;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: unknown): text is string {
  return typeof text === "string" && UUID.test(text);
}
