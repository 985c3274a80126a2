/** Reads a body as text; null if it is longer than `maxBytes`. Stops reading at the limit, whatever Content-Length claims. */
export async function readCappedBody(message: Request | Response, maxBytes: number): Promise<string | null> {
  if (message.body === null) return "";
  if (Number(message.headers.get("content-length")) > maxBytes) {
    await message.body.cancel();
    return null;
  }
  const reader = message.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
