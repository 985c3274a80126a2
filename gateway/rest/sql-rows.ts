/** The rows of a response and the column that renders them. */
import { quoteIdentifier } from "#gateway/db/port/sql-text.ts";
import type { PlannedOrder, Projection, SelectPlan, SqlPlan } from "./plan-types.ts";
import type { Page } from "./range.ts";
import { fieldSql, type SqlParameters } from "./sql-fields.ts";
import { whereClause } from "./sql-where.ts";

/** @param from the source of the rows, also the qualifier of their columns. */
export function selectRows(select: SelectPlan, from: string, parameters: SqlParameters): string {
  const items = select.projections.map((projection) => projectionSql(projection, from, parameters)).join(", ");
  const where = whereClause(select.where, from, parameters);
  const order = orderSql(select.order, from, parameters);
  return `select ${items} from ${from}${where}${order}${pageSql(select.page, parameters)}`;
}

function projectionSql({ field, cast, alias }: Projection, qualifier: string, parameters: SqlParameters): string {
  if (field === null) return `${qualifier}.*`;
  const plain = fieldSql(field, qualifier, parameters);
  const value = cast === null ? plain : `cast(${plain} as ${cast})`;
  return alias === null ? value : `${value} as ${quoteIdentifier(alias)}`;
}

function orderSql(order: readonly PlannedOrder[], qualifier: string, parameters: SqlParameters): string {
  if (order.length === 0) return "";
  const terms = order.map(({ field, direction, nulls }) => {
    const term = fieldSql(field, qualifier, parameters);
    return `${term}${direction === null ? "" : ` ${direction}`}${nulls === null ? "" : ` nulls ${nulls}`}`;
  });
  return ` order by ${terms.join(", ")}`;
}

function pageSql({ limit, offset }: Page, parameters: SqlParameters): string {
  const limitSql = limit === null ? "" : ` limit ${parameters.bind(String(limit))}`;
  return offset === 0n ? limitSql : `${limitSql} offset ${parameters.bind(String(offset))}`;
}

/** Renders the rows of `_postgrest_t` as the response body. The server sends this text without parsing it. */
export function bodyColumn(plan: SqlPlan): string {
  const { hasBody, mediaType } = plan;
  if (!hasBody) return "null::text as body";
  if (mediaType.format === "csv") return `${CSV} as body`;
  const returnsOne = plan.kind === "call" && !plan.routine.returnsSet;
  const isScalar = plan.kind === "call" && plan.routine.returns === "scalar";
  if (mediaType.format === "object" || returnsOne) {
    const row = isScalar && returnsOne ? "_postgrest_t.pgrst_scalar" : "_postgrest_t";
    // string_agg joins nothing: any number of rows but one is an error (`checkRowCount`).
    return `coalesce(string_agg(${stripNullsSql(`to_json(${row})`, mediaType.stripNulls)}::text, ''), 'null') as body`;
  }
  const rows = isScalar ? "json_agg(_postgrest_t.pgrst_scalar)" : "json_agg(_postgrest_t)";
  return `coalesce(${stripNullsSql(rows, mediaType.stripNulls)}, '[]') as body`;
}

function stripNullsSql(json: string, strip: boolean): string {
  return strip ? `json_strip_nulls(${json})` : json;
}

// The text form of a row is CSV in parentheses.
const CSV =
  "coalesce((select string_agg(pgrst_key, ',') from json_object_keys(json_agg(_postgrest_t)->0) as pgrst_key), '')" +
  " || E'\\n' || " +
  "coalesce(string_agg(substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), E'\\n'), '')";
