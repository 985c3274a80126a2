/** `npm run restore <file>`: replaces the data by a backup. Keeps the embedded database's old folder next to the new one. */
import { parseArgs } from "node:util";
import { loadBackup } from "#gateway/backup/load.ts";
import { restoreEmbedded } from "#gateway/backup/restore-embedded.ts";
import { openPostgres } from "#gateway/db/postgres/open-postgres.ts";
import { MIGRATIONS, TEMPLATE_DIR } from "#server/locations.ts";
import { describeBackup, readDataLocation, runCommand } from "./data-location.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error("Name the backup file: npm run restore <file>");
  const { databaseUrl, dataDir } = readDataLocation(process.env);
  if (databaseUrl !== null) {
    const database = openPostgres({ url: databaseUrl });
    const backup = await loadBackup(database, file, { migrations: MIGRATIONS, replace: values.replace });
    await database.close();
    console.log(`Restored ${describeBackup(file, backup)}.`);
    return;
  }
  const { backup, previousDir } = await restoreEmbedded({
    dataDir,
    file,
    templateDir: TEMPLATE_DIR,
    migrations: MIGRATIONS,
    now: new Date(),
  });
  console.log(`Restored ${describeBackup(file, backup)}.`);
  if (previousDir) console.log(`The previous database is in ${previousDir}. Delete it when you no longer need it.`);
});
