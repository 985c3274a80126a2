/** `npm run backup [file]`: the data as one file, while the server runs or not. */
import { defaultBackupFile } from "#gateway/backup/write.ts";
import { backUp, dataPlace, describeBackup, runProgram } from "./data-location.ts";

await runProgram(async () => {
  const place = dataPlace(process.env);
  const file = process.argv[2] ?? defaultBackupFile(place.dataDir, new Date());
  console.log(`Backup ${describeBackup(file, await backUp(place, file))}.`);
  console.log("It holds password hashes: keep it where nobody else reads it. Keys (secrets.json) are not in it.");
});
