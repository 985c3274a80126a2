/**
 * `npm run bench:storage`: uploads, downloads and lists over loopback, and kill -9 during uploads. Options: `--kills <number>`,
 * `--objects <number>`, `--pglite`, `--postgres`.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { openDatabase } from "../gateway/db/open.ts";
import { crashDuringUploads, serviceStorage } from "../tests/support/file-crashes.ts";
import { resetPeak } from "../tests/support/resident-memory.ts";
import type { ServerProcess } from "../tests/support/server-process.ts";
import { printMeasurement } from "./support/measurement.ts";
import {
  createProduct,
  type Engine,
  enginesFromArgs,
  fetchAnonKey,
  numberOption,
  type Product,
  printEnvironment,
  residentMb,
  signUpUser,
} from "./support/product.ts";
import { median } from "./support/stats.ts";

const MEGABYTE = 1024 * 1024;
const FILE_BYTES = 50 * MEGABYTE;
const UPLOADS = 5;
const DOWNLOADS = 5;
const LISTS = 20;
const KILLS = numberOption("kills", 30);
const OBJECTS = numberOption("objects", 100_000);

printEnvironment();
for (const engine of enginesFromArgs()) {
  const product = await createProduct(engine);
  try {
    let server = await product.start();
    await measureTransfers(engine, server, product);
    await server.end("SIGTERM");
    await seedObjects(product);
    server = await product.start();
    await measureLists(engine, server);
    await server.end("SIGTERM");
  } finally {
    await product.remove();
  }
}
const product = await createProduct("pglite");
const { confirmed, lost, rowsWithoutBytes, bytesWithoutRow } = await crashDuringUploads({
  dataDir: product.dataDir,
  rounds: KILLS,
  start: () => product.start(),
});
await product.remove();
printMeasurement({
  name: `kill -9 during uploads, ${KILLS} times`,
  measured: `${confirmed} confirmed files, ${lost} lost, ${rowsWithoutBytes} rows without bytes, ${bytesWithoutRow} files without a row`,
  target: "0 of each",
  met: lost + rowsWithoutBytes + bytesWithoutRow === 0,
});

async function measureTransfers(engine: Engine, server: ServerProcess, { dataDir }: Product): Promise<void> {
  const storage = await serviceStorage(server.url, dataDir);
  await storage.createBucket("bench", { public: true });
  const bucket = storage.from("bench");
  const bytes = randomBytes(FILE_BYTES);
  // As the web app sends it, and as the official client sends a Blob.
  for (const [kind, body] of [
    ["raw", bytes],
    ["as a form", new Blob([bytes])],
  ] as const) {
    const uploadMs: number[] = [];
    const moreMbs: number[] = [];
    for (let n = 0; n < UPLOADS; n += 1) {
      await memorySettles(server);
      resetPeak(server.pid);
      const before = residentMb(server.pid);
      const began = performance.now();
      const { error } = await bucket.upload(`${kind}-${n}`, body);
      if (error) throw error;
      uploadMs.push(performance.now() - began);
      moreMbs.push(residentMb(server.pid, "VmHWM") - before);
    }
    const moreMb = Math.max(...moreMbs);
    printMeasurement({
      name: `Upload of 50 MB, ${kind} (${engine})`,
      measured: `${(median(uploadMs) / 1000).toFixed(2)} s, at most ${moreMb.toFixed(0)} MB more memory`,
      target: "1.5 s, 32 MB",
      met: median(uploadMs) <= 1500 && moreMb <= 32,
    });
  }
  const url = bucket.getPublicUrl("raw-0").data.publicUrl;
  const rates: number[] = [];
  for (let n = 0; n < DOWNLOADS; n += 1) {
    const began = performance.now();
    let received = 0;
    // Without collecting it: the client's memory would be measured too.
    const body = (await fetch(url)).body as unknown as AsyncIterable<Uint8Array> | null;
    for await (const chunk of body ?? []) received += chunk.byteLength;
    if (received !== FILE_BYTES) throw new Error(`Received ${received} bytes`);
    rates.push(FILE_BYTES / 1e6 / ((performance.now() - began) / 1000));
  }
  printMeasurement({
    name: `Download of 50 MB (${engine})`,
    measured: `${median(rates).toFixed(0)} MB/s`,
    target: "300 MB/s",
    met: median(rates) >= 300,
  });
}

/** Waits until the start's memory, some 500 MB on the embedded database, has been returned. */
async function memorySettles(server: ServerProcess): Promise<void> {
  let steady = 0;
  for (let last = residentMb(server.pid); steady < 8; steady += 1) {
    await sleep(250);
    const now = residentMb(server.pid);
    if (Math.abs(now - last) > 1) steady = 0;
    last = now;
  }
}

/** One folder with all objects, whose rows have no bytes, and a policy that lets every user read them. */
async function seedObjects({ dataDir, env }: Product): Promise<void> {
  const databaseUrl = env["DATABASE_URL"] ?? null;
  const database = await openDatabase({ databaseUrl, dataDir: `${dataDir}/database`, onWarning: () => {} });
  await database.run(
    [
      { text: "insert into storage.buckets (id, name) values ('many', 'many')" },
      {
        text: `create policy "read many" on storage.objects for select to authenticated
          using (bucket_id = 'many' and (select auth.uid()) is not null)`,
      },
      {
        text: `insert into storage.objects (bucket_id, name, metadata)
          select 'many', 'folder/' || md5(n::text) || '.pdf', '{"size": 1}' from generate_series(1, $1) n`,
        values: [String(OBJECTS)],
      },
      { text: "analyze storage.objects" },
    ],
    { deadlineMs: 600_000 },
  );
  await database.close();
}

async function measureLists(engine: Engine, server: ServerProcess): Promise<void> {
  const user = await signUpUser(server);
  const { data } = await user.auth.getSession();
  const client = createClient(server.url, await fetchAnonKey(server), {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${data.session?.access_token}` } },
  });
  const list = async (folder: string, expected: number) => {
    const times: number[] = [];
    for (let n = 0; n < LISTS; n += 1) {
      const began = performance.now();
      const { data: rows, error } = await client.storage.from("many").list(folder);
      if (error) throw error;
      if (rows.length !== expected) throw new Error(`Listed ${rows.length} entries`);
      times.push(performance.now() - began);
    }
    return median(times);
  };
  const pageMs = await list("folder", 100);
  const rootMs = await list("", 1);
  printMeasurement({
    name: `First page of ${OBJECTS} objects under row-level security (${engine})`,
    measured: `${pageMs.toFixed(1)} ms; their parent folder ${rootMs.toFixed(1)} ms`,
    target: "50 ms",
    met: Math.max(pageMs, rootMs) <= 50,
  });
}
