/** The rows of an answer, and the text they become. */
import { quoteIdentifier } from "#gateway/db/port/sql-text.ts";
import type { CallPlan, MutationPlan, PlannedOrder, Projection, ReadPlan, Shape } from "./plan-types.ts";
import type { Page } from "./range.ts";
import { conditions } from "./sql-conditions.ts";
import { fieldSql, type Parameters } from "./sql-fields.ts";

/** @param from what the rows come from, and what their columns are qualified with. */
export function selectRows(shape: Shape, from: string, parameters: Parameters): string {
  const items = shape.select.map((item) => projectionSql(item, from, parameters)).join(", ");
  const where = conditions(shape.where, from, parameters);
  return `select ${items} from ${from}${where}${orderSql(shape.order, from, parameters)}${pageSql(shape.page, parameters)}`;
}

function projectionSql({ field, cast, alias }: Projection, qualifier: string, parameters: Parameters): string {
  if (field === null) return `${qualifier}.*`;
  const plain = fieldSql(field, qualifier, parameters);
  const value = cast === null ? plain : `cast(${plain} as ${cast})`;
  return alias === null ? value : `${value} as ${quoteIdentifier(alias)}`;
}

function orderSql(order: readonly PlannedOrder[], qualifier: string, parameters: Parameters): string {
  if (order.length === 0) return "";
  const terms = order.map(({ field, direction, nulls }) => {
    const term = fieldSql(field, qualifier, parameters);
    return `${term}${direction === null ? "" : ` ${direction}`}${nulls === null ? "" : ` nulls ${nulls}`}`;
  });
  return ` order by ${terms.join(", ")}`;
}

function pageSql({ limit, offset }: Page, parameters: Parameters): string {
  const most = limit === null ? "" : ` limit ${parameters.bind(String(limit))}`;
  return offset === 0n ? most : `${most} offset ${parameters.bind(String(offset))}`;
}

/** The rows called `_postgrest_t`, as the text of the answer: Postgres writes it, nobody reads it on the way. */
export function bodyColumn({ hasBody, media, ...plan }: ReadPlan | MutationPlan | CallPlan): string {
  if (!hasBody) return "null::text as body";
  if (media.shape === "csv") return `${CSV} as body`;
  const returnsOne = plan.kind === "call" && !plan.routine.returnsSet;
  const isScalar = plan.kind === "call" && plan.routine.returns === "scalar";
  if (media.shape === "object" || returnsOne) {
    const row = isScalar && returnsOne ? "_postgrest_t.pgrst_scalar" : "_postgrest_t";
    // There is one row, or else the answer is an error: so joining them all joins nothing.
    return `coalesce(string_agg(${stripped(`to_json(${row})`, media.stripNulls)}::text, ''), 'null') as body`;
  }
  const rows = isScalar ? "json_agg(_postgrest_t.pgrst_scalar)" : "json_agg(_postgrest_t)";
  return `coalesce(${stripped(rows, media.stripNulls)}, '[]') as body`;
}

function stripped(json: string, strip: boolean): string {
  return strip ? `json_strip_nulls(${json})` : json;
}

// A row's text form is CSV but for its parentheses.
const CSV =
  "coalesce((select string_agg(pgrst_key, ',') from json_object_keys(json_agg(_postgrest_t)->0) as pgrst_key), '')" +
  " || E'\\n' || " +
  "coalesce(string_agg(substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), E'\\n'), '')";
