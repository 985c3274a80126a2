/** `npm run backup [file]`: writes all data into one file, and the files of the folder beside it; works while the server runs. */
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { defaultBackupFile } from "#gateway/backup/write.ts";
import { backUpWithFiles, describeProblems, filesOf } from "./backup-with-files.ts";
import { backUp, describeBackup, readDataLocation, runCommand } from "./data-location.ts";
import { deleteOldBackups } from "./old-backups.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "without-files": { type: "boolean", default: false }, "delete-older-than-days": { type: "string" } },
  });
  const maxAgeDays = values["delete-older-than-days"];
  if (maxAgeDays !== undefined && !/^[1-9]\d{0,3}$/.test(maxAgeDays)) {
    throw new Error("--delete-older-than-days needs a number of days, such as 14.");
  }
  const location = readDataLocation(process.env);
  const file = positionals[0] ?? defaultBackupFile(location.dataDir, new Date());
  if (values["without-files"]) {
    console.log(`Saved ${describeBackup(file, await backUp(location, file))}, without files.`);
  } else {
    const { backup, files, problems } = await backUpWithFiles(location.filesDir, file, (draft) =>
      backUp(location, draft),
    );
    console.log(`Saved ${describeBackup(file, backup)}, and ${files} files in ${filesOf(file)}.`);
    const problem = describeProblems(problems);
    if (problem !== null) throw new Error(`The backup is complete except for files that were lost before. ${problem}`);
  }
  if (maxAgeDays !== undefined) await deleteOldBackups(dirname(file), Number(maxAgeDays), Date.now());
  console.log(
    "Store it safely: it contains password hashes. Back up secrets.json separately: the keys are not included.",
  );
});
