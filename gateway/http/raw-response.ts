/** A JSON response for a raw socket, for requests that do not reach the app: invalid HTTP and rejected upgrades. */
export function rawResponse(status: number, statusText: string, body: object): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${statusText}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    "cache-control: no-store",
    "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options: nosniff",
    "x-frame-options: DENY",
    "referrer-policy: no-referrer",
    "cross-origin-resource-policy: same-origin",
    "connection: close",
    "",
    text,
  ].join("\r\n");
}
