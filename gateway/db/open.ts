import { openPglite } from "./pglite/open-pglite.ts";
import type { Database } from "./port/database.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

const OLDEST_POSTGRES = 15;

/** The Postgres of the URL where one is given, else the embedded database in `dataDir`. */
export async function openDatabase(options: {
  readonly databaseUrl?: string | null | undefined;
  readonly dataDir: string;
  readonly templateDir?: string | undefined;
  /** Hears of restarts and of what ails the embedded engine, for the log. */
  readonly onTrouble?: ((what: string) => void) | undefined;
  /** Hears each time the embedded engine is replaced. */
  readonly onRestart?: (() => void) | undefined;
  /** Fails where the embedded database is not there, instead of making an empty one. */
  readonly mustExist?: boolean;
}): Promise<Database> {
  if (!options.databaseUrl) return openPglite(options);
  const database = openPostgres({ url: options.databaseUrl });
  try {
    const [version] = await database.run([
      { text: "select current_setting('server_version_num')::int / 10000 as major" },
    ]);
    const major = Number(version?.rows[0]?.["major"]);
    if (major < OLDEST_POSTGRES) {
      throw new Error(
        `The database of DATABASE_URL is Postgres ${major}; version ${OLDEST_POSTGRES} or newer is needed.`,
      );
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
