import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../gateway/db/migrations/migrate.ts";
import { openDatabase } from "../gateway/db/open.ts";
import type { Database, TransactionSettings } from "../gateway/db/port/database.ts";
import { MIGRATIONS, TEMPLATE_DIR } from "../server/locations.ts";
import { createOnCluster } from "../tests/support/databases.ts";
import { printMeasurement } from "./support/measurement.ts";
import { recordChanges } from "./support/record-changes.ts";
import { median, p95 } from "./support/stats.ts";

const ENTRIES = 1_000_000;
const ENTRIES_PER_INSERT = 20_000;
const INSERTED = 10_000;
const ROWS_PER_INSERT = 500;
const READS = 60;
const PAIRS = 3;
const DEADLINE_MS = 600_000;

const colleague: TransactionSettings = {
  role: "authenticated",
  settings: { "request.jwt.claims": JSON.stringify({ role: "authenticated", sub: randomUUID(), aal: "aal1" }) },
};

/** The history of changes, on the embedded database and on Postgres: its cost for writes, and reads among a million entries. */
export async function measureHistory(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-history-"));
  const cluster = await createOnCluster(false);
  try {
    for (const databaseUrl of [undefined, cluster.url]) {
      const options = { databaseUrl, dataDir: join(folder, "database"), templateDir: TEMPLATE_DIR };
      const database = await openDatabase(options);
      await migrate(database, MIGRATIONS);
      await measureWrites(database);
      await measureReads(database);
      await database.close();
    }
  } finally {
    await cluster.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Alternately with and without the trigger, so that other load slows both alike. */
async function measureWrites(database: Database): Promise<void> {
  const times = { enable: [] as number[], disable: [] as number[] };
  let from = 1;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const state of ["disable", "enable"] as const) {
      await run(database, recordChanges(state));
      const begin = performance.now();
      for (const end = from + INSERTED; from < end; from += ROWS_PER_INSERT) {
        await run(
          database,
          `insert into company_facts (url, company_name, founded_year, total_funding)
           select 'https://www.crunchbase.com/organization/company-' || n, 'Company ' || n, 1990 + n % 30, n % 900 || 'M USD'
           from generate_series(${from}, ${from + ROWS_PER_INSERT - 1}) n`,
        );
      }
      times[state].push(performance.now() - begin);
    }
  }
  const [withHistory, without] = [median(times.enable), median(times.disable)];
  printMeasurement({
    name: `10,000 inserts with history (${database.engine})`,
    measured: `${(withHistory / without).toFixed(2)}× (${withHistory.toFixed(0)} ms / ${without.toFixed(0)} ms)`,
    target: "at most 2.5×",
    met: withHistory / without <= 2.5,
  });
}

async function measureReads(database: Database): Promise<void> {
  for (let from = 0; from < ENTRIES; from += ENTRIES_PER_INSERT) await run(database, entries(from));
  await run(database, "analyze changes");
  const history = await timeReads(database, (read) => ({
    text: "select public.row_history('company_facts', $1)",
    values: [rowId(read * 7919)],
  }));
  printMeasurement({
    name: `History of one row among 1,000,000 changes (${database.engine})`,
    measured: `${p95(history).toFixed(1)} ms at p95`,
    target: "at most 50 ms",
    met: p95(history) <= 50,
  });
  for (const [name, search] of [
    ["First page of the trash", ""],
    ["Search in the trash", "company 77"],
    ["Search in the trash that finds nothing", "no such name"],
  ] as const) {
    const times = await timeReads(database, () => ({ text: "select public.trash($1)", values: [search] }));
    printMeasurement({
      name: `${name} among 1,000,000 changes (${database.engine})`,
      measured: `${p95(times).toFixed(1)} ms at p95`,
      target: "at most 100 ms",
      met: p95(times) <= 100,
    });
  }
}

async function timeReads(
  database: Database,
  statement: (read: number) => { readonly text: string; readonly values: readonly string[] },
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const begin = performance.now();
    await database.run([statement(read)], { runAs: colleague });
    times.push(performance.now() - begin);
  }
  return times;
}

/** 50,000 rows with 18 updates, an insert and, for one in two, a delete each. Written directly: the trigger is measured above. */
function entries(from: number): string {
  return `insert into changes (at, actor, via, table_name, row_id, label, op, old, new)
    select now() - interval '300 days' + n * interval '20 seconds', null, 'edit', 'company_facts',
      ('00000000-0000-4000-8000-' || lpad(to_hex(n % 50000), 12, '0'))::uuid, 'Company ' || n % 50000,
      case when n < 50000 then 'insert' when n >= 950000 and n % 2 = 0 then 'delete' else 'update' end,
      jsonb_build_object('total_funding', n % 900 || 'M USD'), jsonb_build_object('total_funding', n % 901 || 'M USD')
    from generate_series(${from}, ${from + ENTRIES_PER_INSERT - 1}) n`;
}

function rowId(n: number): string {
  return `00000000-0000-4000-8000-${(n % 50_000).toString(16).padStart(12, "0")}`;
}

async function run(database: Database, text: string): Promise<void> {
  await database.run([{ text }], { deadlineMs: DEADLINE_MS });
}
