/** Reading of JSON that somebody else wrote: what has the wrong type is absent, nothing throws. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** The value where it is an object with keys; an empty one where it is anything else. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Trimmed text; absent where nothing is left. Lone surrogates and NUL go, because Postgres cannot keep them in `jsonb`. */
export function asText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.toWellFormed().replaceAll("\0", "").trim();
  return text === "" ? undefined : text;
}

/** A finite number that is not negative, as amounts of money are. */
export function asNonNegativeNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** The objects among a list's items, each read; absent where there is no list. */
export function asList<T>(value: unknown, readItem: (item: JsonObject) => T): readonly T[] | undefined {
  return Array.isArray(value) ? value.filter(isObject).map(readItem) : undefined;
}

/** An object read where there is one. */
export function asOptional<T>(value: unknown, read: (object: JsonObject) => T): T | undefined {
  return isObject(value) ? read(value) : undefined;
}

/** The fields that are there. Every field of `T` has to be named, so that none is forgotten. */
export function omitUndefined<T extends object>(fields: { readonly [K in keyof Required<T>]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
