/** Caches the catalog. Reloads it on `NOTIFY pgrst, 'reload schema'` and when a name is missing. */
import type { Database } from "#gateway/db/port/database.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import { type Catalog, readCatalog } from "./catalog.ts";
import { CATALOG_SQL } from "./catalog-sql.ts";
import { restError } from "./errors.ts";

/** At most one reload for missing names in this time: not every unknown name may cost a catalog query. */
const MISS_RELOAD_INTERVAL_MS = 5000;
const LISTEN_RETRY_MS = 30_000;

export interface SchemaCache {
  current(): Promise<Catalog>;
  /** A newer catalog than the one that lacks a name, or the same one if it was loaded less than 5 s ago. */
  reloadAfterMiss(seen: Catalog): Promise<Catalog>;
}

export interface SchemaCacheOptions {
  readonly database: Database;
  readonly schemas: readonly string[];
  readonly onError: (error: unknown) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

export function createSchemaCache({
  database,
  schemas,
  onError,
  now = () => performance.now(),
}: SchemaCacheOptions): SchemaCache {
  let loaded: Promise<Catalog> | null = null;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let listenFrom = Number.NEGATIVE_INFINITY;

  function load(): Promise<Catalog> {
    const previous = loaded;
    loadedAt = now();
    const next = loadCatalog(database, schemas).catch((error: unknown) => {
      onError(error);
      // An outdated catalog is better than none.
      if (loaded === next) loaded = previous;
      if (previous) return previous;
      throw restError.noSchemaCache();
    });
    loaded = next;
    return next;
  }

  function listen(): void {
    listenFrom = Number.POSITIVE_INFINITY;
    database
      .listen("pgrst", (payload) => {
        if (payload === "" || payload === "reload schema") load().catch(() => {});
      })
      .catch((error: unknown) => {
        listenFrom = now() + LISTEN_RETRY_MS;
        onError(error);
      });
  }

  return {
    current() {
      if (now() >= listenFrom) listen();
      return loaded ?? load();
    },
    async reloadAfterMiss(seen) {
      const current = await (loaded ?? load());
      if (current !== seen) return current;
      return now() - loadedAt < MISS_RELOAD_INTERVAL_MS ? current : load();
    },
  };
}

async function loadCatalog(database: Database, schemas: readonly string[]): Promise<Catalog> {
  const results = await database.run([
    { text: "select set_config('search_path', '', true)" },
    { text: CATALOG_SQL, values: [arrayLiteral(schemas)] },
  ]);
  return readCatalog(results[1]?.rows[0]?.catalog ?? "{}");
}
