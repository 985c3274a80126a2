/** `npm run backup [file]`: writes all data into one file; works while the server runs. */
import { defaultBackupFile } from "#gateway/backup/write.ts";
import { backUp, describeBackup, readDataLocation, runCommand } from "./data-location.ts";

await runCommand(async () => {
  const location = readDataLocation(process.env);
  const file = process.argv[2] ?? defaultBackupFile(location.dataDir, new Date());
  console.log(`Saved ${describeBackup(file, await backUp(location, file))}.`);
  console.log(
    "Store it safely: it contains password hashes. Back up secrets.json separately: the keys are not included.",
  );
});
