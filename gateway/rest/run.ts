/** Runs the SQL of a plan in one transaction. */
import type { Database, Result, Row, Statement, TransactionSettings } from "#gateway/db/port/database.ts";
import { restError } from "./errors.ts";
import type { SqlPlan } from "./plan-types.ts";
import { planToSql } from "./sql.ts";

export interface PlanResult {
  /** The row of `SqlStatements.main`. */
  readonly row: Row;
  /** Its column `body`, as text, or as UTF-8 if it is long. */
  readonly body: string | Uint8Array | null;
  /** The JSON of `SqlStatements.explain`. */
  readonly explained: string | null;
}

export async function runPlan(database: Database, plan: SqlPlan, runAs: TransactionSettings): Promise<PlanResult> {
  const { main: statement, explain } = planToSql(plan);
  if (mayRollBack(plan)) return { ...rowOf(await runChecked(database, plan, statement, runAs)), explained: null };
  const results = await database.run(explain ? [statement, explain] : [statement], { runAs });
  const main = rowOf(results[0]);
  checkRowCount(plan, main.row);
  return { ...main, explained: results[1]?.rows[0]?.["QUERY PLAN"] ?? null };
}

function rowOf(result: Result | undefined): Omit<PlanResult, "explained"> {
  const row = result?.rows[0] ?? {};
  return { row, body: result?.bytes ?? row.body ?? null };
}

/** Whether a write is rolled back depending on its row count or on `tx=rollback`. */
function mayRollBack(plan: SqlPlan): boolean {
  if (plan.readOnly) return false;
  const { mediaType, preferences, kind } = plan;
  const isLimited = preferences.maxAffected !== null && preferences.handling === "strict";
  return kind === "put" || mediaType.format === "object" || isLimited || preferences.tx === "rollback";
}

/** Carries the result out of a transaction that is rolled back. */
class RolledBack {
  readonly result: Result;
  constructor(result: Result) {
    this.result = result;
  }
}

async function runChecked(
  database: Database,
  plan: SqlPlan,
  main: Statement,
  runAs: TransactionSettings,
): Promise<Result> {
  try {
    return await database.transaction(
      async (transaction) => {
        const result = await transaction.query(main);
        checkRowCount(plan, result.rows[0] ?? {});
        if (plan.preferences.tx !== "rollback") return result;
        // Reports violations of deferred constraints, which the missing commit would not.
        await transaction.query({ text: "set constraints all immediate" });
        throw new RolledBack(result);
      },
      { runAs },
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
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
