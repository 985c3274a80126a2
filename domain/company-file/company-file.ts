/** Files on companies: kinds, allowed types, limits. The bucket `company-files` has the same limits. */

export const FILE_KINDS = ["deck", "memo", "terms", "cv", "other"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const FILE_KIND_LABELS: Readonly<Record<FileKind, string>> = {
  deck: "Deck",
  memo: "Memo",
  terms: "Terms",
  cv: "CV",
  other: "Other",
};

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const MAX_CV_DAYS = 180;
const MEGABYTE = 1024 * 1024;

/** By the name's extension: what browsers report depends on the programs of the machine. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  txt: "text/plain",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

/** Of a file picker. */
export const ACCEPTED_EXTENSIONS = Object.keys(TYPES)
  .map((extension) => `.${extension}`)
  .join(",");

const WITH_TEXT: ReadonlySet<string | undefined> = new Set([TYPES["pdf"], TYPES["docx"], TYPES["txt"]]);
const PREVIEWED = new Set(["application/pdf", "image/png", "image/jpeg"]);
const KIND_OF_WORDS: readonly (readonly [RegExp, FileKind])[] = [
  [/ (cv|curriculum vitae|resume|lebenslauf) /, "cv"],
  [/ (term ?sheet|terms|safe|sha|loi|side letter|convertible) /, "terms"],
  [/ (memo|memorandum|one ?pager) /, "memo"],
  [/ (deck|pitch|presentation|teaser) /, "deck"],
];

/** Null for a type that is not allowed. */
export function mediaTypeOf(fileName: string): string | null {
  return TYPES[extensionOf(fileName)] ?? null;
}

/** Whether a browser shows it in a tab. */
export function isPreviewed(mediaType: string): boolean {
  return PREVIEWED.has(mediaType);
}

/** Whether its text can be read. */
export function hasText(mediaType: string): boolean {
  return WITH_TEXT.has(mediaType);
}

/** The name with the extension of its type, which may be missing after a change of the name. */
export function nameWithExtension(name: string, mediaType: string): string {
  if (mediaTypeOf(name) === mediaType) return name;
  const extension = Object.keys(TYPES).find((one) => TYPES[one] === mediaType);
  return extension === undefined ? name : `${name}.${extension}`;
}

/** What the file probably is, by its name. */
export function guessKind(fileName: string): FileKind {
  const words = fileName
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return (
    KIND_OF_WORDS.find(([pattern]) => pattern.test(` ${words} `))?.[1] ??
    (extensionOf(fileName) === "pptx" ? "deck" : "other")
  );
}

export type FileProblem = "empty" | "too-large" | "type";

/** What the server would reject; null if nothing is known. */
export function problemOf({ name, size }: { readonly name: string; readonly size: number }): FileProblem | null {
  if (mediaTypeOf(name) === null) return "type";
  if (size === 0) return "empty";
  return size > MAX_FILE_BYTES ? "too-large" : null;
}

/** `1.4 MB`, in units of 1024. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)} MB`;
}

/** At most as long as the database accepts; keeps the extension. */
export function storedName(fileName: string): string {
  const name = fileName.trim();
  if (name.length <= 255) return name;
  const extension = extensionOf(name);
  return `${name.slice(0, 254 - extension.length)}.${extension}`;
}

function extensionOf(fileName: string): string {
  return /\.([A-Za-z0-9]{1,5})$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? "";
}
