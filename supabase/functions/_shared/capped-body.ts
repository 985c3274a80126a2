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

/** Far more than a provider's response has. Storing it (JSON.stringify, Postgres) fails on thousands of levels. */
const MAX_JSON_DEPTH = 100;

/** Undefined for invalid JSON, and for JSON of more than 100 levels. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Runs before parsing: a megabyte of brackets would take 60 MB of objects. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (character === '"') inString = !inString;
    else if (inString && character === "\\") index++;
    else if (inString) continue;
    else if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}
