import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** The Postgres of the URL where one is given, else the embedded database in `dataDir`. */
export async function openDatabase(options: {
  readonly databaseUrl?: string | null | undefined;
  readonly dataDir: string;
  readonly templateDir?: string | undefined;
  /** Hears of restarts and of what ails the embedded engine, for the log. */
  readonly onTrouble?: ((what: string) => void) | undefined;
}): Promise<Database> {
  return options.databaseUrl ? openPostgres({ url: options.databaseUrl }) : openPglite(options);
}
