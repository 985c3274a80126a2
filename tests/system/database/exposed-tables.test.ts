/**
 * Lints for every table, view and function of the API: those of Supabase's advisor, except the ones about a running project's
 * statistics, settings, buckets or replication.
 */
import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";

let tables: TestDatabase;
beforeAll(async () => {
  tables = await openTestDatabase("postgres");
});
afterAll(() => tables.close());

const TABLES = `select c.oid, c.relname as name, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

test.each<[violation: string, sql: string]>([
  ["a table without row-level security", `select name from (${TABLES}) t where not relrowsecurity`],
  ["a table without forced row-level security", `select name from (${TABLES}) t where not relforcerowsecurity`],
  [
    "a table without the second-factor policy",
    // The two exceptions: see 20260101000200_companies.sql.
    `select name from (${TABLES}) t where name not in ('company_facts', 'squad_hotlist_companies') and not exists (
       select from pg_policies p where p.schemaname = 'public' and p.tablename = t.name and p.permissive = 'RESTRICTIVE'
         and p.cmd = 'ALL' and 'authenticated' = any (p.roles)
         and p.qual ~ 'SELECT private.has_required_aal' and p.with_check ~ 'SELECT private.has_required_aal')`,
  ],
  [
    "a table without a policy",
    `select name from (${TABLES}) t where not exists (select from pg_policy p where p.polrelid = t.oid)`,
  ],
  [
    "a table with two permissive policies for one command and role",
    `select tablename || ' ' || role || ' ' || right_ from pg_policies, unnest(roles) role,
       unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) right_
       where schemaname = 'public' and permissive = 'PERMISSIVE' group by tablename, role, right_ having count(*) > 1`,
  ],
  [
    "a policy that reads user_metadata, which users can edit",
    `select policyname from pg_policies where concat(qual, with_check) ~ 'user_?meta_?data'`,
  ],
  [
    "a column named like a secret",
    `select t.name || '.' || attname from (${TABLES}) t join pg_attribute on attrelid = t.oid
       where attname ~ '(password|passwd|secret|token|api_?key|private_?key)'`,
  ],
  [
    "a column of a reg* type that blocks pg_upgrade",
    `select attrelid::regclass || '.' || attname from pg_attribute join pg_class c on c.oid = attrelid
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and atttypid::regtype::text ~ '^reg'
         and atttypid not in ('regclass'::regtype, 'regtype'::regtype, 'regrole'::regtype)`,
  ],
  [
    "a text column without a length limit that users write",
    // A generated column is as long as its sources; a list of allowed values limits the length too.
    `select t.name || '.' || attname from (${TABLES}) t join pg_attribute a on attrelid = t.oid and attnum > 0
       where atttypid = 'text'::regtype and attgenerated = '' and (has_column_privilege('authenticated', t.oid, attnum, 'INSERT')
         or has_column_privilege('authenticated', t.oid, attnum, 'UPDATE'))
       and not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'c' and k.conkey = array[attnum]
         and pg_get_constraintdef(k.oid) ~ format('length\\(%I\\) <=|\\(%I = ANY', attname, attname))`,
  ],
  [
    "a table without a primary key",
    `select name from (${TABLES}) t where not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')`,
  ],
  [
    "a table or view with a grant to anon",
    `select table_name from information_schema.role_table_grants where table_schema = 'public' and grantee in ('anon', 'PUBLIC')`,
  ],
  [
    "a policy for public or anon",
    `select policyname from pg_policies where schemaname = 'public' and roles && '{public,anon}'::name[]`,
  ],
  [
    "a policy that allows every write",
    `select policyname from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE'
       and (cmd <> 'SELECT' and qual = 'true' or with_check = 'true')`,
  ],
  [
    "a policy that calls an auth function once per row",
    `select policyname from pg_policies where schemaname = 'public'
       and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT auth\\.', '', 'g') ~ 'auth\\.(uid|jwt|role)\\('`,
  ],
  [
    "a policy on a table without row-level security",
    `select tablename from pg_policies p join (${TABLES}) t on t.name = p.tablename
       where p.schemaname = 'public' and not t.relrowsecurity`,
  ],
  [
    "a view without security_invoker",
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not coalesce(reloptions::text ~ 'security_invoker=(true|on|1)', false)`,
  ],
  [
    "a materialized view or foreign table in the API",
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('m', 'f')`,
  ],
  [
    "a function without a fixed search_path",
    `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig::text ~ 'search_path=', false)`,
  ],
  [
    "a function that anon may execute",
    `select proname from pg_proc where pronamespace = 'public'::regnamespace
       and has_function_privilege('anon', oid, 'execute')`,
  ],
  [
    "a security definer function that authenticated may execute",
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
       and has_function_privilege('authenticated', oid, 'execute')`,
  ],
  [
    "an internal function that anon may execute, but for the pre-request one",
    `select proname from pg_proc where pronamespace = 'private'::regnamespace and proname <> 'check_request'
       and has_function_privilege('anon', oid, 'execute')`,
  ],
  [
    "an internal security definer function that returns or changes rows without a check of the second factor",
    // These return a boolean, an id, a URL or a state for a policy or a trigger.
    `select proname from pg_proc where pronamespace = 'private'::regnamespace and prosecdef
       and has_function_privilege('authenticated', oid, 'execute')
       and prosrc !~ 'private\\.(check_caller|has_required_aal|company_for_fact)\\('
       and proname not in ('has_required_aal', 'database_time', 'other_names_of', 'company_urls', 'company_id_of', 'company_file_state',
         'accepts_company_file')`,
  ],
  [
    "a table whose changes are sent although no screen follows them",
    `select tablename from pg_publication_tables where pubname = 'supabase_realtime' and (schemaname <> 'public' or tablename not in (
       'company_facts', 'squad_hotlist_companies', 'universities', 'company_names', 'other_names', 'match_rules', 'hotlist_notes',
       'inbox', 'operations', 'company_files'))`,
  ],
  ["an extension in schema public", "select extname from pg_extension where extnamespace = 'public'::regnamespace"],
  [
    "an extension that opens another API or network access, or is outdated",
    `select e.extname from pg_extension e left join pg_available_extensions a on a.name = e.extname
       where e.extname in ('pg_graphql', 'pgmq', 'pg_net', 'http', 'dblink', 'postgres_fdw') or a.default_version <> e.extversion`,
  ],
  [
    "a view that exposes schema auth",
    `select view_name from information_schema.view_table_usage where table_schema = 'auth' and view_schema = 'public'`,
  ],
  [
    "a foreign key without an index",
    `select conname from pg_constraint k where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
  ],
  [
    "a foreign key to schema auth that does not reference a primary key",
    `select conname from pg_constraint k join pg_class c on c.oid = k.confrelid join pg_index i on i.indexrelid = k.conindid
       where k.contype = 'f' and c.relnamespace = 'auth'::regnamespace and not i.indisprimary
         and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  ],
  [
    "an invalid index",
    `select indexrelid::regclass::text from pg_index where not indisvalid and indrelid in (select oid from (${TABLES}) t)`,
  ],
  [
    "a duplicate index",
    `select indrelid::regclass::text || ': ' || string_agg(indexrelid::regclass::text, ', ')
     from pg_index where indrelid in (select oid from (${TABLES}) t)
     group by indrelid, indkey::text, indclass::text, indoption::text, indcollation::text, coalesce(indexprs::text, ''),
       coalesce(indpred::text, '') having count(*) > 1`,
  ],
  [
    "an internal schema that clients may use",
    `select nspname || ' ' || role from pg_namespace, unnest(array['anon', 'authenticated']) role
       where nspname in ('gateway', 'supabase_migrations') and has_schema_privilege(role, oid, 'usage')`,
  ],
  [
    "a table in schema auth that clients may access",
    `select c.relname || ' ' || role from pg_class c, unnest(array['anon', 'authenticated']) role
       where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r'
         and has_table_privilege(role, c.oid, 'select, insert, update, delete')`,
  ],
])("there is no %s", async (_violation, sql) => {
  const [found] = await tables.database.run([{ text: sql }]);
  expect(found?.rows.map((row) => Object.values(row)[0])).toEqual([]);
});

test("migrations use the storage schema, which another role owns on Supabase, by policies on objects and rows of buckets only", async () => {
  const folder = new URL("../../../supabase/migrations/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const sql = (await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8"))))
    .join("\n")
    .replaceAll(/--.*/g, "");
  const uses = (pattern: RegExp) => Array.from(sql.matchAll(pattern), ([, use]) => use);
  expect(new Set(uses(/\bcreate policy "[^"]+" on (storage\.\w+)/g))).toEqual(new Set(["storage.objects"]));
  expect(uses(/\binsert into (storage\.\w+)/g)).toEqual(["storage.buckets"]);
  const owners =
    /\b((?:alter|drop|truncate|comment on|delete from|update|create (?:or replace )?(?:table|view|function|type|index))(?: \w+)*? storage\b|(?:trigger|index|grant|revoke)[^;]* on (?:all \w+ in )?(?:schema )?storage\b)/g;
  expect(uses(owners)).toEqual([]);
});
