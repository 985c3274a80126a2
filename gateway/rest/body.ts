import { restError } from "./errors.ts";

const EMPTY = new Uint8Array();

/** @throws RestError (413) as soon as the body exceeds the limit. */
export async function readBody(request: Request, limitBytes: number): Promise<Uint8Array> {
  const contentLength = request.headers.get("content-length");
  if (contentLength !== null && Number(contentLength) > limitBytes) throw restError.bodyTooLarge(limitBytes);
  if (contentLength !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > limitBytes) throw restError.bodyTooLarge(limitBytes);
    return bytes;
  }
  if (request.body === null) return EMPTY;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > limitBytes) throw restError.bodyTooLarge(limitBytes);
    chunks.push(chunk);
  }
  return chunks.length === 1 ? (chunks[0] ?? EMPTY) : Buffer.concat(chunks);
}
