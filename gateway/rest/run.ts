/** Runs the SQL of a plan in one transaction. */
import type { Database, Row, Statement, TransactionSettings } from "#gateway/db/port/database.ts";
import { restError } from "./errors.ts";
import type { SqlPlan } from "./plan-types.ts";
import { planToSql } from "./sql.ts";

export interface PlanResult {
  /** The row of `SqlStatements.main`. */
  readonly row: Row;
  /** The JSON of `SqlStatements.explain`. */
  readonly explained: string | null;
}

export async function runPlan(database: Database, plan: SqlPlan, runAs: TransactionSettings): Promise<PlanResult> {
  const { main, explain } = planToSql(plan);
  if (mayRollBack(plan)) return { row: await runChecked(database, plan, main, runAs), explained: null };
  const results = await database.run(explain ? [main, explain] : [main], { runAs });
  const row = results[0]?.rows[0] ?? {};
  checkRowCount(plan, row);
  return { row, explained: results[1]?.rows[0]?.["QUERY PLAN"] ?? null };
}

/** Whether a write is rolled back depending on its row count or on `tx=rollback`. */
function mayRollBack(plan: SqlPlan): boolean {
  if (plan.readOnly) return false;
  const { mediaType, preferences, kind } = plan;
  const isLimited = preferences.maxAffected !== null && preferences.handling === "strict";
  return kind === "put" || mediaType.format === "object" || isLimited || preferences.tx === "rollback";
}

/** Carries the row out of a transaction that is rolled back. */
class RolledBack {
  readonly row: Row;
  constructor(row: Row) {
    this.row = row;
  }
}

async function runChecked(
  database: Database,
  plan: SqlPlan,
  main: Statement,
  runAs: TransactionSettings,
): Promise<Row> {
  try {
    return await database.transaction(
      async (transaction) => {
        const row = (await transaction.query(main)).rows[0] ?? {};
        checkRowCount(plan, row);
        if (plan.preferences.tx !== "rollback") return row;
        // Reports violations of deferred constraints, which the missing commit would not.
        await transaction.query({ text: "set constraints all immediate" });
        throw new RolledBack(row);
      },
      { runAs },
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.row;
    throw error;
  }
}

function checkRowCount(plan: SqlPlan, row: Row): void {
  const rows = Number(row.page_total ?? 0);
  if (plan.kind === "put" && rows !== 1) throw restError.putMatchingPk();
  if (plan.mediaType.format === "object" && rows !== 1) throw restError.singularity(rows);
  const { maxAffected, handling } = plan.preferences;
  const isLimited = plan.kind === "update" || plan.kind === "delete" || plan.kind === "call";
  if (isLimited && handling === "strict" && maxAffected !== null && BigInt(rows) > maxAffected) {
    throw restError.maxAffectedViolation(rows);
  }
}
