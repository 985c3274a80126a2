import { quoteIdentifier } from "#gateway/db/port/sql-text.ts";
import type { PlannedField } from "./plan-types.ts";

/** The values of a statement, in the order of their placeholders. */
export class SqlParameters {
  readonly values: string[] = [];

  /** Returns the value's placeholder. Postgres infers the type. */
  bind(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** @param qualifier the relation or alias, as SQL. */
export function fieldSql({ column, path, toJson }: PlannedField, qualifier: string, parameters: SqlParameters): string {
  const name = `${qualifier}.${quoteIdentifier(column)}`;
  if (path.length === 0) return name;
  let sql = toJson ? `to_jsonb(${name})` : name;
  for (const { kind, value, asText } of path) {
    sql += `${asText ? "->>" : "->"}${parameters.bind(value)}${kind === "index" ? "::int" : ""}`;
  }
  return sql;
}
