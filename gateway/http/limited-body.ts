/** Null if the body is larger than the limit; stops reading there. */
export async function readLimitedBody(request: Request, maxBytes: number): Promise<Buffer | null> {
  const contentLength = request.headers.get("content-length");
  if (contentLength !== null) {
    if (Number(contentLength) > maxBytes) return null;
    const bytes = Buffer.from(await request.arrayBuffer());
    return bytes.byteLength > maxBytes ? null : bytes;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
