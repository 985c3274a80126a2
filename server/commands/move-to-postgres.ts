/** `npm run move-to-postgres <DATABASE_URL>`: copies the embedded database into an empty Postgres. */
import { loadBackup } from "#gateway/backup/load.ts";
import { defaultBackupFile } from "#gateway/backup/write.ts";
import { openPostgres } from "#gateway/db/postgres/open-postgres.ts";
import { readConfig } from "#server/config.ts";
import { MIGRATIONS } from "#server/locations.ts";
import { describeProblems, moveFiles } from "./backup-with-files.ts";
import { backUpStopped, describeBackup, runCommand } from "./data-location.ts";

await runCommand(async () => {
  const [, , target] = process.argv;
  if (target === undefined)
    throw new Error("Name the target database: npm run move-to-postgres postgresql://user@host:5432/database");
  const { dataDir, databaseUrl, filesDir } = readConfig({ ...process.env, DATABASE_URL: target });
  // The server must be stopped: later changes would not be copied.
  const file = defaultBackupFile(dataDir, new Date());
  await backUpStopped({ databaseUrl: null, dataDir }, file);
  const database = openPostgres({ url: databaseUrl ?? target });
  const backup = await loadBackup(database, file, { migrations: MIGRATIONS });
  const problem = describeProblems(await moveFiles(database, file, filesDir));
  await database.close();
  console.log(`Moved ${describeBackup(file, backup)}.`);
  console.log("Start the server with DATABASE_URL set to this URL. Keep DATA_DIR: it contains the keys and the files.");
  if (problem !== null) console.error(problem);
});
