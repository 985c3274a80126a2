/** INSERT, UPDATE and DELETE. Their RETURNING rows are the source (`pgrst_source`) of the response. */
import { quoteIdentifier, quoteLiteral, relationName } from "#gateway/db/port/sql-text.ts";
import type { CatalogColumn } from "./catalog.ts";
import type { MutationPlan, OnConflict, Returning } from "./plan-types.ts";
import type { SqlParameters } from "./sql-fields.ts";
import { conditionSql, whereClause } from "./sql-where.ts";

export function mutationSource(plan: MutationPlan, parameters: SqlParameters): string {
  switch (plan.kind) {
    case "update":
      return updateSql(plan, parameters);
    case "delete": {
      const target = relationName(plan.relation);
      const where = whereClause(plan.select.where, target, parameters);
      return `delete from ${target}${where}${returningSql(plan.returning, target)}`;
    }
    default:
      return insertSql(plan, parameters);
  }
}

function insertSql(plan: MutationPlan, parameters: SqlParameters): string {
  const target = relationName(plan.relation);
  const names = plan.columns.map(({ name }) => quoteIdentifier(name));
  const list = names.length === 0 ? "" : ` (${names.join(", ")})`;
  const values = names.map((name) => ` pgrst_body.${name}`).join(",");
  const body = bodySource(plan, parameters, false);
  const conditions = plan.onConflict?.action === "merge" ? [`${countInserted("+")} <> '0'`] : [];
  if (plan.kind === "put") {
    // PUT writes only the row that the URL's filters name.
    conditions.push(...plan.select.where.map((condition) => conditionSql(condition, "pgrst_body", parameters)));
  }
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  const conflict = plan.onConflict ? onConflictSql(plan.onConflict, names) : "";
  const returning = returningSql(plan.returning, target);
  return `insert into ${target}${list} select${values} from ${body}${where}${conflict}${returning}`;
}

function onConflictSql({ action, columns }: OnConflict, written: readonly string[]): string {
  if (columns.length === 0) return "";
  const on = ` on conflict (${columns.map(quoteIdentifier).join(", ")})`;
  if (action === "ignore" || written.length === 0) return `${on} do nothing`;
  const sets = written.map((name) => `${name} = excluded.${name}`);
  return `${on} do update set ${sets.join(", ")} where ${countInserted("-")} <> '-1'`;
}

/**
 * Counts up for each proposed row and down for each conflicting one: the rest were inserted, not updated. Unlike `xmax`, this
 * also works on views and partitions. The setting is local to the transaction; comparisons with the result are always true.
 */
function countInserted(sign: "+" | "-"): string {
  const current = "coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)";
  return `set_config('pgrst.inserted', (${current} ${sign} 1)::text, true)`;
}

function updateSql(plan: MutationPlan, parameters: SqlParameters): string {
  const target = relationName(plan.relation);
  if (plan.columns.length === 0) {
    const columns = returningColumns(plan.returning, target);
    return `select ${columns} from ${target} where false`;
  }
  const sets = plan.columns.map(({ name }) => `${quoteIdentifier(name)} = pgrst_body.${quoteIdentifier(name)}`);
  const body = bodySource(plan, parameters, true);
  const where = whereClause(plan.select.where, target, parameters);
  return `update ${target} set ${sets.join(", ")} from ${body}${where}${returningSql(plan.returning, target)}`;
}

function returningSql(returning: Returning, target: string): string {
  return ` returning ${returningColumns(returning, target)}`;
}

/** Without columns RETURNING counts rows only, which needs no SELECT privilege. */
function returningColumns({ star, columns }: Returning, target: string): string {
  if (star) return `${target}.*`;
  return columns.length === 0 ? "1" : columns.map((name) => `${target}.${quoteIdentifier(name)}`).join(", ");
}

/** The body's rows as `pgrst_body`, with the columns' types. */
function bodySource(
  { columns, payload, preferences }: MutationPlan,
  parameters: SqlParameters,
  firstOnly: boolean,
): string {
  const isObject = payload?.isObject === true;
  if (columns.length === 0) {
    return isObject
      ? "(values (1)) pgrst_body"
      : `json_array_elements(${parameters.bind(payload?.text ?? "[]")}) pgrst_body`;
  }
  const text = parameters.bind(payload?.text ?? "[]");
  const typed = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(", ");
  const suffix = isObject ? "to_record" : "to_recordset";
  const call =
    preferences.missing === "default"
      ? `jsonb_${suffix}(${withDefaults(columns, text, isObject)})`
      : `json_${suffix}(${text})`;
  if (isObject || !firstOnly) return `${call} as pgrst_body(${typed})`;
  return `(select * from ${call} as pgrst_row(${typed}) limit 1) pgrst_body`;
}

// A Postgres function takes at most 100 arguments, two for each default.
const DEFAULTS_PER_CALL = 40;

/** The body merged over the columns' defaults. */
function withDefaults(columns: readonly CatalogColumn[], text: string, isObject: boolean): string {
  const pairs = columns.flatMap(({ name, default: value }) =>
    value === null ? [] : [`${quoteLiteral(name)}, ${value}`],
  );
  const objects: string[] = [];
  for (let start = 0; start < pairs.length; start += DEFAULTS_PER_CALL) {
    objects.push(`jsonb_build_object(${pairs.slice(start, start + DEFAULTS_PER_CALL).join(", ")})`);
  }
  const defaults = objects.length === 0 ? "'{}'::jsonb" : objects.join(" || ");
  if (isObject) return `${defaults} || ${text}::jsonb`;
  return `(select jsonb_agg(${defaults} || pgrst_element) from jsonb_array_elements(${text}::jsonb) pgrst_element)`;
}

/** The key of a single inserted row, all values as text. */
export function locationColumn(): string {
  const pairs = "json_each_text((select row_to_json(pgrst_source) from pgrst_source))";
  return `case when count(*) = 1 then (select json_object_agg(key, value) from ${pairs}) end as location`;
}
