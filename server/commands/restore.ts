/** `npm run restore <file>`: replaces the data by a backup. Keeps the old database and the old files next to the new ones. */
import { parseArgs } from "node:util";
import { openPostgres } from "#gateway/db/postgres/open-postgres.ts";
import { TEMPLATE_DIR } from "#server/locations.ts";
import { restoreEmbeddedWithFiles, restorePostgresWithFiles } from "./backup-with-files.ts";
import { describeBackup, readDataLocation, runCommand } from "./data-location.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      "without-files": { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error("Name the backup file: npm run restore <file>");
  const { databaseUrl, dataDir, filesDir } = readDataLocation(process.env);
  const withoutFiles = values["without-files"];
  if (databaseUrl !== null) {
    const database = openPostgres({ url: databaseUrl });
    const options = { file, filesDir, withoutFiles, replace: values.replace };
    const backup = await restorePostgresWithFiles(database, options);
    await database.close();
    console.log(`Restored ${describeBackup(file, backup)}.`);
    return;
  }
  const options = { dataDir, file, filesDir, withoutFiles, templateDir: TEMPLATE_DIR, now: new Date() };
  const { backup, previousDir, previousFilesDir } = await restoreEmbeddedWithFiles(options);
  console.log(`Restored ${describeBackup(file, backup)}.`);
  if (previousDir) console.log(`The previous database is in ${previousDir}. Delete it when you no longer need it.`);
  if (previousFilesDir) console.log(`The previous files are in ${previousFilesDir}.`);
});
