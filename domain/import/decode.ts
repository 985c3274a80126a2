import type { Encoding } from "./table.ts";

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  readonly note: string | null;
}

interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string;
}
/** A web standard that the language's own library does not declare. */
const { TextDecoder } = globalThis as unknown as {
  readonly TextDecoder: new (label: string, options?: { readonly fatal?: boolean }) => Decoder;
};

/** The encoding of the byte order mark, else strict UTF-8, else windows-1252, in which every byte is a character. */
export function decodeText(bytes: Uint8Array, encoding?: Encoding): DecodedText {
  if (encoding !== undefined) return { text: decode(bytes, encoding), encoding, note: null };
  const marked = encodingOfMark(bytes);
  if (marked !== null) return { text: decode(bytes, marked), encoding: marked, note: null };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8", note: null };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return {
      text: decode(bytes, "windows-1252"),
      encoding: "windows-1252",
      note: "The file is not valid UTF-8. It was read as windows-1252; check names with accents.",
    };
  }
}

export function utf8StreamDecoder(): (chunk: Uint8Array, isLast: boolean) => string {
  const decoder = new TextDecoder("utf-8");
  return (chunk, isLast) => decoder.decode(chunk, { stream: !isLast });
}

function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Also without a mark, UTF-16 shows by the zero in every second byte. */
function encodingOfMark(bytes: Uint8Array): Encoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd * 3 > sample.length && even === 0) return "utf-16le";
  return even * 3 > sample.length && odd === 0 ? "utf-16be" : null;
}
