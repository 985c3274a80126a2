/** The statements that ask Postgres about rows: whether filters choose them, who may see them, what is in them. */
import type { Statement } from "#gateway/db/port/database.ts";
import { quoteIdentifier, relationName } from "#gateway/db/port/sql-text.ts";
import type { PublishedTable } from "./catalog.ts";
import { type Condition, conditionSql } from "./filter.ts";

/** Columns by name, as JSON. */
export type RowValues = Readonly<Record<string, unknown>>;

/** Answers a row for each row that one of the filters chooses: `nth` (from 1) and `filter` (from 0). */
export function filterStatement(
  table: PublishedTable,
  filters: readonly (readonly Condition[])[],
  rows: readonly RowValues[],
): Statement {
  const used = new Set(filters.flat().map(({ column }) => column));
  const values: (string | null)[] = [JSON.stringify(rows)];
  const checks = filters.map((conditions, index) => {
    const sql = conditions.map((condition) => {
      values.push(condition.value);
      return conditionSql(condition, `r.${quoteIdentifier(condition.column)}`, values.length);
    });
    return `(${index}, ${sql.join(" and ")})`;
  });
  return {
    text: `select r."#" as nth, f.filter
           from ${rowsSql(table, [...used])} cross join lateral (values ${checks.join(", ")}) as f (filter, holds)
           where f.holds`,
    values,
  };
}

/** Answers `nth` (from 1) of the keys whose rows whoever asks may see. */
export function visibleStatement(table: PublishedTable, keys: readonly RowValues[]): Statement {
  return {
    text: `select r."#" as nth from ${rowsSql(table, table.key)} join ${relationName(table)} t on ${sameKey(table)}`,
    values: [JSON.stringify(keys)],
  };
}

/** Answers `nth` (from 1) and `record`, as JSON, of the rows with these keys. */
export function recordStatement(table: PublishedTable, keys: readonly RowValues[]): Statement {
  return {
    text: `select r."#" as nth, to_json(t) as record
           from ${rowsSql(table, table.key)} join ${relationName(table)} t on ${sameKey(table)}`,
    values: [JSON.stringify(keys)],
  };
}

/** `$1`, a JSON list of objects, as rows `r` of these columns and `#`, their number. */
function rowsSql(table: PublishedTable, names: readonly string[]): string {
  const columns = table.columns.filter(({ name }) => names.includes(name));
  const typed = columns.map(({ name, sqlType }) => `${quoteIdentifier(name)} ${sqlType}`);
  const listed = [...columns.map(({ name }) => quoteIdentifier(name)), '"#"'];
  return `rows from (json_to_recordset($1::json) as (${typed.join(", ")})) with ordinality as r (${listed.join(", ")})`;
}

function sameKey(table: PublishedTable): string {
  return table.key.map((name) => `t.${quoteIdentifier(name)} = r.${quoteIdentifier(name)}`).join(" and ");
}
