/** `Accept` and `Content-Type`. */

/** How the rows are written. */
export interface Media {
  readonly shape: "array" | "object" | "csv";
  readonly stripNulls: boolean;
  readonly contentType: string;
}

const media = (shape: Media["shape"], mime: string, stripNulls = false): Media => ({
  shape,
  stripNulls,
  contentType: `${mime}; charset=utf-8`,
});
const JSON_ARRAY = media("array", "application/json");
const JSON_OBJECT = media("object", "application/vnd.pgrst.object+json");
const STRIPPED_OBJECT = media("object", "application/vnd.pgrst.object+json;nulls=stripped", true);
const STRIPPED_ARRAY = media("array", "application/vnd.pgrst.array+json;nulls=stripped", true);
const CSV = media("csv", "text/csv");

export interface Accepted {
  /** Null where nothing acceptable can be produced. */
  readonly media: Media | null;
  /** As the client wrote them, for the refusal. */
  readonly wanted: readonly string[];
}

/** The first producible type, by falling `q`. */
export function parseAccept(header: string | null): Accepted {
  if (header === null || header === "*/*" || header === "application/json") return { media: JSON_ARRAY, wanted: [] };
  const ranges = header
    .split(",")
    .map((range) => ({ range: range.trim(), quality: quality(range) }))
    .filter(({ range }) => range !== "")
    .sort((a, b) => b.quality - a.quality);
  for (const { range } of ranges) {
    const found = producible(range);
    if (found) return { media: found, wanted: [] };
  }
  return { media: null, wanted: ranges.map(({ range }) => range) };
}

function quality(range: string): number {
  const match = /;\s*q=([\d.]+)/i.exec(range);
  const value = match ? Number(match[1]) : 1;
  return Number.isNaN(value) ? 0 : value;
}

function producible(range: string): Media | null {
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

/** What the body is said to be; null for a type that nothing reads. Without a word it is JSON. */
export function bodyType(contentType: string | null): BodyType | null {
  if (contentType === null) return "json";
  const mime = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return Object.hasOwn(BODY_TYPES, mime) ? (BODY_TYPES[mime] ?? null) : null;
}
