import type { Statement } from "#gateway/db/port/database.ts";
import { quoteIdentifier, relationName } from "#gateway/db/port/sql-text.ts";
import { type Condition, conditionSql } from "./filter.ts";
import type { PublishedTable } from "./published-tables.ts";

/** JSON values by column name. */
export type RowValues = Readonly<Record<string, unknown>>;

/** Returns `position` (from 1) and `filter` (from 0) for each row that matches a filter. */
export function filterStatement(
  table: PublishedTable,
  filters: readonly (readonly Condition[])[],
  rows: readonly RowValues[],
): Statement {
  const usedColumns = new Set(filters.flat().map(({ column }) => column));
  const values: (string | null)[] = [JSON.stringify(rows)];
  const checks = filters.map((conditions, index) => {
    const sql = conditions.map((condition) => {
      values.push(condition.value);
      return conditionSql(condition, `r.${quoteIdentifier(condition.column)}`, values.length);
    });
    return `(${index}, ${sql.join(" and ")})`;
  });
  return {
    text: `select r."#" as position, f.filter
           from ${rowsSql(table, [...usedColumns])} cross join lateral (values ${checks.join(", ")}) as f (filter, matches)
           where f.matches`,
    values,
  };
}

/** Returns `position` (from 1) of the keys whose rows the current role may see. */
export function visibleStatement(table: PublishedTable, keys: readonly RowValues[]): Statement {
  return {
    text: `select r."#" as position from ${rowsSql(table, table.key)} join ${relationName(table)} t on ${sameKey(table)}`,
    values: [JSON.stringify(keys)],
  };
}

/** Returns `record`, as JSON, of the rows with these keys. */
export function recordStatement(table: PublishedTable, keys: readonly RowValues[]): Statement {
  return {
    text: `select to_json(t) as record
           from ${rowsSql(table, table.key)} join ${relationName(table)} t on ${sameKey(table)}`,
    values: [JSON.stringify(keys)],
  };
}

/** `$1`, a JSON array of objects, as rows `r` with the given columns and `#`, the position from 1. */
function rowsSql(table: PublishedTable, names: readonly string[]): string {
  const columns = table.columns.filter(({ name }) => names.includes(name));
  const typed = columns.map(({ name, sqlType }) => `${quoteIdentifier(name)} ${sqlType}`);
  const listed = [...columns.map(({ name }) => quoteIdentifier(name)), '"#"'];
  return `rows from (json_to_recordset($1::json) as (${typed.join(", ")})) with ordinality as r (${listed.join(", ")})`;
}

function sameKey(table: PublishedTable): string {
  return table.key.map((name) => `t.${quoteIdentifier(name)} = r.${quoteIdentifier(name)}`).join(" and ");
}
