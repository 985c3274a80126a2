/** `npm run move-to-postgres <DATABASE_URL>`: what the embedded database holds goes into an empty Postgres. */
import { loadBackup } from "#gateway/backup/load.ts";
import { defaultBackupFile } from "#gateway/backup/write.ts";
import { openPostgres } from "#gateway/db/postgres/open-postgres.ts";
import { readConfig } from "#server/config.ts";
import { MIGRATIONS } from "#server/locations.ts";
import { backUpClosed, describeBackup, runProgram } from "./data-location.ts";

await runProgram(async () => {
  const [, , target] = process.argv;
  if (target === undefined)
    throw new Error("Say where to: npm run move-to-postgres postgresql://user@host:5432/database");
  const { dataDir, databaseUrl } = readConfig({ ...process.env, DATABASE_URL: target });
  // The server has to be stopped: what people save meanwhile would stay behind.
  const file = defaultBackupFile(dataDir, new Date());
  await backUpClosed({ databaseUrl: null, dataDir }, file);
  const database = openPostgres({ url: databaseUrl ?? target });
  const backup = await loadBackup(database, file, { migrations: MIGRATIONS });
  await database.close();
  console.log(`Moved ${describeBackup(file, backup)}.`);
  console.log("From now on start with DATABASE_URL set to that address, and the same DATA_DIR: it keeps the keys.");
});
