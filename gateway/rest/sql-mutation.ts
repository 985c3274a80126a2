/** INSERT, UPDATE and DELETE; what they return is the answer's source. */
import { quoteIdentifier, quoteLiteral, relationName } from "#gateway/db/port/sql-text.ts";
import type { CatalogColumn } from "./catalog.ts";
import type { Conflict, MutationPlan, Returning } from "./plan-types.ts";
import { conditionSql, conditions } from "./sql-conditions.ts";
import type { Parameters } from "./sql-fields.ts";

export function mutationSource(plan: MutationPlan, parameters: Parameters): string {
  switch (plan.kind) {
    case "update":
      return updateSql(plan, parameters);
    case "delete": {
      const target = relationName(plan.relation);
      return `delete from ${target}${conditions(plan.shape.where, target, parameters)}${returningSql(plan.returning, target)}`;
    }
    default:
      return insertSql(plan, parameters);
  }
}

function insertSql(plan: MutationPlan, parameters: Parameters): string {
  const target = relationName(plan.relation);
  const names = plan.columns.map(({ name }) => quoteIdentifier(name));
  const list = names.length === 0 ? "" : ` (${names.join(", ")})`;
  const values = names.map((name) => ` pgrst_body.${name}`).join(",");
  const body = bodySource(plan, parameters, false);
  const tests = plan.conflict?.action === "merge" ? [`${countInserted("+")} <> '0'`] : [];
  // PUT writes the row its URL names, and no other.
  const named = plan.kind === "put" ? plan.shape.where : [];
  tests.push(...named.map((condition) => conditionSql(condition, "pgrst_body", parameters)));
  const where = tests.length === 0 ? "" : ` where ${tests.join(" and ")}`;
  const conflict = plan.conflict ? conflictSql(plan.conflict, names) : "";
  return `insert into ${target}${list} select${values} from ${body}${where}${conflict}${returningSql(plan.returning, target)}`;
}

function conflictSql({ action, columns }: Conflict, written: readonly string[]): string {
  if (columns.length === 0) return "";
  const on = ` on conflict (${columns.map(quoteIdentifier).join(", ")})`;
  if (action === "ignore" || written.length === 0) return `${on} do nothing`;
  const sets = written.map((name) => `${name} = excluded.${name}`);
  return `${on} do update set ${sets.join(", ")} where ${countInserted("-")} <> '-1'`;
}

/**
 * Counts rows as they are proposed (+) and as they turn out to be there already (-): the only way to tell inserted from
 * updated that also works on views and partitions. The setting lasts for the transaction; the comparison never fails.
 */
function countInserted(sign: "+" | "-"): string {
  const known = "coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)";
  return `set_config('pgrst.inserted', (${known} ${sign} 1)::text, true)`;
}

function updateSql(plan: MutationPlan, parameters: Parameters): string {
  const target = relationName(plan.relation);
  if (plan.columns.length === 0) {
    const columns = returningColumns(plan.returning, target);
    return `select ${columns} from ${target} where false`;
  }
  const sets = plan.columns.map(({ name }) => `${quoteIdentifier(name)} = pgrst_body.${quoteIdentifier(name)}`);
  const body = bodySource(plan, parameters, true);
  const where = conditions(plan.shape.where, target, parameters);
  return `update ${target} set ${sets.join(", ")} from ${body}${where}${returningSql(plan.returning, target)}`;
}

function returningSql(returning: Returning, target: string): string {
  return ` returning ${returningColumns(returning, target)}`;
}

/** Where nothing is wanted back only the number of rows is, which needs no right to read them. */
function returningColumns({ star, columns }: Returning, target: string): string {
  if (star) return `${target}.*`;
  return columns.length === 0 ? "1" : columns.map((name) => `${target}.${quoteIdentifier(name)}`).join(", ");
}

/** The body's rows under the name `pgrst_body`, typed as the columns are. @param one the first of them alone. */
function bodySource({ columns, payload, preferences }: MutationPlan, parameters: Parameters, one: boolean): string {
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
  if (isObject || !one) return `${call} as pgrst_body(${typed})`;
  return `(select * from ${call} as pgrst_row(${typed}) limit 1) pgrst_body`;
}

// A function takes 100 arguments at most.
const DEFAULTS_AT_ONCE = 40;

/** The body with the columns' defaults under its own keys. */
function withDefaults(columns: readonly CatalogColumn[], text: string, isObject: boolean): string {
  const pairs = columns.flatMap(({ name, default: value }) =>
    value === null ? [] : [`${quoteLiteral(name)}, ${value}`],
  );
  const objects: string[] = [];
  for (let start = 0; start < pairs.length; start += DEFAULTS_AT_ONCE) {
    objects.push(`jsonb_build_object(${pairs.slice(start, start + DEFAULTS_AT_ONCE).join(", ")})`);
  }
  const defaults = objects.length === 0 ? "'{}'::jsonb" : objects.join(" || ");
  if (isObject) return `${defaults} || ${text}::jsonb`;
  return `(select jsonb_agg(${defaults} || pgrst_element) from jsonb_array_elements(${text}::jsonb) pgrst_element)`;
}

/** The key of the one row written, every value as text. */
export function locationColumn(): string {
  const pairs = "json_each_text((select row_to_json(pgrst_source) from pgrst_source))";
  return `case when count(*) = 1 then (select json_object_agg(key, value) from ${pairs}) end as location`;
}
