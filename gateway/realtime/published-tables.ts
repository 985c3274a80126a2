/** Tables of the publication `supabase_realtime`, and what each role may read of them. */
import type { Database, RunOptions } from "#gateway/db/port/database.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";

export interface Column {
  readonly name: string;
  /** `pg_type.typname`: `int8`, `timestamptz`, `_text` for `text[]`. */
  readonly type: string;
  /** `format_type`: `numeric(10,2)`. */
  readonly sqlType: string;
}

export interface Access {
  /** Published columns that the role may select, in table order. */
  readonly columns: readonly string[];
  /** True if no policy can hide a row from this role, so visibility needs no query. */
  readonly seesEveryRow: boolean;
}

export interface PublishedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly Column[];
  /** Primary key columns; empty without one. */
  readonly key: readonly string[];
  readonly hasRowSecurity: boolean;
  readonly events: ReadonlySet<string>;
  /** By role; roles without any SELECT privilege are missing. */
  readonly access: ReadonlyMap<string, Access>;
}

export interface Catalog {
  table(schema: string, name: string): PublishedTable | undefined;
  readonly tables: readonly PublishedTable[];
}

/**
 * `seesEveryRow`: row-level security is off or bypassed, or a permissive policy is the literal `true` and no policy is
 * restrictive. Any other policy may depend on the claims, so visibility is checked row by row.
 */
const CATALOG_QUERY = `
select json_build_object(
  'schema', n.nspname, 'name', c.relname, 'hasRowSecurity', c.relrowsecurity,
  'events', json_build_object('INSERT', pub.pubinsert, 'UPDATE', pub.pubupdate, 'DELETE', pub.pubdelete),
  'columns', (
    select json_agg(json_build_object('name', a.attname, 'type', t.typname, 'sqlType', format_type(a.atttypid, a.atttypmod))
      order by a.attnum)
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and (rel.prattrs is null or a.attnum = any (rel.prattrs::int2[]))),
  'key', coalesce((
    select json_agg(a.attname order by k.n)
    from pg_index i cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, n)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indrelid = c.oid and i.indisprimary), '[]'),
  'access', coalesce((
    select json_object_agg(role.rolname, json_build_object(
      'columns', (
        select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (rel.prattrs is null or a.attnum = any (rel.prattrs::int2[]))
          and has_column_privilege(role.oid, c.oid, a.attnum, 'select')),
      'seesEveryRow', not c.relrowsecurity or role.rolbypassrls or role.rolsuper or (
        select coalesce(bool_or(p.polpermissive and pg_get_expr(p.polqual, p.polrelid) = 'true'), false)
          and coalesce(bool_and(p.polpermissive), false)
        from pg_policy p
        where p.polrelid = c.oid and p.polcmd in ('r', '*') and exists (
          select from unnest(p.polroles) applies (oid)
          where case applies.oid when 0 then true else pg_has_role(role.oid, applies.oid, 'usage') end))))
    from pg_roles role
    where role.rolname = any ($1::text[]) and has_schema_privilege(role.oid, n.oid, 'usage')
      and has_any_column_privilege(role.oid, c.oid, 'select')), '{}')
) as table
from pg_publication pub
join pg_publication_tables listed on listed.pubname = pub.pubname and listed.rowfilter is null
join pg_namespace n on n.nspname = listed.schemaname
join pg_class c on c.relnamespace = n.oid and c.relname = listed.tablename and c.relkind = 'r'
left join pg_publication_rel rel on rel.prpubid = pub.oid and rel.prrelid = c.oid
where pub.pubname = 'supabase_realtime'`;

interface TableJson extends Omit<PublishedTable, "events" | "access"> {
  readonly events: Readonly<Record<string, boolean>>;
  readonly access: Readonly<Record<string, Access>>;
}

/** Creates the change trigger on every published table and drops it from all others. */
export async function followPublishedTables(database: Database, options: RunOptions = {}): Promise<void> {
  await database.run([{ text: "select gateway.follow_published_tables()" }], options);
}

export async function readCatalog(
  database: Database,
  roles: readonly string[],
  options: RunOptions = {},
): Promise<Catalog> {
  const [result] = await database.run([{ text: CATALOG_QUERY, values: [arrayLiteral(roles)] }], options);
  const tables = (result?.rows ?? []).map((row): PublishedTable => {
    const { events, access, ...table } = JSON.parse(row["table"] ?? "") as TableJson;
    return Object.assign(table, {
      events: new Set(Object.keys(events).filter((event) => events[event])),
      access: new Map(Object.entries(access)),
    });
  });
  const byName = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  return { tables, table: (schema, name) => byName.get(`${schema}.${name}`) };
}
