/** Answers written to a socket by hand: where a request never reaches the app, or asks for another protocol. */

/** An answer of JSON with the headers that every answer has, after which the connection ends. */
export function rawAnswer(status: number, words: string, body: object): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${words}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    "cache-control: no-store",
    "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options: nosniff",
    "x-frame-options: DENY",
    "referrer-policy: no-referrer",
    "connection: close",
    "",
    text,
  ].join("\r\n");
}
