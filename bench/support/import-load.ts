/** Users who import batches without pause; records which batches the server confirmed. */
import type { SupabaseClient } from "@supabase/supabase-js";

const ROWS_PER_BATCH = 25;
const PAGE_SIZE = 1000;
const PAUSE_AFTER_ERROR_MS = 20;

export interface ImportLoad {
  /** URL prefixes of the confirmed batches (status 201). */
  readonly confirmed: string[];
  /** Status of every other response; 0 if the connection broke. */
  readonly rejected: number[];
  readonly slowestMs: () => number;
  /** Resolves after the last response. */
  stop(): Promise<void>;
}

/** Each of the `writers` sends its next batch after the response to the previous one. Rejected batches are not repeated. */
export function startImportLoad(client: SupabaseClient, round: string, writers: number): ImportLoad {
  const confirmed: string[] = [];
  const rejected: number[] = [];
  let slowestMs = 0;
  const stopped = new AbortController();
  const write = async (writer: number) => {
    for (let n = 0; !stopped.signal.aborted; n += 1) {
      const batch = `${round}-w${writer}-b${n}-`;
      const rows = Array.from({ length: ROWS_PER_BATCH }, (_, row) => ({
        url: `${batch}${row}`,
        company_name: `Company ${batch}${row}`,
      }));
      const began = performance.now();
      const { status, error } = await client.from("company_facts").insert(rows);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      if (error === null && status === 201) confirmed.push(batch);
      else {
        rejected.push(status);
        // Connections to a stopped server fail at once: without a pause this is a busy loop.
        await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_ERROR_MS));
      }
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    confirmed,
    rejected,
    slowestMs: () => slowestMs,
    async stop() {
      stopped.abort();
      await all;
    },
  };
}

export interface DataLoss {
  /** Rows of confirmed batches that are missing. */
  readonly lostRows: number;
  /** Batches of which only some rows exist, confirmed or not. */
  readonly partialBatches: number;
}

/** Compares the confirmed batches of a round with the rows in the database. */
export async function measureDataLoss(
  client: SupabaseClient,
  round: string,
  confirmed: readonly string[],
): Promise<DataLoss> {
  const rowsPerBatch = new Map<string, number>();
  for (let from = 0; ; from += PAGE_SIZE) {
    const { data, error } = await client
      .from("company_facts")
      .select("url")
      .like("url", `${round}-%`)
      .order("url")
      .range(from, from + PAGE_SIZE - 1);
    if (error) throw new Error(`Could not read the rows: ${error.message}`);
    for (const { url } of data as { url: string }[]) {
      const batch = url.slice(0, url.lastIndexOf("-") + 1);
      rowsPerBatch.set(batch, (rowsPerBatch.get(batch) ?? 0) + 1);
    }
    if (data.length < PAGE_SIZE) break;
  }
  const lostRows = confirmed.reduce((sum, batch) => sum + ROWS_PER_BATCH - (rowsPerBatch.get(batch) ?? 0), 0);
  const partialBatches = [...rowsPerBatch.values()].filter((rows) => rows !== ROWS_PER_BATCH).length;
  return { lostRows, partialBatches };
}
