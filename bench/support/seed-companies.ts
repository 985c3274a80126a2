import { join } from "node:path";
import { migrate } from "../../gateway/db/migrations/migrate.ts";
import { openDatabase } from "../../gateway/db/open.ts";
import type { Database } from "../../gateway/db/port/database.ts";
import { MIGRATIONS, TEMPLATE_DIR } from "../../server/locations.ts";
import { runOutsideTransaction } from "../../tests/support/databases.ts";

const SEED_DEADLINE_MS = 600_000;

/** Three-part names, a few investors, and nulls in every nullable column. */
const INSERT = `
  insert into company_facts (url, company_name, founded_year, employee_count, total_funding, aaa_investors, created_at, updated_at)
  select
    'https://www.crunchbase.com/organization/company-' || n,
    (array['Nova','Blue','Quantum','Green','Deep','Ever','Hyper','Open','Swift','Zen','Alpha','Bright','Cloud','Data','Echo','Fair'])[1 + n * 7 % 16]
      || (array['base','mind','stack','cell','wave','ledger','forge','grid','bio','pay','works','light','field','chain','scale','lab'])[1 + n * 13 % 16]
      || ' ' || to_hex((n::bigint * 2654435761 % 1048576)::integer),
    case when n % 11 = 0 then null else 1970 + n * 31 % 56 end,
    case when n % 13 = 0 then null else
      (array['1-10','11-50','51-100','101-250','251-500','501-1000','1001-5000','5001-10000','10000+'])[1 + n * 17 % 9] end,
    case when n % 7 = 0 then null else (n::bigint * 7919 % 3000) || 'M USD' end,
    case when n % 5 = 0 then null else
      (array['Sequoia Capital','Accel','Index Ventures','Balderton Capital','Lightspeed','General Catalyst','Insight Partners','Atomico'])[1 + n * 3 % 8]
      || case when n % 3 = 0 then ', ' || (array['GIC','Temasek','SoftBank','Northzone','Creandum','Cherry Ventures'])[1 + n * 5 % 6] else '' end end,
    now() - (n % 400) * interval '1 day',
    now() - (n % 400) * interval '1 day' - interval '1 hour'
  from generate_series($1::integer, $2::integer) n`;
const ROWS_PER_INSERT = 10_000;

/** Migrates and fills the database of a stopped server: Postgres if `databaseUrl` is set, else the embedded one in `dataDir`. */
export async function seedCompanies(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl?: string | undefined },
  count: number,
): Promise<void> {
  const database = await openDatabase({
    databaseUrl,
    dataDir: join(dataDir, "database"),
    templateDir: TEMPLATE_DIR,
  });
  await migrate(database, MIGRATIONS);
  await insertCompanies(database, count);
  const vacuum = "vacuum (analyze) company_facts";
  if (databaseUrl === undefined) await database.run([{ text: vacuum }], { deadlineMs: SEED_DEADLINE_MS });
  else await runOutsideTransaction(databaseUrl, vacuum);
  await database.close();
}

async function insertCompanies(database: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += ROWS_PER_INSERT) {
    const values = [String(from), String(Math.min(from + ROWS_PER_INSERT - 1, count))];
    await database.run([{ text: INSERT, values }], { deadlineMs: SEED_DEADLINE_MS });
  }
}
