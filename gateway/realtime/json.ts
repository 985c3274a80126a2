/** JSON that preserves numbers as Postgres wrote them: `bigint` and `numeric` exceed JavaScript's precision. */
const MAY_LOSE_PRECISION = /[0-9]{16}|\.[0-9]*0[,}\]]/;
/** ES2025; missing from TypeScript's lib. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/**
 * Null for invalid JSON: any database client can send a notification. Numbers that JavaScript would change become
 * `JSON.rawJSON` values, which `JSON.stringify` writes unchanged.
 */
export function parseOrNull(text: string): unknown {
  try {
    return parseExact(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function parseExact(text: string): unknown {
  if (!MAY_LOSE_PRECISION.test(text)) return JSON.parse(text);
  const preserveNumber = (_key: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" && context?.source !== undefined && String(value) !== context.source
      ? rawJSON(context.source)
      : value;
  return JSON.parse(text, preserveNumber);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
