/**
 * `npm run bench:power-cut`: 36 simulated power cuts on the embedded database (`--cuts <number>`). `--without-fsync` runs PGlite
 * as shipped: the damage it reports shows that the simulation detects data loss.
 */
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureCluster } from "../gateway/db/pglite/cluster.ts";
import { openPgliteCore } from "../gateway/db/pglite/core.ts";
import { engineOver } from "../gateway/db/pglite/engine.ts";
import { openPglite } from "../gateway/db/pglite/open-pglite.ts";
import type { Database } from "../gateway/db/port/database.ts";
import { TEMPLATE_DIR } from "../server/locations.ts";
import { runScript } from "../tests/support/run-script.ts";
import { printMeasurement } from "./support/measurement.ts";
import { PowerCutFS } from "./support/power-cut-fs.ts";
import { hasOption, numberOption, printEnvironment } from "./support/product.ts";

const CUTS = numberOption("cuts", 36);
/** Probability that an unflushed page is on the disk after the cut. */
const NEW_PAGE_SHARES = [0.1, 0.5, 0.9];
const MAX_WRITES = 1500;
/** Writing the disk image blocks the engine during a statement. */
const LONG_DEADLINE = { deadlineMs: 120_000 };
const BATCH_SHAPES = [
  { rows: 1, repeats: 3 },
  { rows: 10, repeats: 3 },
  { rows: 200, repeats: 3 },
  // Rows of nine kilobytes are stored in a TOAST table.
  { rows: 2, repeats: 280 },
];
const durable = !hasOption("without-fsync");

const SCHEMA = `
  create table batches (id int primary key, rows int not null);
  create table rows (batch int not null references batches, n int not null, filling text not null, primary key (batch, n));
  create index rows_filling on rows (md5(filling));
  create table counter (total int not null);
  insert into counter values (0);`;

printEnvironment();
const folder = await mkdtemp(join(tmpdir(), "bench-power-cut-"));
const outcomes = { clean: 0, "does not open": 0, "rows lost": 0, damaged: 0 };
try {
  const empty = join(folder, "empty");
  await ensureCluster(empty, TEMPLATE_DIR);
  for (let n = 0; n < CUTS; n += 1) {
    const outcome = await simulateCut(empty, NEW_PAGE_SHARES[n % NEW_PAGE_SHARES.length] ?? 0.5);
    outcomes[outcome] += 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
printMeasurement({
  name: `Power cuts, simulated per page${durable ? "" : ", without fsync"}`,
  measured: Object.entries(outcomes)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(", "),
  target: durable ? `${CUTS} clean` : "none: PGlite as shipped",
  met: !durable || outcomes.clean === CUTS,
});

async function simulateCut(empty: string, newPageShare: number): Promise<keyof typeof outcomes> {
  const live = join(folder, "live");
  const image = join(folder, "image");
  await rm(live, { recursive: true, force: true });
  await rm(image, { recursive: true, force: true });
  cpSync(empty, live, { recursive: true });
  const files = new PowerCutFS(live);
  const pglite = await openPgliteCore({ fs: files }, { durable });
  const database = engineOver(pglite);
  await runScript(database, SCHEMA);
  await database.run([{ text: "checkpoint" }], LONG_DEADLINE);
  let confirmed = 0;
  const cut = new AbortController();
  let confirmedAtCut = 0;
  files.cutAfterWrites(1 + Math.floor(Math.random() * MAX_WRITES), () => {
    cut.abort();
    confirmedAtCut = confirmed;
    files.writeImage(image, newPageShare, Math.random);
  });
  for (let id = 1; !cut.signal.aborted; id += 1) {
    await addBatch(database, id);
    confirmed = id;
    if (id % 40 === 0) await database.run([{ text: "checkpoint" }], LONG_DEADLINE);
    if (id % 70 === 0) await database.run([{ text: "vacuum rows" }], LONG_DEADLINE);
  }
  await database.close();
  return check(image, confirmedAtCut);
}

async function addBatch(database: Database, id: number): Promise<void> {
  const { rows, repeats } = BATCH_SHAPES[id % BATCH_SHAPES.length] ?? { rows: 1, repeats: 3 };
  await database.run(
    [
      { text: "insert into batches values ($1, $2)", values: [String(id), String(rows)] },
      {
        text: `insert into rows select $1::int, n, repeat(md5($1 || ':' || n), $3::int) from generate_series(1, $2::int) n`,
        values: [String(id), String(rows), String(repeats)],
      },
      { text: "update counter set total = total + $1::int", values: [String(rows)] },
    ],
    LONG_DEADLINE,
  );
}

/** Every confirmed batch is complete, indexes match their tables, the counter equals the number of rows. */
async function check(image: string, confirmed: number): Promise<keyof typeof outcomes> {
  let database: Database;
  try {
    database = await openPglite({ dataDir: image, onWarning: () => {} });
  } catch {
    return "does not open";
  }
  try {
    const [found] = await database
      .run(
        [
          { text: "set local enable_seqscan = off" },
          { text: "set local enable_indexscan = on" },
          {
            text: `select
            (select count(*) from batches where id <= ${confirmed}) as batches,
            (select count(*) from batches b where b.rows <> (select count(*) from rows r where r.batch = b.id)) as partial,
            (select count(*) from rows where left(filling, 32) <> md5(batch || ':' || n) or filling <> repeat(left(filling, 32), length(filling) / 32)) as torn,
            (select count(*) from rows) = (select total from counter) as counted,
            (select count(*) from rows a where not exists (select from rows b where md5(b.filling) = md5(a.filling))) as unindexed`,
          },
        ],
        LONG_DEADLINE,
      )
      .then((results) => results[2]?.rows ?? []);
    if (Number(found?.["batches"]) < confirmed) return "rows lost";
    const isIntact = found?.["partial"] === "0" && found["torn"] === "0" && found["unindexed"] === "0";
    return isIntact && found["counted"] === "t" ? "clean" : "damaged";
  } catch {
    return "damaged";
  } finally {
    await database.close();
  }
}
