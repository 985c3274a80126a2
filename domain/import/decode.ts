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
  if (marked !== null) {
    const text = decode(bytes, marked);
    return { text, encoding: marked, note: marked === "utf-8" ? damageNote(text) : null };
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, encoding: "utf-8", note: damageNote(text) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return {
      text: decode(bytes, "windows-1252"),
      encoding: "windows-1252",
      note: "The file is not valid UTF-8. It was read as windows-1252; check names with accents.",
    };
  }
}

/** UTF-8 that was read as windows-1252 and saved again: `MÃ¼nchen`. */
const DAMAGED = /Ã[\u0080-\u009f\u00a1-\u00bf\u0152-\u0161\u0178\u017d\u0192\u02c6\u02dc\u2013-\u203a€™]|â€/;
const LETTERS = 20;

function damageNote(text: string): string | null {
  const at = text.search(DAMAGED);
  if (at === -1) return null;
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, at - LETTERS), at))?.[0] ?? "";
  const after = /^..[\p{L}\p{N}]*/u.exec(text.slice(at, at + LETTERS))?.[0] ?? "";
  return `Letters with accents were damaged before this file was saved, as in “${before}${after}”. Export the list again as UTF-8, or correct them.`;
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
