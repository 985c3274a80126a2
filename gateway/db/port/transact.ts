import { DatabaseUnavailable, type Result, type RunOptions, type Statement, type Transaction } from "./database.ts";

/** Sends statements to one session and waits for their results; `final` ends the transaction and must not be cut short. */
export type Exchange = (statements: readonly Statement[], final?: boolean) => Promise<readonly Result[]>;

const ROLLBACK_TO = /^\s*rollback\s+to\b/i;

/**
 * Begins, lets `work` decide, commits; rolls back and rethrows what it throws. A failed statement that `work` swallowed
 * fails the transaction all the same: Postgres would turn its COMMIT into a ROLLBACK without a word.
 */
export async function transact<T>(
  exchange: Exchange,
  start: readonly Statement[],
  work: (transaction: Transaction) => Promise<T>,
  deadlineAt: number,
  isolation?: RunOptions["isolation"],
): Promise<T> {
  let open = true;
  let failure: unknown = null;
  const query = async (statement: Statement): Promise<Result> => {
    if (!open) throw new Error("this transaction has ended");
    // On the engine that took its place, the statement would run outside of any transaction.
    if (failure instanceof DatabaseUnavailable) throw failure;
    try {
      const [result] = await exchange([statement]);
      if (ROLLBACK_TO.test(statement.text)) failure = null;
      return result as Result;
    } catch (error) {
      failure ??= error;
      throw error;
    }
  };
  let result: T;
  try {
    await exchange([{ text: isolation ? `begin isolation level ${isolation}` : "begin" }, ...start]);
    result = await beforeDeadline(work({ query }), deadlineAt);
    open = false;
    if (failure) throw failure;
  } catch (error) {
    open = false;
    await exchange([{ text: "rollback" }], true).catch((rollbackError: unknown) => {
      // An engine that went away took the transaction with it; the first error says more.
      if (!(rollbackError instanceof DatabaseUnavailable)) throw rollbackError;
    });
    throw error;
  }
  await exchange([{ text: "commit" }], true);
  return result;
}

/** Settles as the work does, or fails with `DatabaseUnavailable` ("deadline") at the given `Date.now()`. */
export function beforeDeadline<T>(work: Promise<T>, deadlineAt: number, onDeadline?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        reject(new DatabaseUnavailable("deadline", "the database did not answer in time"));
        onDeadline?.();
      },
      Math.max(0, deadlineAt - Date.now()),
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
