/** Plan to SQL. Names come from the catalog and are quoted; everything from the client is bound as a parameter. */
import type { Statement } from "#gateway/db/port/database.ts";
import { relationName } from "#gateway/db/port/sql-text.ts";
import type { CallPlan, MutationPlan, ReadPlan, SqlPlan } from "./plan-types.ts";
import { callSource } from "./sql-call.ts";
import { SqlParameters } from "./sql-fields.ts";
import { locationColumn, mutationSource } from "./sql-mutation.ts";
import { bodyColumn, selectRows } from "./sql-rows.ts";
import { whereClause } from "./sql-where.ts";

export interface SqlStatements {
  /**
   * Returns one row: `body`, `page_total`, and if they apply `table_total`, `location`, `inserted`, `response_headers`,
   * `response_status`.
   */
  readonly main: Statement;
  /** EXPLAIN for planned and estimated counts. */
  readonly explain: Statement | null;
}

export function planToSql(plan: SqlPlan): SqlStatements {
  switch (plan.kind) {
    case "read":
      return readToSql(plan);
    case "call":
      return { main: callToSql(plan), explain: null };
    default:
      return { main: mutationToSql(plan), explain: null };
  }
}

const BODY = "body";

function readToSql(plan: ReadPlan): SqlStatements {
  const { count } = plan.preferences;
  const parameters = new SqlParameters();
  const from = relationName(plan.select.relation);
  const rows = selectRows(plan.select, from, parameters);
  const columns = [bodyColumn(plan), "count(*) as page_total", ...totalColumn(plan, from, parameters)];
  const text = `select ${columns.join(", ")} from (${rows}) _postgrest_t`;
  const main = { text, values: parameters.values, bytesOf: BODY };
  return { main, explain: count === "planned" || count === "estimated" ? explainSql(plan) : null };
}

/** `table_total`, if counted. An estimated count stops after the first row beyond `maxRows`. */
function totalColumn({ select, preferences, maxRows }: ReadPlan | CallPlan, from: string, parameters: SqlParameters) {
  if (preferences.count !== "exact" && preferences.count !== "estimated") return [];
  const limit = preferences.count === "estimated" ? ` limit ${maxRows + 1}` : "";
  const counted = `select 1 from ${from}${whereClause(select.where, from, parameters)}${limit}`;
  return [`(select count(*) from (${counted}) pgrst_count) as table_total`];
}

function explainSql({ select }: ReadPlan): Statement {
  const parameters = new SqlParameters();
  const from = relationName(select.relation);
  const text = `explain (format json) select 1 from ${from}${whereClause(select.where, from, parameters)}`;
  return { text, values: parameters.values };
}

const RESPONSE_GUCS =
  "nullif(current_setting('response.headers', true), '') as response_headers, " +
  "nullif(current_setting('response.status', true), '') as response_status";

function mutationToSql(plan: MutationPlan): Statement {
  const parameters = new SqlParameters();
  const source = mutationSource(plan, parameters);
  const select = { ...plan.select, where: [] };
  const rows = plan.hasBody ? selectRows(select, "pgrst_source", parameters) : "select * from pgrst_source";
  const columns = [bodyColumn(plan), "count(*) as page_total", RESPONSE_GUCS];
  if (plan.onConflict?.action === "merge") {
    columns.push("nullif(current_setting('pgrst.inserted', true), '') as inserted");
  }
  if (plan.location !== null && plan.location.length > 0) columns.push(locationColumn());
  return selectFromSource(columns, source, rows, parameters);
}

function callToSql(plan: CallPlan): Statement {
  const parameters = new SqlParameters();
  const source = callSource(plan, parameters);
  const rows = selectRows(plan.select, "pgrst_source", parameters);
  const pageTotal = plan.routine.returnsSet ? "count(*)" : "1";
  const total = totalColumn(plan, "pgrst_source", parameters);
  const columns = [bodyColumn(plan), `${pageTotal} as page_total`, RESPONSE_GUCS, ...total];
  return selectFromSource(columns, source, rows, parameters);
}

function selectFromSource(
  columns: readonly string[],
  source: string,
  rows: string,
  { values }: SqlParameters,
): Statement {
  const text = `with pgrst_source as (${source}) select ${columns.join(", ")} from (${rows}) _postgrest_t`;
  return { text, values, bytesOf: BODY };
}
