/** The catalog, read once and again when the database says so (`NOTIFY pgrst, 'reload schema'`) or lacks a name. */
import type { Database } from "#gateway/db/port/database.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import { type Catalog, readCatalog } from "./catalog.ts";
import { CATALOG_QUERY } from "./catalog-query.ts";
import { restError } from "./errors.ts";

/** So long a name that is not there is believed not to be: unknown names must not cost a catalog query each. */
const MISS_PAUSE_MS = 5000;
const LISTEN_PAUSE_MS = 30_000;

export interface SchemaCache {
  current(): Promise<Catalog>;
  /** A newer catalog than the one that lacked something, or the same where it has just been read. */
  afterMiss(seen: Catalog): Promise<Catalog>;
}

export interface SchemaCacheOptions {
  readonly database: Database;
  readonly schemas: readonly string[];
  readonly onError: (error: unknown) => void;
  /** Milliseconds, from any fixed moment. */
  readonly now?: () => number;
}

export function createSchemaCache({ database, schemas, onError, now = Date.now }: SchemaCacheOptions): SchemaCache {
  let loaded: Promise<Catalog> | null = null;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let listenFrom = Number.NEGATIVE_INFINITY;

  function load(): Promise<Catalog> {
    const previous = loaded;
    loadedAt = now();
    const next = query(database, schemas).catch((error: unknown) => {
      onError(error);
      // Old knowledge serves better than none.
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
        listenFrom = now() + LISTEN_PAUSE_MS;
        onError(error);
      });
  }

  return {
    current() {
      if (now() >= listenFrom) listen();
      return loaded ?? load();
    },
    async afterMiss(seen) {
      const current = await (loaded ?? load());
      if (current !== seen) return current;
      return now() - loadedAt < MISS_PAUSE_MS ? current : load();
    },
  };
}

async function query(database: Database, schemas: readonly string[]): Promise<Catalog> {
  const results = await database.run([
    { text: "select set_config('search_path', '', true)" },
    { text: CATALOG_QUERY, values: [arrayLiteral(schemas)] },
  ]);
  return readCatalog(results[1]?.rows[0]?.catalog ?? "{}");
}
