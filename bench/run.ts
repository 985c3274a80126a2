/** `npm run bench`: the measured figures, all of them or those named on the command line. A missed bar fails nothing. */
import { cpus } from "node:os";
import { measureFirstScreen } from "./first-screen.ts";
import { measureOneRow, measureThroughput } from "./gateway.ts";
import { measureRealtime } from "./realtime.ts";
import { measureRoutes } from "./routes.ts";
import { measureStart } from "./start.ts";
import { buildProduct, installPeers } from "./support/prepare.ts";
import { measureTables } from "./tables.ts";
import { measureTextScreen } from "./text-screen.ts";

const figures: Readonly<Record<string, () => Promise<void>>> = {
  "one-row": measureOneRow,
  throughput: measureThroughput,
  start: measureStart,
  "first-screen": measureFirstScreen,
  routes: measureRoutes,
  tables: measureTables,
  "text-screen": measureTextScreen,
  realtime: measureRealtime,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in figures));
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(", ")}. There are: ${Object.keys(figures).join(", ")}.`);
  process.exit(1);
}

await installPeers();
await buildProduct();
console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
for (const [name, measure] of Object.entries(figures)) if (asked.length === 0 || asked.includes(name)) await measure();
