/** Parses the subject and plain text of an email (RFC 5322, MIME). */

export interface MailMessage {
  readonly subject: string;
  readonly text: string;
}

export function parseMessage(lines: readonly string[]): MailMessage {
  const { headers, body } = parsePart(lines);
  return { subject: decodeWords(headers.get("subject") ?? ""), text: plainText(headers, body) ?? "" };
}

/** The text/plain content of a part or its first descendant with one. */
function plainText(headers: ReadonlyMap<string, string>, body: readonly string[]): string | null {
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    for (const part of splitParts(body, boundary)) {
      const { headers: inner, body: content } = parsePart(part);
      const text = plainText(inner, content);
      if (text !== null) return text;
    }
    return null;
  }
  if (!/^text\/plain/i.test(type)) return null;
  const encoding = (headers.get("content-transfer-encoding") ?? "7bit").toLowerCase();
  if (encoding === "base64") return Buffer.from(body.join(""), "base64").toString("utf8");
  if (encoding === "quoted-printable") return decodeQuoted(body.join("\n").replaceAll("=\n", ""));
  return body.join("\n");
}

function splitParts(body: readonly string[], boundary: string): string[][] {
  const parts: string[][] = [];
  for (const line of body) {
    if (line === `--${boundary}`) parts.push([]);
    else if (line === `--${boundary}--`) break;
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function parsePart(lines: readonly string[]): { headers: Map<string, string>; body: readonly string[] } {
  const end = lines.indexOf("");
  const headers = new Map<string, string>();
  const unfolded = lines
    .slice(0, end)
    .join("\n")
    .replaceAll(/\n[ \t]+/g, " ");
  for (const line of unfolded.split("\n")) {
    const colon = line.indexOf(":");
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: lines.slice(end + 1) };
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Encoded words in a header (RFC 2047). */
function decodeWords(text: string): string {
  return text.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_match, kind: string, word: string) =>
    kind.toLowerCase() === "b" ? Buffer.from(word, "base64").toString("utf8") : decodeQuoted(word.replaceAll("_", " ")),
  );
}
