import { openPglite } from "./pglite/open-pglite.ts";
import type { Database } from "./port/database.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

const OLDEST_POSTGRES = 15;

/** Opens the Postgres at `databaseUrl` if given, otherwise the embedded database in `dataDir`. */
export async function openDatabase(options: {
  readonly databaseUrl?: string | null | undefined;
  readonly dataDir: string;
  readonly templateDir?: string | undefined;
  /** Called with restarts and problems of the embedded engine, for the log. */
  readonly onWarning?: ((message: string) => void) | undefined;
  /** Called each time the embedded engine is replaced. */
  readonly onRestart?: (() => void) | undefined;
  /** Fails with this advice if there is no embedded database, instead of creating an empty one. */
  readonly ifMissing?: string | undefined;
}): Promise<Database> {
  if (!options.databaseUrl) return openPglite(options);
  const database = openPostgres({ url: options.databaseUrl });
  try {
    const [version] = await database.run([
      { text: "select current_setting('server_version_num')::int / 10000 as major" },
    ]);
    const major = Number(version?.rows[0]?.["major"]);
    if (major < OLDEST_POSTGRES) {
      throw new Error(`DATABASE_URL points to Postgres ${major}. Use version ${OLDEST_POSTGRES} or newer.`);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
