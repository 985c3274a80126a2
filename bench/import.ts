import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ImportBackend,
  type LineOutcome,
  matchRows,
  readImportRows,
  sendPlan,
} from "../domain/import/import-run.test-support.ts";
import { planImport } from "../domain/import/plan.ts";
import type { CompanyMatch, ImportPlan } from "../domain/import/plan-types.ts";
import { openDatabase } from "../gateway/db/open.ts";
import type { Database } from "../gateway/db/port/database.ts";
import { TEMPLATE_DIR } from "../server/locations.ts";
import { createOnCluster } from "../tests/support/databases.ts";
import { clientsOn, idOf, type TeamClient } from "../tests/support/team-clients.ts";
import { importFile, LINES } from "./support/import-file.ts";
import { printMeasurement } from "./support/measurement.ts";
import { recordChanges } from "./support/record-changes.ts";
import { seedCompanies } from "./support/seed-companies.ts";

const COMPANIES = 100_000;
const UNDONE_AT_ONCE = 1000;
const DEADLINE_MS = 600_000;

/** An import of 17,727 lines against 100,000 companies, on the embedded database and on Postgres. */
export async function measureImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-import-"));
  const cluster = await createOnCluster(false);
  try {
    for (const databaseUrl of [undefined, cluster.url]) {
      await seedCompanies({ dataDir: folder, databaseUrl }, COMPANIES);
      const database = await openDatabase({
        databaseUrl,
        dataDir: join(folder, "database"),
        templateDir: TEMPLATE_DIR,
      });
      await measureOn(database);
      await database.close();
    }
  } finally {
    await cluster.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOn(database: Database): Promise<void> {
  const client = await (await clientsOn(database)).clientOf({
    role: "authenticated",
    sub: idOf("a"),
    email: "ada@fund.example",
  });
  const print = (name: string, ms: number, targetMs: number) =>
    printMeasurement({
      name: `${name} (${database.engine})`,
      measured: `${(ms / 1000).toFixed(2)} s`,
      target: `at most ${targetMs / 1000} s`,
      met: ms <= targetMs,
    });
  await database.run([{ text: recordChanges("disable") }], { deadlineMs: DEADLINE_MS });
  const without = await runImport(client, importFile("first", 0));
  await database.run([{ text: recordChanges("enable") }], { deadlineMs: DEADLINE_MS });
  const file = importFile("second", 50_000);
  const imported = await runImport(client, file);
  print(`Import of ${LINES} lines: read and mapped`, imported.readMs, 1500);
  print(`Import of ${LINES} lines: previewed against ${COMPANIES} companies`, imported.previewMs, 4000);
  print(`Import of ${LINES} lines: applied`, imported.applyMs, 15_000);
  const ratio = imported.applyMs / without.applyMs;
  printMeasurement({
    name: `Import with history (${database.engine})`,
    measured: `${ratio.toFixed(2)}× (${(without.applyMs / 1000).toFixed(2)} s without)`,
    target: "at most 2.5×",
    met: ratio <= 2.5,
  });
  const { counts } = imported.plan;
  const again = await runImport(client, file);
  printMeasurement({
    name: `The same file again (${database.engine})`,
    measured: `${again.plan.counts.new} new, ${again.plan.counts.changes} changes, ${again.plan.counts.same} same; before ${counts.new} new, ${counts.changes} changes`,
    target: `0 new, 0 changes, ${LINES} same`,
    met: again.plan.counts.same === LINES,
  });
  const begin = performance.now();
  for (let status = "more"; status === "more"; ) {
    const args = { id: imported.operation, dry_run: false, max_changes: UNDONE_AT_ONCE };
    ({ status } = (await client.rpc("undo_operation", args).throwOnError()).data as unknown as { status: string });
  }
  print(`Import of ${LINES} lines: undone`, performance.now() - begin, 15_000);
}

interface MeasuredImport {
  readonly plan: ImportPlan;
  readonly operation: string;
  readonly readMs: number;
  readonly previewMs: number;
  readonly applyMs: number;
}

async function runImport(client: TeamClient, bytes: Uint8Array): Promise<MeasuredImport> {
  const begin = performance.now();
  const rows = readImportRows(bytes);
  const readAt = performance.now();
  const plan = planImport(rows, await matchRows(rows, backendOf(client, "")));
  const previewedAt = performance.now();
  const label = { kind: "import", label: "Import of companies.csv" };
  const operation = (await client.rpc("begin_operation", label).throwOnError()).data;
  const outcomes = await sendPlan(plan, {}, backendOf(client, operation));
  await client.rpc("finish_operation", { id: operation }).throwOnError();
  const appliedAt = performance.now();
  const added = outcomes.filter(({ outcome }) => outcome === "added").length;
  const changed = outcomes.filter(({ outcome }) => outcome === "changed").length;
  if (added !== plan.counts.new || changed !== plan.counts.changes) {
    throw new Error(`Previewed ${JSON.stringify(plan.counts)}, but added ${added} and changed ${changed}`);
  }
  return { plan, operation, readMs: readAt - begin, previewMs: previewedAt - readAt, applyMs: appliedAt - previewedAt };
}

function backendOf(client: TeamClient, operation_id: string): ImportBackend {
  return {
    match: async (requests) =>
      (await client.rpc("match_companies", { rows: requests as never }).throwOnError())
        .data as unknown as readonly CompanyMatch[],
    send: async (lines) =>
      (await client.rpc("import_companies", { operation_id, rows: lines as never }).throwOnError())
        .data as unknown as readonly LineOutcome[],
  };
}
