/** `npm run bench:memory`: what the server holds at rest, and after 100,000 mixed requests. Linux: read from /proc. */
import { setTimeout as sleep } from "node:timers/promises";
import { printFigure } from "./support/figure.ts";
import { act, prepareCompanies } from "./support/mixed-load.ts";
import { makeProduct, newPerson, numberOption, printMachine, residentMb } from "./support/product.ts";

const REQUESTS = numberOption("requests", 100_000);
const CLIENTS = 10;
const SETTLE_MS = 3000;

printMachine();
const product = await makeProduct("pglite");
try {
  const server = await product.start();
  await sleep(SETTLE_MS);
  const idleMb = residentMb(server.pid);
  const client = await newPerson(server);
  await prepareCompanies(client);
  const faults = new Set<string>();
  const half = async () => {
    let left = REQUESTS / 2;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (; left > 0; ) {
          left -= 1;
          const { error } = await act(client, Math.random);
          if (error) faults.add(error);
        }
      }),
    );
    await sleep(SETTLE_MS);
    return residentMb(server.pid);
  };
  const halfMb = await half();
  const endMb = await half();
  for (const fault of faults) console.log(fault);
  const growth = (endMb - halfMb) / halfMb;
  printFigure({
    what: `Resident memory of the embedded server`,
    measured:
      `${idleMb.toFixed(0)} MB idle, ${halfMb.toFixed(0)} MB after ${REQUESTS / 2} mixed requests, ` +
      `${endMb.toFixed(0)} MB after ${REQUESTS} (${(growth * 100).toFixed(1)} %), ${faults.size} kinds of errors`,
    bar: "at most 300 MB idle, 600 MB after, growth in the second half at most 10 %",
    kept: idleMb <= 300 && endMb <= 600 && growth <= 0.1 && faults.size === 0,
  });
  await server.end("SIGTERM");
} finally {
  await product.remove();
}
