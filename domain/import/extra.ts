/** The constraint `company_facts_extra_size`. */
const MAX_EXTRA_BYTES = 8000;

export type Extra = Readonly<Record<string, string>>;

/** The size of `extra::text` in the database, which has a space after each colon and comma. */
export function jsonbBytes(extra: Readonly<Record<string, unknown>>): number {
  const text = JSON.stringify(extra);
  let bytes = text.length + 2 * Object.keys(extra).length;
  // oxlint-disable-next-line no-control-regex -- everything outside ASCII
  for (const [letters] of text.matchAll(/[^\x00-\x7f]+/g)) bytes += utf8Length(letters) - letters.length;
  return bytes;
}

/** Two equal objects may have their keys in another order. */
export function mergedExtra(
  current: Readonly<Record<string, unknown>>,
  added: Extra,
  overwrites: boolean,
): Readonly<Record<string, unknown>> {
  const merged = overwrites ? { ...current, ...added } : { ...current, ...added, ...current };
  return jsonbBytes(merged) > MAX_EXTRA_BYTES ? current : merged;
}

export function hasSameEntries(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && one[key] === other[key])
  );
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
