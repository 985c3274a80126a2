/** `npm run bench:memory`: resident memory at rest and after 100,000 mixed requests (`--requests <number>`). Linux only. */
import { setTimeout as sleep } from "node:timers/promises";
import { printMeasurement } from "./support/measurement.ts";
import { insertCompanies, sendRandomRequest } from "./support/mixed-load.ts";
import { createProduct, numberOption, printEnvironment, residentMb, signUpUser } from "./support/product.ts";

const REQUESTS = numberOption("requests", 100_000);
const CLIENTS = 10;
const SETTLE_MS = 3000;

printEnvironment();
const product = await createProduct("pglite");
try {
  const server = await product.start();
  await sleep(SETTLE_MS);
  const idleMb = residentMb(server.pid);
  const client = await signUpUser(server);
  await insertCompanies(client);
  const errors = new Set<string>();
  const sendHalf = async () => {
    let left = REQUESTS / 2;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (; left > 0; ) {
          left -= 1;
          const { error } = await sendRandomRequest(client, Math.random);
          if (error) errors.add(error);
        }
      }),
    );
    await sleep(SETTLE_MS);
    return residentMb(server.pid);
  };
  const halfMb = await sendHalf();
  const endMb = await sendHalf();
  for (const error of errors) console.log(error);
  const growth = (endMb - halfMb) / halfMb;
  printMeasurement({
    name: "Resident memory of the server with the embedded database",
    measured:
      `${idleMb.toFixed(0)} MB idle, ${halfMb.toFixed(0)} MB after ${REQUESTS / 2} mixed requests, ` +
      `${endMb.toFixed(0)} MB after ${REQUESTS} (${(growth * 100).toFixed(1)} %), ${errors.size} distinct errors`,
    target: "at most 300 MB idle, 600 MB at the end, 10 % growth in the second half",
    met: idleMb <= 300 && endMb <= 600 && growth <= 0.1 && errors.size === 0,
  });
  await server.end("SIGTERM");
} finally {
  await product.remove();
}
