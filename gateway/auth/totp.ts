/** TOTP (RFC 6238). Every authenticator app supports SHA-1, 6 digits, 30 seconds. */
import { Secret, TOTP } from "otpauth";
import type { RandomBytes } from "./random.ts";

const PARAMETERS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

export interface TotpKey {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://totp/…`, the content of the QR code. */
  readonly uri: string;
}

export function generateTotpKey(random: RandomBytes, issuer: string, account: string): TotpKey {
  const secret = new Secret({ buffer: Uint8Array.from(random(SECRET_BYTES)).buffer });
  return { secret: secret.base32, uri: new TOTP({ ...PARAMETERS, issuer, label: account, secret }).toString() };
}

/** Accepts the codes of the current, previous and next period. */
export function verifyTotpCode(secret: string, code: string, nowMs: number): boolean {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) });
  return /^\d{6}$/.test(code) && totp.validate({ token: code, timestamp: nowMs, window: 1 }) !== null;
}

/** The secret as text in an SVG, for setups without a QR code renderer. */
export function renderSecretSvg(secret: string): string {
  const groups = secret.match(/.{1,4}/g) ?? [];
  const rows = [groups.slice(0, 4), groups.slice(4)].map((row) => row.join(" "));
  const line = (text: string, y: number, size: number) =>
    `<text x="120" y="${y}" font-size="${size}" text-anchor="middle">${text}</text>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 240 120" font-family="monospace">',
    '<rect width="240" height="120" fill="white"/>',
    line("Key for your authenticator app", 30, 12),
    ...rows.map((row, index) => line(row, 66 + index * 26, 16)),
    "</svg>",
  ].join("");
}
