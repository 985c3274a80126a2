/** Names, columns and parameters as SQL. */
import { quoteIdentifier } from "./catalogue.ts";
import type { PlannedField } from "./planned.ts";

/** A statement's parameters, in the order they are bound. */
export class Parameters {
  readonly values: string[] = [];

  /** The placeholder of a value whose type Postgres works out itself. */
  bind(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export function relationName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

/** @param qualifier what the column belongs to, as SQL. */
export function fieldSql({ column, path, toJson }: PlannedField, qualifier: string, parameters: Parameters): string {
  const name = `${qualifier}.${quoteIdentifier(column)}`;
  if (path.length === 0) return name;
  let sql = toJson ? `to_jsonb(${name})` : name;
  for (const { kind, value, asText } of path) {
    sql += `${asText ? "->>" : "->"}${parameters.bind(value)}${kind === "index" ? "::int" : ""}`;
  }
  return sql;
}

/** A list as Postgres writes arrays, every element quoted: `{"a","b\"c"}`. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** A string literal, for names out of the catalogue alone. */
export function quoteLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes("\\") ? ` E${quoted.replaceAll("\\", "\\\\")}` : quoted;
}
