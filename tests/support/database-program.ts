/**
 * A second process for tests: `node database-program.ts <data directory> <template> [insert]` opens the embedded database
 * and prints "open" or the error. With "insert" it inserts numbered rows until it is killed, and prints each committed number.
 */

import { openPglite } from "#gateway/db/pglite/open-pglite.ts";
import type { Database } from "#gateway/db/port/database.ts";

const [dataDir = "", templateDir = "", task] = process.argv.slice(2);
try {
  const database = await openPglite({ dataDir, templateDir });
  await database.run([{ text: "create table if not exists public.rows (id int primary key, filling text not null)" }]);
  const [last] = await database.run([{ text: "select coalesce(max(id), 0) as id from public.rows" }]);
  console.log("open");
  if (task === "insert") await insertFrom(database, Number(last?.rows[0]?.["id"]) + 1);
} catch (error) {
  console.log(String(error));
  process.exit(1);
}

async function insertFrom(database: Database, first: number): Promise<never> {
  for (let id = first; ; id++) {
    const values = [String(id), String(id)];
    await database.run([{ text: "insert into public.rows values ($1, repeat(md5($2), 100))", values }]);
    console.log(id);
  }
}
