/** Names and lists as SQL writes them: the one place where text becomes part of a statement. Values are parameters. */

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table's or function's name with its schema. */
export function relationName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

/** A list as Postgres writes arrays, every element quoted: `{"a","b\"c"}`. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** A string literal, for names out of the catalog alone. */
export function quoteLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes("\\") ? ` E${quoted.replaceAll("\\", "\\\\")}` : quoted;
}
