/** Helpers for untrusted JSON: values of a wrong type become undefined or empty, and nothing throws. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** The value if it is an object, else an empty one. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : EMPTY;
}

const EMPTY: JsonObject = Object.freeze({});

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Trimmed text, undefined if blank. Removes NUL and replaces lone surrogates, which Postgres cannot store in `jsonb`. */
export function asText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const isStorable = value.isWellFormed() && !value.includes("\0");
  const text = (isStorable ? value : value.toWellFormed().replaceAll("\0", "")).trim();
  return text === "" ? undefined : text;
}

/** The texts of an array, without other items; undefined if it is not an array. */
export function asTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.flatMap((item) => asText(item) ?? []) : undefined;
}

export function asNonNegativeNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Parses the objects of an array and skips other items; undefined if it is not an array. */
export function asList<T>(value: unknown, parseItem: (item: JsonObject) => T): readonly T[] | undefined {
  return Array.isArray(value) ? value.filter(isObject).map(parseItem) : undefined;
}

export function asOptional<T>(value: unknown, parse: (object: JsonObject) => T): T | undefined {
  return isObject(value) ? parse(value) : undefined;
}

/** Drops undefined fields. The type requires every field of `T` to be listed. */
export function omitUndefined<T extends object>(fields: { readonly [K in keyof Required<T>]: T[K] | undefined }): T {
  const known: Partial<T> = {};
  for (const name in fields) if (fields[name] !== undefined) known[name] = fields[name];
  return known as T;
}
