/** Plan to SQL. Names come from the catalog and are quoted; whatever the client wrote is a parameter. */
import type { Statement } from "#gateway/db/port/database.ts";
import { relationName } from "#gateway/db/port/sql-text.ts";
import type { CallPlan, MutationPlan, ReadPlan } from "./plan-types.ts";
import { callSource } from "./sql-call.ts";
import { conditions } from "./sql-conditions.ts";
import { Parameters } from "./sql-fields.ts";
import { locationColumn, mutationSource } from "./sql-mutation.ts";
import { bodyColumn, selectRows } from "./sql-rows.ts";

/**
 * `main` answers one row: `body`, `page_total`, and where they apply `table_total`, `location`, `inserted`,
 * `response_headers`, `response_status`. `explain` answers the planner's guess at the number of rows, as JSON.
 */
export interface Query {
  readonly main: Statement;
  readonly explain: Statement | null;
}

export function writeSql(plan: ReadPlan | MutationPlan | CallPlan): Query {
  switch (plan.kind) {
    case "read":
      return writeRead(plan);
    case "call":
      return writeCall(plan);
    default:
      return writeMutation(plan);
  }
}

function writeRead(plan: ReadPlan): Query {
  const { shape, preferences, maxRows } = plan;
  const parameters = new Parameters();
  const from = relationName(shape.relation);
  const rows = selectRows(shape, from, parameters);
  const columns = [bodyColumn(plan), "count(*) as page_total"];
  if (preferences.count === "exact" || preferences.count === "estimated") {
    const most = preferences.count === "estimated" ? ` limit ${maxRows + 1}` : "";
    const counted = `select 1 from ${from}${conditions(shape.where, from, parameters)}${most}`;
    columns.push(`(select count(*) from (${counted}) pgrst_count) as table_total`);
  }
  const main = { text: `select ${columns.join(", ")} from (${rows}) _postgrest_t`, values: parameters.values };
  const guesses = preferences.count === "planned" || preferences.count === "estimated";
  return { main, explain: guesses ? explainRead(plan) : null };
}

function explainRead({ shape }: ReadPlan): Statement {
  const parameters = new Parameters();
  const from = relationName(shape.relation);
  const text = `explain (format json) select 1 from ${from}${conditions(shape.where, from, parameters)}`;
  return { text, values: parameters.values };
}

const RESPONSE_SETTINGS =
  "nullif(current_setting('response.headers', true), '') as response_headers, " +
  "nullif(current_setting('response.status', true), '') as response_status";

function writeMutation(plan: MutationPlan): Query {
  const parameters = new Parameters();
  const source = mutationSource(plan, parameters);
  const shown = { ...plan.shape, where: [] };
  const rows = plan.hasBody ? selectRows(shown, "pgrst_source", parameters) : "select * from pgrst_source";
  const columns = [bodyColumn(plan), "count(*) as page_total", RESPONSE_SETTINGS];
  if (plan.conflict?.action === "merge") {
    columns.push("nullif(current_setting('pgrst.inserted', true), '') as inserted");
  }
  if (plan.location !== null && plan.location.length > 0) columns.push(locationColumn());
  const text = `with pgrst_source as (${source}) select ${columns.join(", ")} from (${rows}) _postgrest_t`;
  return { main: { text, values: parameters.values }, explain: null };
}

function writeCall(plan: CallPlan): Query {
  const { shape, preferences, maxRows, routine } = plan;
  const parameters = new Parameters();
  const source = callSource(plan, parameters);
  const rows = selectRows(shape, "pgrst_source", parameters);
  const pageTotal = routine.returnsSet ? "count(*)" : "1";
  const columns = [bodyColumn(plan), `${pageTotal} as page_total`, RESPONSE_SETTINGS];
  if (preferences.count === "exact" || preferences.count === "estimated") {
    const most = preferences.count === "estimated" ? ` limit ${maxRows + 1}` : "";
    const counted = `select 1 from pgrst_source${conditions(shape.where, "pgrst_source", parameters)}${most}`;
    columns.push(`(select count(*) from (${counted}) pgrst_count) as table_total`);
  }
  const text = `with pgrst_source as (${source}) select ${columns.join(", ")} from (${rows}) _postgrest_t`;
  return { main: { text, values: parameters.values }, explain: null };
}
