/** Reads from Postgres' catalog what a backup contains. */
import type { Database, Statement } from "#gateway/db/port/database.ts";

/** Runs one statement, inside a transaction or without one. */
export type Query = (
  statement: Statement,
) => Promise<{ readonly rows: readonly Readonly<Record<string, string | null>>[] }>;

export interface Table {
  /** Quoted, with its schema: `"public"."company_facts"`. */
  readonly name: string;
  /** Quoted. Without generated columns, which Postgres computes again. */
  readonly columns: readonly string[];
  /** An `order by` list that does not depend on the database's collation. */
  readonly order: string;
}

export interface Sequence {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** Without schema `gateway`, whose rows are temporary. */
const SCHEMAS = "('auth', 'public')";
/** A Supabase project's schema has more. */
const STORAGE_TABLES = "('buckets', 'objects')";

const TABLES = `
  select format('"%s"."%s"', replace(n.nspname, '"', '""'), replace(c.relname, '"', '""')) as name,
    (select json_agg('"' || replace(a.attname, '"', '""') || '"' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce(
      (select string_agg('"' || replace(a.attname, '"', '""') || '"'
          || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.position)
        from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality k (attnum, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary),
      't::text collate "C"') as "order"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where (n.nspname in ${SCHEMAS} or n.nspname = 'storage' and c.relname in ${STORAGE_TABLES}) and c.relkind = 'r' and c.relpersistence = 'p'
    -- GoTrue's migration history on a Supabase project.
    and not (n.nspname = 'auth' and c.relname = 'schema_migrations')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname collate "C", c.relname collate "C"`;

export async function readTables(query: Query): Promise<readonly Table[]> {
  const { rows } = await query({ text: TABLES });
  return rows.map((row) => ({
    name: row["name"] as string,
    columns: JSON.parse(row["columns"] ?? "[]") as string[],
    order: row["order"] as string,
  }));
}

export async function readSequences(query: Query): Promise<readonly Sequence[]> {
  const { rows } = await query({
    text: `select format('"%s"."%s"', replace(schemaname, '"', '""'), replace(sequencename, '"', '""')) as name,
             coalesce(last_value, start_value) as value, last_value is not null as called
           from pg_sequences where schemaname in ${SCHEMAS}
           order by schemaname collate "C", sequencename collate "C"`,
  });
  return rows.map((row) => ({
    name: row["name"] as string,
    lastValue: row["value"] as string,
    isCalled: row["called"] === "t",
  }));
}

/** Versions of the product's applied migrations; empty for a new database. */
export async function appliedMigrations(query: Query): Promise<readonly string[]> {
  const { rows } = await query({
    text: "select to_regclass('supabase_migrations.schema_migrations') is not null as tracked",
  });
  if (rows[0]?.["tracked"] !== "t") return [];
  const applied = await query({
    text: "select version from supabase_migrations.schema_migrations order by version::numeric",
  });
  return applied.rows.map((row) => row["version"] as string);
}

export function queryOf(database: Database): Query {
  return async (statement) => (await database.run([statement]))[0] ?? { rows: [] };
}
