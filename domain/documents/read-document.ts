import type { PersonProfile } from "../profile/parse-profile.ts";

export type DocumentKind = "linkedin_pdf" | "pdf" | "docx" | "linkedin_archive" | "json_resume" | "text";

export type DocumentErrorCode =
  | "too_many_files"
  | "too_large"
  | "empty"
  | "password"
  | "picture_only"
  | "damaged"
  | "unpacked_too_large"
  | "unsupported"
  | "timeout"
  | "reader_stopped";

export interface DocumentProblem {
  readonly code: DocumentErrorCode;
  /** A sentence for the reader, with what to do next. */
  readonly message: string;
}

/** A file as read in the browser. It is never stored and never sent. */
export interface ReadDocument {
  /** The file's name. */
  readonly name: string;
  readonly kind: DocumentKind;
  /** Pages read; null for kinds without pages. */
  readonly pages: number | null;
  /** In reading order; empty with a problem. */
  readonly text: string;
  /** From a kind with named fields or a fixed layout; null for free text. */
  readonly profile: PersonProfile | null;
  /** What the outline of the text contains; null if `profile` is set or the text is no CV. */
  readonly textProfile: PersonProfile | null;
  /** What was left out, such as pages after the fiftieth. */
  readonly notice: string | null;
  /** Why the file could not be read. */
  readonly problem: DocumentProblem | null;
}

export interface ReadDocumentOptions {
  /** Ignores layouts and fields: "Read as plain text instead". */
  readonly isPlainText?: boolean;
}

export const DOCUMENT_LIMITS = {
  files: 50,
  bytes: 25_000_000,
  pages: 50,
  unpackedBytes: 50_000_000,
  characters: 1_000_000,
  /** Per file. */
  timeMs: 30_000,
} as const;

/** With fewer characters a page, a PDF has no text layer. */
export const PICTURE_CHARACTERS = 20;

export const documentMessages: Readonly<Record<DocumentErrorCode, string>> = {
  too_many_files: `You can add ${DOCUMENT_LIMITS.files} files at once. Add the others afterwards.`,
  too_large: `This file is larger than ${DOCUMENT_LIMITS.bytes / 1_000_000} MB. Save it without pictures and add it again.`,
  empty: "This file is empty.",
  password: "This PDF has a password. Save it without the password and add it again.",
  picture_only: "This PDF is a picture. Save it as text first.",
  damaged: "This file is damaged. Download or save it again.",
  unpacked_too_large: `Unpacked, this file is larger than ${DOCUMENT_LIMITS.unpackedBytes / 1_000_000} MB. Save the CV alone as PDF or .docx.`,
  unsupported: "This kind of file can't be read. Save it as PDF, .docx or text.",
  timeout: `Reading this file took longer than ${DOCUMENT_LIMITS.timeMs / 1000} seconds. Copy its text and paste it instead.`,
  reader_stopped: "The file reader stopped. Add this file again, or copy its text and paste it.",
};

/** A file that cannot be read. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  readonly retryable = false;

  constructor(code: DocumentErrorCode, message = documentMessages[code]) {
    super(message);
    this.name = "DocumentError";
    this.code = code;
  }
}

export function unreadDocument(name: string, problem: DocumentProblem): ReadDocument {
  const kind = kindOfName(name);
  return { name, kind, pages: null, text: "", profile: null, textProfile: null, notice: null, problem };
}

function kindOfName(name: string): DocumentKind {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === "pdf" || ending === "docx") return ending;
  return ending === "zip" ? "linkedin_archive" : "text";
}
