import { splitStatements } from "#gateway/db/migrations/split-statements.ts";
import type { Database } from "#gateway/db/port/database.ts";

/** Runs the statements of an SQL script in one transaction, as the database's owner. A busy machine may need more than the default deadline. */
export async function runScript(database: Database, script: string): Promise<void> {
  await database.run(
    splitStatements(script).map(({ text }) => ({ text })),
    { deadlineMs: 60_000 },
  );
}
