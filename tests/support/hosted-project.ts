/**
 * A Postgres whose product migrations ran as on a hosted Supabase project: by a role like its `postgres`, which is no superuser and
 * does not own the schemas of the services.
 */
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { splitStatements } from "#gateway/db/migrations/split-statements.ts";
import { openPostgres } from "#gateway/db/postgres/open-postgres.ts";
import { MIGRATIONS } from "#server/locations.ts";

/** The extension supautils lets `postgres` manage policies of tables that it does not own: setting `supautils.policy_grants`. */
const POLICY_OF_A_SERVICE =
  /^(create|alter|drop)\s+policy\b.*?\son\s+(storage\.(objects|buckets)|realtime\.messages)\b/is;

/** @param url of an empty database, as a superuser. Returns the roles to drop after the database. */
export async function migrateAsHosted(url: string): Promise<readonly string[]> {
  const suffix = randomUUID().slice(0, 8);
  const [owner, services] = [`hosted_postgres_${suffix}`, `hosted_services_${suffix}`];
  const database = openPostgres({ url, maxConnections: 1 });
  await migrate(database, { ...MIGRATIONS, only: new Set() });
  await database.close();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(grants(owner, services));
    const files = (await readdir(MIGRATIONS.migrationsDir)).filter((name) => name.endsWith(".sql")).sort();
    for (const file of files) {
      for (const { text, line } of splitStatements(await readFile(join(MIGRATIONS.migrationsDir, file), "utf8"))) {
        // supautils runs a policy's statement as the superuser.
        if (!POLICY_OF_A_SERVICE.test(text)) await client.query(`set session authorization ${owner}`);
        await client.query(text).catch((error: unknown) => {
          throw new Error(`${file}:${line} cannot be run as on a hosted project`, { cause: error });
        });
        await client.query("reset session authorization");
      }
    }
  } finally {
    await client.end();
  }
  return [owner, services];
}

/** As on a hosted project: github.com/supabase/postgres, migrations/db. */
function grants(owner: string, services: string): string {
  return `
    create role ${services} nologin;
    create role ${owner} login nosuperuser createrole bypassrls;
    grant anon, authenticated, service_role, authenticator to ${owner} with admin option;
    -- As supautils.privileged_role_allowed_configs.
    grant set on parameter "pgrst.db_pre_request" to ${owner};
    do $$
    declare
      entry record;
    begin
      execute format('alter database %I owner to ${owner}', current_database());
      for entry in
        select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('auth', 'storage', 'realtime') and c.relkind in ('r', 'p', 'v')
      loop
        execute format('alter table %s owner to ${services}', entry.name);
      end loop;
      for entry in
        select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('auth', 'storage', 'realtime')
      loop
        execute format('alter function %s owner to ${services}', entry.name);
      end loop;
    end
    $$;
    alter schema auth owner to ${services};
    alter schema storage owner to ${services};
    alter schema realtime owner to ${services};
    alter publication supabase_realtime owner to ${owner};
    grant usage on schema auth, storage, realtime to ${owner} with grant option;
    grant usage, create on schema extensions, public to ${owner};
    grant all on all tables in schema auth, storage to ${owner} with grant option;
    grant execute on all functions in schema auth, storage, realtime to ${owner};
    alter default privileges for role ${owner} in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public grant all on functions to anon, authenticated, service_role;`;
}
