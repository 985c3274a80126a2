import type { CommitClaim } from "./commit-claim.ts";
import { DatabaseUnavailable, type Result, type RunOptions, type Statement, type Transaction } from "./database.ts";

/** Sends statements to one session. `end`: the statement ends the transaction and must not be interrupted. */
export type Exchange = (statements: readonly Statement[], end?: "commit" | "rollback") => Promise<readonly Result[]>;

const ROLLBACK_TO = /^\s*rollback\s+to\b/i;

/**
 * Begins, runs `work`, commits; rolls back and rethrows when it throws. A failed statement whose error `work` caught still fails
 * the transaction, because Postgres would silently turn its COMMIT into a ROLLBACK.
 */
export async function transact<T>(
  exchange: Exchange,
  start: readonly Statement[],
  work: (transaction: Transaction) => Promise<T>,
  deadlineAt: number,
  isolation?: RunOptions["isolation"],
): Promise<T> {
  let open = true;
  let firstError: unknown = null;
  const query = async (statement: Statement): Promise<Result> => {
    if (!open) throw new Error("this transaction has ended");
    // On a replacement engine, the statement would run outside a transaction.
    if (firstError instanceof DatabaseUnavailable) throw firstError;
    try {
      const [result] = await exchange([statement]);
      if (ROLLBACK_TO.test(statement.text)) firstError = null;
      return result as Result;
    } catch (error) {
      firstError ??= error;
      throw error;
    }
  };
  let result: T;
  try {
    await exchange([{ text: isolation ? `begin isolation level ${isolation}` : "begin" }, ...start]);
    result = await beforeDeadline(work({ query }), deadlineAt);
    open = false;
    if (firstError) throw firstError;
  } catch (error) {
    open = false;
    await exchange([{ text: "rollback" }], "rollback").catch((rollbackError: unknown) => {
      // A lost engine has rolled back already; the first error is more specific.
      if (!(rollbackError instanceof DatabaseUnavailable)) throw rollbackError;
    });
    throw error;
  }
  await exchange([{ text: "commit" }], "commit");
  return result;
}

/** A commit in progress at the deadline gets this much longer: its result may be waiting, because this thread was busy. */
const COMMIT_GRACE_MS = 250;

/**
 * Settles with `work`, or fails with `DatabaseUnavailable` at `deadlineAt` (`Date.now()` clock): "deadline", or "unknown" if
 * `claim` says that the commit has begun.
 */
export function beforeDeadline<T>(
  work: Promise<T>,
  deadlineAt: number,
  { claim, onDeadline }: { readonly claim?: CommitClaim; readonly onDeadline?: () => void } = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      const late = new DatabaseUnavailable("deadline", "the database did not answer in time");
      reject(claim ? claim.errorOf(late) : late);
      onDeadline?.();
    };
    const onTimeout = () => {
      if (claim === undefined || claim.abandon()) fail();
      else timer = setTimeout(fail, COMMIT_GRACE_MS);
    };
    let timer = setTimeout(onTimeout, Math.max(0, deadlineAt - Date.now()));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
