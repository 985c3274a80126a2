/** Columns and parameters as SQL. */
import { quoteIdentifier } from "#gateway/db/port/sql-text.ts";
import type { PlannedField } from "./plan-types.ts";

/** A statement's parameters, in the order they are bound. */
export class Parameters {
  readonly values: string[] = [];

  /** The placeholder of a value whose type Postgres works out itself. */
  bind(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
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
