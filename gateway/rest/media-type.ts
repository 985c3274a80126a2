/** `Accept` and `Content-Type`. */

export interface MediaType {
  readonly format: "array" | "object" | "csv";
  readonly stripNulls: boolean;
  readonly contentType: string;
}

const defineMediaType = (format: MediaType["format"], mime: string, stripNulls = false): MediaType => ({
  format,
  stripNulls,
  contentType: `${mime}; charset=utf-8`,
});
const JSON_ARRAY = defineMediaType("array", "application/json");
const JSON_OBJECT = defineMediaType("object", "application/vnd.pgrst.object+json");
const STRIPPED_OBJECT = defineMediaType("object", "application/vnd.pgrst.object+json;nulls=stripped", true);
const STRIPPED_ARRAY = defineMediaType("array", "application/vnd.pgrst.array+json;nulls=stripped", true);
const CSV = defineMediaType("csv", "text/csv");

export interface Accept {
  /** Null if no requested type is supported. */
  readonly mediaType: MediaType | null;
  /** The requested types if none is supported, for the error message. */
  readonly unsupported: readonly string[];
}

/** Chooses the first supported type, highest `q` first. */
export function parseAccept(header: string | null): Accept {
  if (header === null || header === "*/*" || header === "application/json") {
    return { mediaType: JSON_ARRAY, unsupported: [] };
  }
  const ranges = header
    .split(",")
    .map((range) => ({ range: range.trim(), quality: quality(range) }))
    .filter(({ range }) => range !== "")
    .sort((a, b) => b.quality - a.quality);
  for (const { range } of ranges) {
    const mediaType = supportedMediaType(range);
    if (mediaType) return { mediaType, unsupported: [] };
  }
  return { mediaType: null, unsupported: ranges.map(({ range }) => range) };
}

function quality(range: string): number {
  const match = /;\s*q=([\d.]+)/i.exec(range);
  const value = match ? Number(match[1]) : 1;
  return Number.isNaN(value) ? 0 : value;
}

function supportedMediaType(range: string): MediaType | null {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const stripped = parameters.some((parameter) => /^nulls="?stripped"?$/.test(parameter));
  switch (type) {
    case "*/*":
    case "application/json":
      return JSON_ARRAY;
    case "application/vnd.pgrst.object+json":
    case "application/vnd.pgrst.object":
      return stripped ? STRIPPED_OBJECT : JSON_OBJECT;
    case "application/vnd.pgrst.array+json":
    case "application/vnd.pgrst.array":
      return stripped ? STRIPPED_ARRAY : JSON_ARRAY;
    case "text/csv":
      return CSV;
    default:
      return null;
  }
}

export type BodyType = "json" | "csv" | "form" | "text" | "xml" | "bytes";

const BODY_TYPES: Readonly<Record<string, BodyType>> = {
  "application/json": "json",
  "text/csv": "csv",
  "application/x-www-form-urlencoded": "form",
  "text/plain": "text",
  "text/xml": "xml",
  "application/octet-stream": "bytes",
};

/** The type of the request body: JSON without a `Content-Type`, null for unsupported types. */
export function bodyType(contentType: string | null): BodyType | null {
  if (contentType === null) return "json";
  const mime = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return Object.hasOwn(BODY_TYPES, mime) ? (BODY_TYPES[mime] ?? null) : null;
}
