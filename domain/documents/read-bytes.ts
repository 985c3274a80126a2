import { decodeText, utf8StreamDecoder } from "../import/decode.ts";
import { FileReadError } from "../import/table.ts";
import { type UnpackBudget, unpack, type ZipEntry, zipEntries } from "../import/zip.ts";
import { type PersonProfile, parseProfile } from "../profile/parse-profile.ts";
import { ARCHIVE_FILES, type ArchiveFile, readArchive } from "./archive.ts";
import { type DocxPart, docxText, withHeadersAndFooters } from "./docx.ts";
import { isJsonResume } from "./json-resume.ts";
import { profileOfText } from "./outline-profile.ts";
import { profileText } from "./profile-text.ts";
import {
  DOCUMENT_LIMITS,
  DocumentError,
  type DocumentKind,
  PICTURE_CHARACTERS,
  type ReadDocument,
  type ReadDocumentOptions,
  unreadDocument,
} from "./read-document.ts";
import { readPdf } from "./read-pdf.ts";
import { readPdfPages } from "./read-pdf-pages.ts";

interface Content {
  readonly kind: DocumentKind;
  readonly pages?: number;
  readonly text: string;
  readonly profile?: PersonProfile | null;
  readonly notice?: string;
}

/** Reads a file by its content; the ending of its name is ignored. Never rejects: the problem is in the result. */
export async function readBytes(
  name: string,
  bytes: Uint8Array,
  options: ReadDocumentOptions = {},
): Promise<ReadDocument> {
  try {
    const { kind, pages = null, text, profile = null, notice = null } = await readContent(bytes, options);
    const isCut = text.length > DOCUMENT_LIMITS.characters;
    const shown = isCut ? text.slice(0, DOCUMENT_LIMITS.characters) : text;
    return {
      name,
      kind,
      pages,
      text: shown,
      profile,
      textProfile: profile === null ? profileOfText(shown) : null,
      notice: isCut ? "Read the first million characters." : notice,
      problem: null,
    };
  } catch (error) {
    const { code, message } = toDocumentError(error);
    return unreadDocument(name, { code, message });
  }
}

function toDocumentError(error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  // Of the zip and XML readers
  if (error instanceof FileReadError)
    return new DocumentError(error.code === "unpacked_too_large" ? "unpacked_too_large" : "damaged");
  throw error;
}

async function readContent(bytes: Uint8Array, options: ReadDocumentOptions): Promise<Content> {
  if (bytes.length === 0) throw new DocumentError("empty");
  if (bytes.length > DOCUMENT_LIMITS.bytes) throw new DocumentError("too_large");
  const start = ascii(bytes.subarray(0, 1024));
  if (start.includes("%PDF-")) return readPdfContent(bytes, options);
  if (start.startsWith("PK\u0003\u0004")) return readZip(bytes, options);
  rejectOtherKinds(start);
  return readText(bytes, options);
}

async function readPdfContent(bytes: Uint8Array, options: ReadDocumentOptions): Promise<Content> {
  const { pages, pageCount } = await readPdf(bytes);
  const characters = pages.flatMap(({ items }) => items.map(({ text }) => text.length)).reduce((a, b) => a + b, 0);
  if (characters < PICTURE_CHARACTERS * pages.length) throw new DocumentError("picture_only");
  const { kind, text, profile } = readPdfPages(pages, options);
  const notice = pageCount > pages.length ? `Read the first ${pages.length} of ${pageCount} pages.` : undefined;
  return { kind, pages: pages.length, text, profile, ...(notice === undefined ? {} : { notice }) };
}

function readZip(bytes: Uint8Array, { isPlainText = false }: ReadDocumentOptions): Content {
  const entries = zipEntries(bytes);
  const budget: UnpackBudget = { left: DOCUMENT_LIMITS.unpackedBytes };
  const word = entries.get("word/document.xml");
  if (word !== undefined) return readDocx(bytes, entries, word, budget);
  const files = new Map<ArchiveFile, Uint8Array>();
  for (const [path, entry] of entries) {
    const file = ARCHIVE_FILES.find((name) => path.toLowerCase().split("/").at(-1) === name);
    if (file === undefined || files.has(file)) continue;
    const chunks: Uint8Array[] = [];
    unpackEntry(bytes, entry, budget, (chunk) => void chunks.push(chunk));
    files.set(file, joined(chunks));
  }
  if (!files.has("profile.csv") && !files.has("positions.csv"))
    throw new DocumentError("unsupported", "This is neither a Word document nor LinkedIn's data archive.");
  const profile = readArchive(files);
  return { kind: "linkedin_archive", text: profileText(profile), profile: isPlainText ? null : profile };
}

function readDocx(
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry>,
  word: ZipEntry,
  budget: UnpackBudget,
): Content {
  const read = (entry: ZipEntry): DocxPart => {
    const decode = utf8StreamDecoder();
    const part = docxText();
    unpackEntry(bytes, entry, budget, (chunk, isLast) => part.write(decode(chunk, isLast)));
    return part.close();
  };
  const document = read(word);
  const textsOf = (pattern: RegExp) =>
    [...entries].filter(([path]) => pattern.test(path)).map(([, entry]) => read(entry).text);
  const text = withHeadersAndFooters(
    document.text,
    textsOf(/^word\/header\d*\.xml$/),
    textsOf(/^word\/footer\d*\.xml$/),
  );
  if (text === "")
    throw new DocumentError("picture_only", "This Word document has no text. Save the CV as text first.");
  const { unread } = document;
  return { kind: "docx", text, ...(unread.length > 0 && { notice: `Not read: ${unread.join(", ")}.` }) };
}

function unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  budget: UnpackBudget,
  onChunk: (chunk: Uint8Array, isLast: boolean) => void,
): void {
  if (entry.isEncrypted) throw new DocumentError("password", "This file has a password. Save it without the password.");
  unpack(bytes, entry, budget, onChunk);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function readText(bytes: Uint8Array, { isPlainText = false }: ReadDocumentOptions): Content {
  const text = decodeText(bytes).text.replaceAll(/\r\n?/g, "\n").trim();
  if (text === "") throw new DocumentError("empty");
  if (controlShare(text) > 0.01) throw new DocumentError("unsupported");
  const json = /^[{[]/.test(text) && !isPlainText ? parseJson(text) : undefined;
  if (!isJsonResume(json)) return { kind: "text", text };
  const profile = parseProfile(json);
  return { kind: "json_resume", text: profileText(profile), profile };
}

/** Undefined for other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function controlShare(text: string): number {
  const sample = text.slice(0, 20_000);
  const controls = sample.match(/(?!\s)[\p{Cc}\ufffd]/gu)?.length ?? 0;
  return controls / sample.length;
}

function rejectOtherKinds(start: string): void {
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0"))
    throw new DocumentError("unsupported", "This is an old Word file or has a password. Save it as .docx or PDF.");
  if (start.startsWith("{\\rtf")) throw new DocumentError("unsupported", "RTF can't be read. Save it as .docx or PDF.");
  if (/^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF....WEBP|II\*\0|MM\0\*)|^....ftyphei/s.test(start))
    throw new DocumentError("picture_only", "This file is a picture. Save the CV as text first.");
  if (/^\s*(?:<!doctype html|<html)/i.test(start))
    throw new DocumentError("unsupported", "This is a web page. Open it, copy its text and paste it.");
}

function ascii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
