/**
 * The body of a request or an answer as text, read piece by piece and given up once it is longer than `maxBytes`;
 * null then. What a length header claims is not believed, only refused early.
 */
export async function readCappedText(message: Request | Response, maxBytes: number): Promise<string | null> {
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

/** The JSON of a text; undefined where it is none (JSON itself knows no undefined). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
