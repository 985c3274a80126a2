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

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Runs before parsing: a megabyte of brackets would take 60 MB of objects. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) index = endOfString(json, index);
    else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) depth--;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}

/** The index of the closing quote of the string that begins at `start`; the length of the text if it does not end. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}
