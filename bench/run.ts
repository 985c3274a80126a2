/** `npm run bench [name…]`: all benchmarks below, or the named ones. A missed target does not fail the run. */
import { cpus } from "node:os";
import { measureBoard } from "./board.ts";
import { measureFind } from "./find.ts";
import { measureFirstScreen } from "./first-screen.ts";
import { measureOneRow, measureThroughput } from "./gateway.ts";
import { measureHistory } from "./history.ts";
import { measureHotlist } from "./hotlist.ts";
import { measureImport } from "./import.ts";
import { measureImportScreen } from "./import-screen.ts";
import { measureOpenData } from "./open-data.ts";
import { measurePalette } from "./palette.ts";
import { measureRealtime } from "./realtime.ts";
import { measureRoutes } from "./routes.ts";
import { measureSimilar } from "./similar.ts";
import { measureStart } from "./start.ts";
import { buildProduct, installAlternatives } from "./support/prepare.ts";
import { measureTables } from "./tables.ts";
import { measureTextScreen } from "./text-screen.ts";

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  "one-row": measureOneRow,
  throughput: measureThroughput,
  start: measureStart,
  "first-screen": measureFirstScreen,
  routes: measureRoutes,
  "open-data": measureOpenData,
  tables: measureTables,
  history: measureHistory,
  find: measureFind,
  palette: measurePalette,
  similar: measureSimilar,
  import: measureImport,
  "import-screen": measureImportScreen,
  hotlist: measureHotlist,
  board: measureBoard,
  "text-screen": measureTextScreen,
  realtime: measureRealtime,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(", ")}. Available: ${Object.keys(benchmarks).join(", ")}.`);
  process.exit(1);
}

await installAlternatives();
await buildProduct();
console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
for (const [name, measure] of Object.entries(benchmarks))
  if (requested.length === 0 || requested.includes(name)) await measure();
