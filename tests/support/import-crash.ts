/** Kills the server in the middle of an import and of its undo, and goes on after a restart. */
import { createClient } from "@supabase/supabase-js";
import type { ServerProcess } from "./server-process.ts";

const USER = { email: "ada.lovelace@fund.example", password: "correct horse battery" };

export interface CrashedImport {
  start(): Promise<ServerProcess>;
  /** Makes the companies' names and URLs unique. */
  readonly round: string;
  readonly chunks: number;
  readonly rowsPerChunk: number;
  /** Chunks, and pages of the undo, that are confirmed before the one during which the server is killed. */
  readonly confirmed: number;
  /** From the request to the kill. */
  wait(): Promise<void>;
}

export interface CrashReport {
  /** Chunks or pages that were applied in part. */
  readonly partial: number;
  /** Confirmed chunks of which a row is missing. */
  readonly lost: number;
  /** What differs from an uninterrupted run, after going on; after the import and after the undo. */
  readonly differences: readonly string[];
}

interface Row {
  readonly company_name: string;
  readonly url: string;
  readonly founded_year: number | null;
}

export async function crashImport(run: CrashedImport): Promise<CrashReport> {
  const { round, chunks, rowsPerChunk } = run;
  const nameOf = (chunk: number, row: number) => `${round} ${chunk} ${row}`;
  const urlOf = (chunk: number, row: number) => `https://www.crunchbase.com/organization/${round}-${chunk}-${row}`;
  // The first company of each chunk is there before, without a year.
  const before = Array.from(
    { length: chunks },
    (_, chunk): Row => ({ company_name: nameOf(chunk, 0), url: urlOf(chunk, 0), founded_year: null }),
  );
  const rowsOf = (chunk: number) =>
    Array.from(
      { length: rowsPerChunk },
      (_, row): Row => ({ company_name: nameOf(chunk, row), url: urlOf(chunk, row), founded_year: 2000 + chunk }),
    );
  const all = Array.from({ length: chunks }, (_, chunk) => rowsOf(chunk)).flat();
  let partial = 0;
  let lost = 0;
  const differences: string[] = [];

  let server = await run.start();
  try {
    let client = await connect(server);
    const restart = async () => {
      await server.end("SIGKILL");
      server = await run.start();
      client = await connect(server);
    };
    const stored = async () => {
      const { data } = await client
        .from("company_facts")
        .select("company_name, url, founded_year")
        .like("company_name", `${round} %`)
        .limit(1000)
        .throwOnError();
      return data as readonly Row[];
    };
    const compare = (label: string, found: readonly Row[], expected: readonly Row[]) => {
      const text = (rows: readonly Row[]) =>
        new Set(rows.map((row) => JSON.stringify([row.company_name, row.url, row.founded_year])));
      const [one, other] = [text(found), text(expected)];
      for (const row of one) if (!other.has(row)) differences.push(`${label}: ${row} should not be there`);
      for (const row of other) if (!one.has(row)) differences.push(`${label}: ${row} is missing`);
      if (found.length !== one.size) differences.push(`${label}: ${found.length - one.size} rows are there twice`);
    };
    await client.from("company_facts").insert(before).throwOnError();
    const { data: operation } = await client
      .rpc("begin_operation", { kind: "import", label: `Import of ${round}` })
      .throwOnError();
    const changeCount = async () => {
      const counted = client.from("changes").select("*", { count: "exact", head: true }).eq("operation_id", operation);
      return (await counted.throwOnError()).count;
    };
    const send = async (chunk: number) => {
      const rows = rowsOf(chunk).map((values, row) => ({ line: chunk * rowsPerChunk + row + 2, id: null, values }));
      const { data } = await client.rpc("import_companies", { operation_id: operation, rows }).throwOnError();
      return (data as readonly { readonly outcome: string }[]).map(({ outcome }) => outcome);
    };

    for (let chunk = 0; chunk < run.confirmed; chunk += 1) await send(chunk);
    const pending = Promise.allSettled([send(run.confirmed)]);
    await run.wait();
    await restart();
    await pending;
    const afterKill = await stored();
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const dated = afterKill.filter(({ founded_year }) => founded_year === 2000 + chunk).length;
      if (dated !== 0 && dated !== rowsPerChunk) partial += 1;
      if (chunk < run.confirmed && dated !== rowsPerChunk) lost += 1;
    }
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const changesBefore = await changeCount();
      const outcomes = new Set(await send(chunk));
      if (outcomes.has("rejected")) differences.push(`chunk ${chunk}: ${[...outcomes].join(", ")}`);
      if (outcomes.has("same")) differences.push(`chunk ${chunk} did not find what it had done`);
      if (chunk < run.confirmed && (await changeCount()) !== changesBefore)
        differences.push(`chunk ${chunk} was applied again`);
    }
    await client.rpc("finish_operation", { id: operation }).throwOnError();
    compare("after the import", await stored(), all);

    const undo = async () => {
      const args = { id: operation, dry_run: false, max_changes: rowsPerChunk };
      const { data } = await client.rpc("undo_operation", args).throwOnError();
      return (data as { readonly status: string }).status;
    };
    for (let page = 0; page < run.confirmed; page += 1) await undo();
    const pendingUndo = Promise.allSettled([undo()]);
    await run.wait();
    await restart();
    await pendingUndo;
    const left = (await stored()).filter(({ founded_year }) => founded_year !== null).length;
    if (left % rowsPerChunk !== 0) partial += 1;
    if (left > all.length - run.confirmed * rowsPerChunk) lost += 1;
    while ((await undo()) === "more");
    compare("after the undo", await stored(), before);
  } finally {
    await server.end("SIGKILL");
  }
  return { partial, lost, differences };
}

async function connect({ url }: ServerProcess) {
  const { supabaseAnonKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseAnonKey: string };
  const client = createClient(url, supabaseAnonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  if ((await client.auth.signInWithPassword(USER)).error === null) return client;
  const { error } = await client.auth.signUp(USER);
  if (error !== null) throw error;
  return client;
}
