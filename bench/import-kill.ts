/**
 * `npm run bench:import-kill`: kill -9 of the server in the middle of an import and of its undo. Options: `--kills <number>` (20),
 * `--pglite`, `--postgres`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { crashImport } from "../tests/support/import-crash.ts";
import { printMeasurement } from "./support/measurement.ts";
import { createProduct, enginesFromArgs, numberOption, printEnvironment } from "./support/product.ts";

const KILLS = numberOption("kills", 20);
const LONGEST_CHUNK_MS = 120;
const CHUNKS = 5;

printEnvironment();
for (const engine of enginesFromArgs()) {
  const product = await createProduct(engine);
  let partial = 0;
  let lost = 0;
  const differences: string[] = [];
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const report = await crashImport({
        start: () => product.start(),
        round: `k${kill}`,
        chunks: CHUNKS,
        rowsPerChunk: 50,
        confirmed: kill % (CHUNKS - 1),
        wait: () => sleep(Math.random() * LONGEST_CHUNK_MS),
      });
      partial += report.partial;
      lost += report.lost;
      differences.push(...report.differences);
    }
  } finally {
    await product.remove();
  }
  for (const difference of differences.slice(0, 20)) console.log(difference);
  printMeasurement({
    name: `kill -9 in the middle of an import and of its undo, ${KILLS} times each (${engine})`,
    measured: `${partial} partial chunks, ${lost} lost, ${differences.length} differences from an uninterrupted run`,
    target: "none",
    met: partial + lost + differences.length === 0,
  });
}
