/** `npm run types`: generates the row types of schema `public`, like `supabase gen types`. `--check` only compares. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { openPgliteCore } from "#gateway/db/pglite/core.ts";
import { engineOver } from "#gateway/db/pglite/engine.ts";
import { MIGRATIONS } from "#server/locations.ts";
import { root } from "./steps.ts";

const FILE = "supabase/database.types.ts";
const path = join(root, FILE);

async function generateTypes(): Promise<string> {
  const pglite = await openPgliteCore({});
  try {
    await migrate(engineOver(pglite), MIGRATIONS);
    const metadata = await introspect(pglite, { includedSchemas: ["public"] });
    // The PostgREST version that gateway/rest implements (docs/protocol.md).
    return await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: "14" });
  } finally {
    await pglite.close();
  }
}

const types = await generateTypes();
if (!process.argv.includes("--check")) {
  await writeFile(path, types);
} else if (types !== (await readFile(path, "utf8").catch(() => null))) {
  console.error(`${FILE} does not match supabase/migrations. Run "npm run types" and commit the result.`);
  process.exitCode = 1;
}
