/** `npm run move-to-postgres <DATABASE_URL>`: copies the embedded database into an empty Postgres, and puts it aside. */
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "#gateway/backup/read.ts";
import { stamp } from "#gateway/backup/restore-embedded.ts";
import { defaultBackupFile } from "#gateway/backup/write.ts";
import { takeLock } from "#gateway/db/pglite/lock-file.ts";
import { openPostgres } from "#gateway/db/postgres/open-postgres.ts";
import { readConfig } from "#server/config.ts";
import { describeProblems, moveWithFiles } from "./backup-with-files.ts";
import { backUpStopped, describeBackup, runCommand } from "./data-location.ts";

await runCommand(async () => {
  const [, , target] = process.argv;
  if (target === undefined)
    throw new Error("Name the target database: npm run move-to-postgres postgresql://user@host:5432/database");
  const { dataDir, databaseUrl, filesDir } = readConfig({ ...process.env, DATABASE_URL: target });
  const now = new Date();
  const file = defaultBackupFile(dataDir, now);
  const directory = join(dataDir, "database");
  const previousDir = `${directory}.before-move-${stamp(now)}`;
  const { backup, problems } = await backUpStopped({ databaseUrl: null, dataDir }, file, async () => {
    // The embedded database stays open, so that no server starts on it and writes rows that are not copied.
    const database = openPostgres({ url: databaseUrl ?? target });
    try {
      return await moveWithFiles(database, file, filesDir).catch(explainRejection);
    } finally {
      await database.close();
    }
  });
  // A server that starts without DATABASE_URL would otherwise write to the old database.
  const lock = takeLock(`${directory}.lock`);
  try {
    await rename(directory, previousDir);
  } finally {
    lock.release();
  }
  console.log(`Moved ${describeBackup(file, backup)}.`);
  console.log("Start the server with DATABASE_URL set to this URL. Keep DATA_DIR: it contains the keys and the files.");
  console.log(`The embedded database is in ${previousDir}. Delete it when you no longer need it.`);
  const problem = describeProblems(problems);
  if (problem !== null) console.error(problem);
});

function explainRejection(error: unknown): never {
  if (!(error instanceof BackupError) || error.code !== "not-empty") throw error;
  throw new BackupError(
    "not-empty",
    "The target database contains accounts, maybe of a move that was interrupted. Nothing was moved: the embedded database is still the one to use. Create the target database again, then repeat the command.",
    { cause: error },
  );
}
