/** The step that touches the database: one transaction a request, as whoever asks. */
import type { Database, Row, Session, Statement, Transaction } from "#gateway/db/port/database.ts";
import { checkRows } from "./check-rows.ts";
import type { CallPlan, MutationPlan, ReadPlan } from "./plan-types.ts";
import { writeSql } from "./sql.ts";

export interface Outcome {
  /** The columns that `Query.main` promises. */
  readonly row: Row;
  /** The planner's answer to `Query.explain`. */
  readonly explained: string | null;
}

/** Carries a result out of a transaction that is not to be kept. */
class Undone {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    this.outcome = outcome;
  }
}

export async function run(
  database: Database,
  plan: ReadPlan | MutationPlan | CallPlan,
  session: Session,
): Promise<Outcome> {
  const { main, explain } = writeSql(plan);
  if (mayUndo(plan)) return runAndDecide(database, plan, main, session);
  const results = await database.run(explain ? [main, explain] : [main], { session });
  const outcome = { row: results[0]?.rows[0] ?? {}, explained: results[1]?.rows[0]?.["QUERY PLAN"] ?? null };
  checkRows(plan, outcome.row);
  return outcome;
}

/** Whether the number of rows decides if a write stays. */
function mayUndo(plan: ReadPlan | MutationPlan | CallPlan): boolean {
  if (plan.kind === "read" || (plan.kind === "call" && plan.readOnly)) return false;
  const { media, preferences, kind } = plan;
  const isLimited = preferences.maxAffected !== null && preferences.handling === "strict";
  return kind === "put" || media.shape === "object" || isLimited || preferences.tx === "rollback";
}

async function runAndDecide(
  database: Database,
  plan: MutationPlan | CallPlan | ReadPlan,
  main: Statement,
  session: Session,
): Promise<Outcome> {
  try {
    return await database.transaction(
      async (transaction) => {
        const outcome = { row: (await transaction.query(main)).rows[0] ?? {}, explained: null };
        checkRows(plan, outcome.row);
        if (plan.preferences.tx === "rollback") throw await undone(transaction, outcome);
        return outcome;
      },
      { session },
    );
  } catch (thrown) {
    if (thrown instanceof Undone) return thrown.outcome;
    throw thrown;
  }
}

/** What would only be refused at the commit is refused now. */
async function undone(transaction: Transaction, outcome: Outcome): Promise<Undone> {
  await transaction.query({ text: "set constraints all immediate" });
  return new Undone(outcome);
}
