import type { Database, Statement } from "#gateway/db/port/database.ts";

const OWN_SCHEMAS = "n.nspname !~ '^(pg_|information_schema$)'";

/** Statements that restore every table and sequence to its present state. The tables themselves must stay as they are. */
export async function restoration(database: Database): Promise<readonly Statement[]> {
  const [tables, sequences] = await database.run([
    {
      text: `select format('%I.%I', n.nspname, c.relname) as name,
               (select string_agg(quote_ident(attname), ',' order by attnum) from pg_attribute
                where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
             from pg_class c join pg_namespace n on n.oid = c.relnamespace
             where c.relkind = 'r' and ${OWN_SCHEMAS} order by 1`,
    },
    {
      text: `select format('%I.%I', n.nspname, c.relname) as name
             from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${OWN_SCHEMAS}`,
    },
  ]);
  const rows = tables?.rows ?? [];
  if (rows.length === 0) return [];
  // Without triggers and foreign keys, so that the order does not matter and no change is announced.
  const statements: Statement[] = [{ text: "set local session_replication_role = replica" }];
  // TRUNCATE makes new files for every table and index, which takes twenty times as long.
  const inserts: Statement[] = [];
  for (const { name, columns } of rows) {
    // Of the rows' binary form: writing the migrations' long statements as text would take most of a restoration.
    const row = "md5(record_send(t))";
    const digest = `(select md5(string_agg(${row}, ' ' order by ${row})) from ${name} t)`;
    const [stored] = await database.run([{ text: `select json_agg(t) as rows, ${digest} as digest from ${name} t` }]);
    const { rows: json, digest: before = null } = stored?.rows[0] ?? {};
    if (!json) {
      statements.push({ text: `delete from ${name}` });
      continue;
    }
    // Few tests change these rows, and their indexes take most of the time.
    statements.push({ text: `delete from ${name} where ${digest} is distinct from $1`, values: [before] });
    const text = `insert into ${name} (${columns}) overriding system value
                  select ${columns} from json_populate_recordset(null::${name}, $1)
                  where not exists (select from ${name})`;
    inserts.push({ text, values: [json] });
  }
  statements.push(...inserts);
  for (const { name = null } of sequences?.rows ?? []) {
    const [state] = await database.run([{ text: `select last_value, is_called from ${name}` }]);
    const { last_value = null, is_called = null } = state?.rows[0] ?? {};
    statements.push({ text: "select setval($1::regclass, $2, $3)", values: [name, last_value, is_called] });
  }
  return statements;
}
