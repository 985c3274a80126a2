/** JSON responses to requests that do not reach the app: invalid HTTP, an invalid URL or host, and rejected upgrades. */
import { STATUS_CODES } from "node:http";

const HEADERS = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** For a raw socket, which is closed afterwards. */
export function rawResponse(status: number, body: object): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(text)}`,
    "connection: close",
    "",
    text,
  ].join("\r\n");
}

export function jsonResponse(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: HEADERS });
}
