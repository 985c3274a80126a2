/** JSON whose numbers stay as Postgres wrote them: `bigint` and `numeric` have more digits than JavaScript keeps. */
const MAY_LOSE_DIGITS = /[0-9]{16}|\.[0-9]*0[,}\]]/;
/** ES2025; the compiler's library does not know it yet. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/**
 * Null for what is no JSON: anyone with a connection to the database may notify. Numbers that JavaScript would write
 * otherwise become values that `JSON.stringify` writes as they stood.
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
  if (!MAY_LOSE_DIGITS.test(text)) return JSON.parse(text);
  const keepDigits = (_key: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" && context?.source !== undefined && String(value) !== context.source
      ? rawJSON(context.source)
      : value;
  return JSON.parse(text, keepDigits);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
